import { roundTone } from './round-record.ts';

it.each([
  ['closed', '1.00', '2.00', 'won'],
  ['closed', '1.00', '1.00', 'returned'],
  ['closed', '1.00', '0.55', 'returned'],
  ['closed', '1.00', '0.00', 'lost'],
  ['open', '1.00', '0.00', 'open'],
  ['cancelled', '0.00', '0.00', 'cancelled'],
] as const)('a round that is %s, with a bet of %s that paid %s, is called %s', (state, bet, win, name) => {
  expect(roundTone({ state, bet, win }).name).toBe(name);
});

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

it('[A62] a round whose win went to the house with a bonus is not called won', () => {
  const round = { state: 'closed', bet: '1.00', win: '2.00' } as const;
  expect([
    roundTone({ ...round, withheld: '1.50' }).name,
    roundTone({ ...round, withheld: '2.00' }).name,
  ]).toEqual(['returned', 'lost']);
});

import { firstBet } from './first-bet.ts';

const BETS = [20, 40, 60, 100, 200];

it.each([
  ['the usual one', 1_000, 100],
  ['the usual one, exactly paid for', 100, 100],
  ['the highest that the balance pays for', 99, 60],
  ['the lowest when it pays for none', 5, 20],
])('a game begins with %s', (_, balanceCentavos, bet) => {
  expect(firstBet(BETS, balanceCentavos)).toBe(bet);
});

it('a game whose bets begin higher opens at the lowest of them', () => {
  expect(firstBet([100, 200, 500], 1_000)).toBe(100);
  expect(firstBet([500, 1_000], 10_000)).toBe(500);
  expect(firstBet([], 1_000)).toBe(0);
});

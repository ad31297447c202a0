import { giftOf, giftStanding, tierOf, type Gifts } from './gift-standing.ts';

const gifts = (total: string | null, most: string | null = null): Gifts => ({
  total,
  most,
  percent: null,
  next: null,
  turnover: '5',
  tiers: [
    { name: 'Bronze', from: '1000.00', to: '5000.00', percent_from: '5.00', percent_to: '10.00' },
    { name: 'Silver', from: '5000.00', to: '15000.00', percent_from: '10.00', percent_to: '15.00' },
  ],
});

describe('where a player stands on the gift tiers', () => {
  it.each([
    [null, null],
    ['999.99', null],
    ['1000.00', 'Bronze'],
    ['5000.00', 'Bronze'],
    ['5000.01', 'Silver'],
    ['99999.00', 'Silver'],
  ])('[A37] [A59] with %s in total is %s', (total, name) => {
    expect(tierOf(giftStanding(gifts(total)))?.name ?? null).toBe(name);
  });

  it('[A12] [A37] the next deposit counts in the total that decides its share', () => {
    expect(giftOf(giftStanding(gifts('900.00')), 100_00)).toBe(5_00);
    expect(giftOf(giftStanding(gifts('900.00')), 99_99)).toBe(0);
    expect(giftOf(giftStanding(gifts('9000.00')), 1_000_00)).toBe(125_00);
  });

  it('[A37] a deposit brings no more than the most that the server names', () => {
    expect(giftOf(giftStanding(gifts('9000.00', '100.00')), 1_000_00)).toBe(100_00);
    expect(giftOf(giftStanding(gifts('900.00', '100.00')), 100_00)).toBe(5_00);
  });
});

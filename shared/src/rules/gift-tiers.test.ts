import fc from 'fast-check';
import { giftCentavos, giftHundredths, type GiftTier } from './gift-tiers.ts';

const tier = (name: string, from: number, to: number, low: number, high: number): GiftTier => ({
  name,
  fromCentavos: from * 100,
  toCentavos: to * 100,
  fromHundredths: low * 100,
  toHundredths: high * 100,
});
const TIERS = [
  tier('Bronze', 1_000, 5_000, 5, 10),
  tier('Silver', 5_000, 15_000, 10, 15),
  tier('Gold', 15_000, 30_000, 15, 18),
  tier('Platinum', 30_000, 60_000, 18, 20),
  tier('Diamond', 60_000, 100_000, 20, 20),
];

describe('gift tiers', () => {
  it.each([
    [0, 0],
    [999_99, 0],
    [1_000_00, 500],
    [3_000_00, 750],
    [5_000_00, 1_000],
    [5_000_01, 1_000],
    [5_001_00, 1_000],
    [10_000_00, 1_250],
    [15_000_00, 1_500],
    [15_001_00, 1_500],
    [22_500_00, 1_650],
    [30_000_00, 1_800],
    [45_000_00, 1_900],
    [60_000_00, 2_000],
    [60_001_00, 2_000],
    [100_000_00, 2_000],
    [9_999_999_99, 2_000],
  ])(
    '[R247] [R248] [R249] [R250] [R251] [A12] of %i centavos in total give %i hundredths of a percent',
    (total, hundredths) => {
      expect(giftHundredths(TIERS, total)).toBe(hundredths);
    },
  );

  it('[A12] never fall while the total grows, jump only where they begin, and end at 20 %', () => {
    fc.assert(
      fc.property(fc.nat(150_000_00), fc.nat(10_000), (total, more) => {
        const [before, after] = [giftHundredths(TIERS, total), giftHundredths(TIERS, total + more)];
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(2_000);
        // R$ 100 more is at most 0.13 points more; the first tier begins with 5 %.
        const most = before > 0 ? 13 : 513;
        expect(after - before).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('[A12] [A37] give whole centavos, rounded down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_00 }), fc.nat(100_000_00), (recharge, before) => {
        const gift = giftCentavos(TIERS, before + recharge, recharge);
        const exact = BigInt(recharge) * BigInt(giftHundredths(TIERS, before + recharge));
        expect(BigInt(gift)).toBe(exact / 10_000n);
      }),
    );
    expect(giftCentavos([], 5_000_00, 100_00)).toBe(0);
  });
});

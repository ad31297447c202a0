import { drawPrize, TOTAL_WEIGHT, WHEEL_PRIZES } from './lottery-wheel.ts';

const seedsOf = (nonce: number) => ({ serverSeed: 'server', clientSeed: 'client', nonce });

describe('the lottery wheel', () => {
  it('[G20] [R105] has eight segments: money of 1 to 500, one more spin, no prize', () => {
    const told = WHEEL_PRIZES.map(({ reward, quantity }) => `${reward} ${quantity}`);

    expect(told.toSorted()).toEqual(
      ['BRL 1', 'BRL 2', 'BRL 5', 'BRL 10', 'BRL 50', 'BRL 500', 'WHEEL 1', 'SMILEY 0'].toSorted(),
    );
    expect(new Set(WHEEL_PRIZES.map(({ id }) => id)).size).toBe(8);
  });

  it('[G20] has weights that add up, and gives back less than half a percent of the bets that earn a spin', () => {
    const sum = WHEEL_PRIZES.reduce((total, { weight }) => total + weight, 0);
    const [money, again] = (['BRL', 'WHEEL'] as const).map((kind) =>
      WHEEL_PRIZES.filter(({ reward }) => reward === kind).reduce(
        (total, { weight, quantity }) => total + (weight * quantity) / TOTAL_WEIGHT,
        0,
      ),
    );

    expect(sum).toBe(TOTAL_WEIGHT);
    expect((money ?? 0) / (1 - (again ?? 0)) / 200).toBeCloseTo(0.00369, 5);
  });

  it('[G14] draws the same prize from the same seeds, and each prize as often as its weight says', () => {
    const SPINS = 60_000;
    const counts = new Map<number, number>();
    for (let nonce = 1; nonce <= SPINS; nonce += 1) {
      const { id } = drawPrize(seedsOf(nonce));
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }

    expect(drawPrize(seedsOf(7))).toBe(drawPrize(seedsOf(7)));
    for (const { id, weight } of WHEEL_PRIZES) {
      const expected = (SPINS * weight) / TOTAL_WEIGHT;
      expect(Math.abs((counts.get(id) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected) + 1);
    }
  });
});

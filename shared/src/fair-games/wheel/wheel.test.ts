import { drawWheel, WHEEL_KINDS, WHEEL_RTP_HUNDREDTHS, WHEEL_SEGMENTS } from './wheel.ts';

const SETS = Array.from({ length: 63 }, (_, index) =>
  WHEEL_KINDS.map((_kind, kind) => kind).filter((kind) => (index + 1) & (1 << kind)),
);

describe('the mathematics of the wheel', () => {
  it('[G14] returns exactly 96 % for every choice of kinds, by summation over all segments', () => {
    for (const kinds of SETS) {
      const bet = 20 * kinds.length;
      const paid = WHEEL_SEGMENTS.reduce(
        (sum, _, segment) => sum + drawWheel(() => segment, bet, { kinds }).winCentavos,
        0,
      );
      expect((paid * 10_000) / (bet * WHEEL_SEGMENTS.length)).toBe(WHEEL_RTP_HUNDREDTHS);
    }
  });

  it('has as many segments of each kind as it says, and 48 for segments times multiplier', () => {
    expect(WHEEL_SEGMENTS).toHaveLength(50);
    for (const [kind, { segments, multiplier }] of WHEEL_KINDS.entries()) {
      expect(WHEEL_SEGMENTS.filter((shown) => shown === kind)).toHaveLength(segments);
      expect(segments * multiplier).toBe(48);
    }
  });

  it('has no two neighbours of one kind', () => {
    const isDouble = WHEEL_SEGMENTS.map(
      (kind, at) => kind === WHEEL_SEGMENTS[(at + 1) % WHEEL_SEGMENTS.length],
    );

    expect(isDouble).not.toContain(true);
  });

  it('pays the kind under the pointer, and nothing for the others', () => {
    expect(drawWheel(() => 0, 200, { kinds: [0, 5] }).winCentavos).toBe(4_800);
    expect(drawWheel(() => 2, 200, { kinds: [0, 5] })).toEqual({ picture: { segment: 2 }, winCentavos: 0 });
  });
});

import { turnsTo } from './turning.ts';

describe('a spin of the wheel', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    '[R209] ends with segment %i below the pointer, wherever it begins',
    (segment) => {
      for (const from of [0, 45, 333, 2_205]) {
        const end = turnsTo(from, segment, 8);

        expect((end + segment * 45) % 360).toBe(0);
        expect(end - from).toBeGreaterThanOrEqual(5 * 360);
      }
    },
  );
});

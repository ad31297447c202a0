import { contrast } from '../theme/colour.ts';
import { MOODS } from './palette.ts';

describe('MOODS', () => {
  it.each(Object.entries(MOODS))(
    'sets the titles of %s off their outline by 4.5:1 or more',
    (_family, moods) => {
      const ratios = moods.flatMap(({ title, ink }) => title.map((colour) => contrast(colour, ink)));

      expect(Math.min(...ratios)).toBeGreaterThan(4.5);
    },
  );
});

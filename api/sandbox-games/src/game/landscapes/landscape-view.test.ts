import { INSTANT_TITLES } from '../../provider/catalogue/instant-titles.ts';
import { landscapeOf } from './landscape-view.ts';

it.each(INSTANT_TITLES.map(({ name, look }) => [name, look]))('%s has a landscape of its own', (_, look) => {
  const { sky, pieces } = landscapeOf(look);

  expect(sky).toHaveLength(3);
  expect(pieces.map(([path]) => path).join('')).not.toMatch(/NaN|undefined|Infinity/);
  expect(new Set(INSTANT_TITLES.map((title) => title.look)).size).toBe(INSTANT_TITLES.length);
});

it('there is none for a look that nobody has', () => {
  expect(() => landscapeOf('nowhere')).toThrow('there is no landscape nowhere');
});

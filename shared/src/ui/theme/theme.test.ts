import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fontFaceCss } from './font-face.ts';
import { themeCss } from './theme-css.ts';
import { themes } from './themes.ts';
import { tokens } from './tokens.ts';

const ASSETS = join(__dirname, '../../../assets');

describe('a theme', () => {
  it.each(Object.values(themes))('$name gives a value to every colour that the tokens refer to', (theme) => {
    const css = themeCss(theme);

    for (const reference of Object.values(tokens.color)) {
      expect(css).toContain(`${reference.slice('var('.length, -1)}:`);
    }
  });

  it.each([
    ['aurora', ''],
    ['mare', 'mare'],
  ])('%s has its background video and poster', (_, folder) => {
    const files = ['ambient.webm', 'ambient.mp4', 'poster.webp'].map((file) =>
      join(ASSETS, 'video', folder, file),
    );

    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('can be limited to a part of the page', () => {
    expect(themeCss(themes.mare, '.preview')).toMatch(
      /^\.preview\{color-scheme:dark;--m-color-ground:#06121f;/,
    );
  });
});

describe('fontFaceCss', () => {
  it('names files that exist', () => {
    const files = [...fontFaceCss('/assets/fonts').matchAll(/url\('\/assets\/(.+?)'\)/g)].map(
      ([, file = '']) => file,
    );

    expect(files).toHaveLength(3);
    expect(files.filter((file) => !existsSync(join(ASSETS, file)))).toEqual([]);
  });
});

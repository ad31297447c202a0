import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fontFaceCss } from './font-face.ts';
import { themeCss, themesCss } from './theme-css.ts';
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

  it('[G34] is chosen by the page: the default by nothing, another one by its name', () => {
    const [, byDefault = '', mare = ''] =
      /^:root\{(.*?)\}html\[data-theme="mare"\]\{(.*?)\}$/.exec(themesCss()) ?? [];

    expect(byDefault).toContain(`--m-color-action:${themes.aurora.color.action};`);
    expect(mare).toContain(`--m-color-action:${themes.mare.color.action};`);
    expect(mare).not.toContain('--m-color-danger:');
    for (const line of byDefault.split(';').slice(1)) {
      const [property = '', value = ''] = line.split(':');
      const isSame = themeCss(themes.mare).includes(`${property}:${value}`);
      expect(mare.includes(`${property}:`)).toBe(!isSame);
    }
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

  it('sets what devices have to the width of each weight, and to the heights of the font, so that no line moves when it comes', () => {
    const css = fontFaceCss('/assets/fonts');
    const faces = [
      ...css.matchAll(
        /font-family:'(Bricolage Fallback[^']*)';font-weight:(\d+);[^}]*size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/g,
      ),
    ].map(([, family = '', ...numbers]) => [family, ...numbers.map(Number)] as const);

    expect(faces.map(([family, weight]) => `${family} ${weight}`)).toEqual(
      ['Bricolage Fallback', 'Bricolage Fallback Roboto'].flatMap((family) =>
        [400, 500, 700, 800].map((weight) => `${family} ${weight}`),
      ),
    );
    for (const [family, , width = 0, ascent = 0, descent = 0] of faces) {
      expect(tokens.font.family).toContain(`'${family}'`);
      expect((width * ascent) / 100).toBeCloseTo(93, 0);
      expect((width * descent) / 100).toBeCloseTo(27, 0);
    }
  });
});

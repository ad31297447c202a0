const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const VIETNAMESE =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB';

/** File of the subset that every page needs; worth a preload. */
export const FONT_LATIN_FILE = 'bricolage-latin.woff2';

const SUBSETS = [
  [FONT_LATIN_FILE, LATIN],
  ['bricolage-latin-ext.woff2', LATIN_EXT],
  ['bricolage-vietnamese.woff2', VIETNAMESE],
] as const;

/**
 * `@font-face` rules of the self-hosted font (Bricolage Grotesque, OFL) and of fallbacks with the same metrics, so that
 * the swap moves nothing.
 *
 * @param base URL of the folder of the font files, without a trailing slash, e.g. `/assets/fonts`
 */
export function fontFaceCss(base: string): string {
  const faces = SUBSETS.map(
    ([file, range]) =>
      `@font-face{font-family:'Bricolage';font-style:normal;font-display:swap;font-weight:400 800;` +
      `src:url('${base}/${file}') format('woff2');unicode-range:${range}}`,
  );
  return `${faces.join('')}${FALLBACKS.map(fallbackCss).join('')}`;
}

/** Heights of the font above and below the line, in percent of its size. */
const HEIGHTS = { ascent: 93, descent: 27 } as const;

/** Fonts that devices have, and how wide ours is in percent of theirs, by weight: measured on our Portuguese texts at 12 to 20 px. */
const FALLBACKS = [
  {
    family: 'Bricolage Fallback',
    names: ['Arial', 'Liberation Sans'],
    widths: { 400: 103.7, 500: 104.9, 700: 100.3, 800: 101.5 },
  },
  // Android. Its bold is much narrower than Arial's.
  {
    family: 'Bricolage Fallback Roboto',
    names: ['Roboto'],
    widths: { 400: 104.4, 500: 105.7, 700: 107.1, 800: 108.3 },
  },
] as const;

function fallbackCss({ family, names, widths }: (typeof FALLBACKS)[number]): string {
  const faces = Object.entries(widths).map(([weight, width]) => {
    const style = Number(weight) < 600 ? '' : ' Bold';
    const override = (height: number) => `${((height / width) * 100).toFixed(1)}%`;
    return (
      `@font-face{font-family:'${family}';font-weight:${weight};src:${names.map((name) => `local('${name}${style}')`).join()};` +
      `size-adjust:${width}%;ascent-override:${override(HEIGHTS.ascent)};descent-override:${override(HEIGHTS.descent)};line-gap-override:0%}`
    );
  });
  return faces.join('');
}

/**
 * Draws the icons of an installed site, one set for each theme, from the mark in favicon.svg.
 *
 *   node shared/assets/make-icons.mjs
 *
 * Needs Chromium: Playwright's own, or the one that CHROMIUM_PATH names. Writes icons/<theme>/. Run by hand when the mark
 * changes; the results are committed, no build step draws them.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../../e2e/package.json', import.meta.url))('@playwright/test');
const MARK = readFileSync(new URL('./favicon.svg', import.meta.url), 'utf8');

/* The colours of the mark, as in shared/src/ui/theme/themes.ts: lit, plain and deep action, lit accent, ground. */
const AURORA = ['#5adf97', '#2bd67b', '#22a761', '#f8d281', '#07130f'];
const THEMES = {
  aurora: AURORA,
  mare: ['#ff8d7e', '#ff6b57', '#d75d50', '#75d9da', '#06121f'],
};

/* The system cuts a maskable icon and one of a home screen to a shape of its own: their tile fills everything, with room around. */
const ICONS = [
  { file: 'icon-192.png', size: 192, isFull: false },
  { file: 'icon-512.png', size: 512, isFull: false },
  { file: 'maskable-512.png', size: 512, isFull: true },
  { file: 'apple-touch-icon.png', size: 180, isFull: true },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [theme, colours] of Object.entries(THEMES)) {
  const folder = new URL(`./icons/${theme}/`, import.meta.url).pathname;
  mkdirSync(folder, { recursive: true });
  const mark = AURORA.reduce((svg, colour, index) => svg.replaceAll(colour, colours[index]), MARK);
  for (const { file, size, isFull } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(pageOf(isFull ? withRoom(mark) : mark));
    await page.screenshot({ path: folder + file, omitBackground: true });
    await page.close();
  }
}
await browser.close();

/** The same picture in a square that reaches five units further on each side. */
function withRoom(svg) {
  return svg
    .replace('viewBox="0 0 40 40"', 'viewBox="-5 -5 50 50"')
    .replace('<rect width="40" height="40" rx="12"/>', '<rect x="-5" y="-5" width="50" height="50"/>')
    .replace('d="M0 0h40v40H0z"', 'd="M-5-5h50v50h-50z"');
}

function pageOf(svg) {
  return `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;
}

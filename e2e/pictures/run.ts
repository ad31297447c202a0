/**
 * Takes the pictures; started by `pnpm pictures`, which has the site running. Without options: those of the README. With
 * `--screens home,deposit`, `--screens wallet`, `promotions`, `account` or `agency` (all states of their screens) or `--screens all`: each of these screens at each width, for a look at the whole site; then
 * `--widths 320,390`, `--language en` and `--host mare.localhost` say which, `--forced-colours` and `--text 200` (percent) how. With
 * `--film`: a spin of the lottery wheel.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { setting } from '../site.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { takeSurvey } from './survey.ts';
import { filmWheel } from './wheel-film.ts';

/** Addresses of the screens of an area, by the name that stands for all their states. */
const PATHS = {
  wallet: /^\/(recharge|withdraw|rechargeRecord|withdrawalRecord|order-center)(\/|$)/,
  promotions: /^\/promotion\//,
  account: /^\/(profile|security-center|information-center|responsible-gaming|identity|terms)(\/|\?|$)/,
  agency: /^\/agency-center\//,
} as const;

const { values } = parseArgs({
  options: {
    screens: { type: 'string' },
    film: { type: 'boolean', default: false },
    widths: { type: 'string', default: '320,390,768,1280,1920' },
    language: { type: 'string' },
    host: { type: 'string' },
    'forced-colours': { type: 'boolean', default: false },
    text: { type: 'string', default: '100' },
  },
});

/** In pixels, as browsers have it unless people ask for larger texts. */
const TEXT_SIZE = 16;

const browser = await chromium.launch({
  executablePath: setting('E2E_BROWSER'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--force-color-profile=srgb',
    // The browser's own setting: layouts that change with the size of texts follow it from the start.
    `--blink-settings=defaultFontSize=${(TEXT_SIZE * Number(values.text)) / 100}`,
  ],
  // Wide screens have scroll bars; phones, which lay them over the page, hide them by themselves.
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
try {
  const isForReadme = !values.film && values.screens === undefined;
  if (isForReadme) await takeReadmePictures(browser);
  if (values.film)
    await filmWheel(browser, { language: values.language, folder: setting('PICTURES_FOLDER') });
  if (values.screens !== undefined)
    await takeSurvey(browser, {
      names: screensIn(values.screens),
      widths: values.widths.split(',').map(Number),
      language: values.language,
      host: values.host,
      hasForcedColours: values['forced-colours'],
      folder: setting('PICTURES_FOLDER'),
    });
} finally {
  await browser.close();
}

/** @throws when a name is none of ours */
function screensIn(text: string): ScreenName[] {
  const known = Object.keys(SCREENS) as ScreenName[];
  if (text === 'all') return known;
  return text.split(',').flatMap((name) => {
    const area = Object.entries(PATHS).find(([owner]) => owner === name);
    if (area) return known.filter((screen) => area[1].test(SCREENS[screen].path));
    const found = known.find((screen) => screen === name);
    if (!found) throw new Error(`There is no screen ${name}; there are ${known.join(', ')}`);
    return found;
  });
}

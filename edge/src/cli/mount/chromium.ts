import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Starts a real browser: MOSAICO_CHROMIUM, else Playwright's own, else an installed one. @returns why there is none */
export async function openChromium(environment: NodeJS.ProcessEnv): Promise<Browser | string> {
  // A part that may be missing: the command is also packed for teams, without it.
  const playwright = await import('playwright-core').catch(() => null);
  if (!playwright) return 'playwright-core is not installed';
  const { chromium } = playwright;
  const named = environment['MOSAICO_CHROMIUM'];
  const places = named ? [named] : [chromium.executablePath(), ...INSTALLED];
  const executablePath = places.find((place) => existsSync(place));
  if (executablePath === undefined) return 'there is no Chromium (MOSAICO_CHROMIUM names one)';
  return await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, withoutWindows } from './browser.mjs';
import { run } from './processes.mjs';
import { PNPM, ROOT, ensureInstalled, freePort, projectEnv, projectNode } from './setup.mjs';
import { SEEDED_MEMBER, buildAll, releaseAll, startSite } from './site.mjs';
import { step } from './terminal.mjs';

/**
 * Does something on a site that nobody else uses: built from these sources, released and started in a temporary folder, which is
 * gone afterwards unless `E2E_KEEP` is set. Whatever was done there, the books have to be sound at the end.
 *
 * @param {Record<string, string>} serverEnv settings of API and edge beside those that put chance and limits into the caller's hands
 * @param {(env: Record<string, string>, ended: Promise<string>) => Promise<void>} work gets what a program needs to use the site
 *   (`e2e/site.ts`), and the end of its processes, with the reason
 */
export async function onOwnSite(serverEnv, work) {
  await ensureInstalled();
  const browser = await findBrowser();
  await step('Building the shell and the areas', buildAll);
  const home = mkdtempSync(path.join(tmpdir(), 'mosaico-e2e-'));
  mkdirSync(path.join(home, 'logs'));
  try {
    await step('Releasing into a new registry', () => releaseAll(home));
    // Chance and time limits are in the tests' hands; all else is as it ships.
    const captcha = 'MOSAIC';
    const inTestsHands = { CAPTCHA_FIXED_CODE: captcha, RATE_LIMIT_FACTOR: '1000' };
    const site = await step('Starting database, API and edge', async () =>
      startSite({ home, port: await freePort(), env: { ...inTestsHands, ...serverEnv } }),
    );
    try {
      const settings = {
        ...projectEnv(),
        E2E_ORIGIN: site.origin,
        E2E_API_URL: site.apiUrl,
        E2E_PNPM: PNPM,
        E2E_HOME: home,
        E2E_BROWSER: browser,
        E2E_HEADLESS_BROWSER: withoutWindows(browser),
        E2E_CAPTCHA: captcha,
        E2E_MEMBER: SEEDED_MEMBER.name,
        E2E_PASSWORD: SEEDED_MEMBER.password,
      };
      await work(settings, site.ended);
    } finally {
      await site.stop();
    }
    await step('Verifying the books', () =>
      run(projectNode(), ['api/src/verify-books.ts'], {
        cwd: ROOT,
        env: { ...projectEnv(), DATA_DIR: path.join(home, 'data') },
        quiet: true,
        title: 'The verification of the books',
      }),
    );
  } finally {
    if (!process.env.E2E_KEEP) rmSync(home, { recursive: true, force: true });
  }
}

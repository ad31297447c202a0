/**
 * pnpm e2e [playwright arguments]: the browser tests, against a site of their own: real edge, real API, real database, in a
 * temporary folder that is gone afterwards. `pnpm e2e journey` runs the tests whose file name matches.
 */
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, freePort, projectEnv, projectNode } from './setup.mjs';
import { SEEDED_MEMBER, buildAll, releaseAll, startSite } from './site.mjs';
import { runCommand, step } from './terminal.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const browser = await findBrowser();
  await step('Building the shell and the areas', buildAll);
  const home = mkdtempSync(path.join(tmpdir(), 'mosaico-e2e-'));
  mkdirSync(path.join(home, 'logs'));
  try {
    await runOn(home, browser);
  } finally {
    if (!process.env.E2E_KEEP) rmSync(home, { recursive: true, force: true });
  }
});

async function runOn(home, browser) {
  await step('Releasing into a new registry', () => releaseAll(home));
  // Chance and time limits are in the tests' hands; all else is as it ships.
  const captcha = 'MOSAIC';
  const env = { CAPTCHA_FIXED_CODE: captcha, RATE_LIMIT_FACTOR: '1000' };
  const site = await step('Starting database, API and edge', async () =>
    startSite({ home, port: await freePort(), env }),
  );
  const cli = path.join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');
  try {
    await run(projectNode(), [cli, 'test', ...process.argv.slice(2)], {
      cwd: path.join(ROOT, 'e2e'),
      title: 'The browser tests',
      env: {
        ...projectEnv(),
        E2E_ORIGIN: site.origin,
        E2E_API_URL: site.apiUrl,
        E2E_HOME: home,
        E2E_BROWSER: browser,
        E2E_CAPTCHA: captcha,
        E2E_MEMBER: SEEDED_MEMBER.name,
        E2E_PASSWORD: SEEDED_MEMBER.password,
      },
    });
  } finally {
    await site.stop();
  }
}

/**
 * pnpm e2e [playwright arguments]: the browser tests, against a site of their own: real edge, real API, real database, in a
 * temporary folder that is gone afterwards. `pnpm e2e journey` runs the tests whose file name matches.
 *
 *     --repeat 10   that many runs in a row on the same site; a run that fails does not end the others
 *     --busy        with a thread for every core that keeps it busy
 */
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { findBrowser } from './browser.mjs';
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, freePort, projectEnv, projectNode } from './setup.mjs';
import { SEEDED_MEMBER, buildAll, releaseAll, startSite } from './site.mjs';
import { CommandError, runCommand, say, step } from './terminal.mjs';

await runCommand(async () => {
  const settings = readArguments(process.argv.slice(2));
  await ensureInstalled();
  const browser = await findBrowser();
  await step('Building the shell and the areas', buildAll);
  const home = mkdtempSync(path.join(tmpdir(), 'mosaico-e2e-'));
  mkdirSync(path.join(home, 'logs'));
  try {
    await runOn(home, browser, settings);
  } finally {
    if (!process.env.E2E_KEEP) rmSync(home, { recursive: true, force: true });
  }
});

async function runOn(home, browser, { repeat, isBusy, forPlaywright }) {
  await step('Releasing into a new registry', () => releaseAll(home));
  // Chance and time limits are in the tests' hands; all else is as it ships.
  const captcha = 'MOSAIC';
  const inTestsHands = { CAPTCHA_FIXED_CODE: captcha, RATE_LIMIT_FACTOR: '1000' };
  const site = await step('Starting database, API and edge', async () =>
    startSite({ home, port: await freePort(), env: inTestsHands }),
  );
  const env = {
    ...projectEnv(),
    E2E_ORIGIN: site.origin,
    E2E_API_URL: site.apiUrl,
    E2E_HOME: home,
    E2E_BROWSER: browser,
    E2E_CAPTCHA: captcha,
    E2E_MEMBER: SEEDED_MEMBER.name,
    E2E_PASSWORD: SEEDED_MEMBER.password,
  };
  const load = isBusy ? keepCoresBusy() : [];
  try {
    await runTimes(repeat, () => runTests(forPlaywright, env));
  } finally {
    await Promise.all(load.map((thread) => thread.terminate()));
    await site.stop();
  }
}

function runTests(forPlaywright, env) {
  const cli = path.join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');
  const cwd = path.join(ROOT, 'e2e');
  return run(projectNode(), [cli, 'test', ...forPlaywright], { cwd, env, title: 'The browser tests' });
}

/** @throws CommandError when any of the runs failed */
async function runTimes(times, work) {
  if (times === 1) return work();
  let failedRuns = 0;
  for (let number = 1; number <= times; number += 1) {
    const isGreen = await step(`Run ${number} of ${times}`, () =>
      work().then(
        () => true,
        () => false,
      ),
    );
    if (!isGreen) failedRuns += 1;
    say(`  Run ${number} of ${times}: ${isGreen ? 'green' : 'FAILED'}`);
  }
  if (failedRuns > 0) throw new CommandError(`${failedRuns} of ${times} runs failed`);
  say(`All ${times} runs are green`);
}

/** A thread for every core that computes without end; it dies with this process. */
function keepCoresBusy() {
  say(`  ${availableParallelism()} cores are kept busy meanwhile`);
  return Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
}

/** All other arguments go to Playwright, in their order. */
function readArguments(args) {
  const own = { repeat: { type: 'string', default: '1' }, busy: { type: 'boolean', default: false } };
  const { values, tokens } = parseArgs({ args, options: own, strict: false, tokens: true });
  const ours = new Set(
    tokens
      .filter(({ kind, name }) => kind === 'option' && name in own)
      .flatMap(({ index, value, inlineValue }) =>
        value !== undefined && !inlineValue ? [index, index + 1] : [index],
      ),
  );
  const repeat = Number(values.repeat);
  if (!Number.isInteger(repeat) || repeat < 1) throw new CommandError('--repeat needs a number of runs');
  return { repeat, isBusy: values.busy, forPlaywright: args.filter((_, index) => !ours.has(index)) };
}

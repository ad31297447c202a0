/**
 * The measurement itself; started by `pnpm bench`, which has both sites running.
 * Options: `--repeats 9`, `--conds slow4g,none`, `--pages home,recharge,vip,member`, `--timeline` (one cold load of each, request by request).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { busyShare } from './busy-share.ts';
import { measureLoad, type LoadPlan } from './measure-load.ts';
import { disturbanceOf, markdownOf, namesIn, progressOf, type Measurement } from './report.ts';
import { CONDITIONS, SCREENS, setting, VARIANTS, type ConditionName, type ScreenName } from './site.ts';
import { timelineOf } from './timeline.ts';

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
];

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '9' },
    conds: { type: 'string', default: 'slow4g,none' },
    pages: { type: 'string', default: Object.keys(SCREENS).join() },
    timeline: { type: 'boolean', default: false },
  },
});
const screens = namesIn(values.pages, Object.keys(SCREENS) as ScreenName[]);
const conditions = namesIn(values.conds, Object.keys(CONDITIONS) as ConditionName[]);
const repeats = Number(values.repeats);
if (!Number.isInteger(repeats) || repeats < 1) throw new Error('--repeats must be a positive whole number');

const browser = await chromium.launch({ executablePath: setting('E2E_BROWSER'), args: BROWSER_ARGS });
try {
  await warmUp(browser);
  if (values.timeline) await printTimelines(browser);
  else await measureAll(browser);
} finally {
  await browser.close();
}

/** Fills the caches of the servers; each load has a browser context of its own, so browser caches stay empty. */
async function warmUp(opened: Browser): Promise<void> {
  for (const variant of VARIANTS)
    for (const screen of screens) await measureLoad(opened, { variant, screen, condition: 'none' });
}

async function measureAll(opened: Browser): Promise<void> {
  const measured: Measurement[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const begin = performance.now();
    for (const plan of plansOf(round)) {
      const busyBefore = await busyShare();
      const measurement = { ...plan, round, busyBefore, ...(await measureLoad(opened, plan)) };
      measured.push(measurement);
      console.log(progressOf(measurement));
      for (const error of measurement.errors) console.log(`  page error: ${error}`);
    }
    console.log(`round ${round + 1} of ${repeats} took ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  }
  save(measured);
  console.log(`\n${markdownOf(measured)}\n\n${disturbanceOf(measured)}`);
}

/** Every load once; another variant goes first in each round. */
function plansOf(round: number): LoadPlan[] {
  const first = round % VARIANTS.length;
  const order = [...VARIANTS.slice(first), ...VARIANTS.slice(0, first)];
  return conditions.flatMap((condition) =>
    screens.flatMap((screen) => order.map((variant) => ({ variant, screen, condition }))),
  );
}

function save(measured: readonly Measurement[]): void {
  const folder = setting('BENCH_RESULTS');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`);
  // Request by request once is enough.
  const slim = measured.map((one) => (one.round === 0 ? one : { ...one, timeline: undefined }));
  writeFileSync(path, JSON.stringify(slim, null, 1));
  console.log(`\nResults: ${path}`);
}

async function printTimelines(opened: Browser): Promise<void> {
  for (const screen of screens)
    for (const variant of VARIANTS) {
      const load = await measureLoad(opened, { variant, screen, condition: 'slow4g' });
      console.log(`\n### ${screen}, ${variant}\n${timelineOf(load)}`);
    }
}

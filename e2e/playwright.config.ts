import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { setting } from './site.ts';

/** One more than cores: a test waits for the site about as long as it computes. */
const WORKERS = Math.min(4, availableParallelism() + 1);

/** Tests that take longest. They begin first, so that none of them runs alone at the end. */
const LONG = [
  'failures',
  'shell-fails',
  'golden',
  'every-page',
  'releases',
  'first-screen-releases',
  'mount-gate',
  'new-area',
  'other-repository',
  'withdrawal',
  'journey',
  'instant-games',
  'resume',
].map((name) => `${name}.spec.ts`);

/** As many pages as in eight ordinary runs: begins only with `ALL_LANGUAGES=1 pnpm e2e all-languages`. */
const ON_REQUEST = process.env['ALL_LANGUAGES'] ? [] : ['all-languages.spec.ts'];

/** What a test waits for comes within this time on a busy machine; what has not come by then never does. */
const PATIENT_MS = 90_000;

/**
 * Started by `pnpm e2e`, which has the site running. Tests run side by side in any order: each has members of its own, and a
 * test that releases has a site of its own. Time limits only end what hangs; a busy machine must never reach them. The limit of a whole test
 * is for many steps; a step that hangs says so by itself.
 */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  timeout: 600_000,
  expect: { timeout: PATIENT_MS },
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: [...LONG, ...ON_REQUEST] },
  ],
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: setting('E2E_ORIGIN'),
    actionTimeout: PATIENT_MS,
    navigationTimeout: PATIENT_MS,
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    // Without pictures and snapshots: they are taken all the time, and cost a core.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: setting('E2E_HEADLESS_BROWSER'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Pages of tests live for seconds: compiling for speed costs more than it brings.
        '--js-flags=--no-opt --no-maglev',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

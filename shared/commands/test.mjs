/** npm test: everything that must hold, from a fresh clone. Ends with `N passed, N failed`. Only Node and npm are needed. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, projectEnv, projectNode, sayWhere } from './setup.mjs';
import { elapsed, runCommand, say, step } from './terminal.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'mosaico-test-'));
const total = { passed: 0, failed: 0 };

await runCommand(async () => {
  sayWhere('test');
  try {
    await ensureInstalled();
    await findBrowser();
    await part('Types, lint, unused code, format', () => node(['shared/commands/check.mjs']));
    await part('Unit tests', (report) => jest(['browser', 'shared-node', 'edge'], report), countJest);
    await part('API tests on PGlite', (report) => jest(['api'], report, { DATABASE: 'pglite' }), countJest);
    await part(
      'API tests on PostgreSQL',
      (report) => jest(['api'], report, { DATABASE: 'postgres' }),
      countJest,
    );
    await part('Production build', () => node(['shared/build/build-all.mjs']));
    await part(
      'Browser tests',
      (report) => node(['shared/commands/e2e.mjs'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      countPlaywright,
    );
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  say(`All of it took ${elapsed()}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});

/**
 * One part of the run. Without a counter it is one check; a part that ends badly counts as at least one failure, so that a
 * runner that dies before its first test is never taken for success.
 */
async function part(title, work, count = () => ({ passed: 1, failed: 0 })) {
  const report = path.join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  let broke = null;
  await step(title, () => work(report).catch((error) => (broke = error)));
  const { passed, failed } = broke && !existsSync(report) ? { passed: 0, failed: 1 } : count(report);
  total.passed += passed;
  total.failed += broke ? Math.max(failed, 1) : failed;
  if (broke) say(`✖ ${title}: ${broke.message.split('\n')[0]}`);
  say(`  ${title}: ${passed} passed, ${broke ? Math.max(failed, 1) : failed} failed`);
}

function node(args, env = {}) {
  return run(projectNode(), args, { cwd: ROOT, env: { ...projectEnv(), ...env }, title: args[0] });
}

function jest(projects, report, env = {}) {
  const args = [
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    '--silent=false',
    '--reporters=default',
  ];
  return node(['node_modules/jest/bin/jest.js', ...args], env);
}

function countJest(report) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

function countPlaywright(report) {
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { passed: expected, failed: unexpected + flaky };
}

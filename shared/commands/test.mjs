/** npm test: everything that must hold, from a fresh clone. Ends with `N passed, N failed`. Only Node and npm are needed. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, projectEnv, projectNode, sayWhere } from './setup.mjs';
import { elapsed, runCommand, say, seconds, step } from './terminal.mjs';

/**
 * What runs on the embedded database too: how it is opened, migrated and filled, what it keeps or reads by functions of its own, and
 * every file with a title that names an invariant of money. What is served above that does not depend on how the database is kept.
 */
const ON_BOTH_DATABASES = [
  'api/src/db/(?:database|migrate)\\.test',
  'api/src/(?:responsible-gaming|start/seed)/',
  'api/src/(?:games/wallet/(?:rounds-of-before|wallet-faults)|jobs/job-runner|orders/orders-of-any-history)\\.test',
  ...filesThatName(/\[I\d+\]/),
];

/** Test files of the API with a text like that. */
function filesThatName(pattern) {
  const sources = path.join(ROOT, 'api/src');
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.test.ts') && pattern.test(readFileSync(path.join(sources, file), 'utf8')),
    )
    .map((file) => `api/src/${file.split(path.sep).join('/').replaceAll('.', '\\.')}`);
}

/** Tests wait for processes, databases and timers: one file more at a time than there are cores. */
const WAITING = [`--maxWorkers=${availableParallelism() + 1}`];
/** A test file leaves its modules and its document behind: collected more at a time, that takes a tenth less. Workers inherit it. */
const YOUNG_MEMORY = '--max-semi-space-size=64';
/** Of a line that says what a test has got; the whole of it stands where the test has run. */
const LINE_LENGTH = 300;

const reports = mkdtempSync(path.join(tmpdir(), 'mosaico-test-'));
const total = { passed: 0, failed: 0 };
/** Line by line: what failed, and how long each part took. Shown at the end, where nobody has to look for it. */
const failures = [];
const times = [];

await runCommand(async () => {
  sayWhere('test');
  try {
    await ensureInstalled();
    await findBrowser();
    await part('Types, lint, unused code, format', () => node(['shared/commands/check.mjs']));
    await part(
      'Unit tests',
      (report) => jest(['browser', 'drawn', 'shared-node', 'edge'], report, {}, WAITING),
      readJest,
    );
    await part(
      'API tests on PostgreSQL',
      (report) => jest(['api'], report, { DATABASE: 'postgres' }, WAITING),
      readJest,
    );
    await part(
      'API tests on PGlite',
      (report) =>
        jest(['api'], report, { DATABASE: 'pglite' }, [
          ...WAITING,
          '--testPathPatterns',
          ...ON_BOTH_DATABASES,
        ]),
      readJest,
    );
    await part('Production build', () => node(['shared/build/build-all.mjs']));
    await part(
      'Browser tests',
      (report) => node(['shared/commands/e2e.mjs'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      readPlaywright,
    );
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  for (const line of failures) say(line);
  for (const line of times) say(line);
  say(`Finished in ${elapsed()}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});

/**
 * One part of the run. Without a way to read its report it is one check; a part that ends badly counts as at least one
 * failure, so that a runner that dies before its first test is never taken for success.
 */
async function part(title, work, read = oneCheck) {
  const report = path.join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  const begin = Date.now();
  let broke = null;
  await step(title, () => work(report).catch((error) => (broke = error)));
  const isLost = broke && !existsSync(report);
  const { passed, failed: counted, faults } = isLost ? { ...oneCheck(), passed: 0, failed: 1 } : read(report);
  const failed = broke ? Math.max(counted, 1) : counted;
  total.passed += passed;
  total.failed += failed;
  if (broke) failures.push(`✖ ${title}: ${broke.message.split('\n')[0]}`);
  failures.push(...faults.map((fault) => `    ${fault}`));
  const result = `  ${title}: ${passed} passed, ${failed} failed`;
  times.push(`${result}, ${seconds(Date.now() - begin)}`);
  say(result);
}

/** @returns {{ passed: number, failed: number, faults: string[] }} faults: a line for each test that failed */
function oneCheck() {
  return { passed: 1, failed: 0, faults: [] };
}

function node(args, env = {}) {
  return run(projectNode(), args, {
    cwd: ROOT,
    env: { ...projectEnv(), ...env },
    title: args.find((arg) => !arg.startsWith('--')),
  });
}

function jest(projects, report, env = {}, selection = []) {
  const args = [
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    '--silent=false',
    '--reporters=default',
    ...selection,
  ];
  return node([YOUNG_MEMORY, 'node_modules/jest/bin/jest.js', ...args], env);
}

function readJest(report) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [`${file}: ${firstLine(message)}`];
    return tests.map((test) => `${file}: ${test.fullName}: ${whatFailed(test.failureMessages[0])}`);
  });
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, faults };
}

function readPlaywright(report) {
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const faults = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results.map((result) => result.error)).find(Boolean);
      const line = error?.location ? `:${error.location.line}` : '';
      return `${file}${line}: ${title}: ${whatFailed(error?.message)}`;
    });
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, faults };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The first line of a failure, what was looked for in vain, and what was there instead. */
function whatFailed(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const told = [/^(?:Locator:|- waiting for )/, /^Expected\b[^:]*: *\S/, /^Received\b[^:]*: *\S/]
    .map((kind) => lines.find((line) => kind.test(line))?.slice(0, LINE_LENGTH))
    .filter(Boolean);
  return [firstLine(message), ...told].join(' ');
}

function firstLine(message = '') {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  return line;
}

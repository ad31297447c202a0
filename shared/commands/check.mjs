/** `pnpm check`: everything about the source that needs no running site. Every check runs, also after a failure, as many at a time as there are cores. */
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT, projectEnv } from './setup.mjs';
import { CommandError, elapsed, runCommand, say, seconds } from './terminal.mjs';

const CHECKS = [
  // Checkers share no types: each further one instantiates the contract's again, for more than twice the processor time.
  { title: 'Types', program: 'tsc', args: ['-p', '.', '--checkers', '1'] },
  { title: 'Lint and the dependency rule', program: 'oxlint', args: ['--deny-warnings'] },
  { title: 'Directions between folders', program: 'node', args: ['shared/commands/folders.mjs'] },
  { title: 'Unused code', program: 'knip', args: ['--no-config-hints'] },
  { title: 'Citations and links', program: 'node', args: ['shared/commands/check-citations.mjs'] },
  {
    title: 'Public shape of facades and platform',
    program: 'node',
    args: ['shared/commands/api-report.mjs', '--check'],
  },
  { title: 'Formatting', program: 'oxfmt', args: ['--check'] },
];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

await runCommand(async () => {
  const waiting = [...CHECKS];
  const failed = [];
  const runNext = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await passes(check))) failed.push(check.title);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')} (${elapsed()})`);
  say(`All checks passed in ${elapsed()}`);
});

async function passes({ title, program, args }) {
  const begin = Date.now();
  const { error, stdout, stderr } = await outcomeOf(program, args);
  say(`${error ? '✖' : '✓'} ${title} (${seconds(Date.now() - begin)})`);
  if (error) say(`${stdout}${stderr}${typeof error.code === 'number' ? '' : error.message}`.trimEnd());
  return !error;
}

/** @returns {Promise<{ error: import('node:child_process').ExecFileException | null, stdout: string, stderr: string }>} */
function outcomeOf(program, args) {
  const options = {
    cwd: ROOT,
    env: { ...process.env, ...projectEnv() },
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  };
  return new Promise((done) => {
    execFile(program, args, options, (error, stdout, stderr) => done({ error, stdout, stderr }));
  });
}

/** `pnpm check`: everything about the source that needs no running site. Every check runs, also after a failure. */
import { spawnSync } from 'node:child_process';
import { ROOT, projectEnv } from './setup.mjs';
import { CommandError, elapsed, runCommand, say } from './terminal.mjs';

const CHECKS = [
  { title: 'Types', program: 'tsc', args: ['-p', '.'] },
  { title: 'Lint and the dependency rule', program: 'oxlint', args: ['--deny-warnings'] },
  { title: 'Directions between folders', program: 'node', args: ['shared/commands/folders.mjs'] },
  { title: 'Unused code', program: 'knip', args: ['--no-config-hints'] },
  { title: 'Citations and links', program: 'node', args: ['shared/commands/check-citations.mjs'] },
  {
    title: 'Public shape of facades and platform',
    program: 'node',
    args: ['shared/commands/api-report.mjs', '--check'],
  },
  { title: 'Formatting', program: 'prettier', args: ['--check', '--cache', '--log-level', 'warn', '.'] },
];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

await runCommand(async () => {
  const failed = CHECKS.filter((check) => !passes(check)).map(({ title }) => title);
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')} (${elapsed()})`);
  say(`All checks passed in ${elapsed()}`);
});

function passes({ title, program, args }) {
  const begin = Date.now();
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...projectEnv() },
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const isPassed = status === 0;
  say(`${isPassed ? '✓' : '✖'} ${title} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
  if (!isPassed) say(`${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}`.trimEnd());
  return isPassed;
}

/**
 * `pnpm test:changed [--since <revision>]`: the checks, and the tests that a change since `main` (or another revision) can break,
 * what is not committed included. Database engines and servers start only when a test that needs them is among them.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { testsForChange } from '../build/jest/tests-for-change.mjs';
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, projectEnv, projectNode } from './setup.mjs';
import { CommandError, elapsed, runCommand, say, step } from './terminal.mjs';

await runCommand(async () => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'main' } } });
  const changed = changedFiles(values.since);
  if (changed.length === 0) return say(`Nothing has changed since ${values.since}`);
  await ensureInstalled();
  say(`${changed.length} changed files since ${values.since}`);
  await step('Types, lint, unused code, format', () => node(['shared/commands/check.mjs']));
  const runs = testsForChange(changed);
  for (const { title, args } of runs)
    await step(title, () => node(['node_modules/jest/bin/jest.js', '--passWithNoTests', ...args]));
  say(`Finished in ${elapsed()}`);
});

function node(args) {
  return run(projectNode(), args, { cwd: ROOT, env: projectEnv(), title: args[0] });
}

/** Files that differ from the commit where this work left the revision, new ones among them. */
function changedFiles(since) {
  const [base] = git(['merge-base', since, 'HEAD']);
  const known = git(['diff', '--name-only', base]);
  const added = git(['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...known, ...added])].sort();
}

function git(args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: path.join(ROOT),
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new CommandError(`git ${args.join(' ')}: ${(stderr || error?.message || '').trim()}`);
  return stdout.split('\n').filter(Boolean);
}

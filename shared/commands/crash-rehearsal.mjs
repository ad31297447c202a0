/**
 * pnpm crash-rehearsal [--pglite 50] [--postgres 50] [--server 10] [--seed …]: traffic of every kind of money while the API on PGlite, one of two APIs on
 * PostgreSQL, and PostgreSQL itself are ended by `kill -9` at random moments, each so many times. After every kill, everything that was answered must be there, once. See
 * docs/operations.md.
 */
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, projectEnv, projectNode } from './setup.mjs';
import { elapsed, runCommand, say } from './terminal.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await run(projectNode(), ['api/crash-rehearsal/run.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: projectEnv(),
    title: 'The rehearsal',
  });
  say(`\nFinished in ${elapsed()}`);
});

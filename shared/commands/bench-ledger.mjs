/**
 * pnpm bench:ledger [--callers 1,8,48,200] [--processes 1,2] [--seconds 8] [--rounds 2] [--entries 1000000] [--rates 300,1000] [--against ../other-checkout]:
 * how many postings a second the API makes on PostgreSQL, with game providers and the bank calling it, beside pgbench calling the same
 * functions. See CONTRIBUTING.md.
 */
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, projectEnv, projectNode } from './setup.mjs';
import { elapsed, runCommand, say } from './terminal.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await run(projectNode(), ['api/bench/run.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: projectEnv(),
    title: 'The measurement',
  });
  say(`\nFinished in ${elapsed()}`);
});

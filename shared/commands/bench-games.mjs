/**
 * pnpm bench:games [--titles 1000,20000] [--callers 8] [--seconds 3] [--bets 200000] [--plans]: how long lobby, search and popularity take on
 * PostgreSQL with catalogues of thousands. See CONTRIBUTING.md.
 */
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, projectEnv, projectNode } from './setup.mjs';
import { elapsed, runCommand, say } from './terminal.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await run(projectNode(), ['api/bench/games/run.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: projectEnv(),
    title: 'The measurement',
  });
  say(`\nFinished in ${elapsed()}`);
});

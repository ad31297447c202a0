/**
 * pnpm release-rehearsal [--store folder,postgres] [--runs 10] [--cycles 20] [--kills 10] [--forged 1000]: two edges and two release APIs over one registry;
 * how soon a release and its rollback are seen in new pages and in open tabs, that no page view fails while releases come and go, that `verify` finds nothing
 * wrong after `kill -9` of any process; and three edges that take bad versions back by themselves, and nothing for forged reports.
 * See CONTRIBUTING.md.
 */
import { run } from './processes.mjs';
import { ROOT, ensureInstalled, projectEnv, projectNode } from './setup.mjs';
import { elapsed, runCommand, say } from './terminal.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await run(projectNode(), ['edge/rehearsal/run.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: projectEnv(),
    title: 'The rehearsal',
  });
  say(`\nFinished in ${elapsed()}`);
});

/**
 * pnpm release-rehearsal [--store folder,postgres] [--runs 10] [--cycles 20] [--kills 10]: two edges and two release APIs over one registry; how soon a
 * release and its rollback are seen, that no page view fails while releases come and go, and that `verify` finds nothing wrong after `kill -9` of any process.
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

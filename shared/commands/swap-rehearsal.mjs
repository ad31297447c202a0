/**
 * pnpm swap-rehearsal [--swaps 300] [--warm 20]: two versions of an area go live in turn under one open tab, which follows each in place. Heap, nodes,
 * listeners and styles are counted after the first swaps and after the last; what grows with each swap fails it. See CONTRIBUTING.md.
 */
import { onOwnSite } from './own-site.mjs';
import { run } from './processes.mjs';
import { ROOT, projectNode } from './setup.mjs';
import { elapsed, runCommand, say } from './terminal.mjs';

await runCommand(async () => {
  await onOwnSite({}, (env) =>
    run(projectNode(), ['e2e/swaps/run.ts', ...process.argv.slice(2)], {
      cwd: ROOT,
      env,
      title: 'The rehearsal',
    }),
  );
  say(`\nFinished in ${elapsed()}`);
});

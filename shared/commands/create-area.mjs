/** `pnpm create-area <name>`: a new area `mf-<name>` with one screen, installed and ready to be built, tested and released. */
import { createArea } from '../build/new-area/create-area.mjs';
import { run } from './processes.mjs';
import { PNPM, ROOT } from './setup.mjs';
import { CommandError, runCommand, say, step } from './terminal.mjs';

await runCommand(async () => {
  const [name = '', ...others] = process.argv.slice(2);
  if (!name || others.length > 0) throw new CommandError('usage: pnpm create-area <name>, e.g. raffles');
  const folder = create(name);
  await step('Installing packages', () =>
    run('npx', ['--yes', PNPM, 'install', '--reporter=append-only'], {
      cwd: ROOT,
      // In CI, pnpm would refuse to add the new package to the lock file.
      env: { CI: '', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
      quiet: true,
      title: 'The installation of packages',
    }),
  );
  say(`Created ${folder}, with one screen at /${name}`);
  say(`  pnpm dev ${name}                  work on it inside the running site`);
  say(`  pnpm test:unit ${folder}      its tests`);
  say(`  pnpm build ${folder}, pnpm release publish ${name}, pnpm release activate ${name}`);
});

function create(name) {
  try {
    return createArea(ROOT, name);
  } catch (error) {
    throw new CommandError(error.message);
  }
}

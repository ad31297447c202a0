import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, setting } from '../site.ts';
import { startPackageRegistry } from './package-registry.ts';

/** What a shell of a team would have: without what npm and the test runner tell the programs they start. */
const OWN_ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|PNPM_|NODE_OPTIONS$|CI$|JEST_)/i.test(name)),
);

/** A repository outside of the workspace, whose libraries come from a registry of packages on this machine. */
export interface TeamRepository {
  /** Runs pnpm in the repository. @returns what it printed @throws Error with all that the command said */
  pnpm(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  remove(): void;
}

/** Packs the kit, and makes the repository of an area with it in an empty folder, as a team would. */
export async function createTeamRepository(area: string): Promise<TeamRepository> {
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-team-'));
  const tarballs = join(folder, 'packages');
  await run(process.execPath, ['shared/commands/pack-kit.mjs', tarballs], ROOT);
  const registry = await startPackageRegistry(tarballs);
  // Asked for here, where npx may ask its usual registry.
  const pnpm = (await run('npx', ['--yes', '-p', setting('E2E_PNPM'), '-c', 'command -v pnpm'], ROOT)).trim();
  const empty = join(folder, 'work');
  mkdirSync(empty);
  const pnpmIn = (dir: string) => (args: readonly string[], env?: Readonly<Record<string, string>>) =>
    run(pnpm, [`--registry=${registry.address}`, ...args], dir, env);
  await pnpmIn(empty)(['create', '@mosaico/area', area]);
  return {
    pnpm: pnpmIn(join(empty, `mf-${area}`)),
    remove() {
      registry.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The registry answers in this process, so that nothing here may wait without letting it. */
function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { cwd, env: { ...OWN_ENVIRONMENT, ...env }, maxBuffer: 16 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    execFile(program, [...args], options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH/.test(`${stdout}${stderr}`)
        ? '\nA package is not in the store of pnpm, and its registry cannot be reached: this needs a network, or a store that installed the workspace.'
        : '';
      reject(new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}${offline}`));
    });
  });
}

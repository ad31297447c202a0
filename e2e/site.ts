import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A setting that `pnpm e2e` hands over. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with "pnpm e2e"`);
  return value;
}

/** The `release` command on the registry of the site under test. @returns what it printed @throws when it refuses */
export function release(...args: string[]): string {
  const env = { ...process.env, REGISTRY_DIR: join(setting('E2E_HOME'), 'registry') };
  return execFileSync(process.execPath, ['edge/src/cli/main.ts', ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
}

/** Version that is live for an area. */
export function liveVersion(area: string): string {
  const { areas } = JSON.parse(release('status', area, '--json')) as {
    areas: { live: { version: string } | null }[];
  };
  const live = areas[0]?.live;
  if (!live) throw new Error(`${area} is not live`);
  return live.version;
}

/** Builds a package folder. @returns folder of the release, ready for `release publish --from` */
export function build(folder: string): string {
  const said = execFileSync(process.execPath, ['shared/build/build-area.mjs', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const version = /(\d+\.\d+\.\d+-b[0-9a-f]+)/.exec(said)?.[1];
  if (!version) throw new Error(`not built: ${said}`);
  return join(folder, 'dist', version);
}

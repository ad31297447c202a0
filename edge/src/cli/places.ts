import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RELEASE_FILE, SHELL } from '@mosaico/shared/contract';
import { RegistryError } from '../registry/registry-error.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Folder of an area's package, relative to the checkout: `mf-games` for `games`. */
export function packageFolder(area: string): string {
  return area === SHELL ? SHELL : `mf-${area}`;
}

/**
 * The newest complete build of an area: of the folders `<package>/dist/<version>`, the one whose release.json is youngest.
 * @throws RegistryError that says what to run when there is none
 */
export function newestBuild(area: string, root = ROOT): string {
  const dist = join(root, packageFolder(area), 'dist');
  const builds = foldersIn(dist).flatMap((folder) => {
    const written = statSync(join(folder, RELEASE_FILE), { throwIfNoEntry: false });
    return written ? [{ folder, at: written.mtimeMs }] : [];
  });
  const newest = builds.sort((one, other) => other.at - one.at)[0];
  if (newest) return newest.folder;
  const where = relative(root, dist);
  throw new RegistryError(
    `No build of ${area} in ${where}/. Build it first: pnpm build ${packageFolder(area)}`,
  );
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

/** Name of the person who runs the command: git's user name, else the operating system's user. */
export function currentPerson(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (name.trim()) return name.trim();
  } catch {
    // Without git or a name in it, the name of the system's user is taken.
  }
  return userInfo().username;
}

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build, ROOT, setting } from './site.ts';

/** Texts to replace, by file inside the package. */
export type Changes = Readonly<Record<string, readonly [from: string, to: string]>>;

const LOOK_AGAIN_MS = 100;

/**
 * Builds an area from a changed copy of its sources; the sources themselves stay as they are. Tests that ask for the same change get the same
 * build: the first one makes it, and the others, which run in other processes, wait for it.
 *
 * @param source folder of the package, from the root of the repository
 * @returns folder of the release, ready for `release publish --from`
 */
export async function buildChanged(source: string, changes: Changes): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([source, changes]))
    .digest('hex')
    .slice(0, 16);
  const said = join(setting('E2E_HOME'), `changed-${key}`);
  if (isFirst(said)) {
    try {
      writeFileSync(join(said, 'built'), build(copyChanged(source, changes, key)));
    } catch (error) {
      writeFileSync(join(said, 'failed'), String(error));
    }
  }
  for (;;) {
    if (existsSync(join(said, 'failed'))) throw new Error(readFileSync(join(said, 'failed'), 'utf8'));
    const built = existsSync(join(said, 'built')) ? readFileSync(join(said, 'built'), 'utf8') : '';
    if (built) return built;
    await pause(LOOK_AGAIN_MS);
  }
}

/** Only one process can make a folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A changed copy of a package's sources, which builds as the package does. @param key sets it apart from other copies @returns its folder */
export function copyChanged(source: string, changes: Changes, key: string): string {
  const name = source.split('/').at(-1) ?? source;
  const copy = join(ROOT, 'e2e/dist', key, name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(join(ROOT, source), copy, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path),
  });
  const own = join(ROOT, source, 'node_modules');
  // A fixture has no packages of its own: it uses what any area has.
  symlinkSync(existsSync(own) ? own : join(ROOT, 'mf-promotions/node_modules'), join(copy, 'node_modules'));
  for (const [file, [from, to]] of Object.entries(changes)) replaceIn(join(copy, file), from, to);
  return copy;
}

/** @throws Error when the file does not hold what is to be replaced */
export function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
  writeFileSync(file, text.replace(from, to));
}

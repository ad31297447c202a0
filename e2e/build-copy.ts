import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, ROOT } from './site.ts';

/** Texts to replace, by file inside the package. */
export type Changes = Readonly<Record<string, readonly [from: string, to: string]>>;

/**
 * Builds an area from a changed copy of its sources; the sources themselves stay as they are.
 *
 * @param source folder of the package, from the root of the repository
 * @returns folder of the release, ready for `release publish --from`
 */
export function buildChanged(source: string, changes: Changes): string {
  const name = source.split('/').at(-1) ?? source;
  // Workers build side by side.
  const copy = join(ROOT, 'e2e/dist', `worker-${process.env['TEST_PARALLEL_INDEX'] ?? 0}`, name);
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
  return build(copy);
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
  writeFileSync(file, text.replace(from, to));
}

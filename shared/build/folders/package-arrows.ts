import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { importsOf } from './source-imports.ts';

/** One file of a package uses another one of the same package. Paths are relative to the workspace. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
  readonly isTypeOnly: boolean;
}

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Tests and their support are in no release; they may use what they like. */
const NO_PRODUCT_CODE = /\.(?:test|spec)\.tsx?$|\.d\.[cm]?ts$/;
const NO_PRODUCT_FOLDERS = ['node_modules', 'dist', 'testing', 'fixtures', '.mosaico'];

/** Who uses whom inside a package. Files that the arrows name exist. */
export function arrowsOf(workspace: string, packageFolder: string): Arrow[] {
  const files = sourceFiles(join(workspace, packageFolder)).map((file) =>
    relative(workspace, file).split(sep).join('/'),
  );
  const known = new Set(files);
  return files.flatMap((from) =>
    importsOf(from, readFileSync(join(workspace, from), 'utf8')).flatMap(({ specifier, ...taken }) => {
      const to = targetOf(from, specifier);
      return to !== null && known.has(to) ? [{ from, to, ...taken }] : [];
    }),
  );
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NO_PRODUCT_FOLDERS.includes(entry.name) ? [] : sourceFiles(path);
    return SOURCE.test(entry.name) && !NO_PRODUCT_CODE.test(entry.name) ? [path] : [];
  });
}

/** Shared code calls its own facades by name (`@mosaico/shared/ui`): their file, as the `exports` of its package.json say. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const facade = /^@mosaico\/shared\/(.+)$/.exec(specifier)?.[1];
  if (!facade) return null;
  if (facade.startsWith('build/')) return `shared/${facade}`;
  return facade === 'money' ? 'shared/src/money/money.ts' : `shared/src/${facade}/index.ts`;
}

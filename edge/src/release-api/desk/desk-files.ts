import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `pnpm build edge` puts the desk. */
export const BUILT_DESK = fileURLToPath(new URL('../../../dist/desk', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface DeskFile {
  readonly bytes: Buffer;
  readonly type: string;
}

export interface DeskFiles {
  /** Name of the script that the page starts with. */
  readonly script: string;
  /** Null: there is no such file. */
  read(name: string): DeskFile | null;
}

/** The built desk; null when it was not built. */
export function deskFiles(folder: string): DeskFiles | null {
  const list = join(folder, 'desk.json');
  if (!existsSync(list)) return null;
  const { script } = JSON.parse(readFileSync(list, 'utf8')) as { readonly script: string };
  const files = new Map<string, DeskFile | null>();
  return {
    script,
    read(name) {
      const type = TYPES[extname(name)];
      if (type === undefined || !/^[\w.-]{1,100}$/.test(name)) return null;
      const path = join(folder, 'files', name);
      if (!files.has(name) && existsSync(path)) files.set(name, { bytes: readFileSync(path), type });
      return files.get(name) ?? null;
    },
  };
}

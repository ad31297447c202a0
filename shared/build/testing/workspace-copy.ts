import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { WORKSPACE_ROOT } from '../paths.ts';
import { releasedFolders } from '../workspace.mjs';

export interface WorkspaceCopy {
  readonly root: string;
  /** Rewrites a file, named from the workspace; an empty text if there is none. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Takes back all edits. */
  readonly restore: () => void;
  readonly remove: () => void;
}

/**
 * The sources of all released packages and of shared, and the lock file, in a temporary folder.
 * @param more further files and folders, from the workspace
 */
export function copyWorkspace(more: readonly string[] = []): WorkspaceCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mosaico-workspace-')));
  for (const name of [...releasedFolders(), 'shared', 'package.json', 'pnpm-lock.yaml', ...more]) {
    cpSync(join(WORKSPACE_ROOT, name), join(root, name), {
      recursive: true,
      filter: (path) => !/\/(?:node_modules|dist)$/.test(path),
    });
  }
  const before = new Map<string, string | null>();
  return {
    root,
    edit(file, change) {
      const path = join(root, file);
      const text = existsSync(path) ? readFileSync(path, 'utf8') : null;
      if (!before.has(path)) before.set(path, text);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, change(text ?? ''));
    },
    restore() {
      for (const [path, text] of before)
        if (text === null) rmSync(path);
        else writeFileSync(path, text);
      before.clear();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * Lets a package of a copy use the libraries of an installed one, without an installation of its own.
 * Packages of the workspace are those of the copy.
 *
 * @param folder of the package in the copy, `.` for the workspace itself
 * @param like folder of an installed package with the same dependencies
 */
export function linkLibraries(root: string, folder: string, like = folder): void {
  const installed = join(WORKSPACE_ROOT, like, 'node_modules');
  const linked = join(root, folder, 'node_modules');
  mkdirSync(linked, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@mosaico' && !/^\.(?!bin$)/.test(name))
      symlinkSync(join(installed, name), join(linked, name));
  }
  if (!existsSync(join(installed, '@mosaico'))) return;
  mkdirSync(join(linked, '@mosaico'));
  for (const name of readdirSync(join(installed, '@mosaico')))
    symlinkSync(join(root, name), join(linked, '@mosaico', name));
}

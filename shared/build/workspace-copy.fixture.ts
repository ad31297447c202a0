import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from './paths.ts';
import { releasedFolders } from './workspace.mjs';

export interface WorkspaceCopy {
  readonly root: string;
  /** Rewrites a file, named from the workspace; an empty text if there is none. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Takes back all edits. */
  readonly restore: () => void;
  readonly remove: () => void;
}

/** Tests only: the sources of all released packages and of shared, and the lock file, in a temporary folder. */
export function copyWorkspace(): WorkspaceCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mosaico-workspace-')));
  for (const name of [...releasedFolders(), 'shared', 'package.json', 'pnpm-lock.yaml']) {
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

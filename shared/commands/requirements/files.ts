import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Folders that hold nothing of ours. */
const FOREIGN = new Set(['node_modules', 'dist', '.mosaico', '.git']);

/** Files of the repository that match, sorted; paths as in the repository. */
export function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT, exclude: (file) => FOREIGN.has(path.basename(file)) })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Text of a file of the repository; empty for a folder, null when there is neither. */
export function readText(file: string): string | null {
  const stats = statSync(path.join(ROOT, file), { throwIfNoEntry: false });
  if (!stats) return null;
  return stats.isDirectory() ? '' : readFileSync(path.join(ROOT, file), 'utf8');
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHARED_ROOT } from '../paths.ts';

/** A package with these files, placed where it finds the workspace's libraries. */
export function writePackage(files: Readonly<Record<string, string>>): { dir: string; remove: () => void } {
  const parent = join(SHARED_ROOT, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(join(parent, 'package-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

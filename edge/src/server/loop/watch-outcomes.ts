import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { outcomesFolder } from '../../registry/loop-folder.ts';

/** Calls back when an edge of this machine has written down what it heard, for who hears nothing itself. */
export async function watchOutcomes(registry: string, onChange: () => void): Promise<{ close(): void }> {
  const folder = outcomesFolder(registry);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const watcher = watch(folder, { persistent: false }, onChange);
  // What is not told is found with the next beat.
  watcher.on('error', () => {});
  return watcher;
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolders } from '../../testing/test-releases.ts';
import { lockFile, withLock } from './lock.ts';
import { openRegistry } from './registry.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());
const run = promisify(execFile);
const module = join(import.meta.dirname, '../../../shared/src/server/file-lock.ts');

/** Whether another process gets the lock. */
async function isFree(registry: string): Promise<boolean> {
  const script = `import { tryLock } from ${JSON.stringify(module)}; console.log(tryLock(${JSON.stringify(lockFile(registry))}) !== null)`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  return stdout.trim() === 'true';
}

describe('the lock of the registry', () => {
  it('[G58] stays with a change while the same process opens the registry for another command', async () => {
    const registry = await folders.make();
    await openRegistry(registry);
    const { opening, wasFree } = await withLock(registry, async () => {
      const other = openRegistry(registry);
      // Begins before it waits for the lock; a process more takes longer than that.
      return { opening: other, wasFree: [await isFree(registry), await isFree(registry)] };
    });

    expect(wasFree).toEqual([false, false]);
    expect(await opening).toBe('writable');
    expect(await isFree(registry)).toBe(true);
  });

  it('[G60] is had in the order in which it was asked for, in one process', async () => {
    const registry = await folders.make();
    await openRegistry(registry);
    const order: number[] = [];
    const changes = [1, 2, 3, 4, 5].map((n) =>
      withLock(registry, async () => {
        order.push(n);
        if (n === 2) throw new Error('refused');
      }),
    );
    const settled = await Promise.allSettled(changes);

    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  });
});

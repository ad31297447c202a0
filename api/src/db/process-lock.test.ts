import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './process-lock.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaico-lock-'));
  path = join(folder, 'lock');
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A process number that no process has. */
const GONE = 2 ** 22 + 1;

describe('takeLock', () => {
  it('gives the lock to one, and to the next after its release', async () => {
    const first = await takeLock(path);
    const second = await takeLock(path);
    if (!('release' in first)) throw new Error('the lock was free');
    await first.release();
    const third = await takeLock(path);

    expect(second).toEqual({ heldBy: process.pid });
    expect('release' in third).toBe(true);
  });

  it.each([
    ['a process that is gone', JSON.stringify({ pid: GONE, started: '1', token: 'x' })],
    [
      'an earlier process with the same number',
      JSON.stringify({ pid: process.pid, started: '1', token: 'x' }),
    ],
    ['nobody, with half a file', '{"pid":'],
  ])('takes over from %s', async (_who, content) => {
    await writeFile(path, content);

    expect('release' in (await takeLock(path))).toBe(true);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('gives a stale lock to one of many who find it at once, and leaves no other file behind', async () => {
    await writeFile(path, JSON.stringify({ pid: GONE, started: '1', token: 'x' }));

    const results = await Promise.all(Array.from({ length: 20 }, () => takeLock(path)));

    expect(results.filter((result) => 'release' in result)).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['lock']);
  });
});

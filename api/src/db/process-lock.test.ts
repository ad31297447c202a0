import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
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

const takenBy = (result: object) => ('release' in result ? 'me' : 'another');

describe('takeLock', () => {
  it('gives the lock to one, and to the next after its release', async () => {
    const first = await takeLock(path);
    const second = await takeLock(path);
    if (!('release' in first)) throw new Error('the lock was free');
    first.release();
    const third = await takeLock(path);

    expect(second).toEqual({ heldBy: process.pid });
    expect(takenBy(third)).toBe('me');
  });

  it('gives the lock to one of many who want it at once', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => takeLock(path)));

    expect(results.map(takenBy).filter((who) => who === 'me')).toHaveLength(1);
  });

  it('names the other process that has it, and is free the moment that process is killed', async () => {
    const script = `
      const { takeLock } = await import(${JSON.stringify(new URL('process-lock.ts', import.meta.url).href)});
      await takeLock(${JSON.stringify(path)});
      console.log('taken');
      setInterval(() => {}, 1000);
    `;
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');
    const meanwhile = await takeLock(path);
    const gone = once(other, 'exit');
    other.kill('SIGKILL');
    await gone;

    expect(meanwhile).toEqual({ heldBy: other.pid });
    expect(takenBy(await takeLock(path))).toBe('me');
  });

  it('leaves the system’s own error when the folder does not exist', async () => {
    await expect(takeLock(join(folder, 'nowhere', 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

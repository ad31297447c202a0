import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLock } from './file-lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mosaico-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a file', () => {
  it('is had by one, and by the next after its release', () => {
    const first = tryLock(path);
    const second = tryLock(path);
    first?.release();
    const third = tryLock(path);

    expect(first).not.toBeNull();
    expect(second).toBeNull();
    expect(third).not.toBeNull();
    third?.release();
  });

  it('needs no other file, so that it can be had on a full disk', () => {
    const lock = tryLock(path);

    expect(readdirSync(folder)).toEqual(['lock']);
    lock?.release();
  });

  it('is free the moment its process is killed', async () => {
    const script = `
      const { tryLock } = await import(${JSON.stringify(new URL('file-lock.ts', import.meta.url).href)});
      globalThis.lock = tryLock(${JSON.stringify(path)});
      console.log('taken');
      setInterval(() => {}, 1000);
    `;
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let meanwhile: ReturnType<typeof tryLock> | undefined;
    try {
      await once(other.stdout, 'data');
      meanwhile = tryLock(path);
    } finally {
      const gone = once(other, 'exit');
      other.kill('SIGKILL');
      await gone;
    }
    const afterwards = tryLock(path);

    expect(meanwhile).toBeNull();
    expect(afterwards).not.toBeNull();
    afterwards?.release();
  });

  it('is no file of something else, which stays as it is', () => {
    writeFileSync(path, 'not a lock file, and longer than the sixteen bytes of a header');

    expect(() => tryLock(path)).toThrow('file is not a database');
  });
});

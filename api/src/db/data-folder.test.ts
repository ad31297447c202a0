import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { balanceOf } from '../ledger/balances.ts';
import { verify } from '../ledger/verify.ts';
import { DataFolderInUse, DataFolderUnusable } from './data-folder-errors.ts';
import { openDatabase } from './open-database.ts';

const CRASH_WRITER = fileURLToPath(new URL('../../testing/crash-writer.mjs', import.meta.url));

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mosaico-data-'));
});
afterEach(async () => {
  await rm(parent, { recursive: true, force: true });
});

/** Starts a writer and ends it by force once it has acknowledged so many deposits; resolves to the last acknowledged number. */
async function crashAfter(acknowledged: number, dataDir: string): Promise<number> {
  const writer = spawn(process.execPath, [CRASH_WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const exited = once(writer, 'exit');
  const last = await killAt(writer, acknowledged);
  await exited;
  return last;
}

async function killAt(writer: ChildProcess, acknowledged: number): Promise<number> {
  let last = 0;
  if (!writer.stdout) throw new Error('the writer has no output');
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line);
    if (last === acknowledged) writer.kill('SIGKILL');
  }
  return last;
}

describe('the data folder', () => {
  it('is refused to a second process while the first one has it', async () => {
    const dataDir = join(parent, 'data');
    const first = await openDatabase({ dataDir });

    const second = openDatabase({ dataDir });

    await expect(second).rejects.toThrow(DataFolderInUse);
    await expect(second).rejects.toThrow(`is in use by process ${process.pid}`);
    await first.close();
  });

  it('keeps its data from one process to the next, and is free after it is closed', async () => {
    const dataDir = join(parent, 'data');
    const first = await openDatabase({ dataDir });
    await first.withSession((run) => run('create table kept (n int); insert into kept values (7)'));
    await first.close();

    const second = await openDatabase({ dataDir });
    const rows = await second.withSession((run) => run('select n from kept'));
    await second.close();

    expect(rows).toEqual([{ n: 7 }]);
    expect(await readdir(dataDir)).not.toContain('first-start-unfinished');
  });

  it('loses nothing acknowledged when its process is killed in mid-write, and lets the next one in', async () => {
    const dataDir = join(parent, 'data');

    const afterFirst = await crashAfter(20, dataDir);
    const afterSecond = await crashAfter(30, dataDir);
    const database = await openDatabase({ dataDir });
    const balance = await balanceOf(database.db, 'crash', 'member:1:cash');
    const report = await verify(database.db);
    await database.close();

    expect(afterFirst).toBeGreaterThanOrEqual(20);
    expect(balance).toBeGreaterThanOrEqual(Math.max(afterFirst, afterSecond));
    expect(report.problems).toEqual([]);
  });

  it('begins anew when its very first start was cut short', async () => {
    const dataDir = join(parent, 'data');
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '');
    await writeFile(join(dataDir, 'first-start-unfinished'), '');

    const database = await openDatabase({ dataDir });
    const rows = await database.withSession((run) => run('select 1 as n'));
    await database.close();

    expect(rows).toEqual([{ n: 1 }]);
  });

  it('says in one line that the folder above is missing', async () => {
    const attempt = openDatabase({ dataDir: join(parent, 'missing', 'data') });

    await expect(attempt).rejects.toThrow(DataFolderUnusable);
    await expect(attempt).rejects.toThrow(
      /^The data folder .*data cannot be used: the folder above it does not exist\.$/,
    );
  });

  it('says in one line that a file stands in its way', async () => {
    await writeFile(join(parent, 'data'), '');

    await expect(openDatabase({ dataDir: join(parent, 'data') })).rejects.toThrow(
      /cannot be used: a file stands in its way\.$/,
    );
  });

  it('says in one line that its files are damaged, and does not touch them', async () => {
    const files = join(parent, 'data', 'postgres');
    await mkdir(files, { recursive: true });
    await writeFile(join(files, 'PG_VERSION'), '18');

    await expect(openDatabase({ dataDir: join(parent, 'data') })).rejects.toThrow(
      /^The data folder .* cannot be used: .*[^\n]$/,
    );
    expect(await readFile(join(files, 'PG_VERSION'), 'utf8')).toBe('18');
  });
});

describe('DataFolderUnusable', () => {
  it.each([
    ['EACCES', 'this user may not write there'],
    ['EROFS', 'it is on a read-only disk'],
    ['ENOSPC', 'the disk is full'],
  ])('explains %s', (code, reason) => {
    const error = new DataFolderUnusable('/data', Object.assign(new Error(code), { code }));

    expect(error.message).toBe(`The data folder /data cannot be used: ${reason}.`);
  });
});

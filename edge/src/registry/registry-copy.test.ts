import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { useStores, type TestStore } from '../../testing/registry-stores.ts';
import { testRelease, testVersion as v, writeBuild } from '../../testing/test-releases.ts';
import { attachDatabase, databaseOf } from './attached-database.ts';
import { verifyHistory } from './change-keys.ts';
import type { RegistryDatabase } from './database/registry-database.ts';
import { readLines } from './history-file.ts';
import { followDatabase } from './lock.ts';
import { pruneReleases } from './prune.ts';
import { publishRelease } from './publish.ts';
import { changeLive, openRegistry, readMap } from './registry.ts';
import { checkRelease, listVersions, releaseFolder } from './release-store.ts';

const author = { by: 'ana', why: '', at: new Date().toISOString() };
const follower = join(import.meta.dirname, '../../testing/crash-follower.ts');
const LATER = '2099-01-01T00:00:00.000Z';

describe('the copy of a registry in PostgreSQL', () => {
  const stores = useStores('postgres');

  async function publish(registry: string, n: number, content?: string) {
    const build = join(await stores.folders.make(), 'build');
    const { contents } = testRelease('shell', { version: v(n) });
    const files = content === undefined ? contents : { ...contents, 'http.js': content };
    await writeBuild(build, 'shell', { version: v(n), files });
    await publishRelease(registry, build);
  }
  const activate = async (registry: string, n: number) =>
    await changeLive(registry, { action: 'activate', releases: [{ area: 'shell', version: v(n) }] }, author);

  /** A machine that follows by this database, of which `asked` says what was read. */
  async function followerOf(store: TestStore) {
    const registry = await store.machine();
    const found = databaseOf(registry);
    if (!found) throw new Error('a folder is nobody’s copy');
    const asked: string[] = [];
    const database = watched(found, asked);
    return { registry, asked, follow: () => followDatabase(registry, database), database };
  }

  async function expectSame(registry: string, other: string) {
    expect(await readLines(registry)).toEqual(await readLines(other));
    expect(await readMap(registry)).toEqual(await readMap(other));
    expect(await listVersions(registry, 'shell')).toEqual(await listVersions(other, 'shell'));
    for (const version of await listVersions(registry, 'shell'))
      expect((await checkRelease(registry, 'shell', version)).faults).toEqual([]);
  }

  it('[G60] reads of the database only what is new, however much there is', async () => {
    const store = await stores.make();
    const one = await store.machine();
    for (const n of [1, 2, 3]) await publish(one, n).then(() => activate(one, n));
    const { registry, asked, follow } = await followerOf(store);
    await follow();
    asked.length = 0;

    await follow();
    const idle = asked.splice(0);
    await publish(one, 4);
    await activate(one, 4);
    await follow();

    expect(idle).toEqual(['head']);
    const lines = (await readLines(one)).length;
    expect(asked).toEqual([
      'head',
      `linesFrom ${lines - 1}`,
      'releasesChangedSince 3',
      `readFiles shell ${v(4)}`,
    ]);
    await expectSame(registry, one);
  });

  it('[G60] follows releases that were published again, removed, or took the version of a removed one', async () => {
    const store = await stores.make();
    const one = await store.machine();
    for (const n of [1, 2, 3]) await publish(one, n);
    await activate(one, 3);
    const { registry, follow } = await followerOf(store);
    await follow();

    await publish(one, 2);
    await follow();
    await expectSame(registry, one);
    await pruneReleases(one, { olderThanDays: 1, isDryRun: false }, { ...author, at: LATER });
    await follow();
    await expectSame(registry, one);
    await publish(one, 1, 'other()');
    await follow();
    await expectSame(registry, one);
    await pruneReleases(one, { olderThanDays: 1, isDryRun: false }, { ...author, at: LATER });
    await publish(one, 1, 'third()');
    await follow();

    await expectSame(registry, one);
    expect(await listVersions(registry, 'shell')).toEqual([v(1), v(3)]);
  });

  it('[G60] compares everything after whatever went wrong in the middle, and when the process starts', async () => {
    const store = await stores.make();
    const one = await store.machine();
    await publish(one, 1);
    await activate(one, 1);
    const { registry, asked, follow, database } = await followerOf(store);
    await follow();
    await publish(one, 2);
    await activate(one, 2);
    await rm(releaseFolder(registry, 'shell', v(1)), { recursive: true });
    const { readFiles } = database;
    database.readFiles = () => Promise.reject(new Error('lost'));
    const lost = follow();
    await expect(lost).rejects.toThrow('lost');
    database.readFiles = readFiles;
    asked.length = 0;
    await follow();

    expect(asked).toContain('releases');
    await expectSame(registry, one);
  });

  it('[G60] numbers releases in the order in which others see them, although publications overlap', async () => {
    const store = await stores.make();
    const one = await store.machine();
    await Promise.all([1, 2, 3, 4, 5, 6].map((n) => publish(one, n)));
    await publish(one, 3);

    const rows = await store.run(
      'select version, number from mosaico_registry.release_changes order by number',
    );
    const latest = rows.at(-1);
    expect(rows).toHaveLength(6);
    expect(latest).toEqual({ version: v(3), number: '7' });
  });

  it('[G60] is the registry again, whenever the process that follows was killed', async () => {
    const store = await stores.make();
    const one = await store.machine();
    const { registry, env } = await store.place();
    let isEnding = false;
    let n = 0;
    const changing = (async () => {
      while (!isEnding) await publish(one, (n += 1)).then(() => activate(one, n));
    })();
    for (let round = 0; round < 8; round += 1) {
      const child = spawn(process.execPath, [follower, registry], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      await pause(Math.random() * 120);
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    }
    isEnding = true;
    await changing;
    const detach = await attachDatabase(registry, store.url);
    await openRegistry(registry);
    await detach();

    await expectSame(registry, one);
    expect((await verifyHistory(registry)).fault).toBeNull();
    expect((await readMap(registry)).areas['shell']?.version).toBe(v(n));
  });
});

/** Writes down what is asked of the database. */
function watched(database: RegistryDatabase, asked: string[]): RegistryDatabase {
  return {
    ...database,
    head: () => (asked.push('head'), database.head()),
    releases: () => (asked.push('releases'), database.releases()),
    linesFrom: (number) => (asked.push(`linesFrom ${number}`), database.linesFrom(number)),
    releasesChangedSince: (number) => (
      asked.push(`releasesChangedSince ${number}`),
      database.releasesChangedSince(number)
    ),
    readFiles: (area, version, onFile) => (
      asked.push(`readFiles ${area} ${version}`),
      database.readFiles(area, version, onFile)
    ),
  };
}

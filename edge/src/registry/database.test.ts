import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { useStores } from '../../testing/registry-stores.ts';
import { testEdges } from '../../testing/test-edges.ts';
import { testVersion as v, writeBuild } from '../../testing/test-releases.ts';
import { eventually } from '../../testing/eventually.ts';
import { sharedKey } from '../server/loop/shared-key.ts';
import { attachDatabase, databaseOf } from './attached-database.ts';
import { verifyHistory } from './change-keys.ts';
import { followRegistry } from './follow-registry.ts';
import { readLines } from './history-file.ts';
import { publishRelease } from './publish.ts';
import { changeLive, openRegistry, readMap } from './registry.ts';
import { checkRelease, listVersions, releaseFolder } from './release-store.ts';

const edges = testEdges();
afterAll(() => edges.close());
const HOUR_MS = 3_600_000;
const silent = pino({ level: 'silent' });
const author = { by: 'ana', why: '', at: new Date().toISOString() };
const activated = (n: number) =>
  ({ action: 'activate', releases: [{ area: 'shell', version: v(n) }] }) as const;

describe('a registry in PostgreSQL', () => {
  const stores = useStores('postgres');

  async function publish(registry: string, n: number) {
    const build = join(await stores.folders.make(), 'build');
    await writeBuild(build, 'shell', { version: v(n) });
    await publishRelease(registry, build);
  }

  it('[G60] tells machines that follow it of a change at once', async () => {
    const store = await stores.make();
    const [one, other] = [await store.machine(), await store.machine()];
    // Nothing but being told brings it here.
    const following = followRegistry(other, silent, HOUR_MS);
    await publish(one, 1);
    await eventually(async () => (await listVersions(other, 'shell')).length === 1);
    await changeLive(one, activated(1), author);
    await eventually(async () => (await readMap(other)).revision === 1);

    expect((await readMap(other)).areas['shell']?.version).toBe(v(1));
    await following.close();
  });

  it('[G60] hears of a change that nobody told it of', async () => {
    const store = await stores.make();
    const [one, other] = [await store.machine(), await store.machine()];
    await store.run('drop trigger tell_history on mosaico_registry.history');
    await store.run('drop trigger tell_releases on mosaico_registry.releases');
    const following = followRegistry(other, silent);
    await publish(one, 1);
    await changeLive(one, activated(1), author);
    await eventually(async () => (await readMap(other)).revision === 1);

    expect((await readMap(other)).areas['shell']?.version).toBe(v(1));
    await following.close();
  });

  it('[G60] is served on by edges while it is away, also by one that starts then; nothing can be changed', async () => {
    const store = await stores.make();
    const registry = await store.machine();
    await publish(registry, 1);
    await changeLive(registry, activated(1), author);
    await edges.live(registry, 'games');
    const app = await edges.edge(registry);
    const following = followRegistry(registry, silent);
    await stores.server()?.end();
    try {
      await expect(changeLive(registry, activated(1), author)).rejects.toThrow('does not answer');
      await expect(publish(registry, 2)).rejects.toThrow('does not answer');
      const restarted = await edges.edge(registry);
      for (const edge of [app, restarted]) {
        expect((await edge.inject({ url: '/games', headers: { accept: 'text/html' } })).statusCode).toBe(200);
        expect((await edge.inject(`/releases/shell/${v(1)}/http.js`)).statusCode).toBe(200);
      }
    } finally {
      await stores.server()?.start();
    }
    const elsewhere = await store.machine();
    await publish(elsewhere, 2);
    await changeLive(elsewhere, activated(2), author);
    await eventually(async () => (await readMap(registry)).revision === 3);

    expect((await readMap(registry)).areas['shell']?.version).toBe(v(2));
    await following.close();
  });

  it('[G60] takes over a registry that was a folder, with its keys, releases and history', async () => {
    const folder = await edges.registry('shell');
    const key = await sharedKey(folder);
    const before = await readLines(folder);
    const store = await stores.make();
    const detach = await attachDatabase(folder, store.url);
    await openRegistry(folder);
    const other = await store.machine();

    await publish(other, 2);
    await changeLive(other, activated(2), author);

    expect((await readLines(other)).slice(0, before.length)).toEqual(before);
    expect(await verifyHistory(other)).toMatchObject({ fault: null, restarts: [] });
    expect((await checkRelease(other, 'shell', v(1))).faults).toEqual([]);
    expect(await sharedKey(other)).toEqual(key);
    await detach();
  });

  it('[G59] is not mixed with another history, and adds to its own alone', async () => {
    const store = await stores.make();
    const [one, copy] = [await store.machine(), await stores.folders.make()];
    await publish(one, 1);
    await changeLive(one, activated(1), author);
    const foreign = await edges.registry('shell');
    await cp(foreign, copy, { recursive: true });
    const detach = await attachDatabase(copy, store.url);

    await expect(openRegistry(copy)).rejects.toThrow('another history');
    expect(await readLines(copy)).toEqual(await readLines(foreign));
    await expect(store.run('update mosaico_registry.history set line = line')).rejects.toThrow(
      'only added to',
    );
    await expect(store.run('delete from mosaico_registry.history')).rejects.toThrow('only added to');
    await detach();
  });

  it('[G60] gives a copy the files again that were removed from it, when a process starts', async () => {
    const store = await stores.make();
    const [one, other] = [await store.machine(), await store.machine()];
    await publish(one, 1);
    await changeLive(other, activated(1), author);
    await rm(releaseFolder(other, 'shell', v(1)), { recursive: true });
    const detach = await attachDatabase(other, store.url);

    await openRegistry(other);
    await detach();

    expect((await checkRelease(other, 'shell', v(1))).faults).toEqual([]);
    expect(await readFile(join(releaseFolder(other, 'shell', v(1)), 'main.js'))).toEqual(
      await readFile(join(releaseFolder(one, 'shell', v(1)), 'main.js')),
    );
  });

  it('[G60] can be read by an edge that may neither change it nor see the keys that sign it', async () => {
    const store = await stores.make();
    const one = await store.machine();
    await publish(one, 1);
    await changeLive(one, activated(1), author);
    const grants = (await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8'))
      .split('\n')
      .filter((line) => /^ +(?:create role|grant) .*;$/.test(line))
      .join('\n');
    await store.run(grants.replaceAll('<password>', 'x'));
    const reader = Object.assign(new URL(store.url ?? ''), { username: 'mosaico_edge', password: 'x' });
    const registry = await stores.folders.make();
    const detach = await attachDatabase(registry, reader.href);

    expect(await openRegistry(registry)).toBe('read-only');
    expect((await readMap(registry)).areas['shell']?.version).toBe(v(1));
    expect(await sharedKey(registry)).toEqual(await sharedKey(one));
    await publish(one, 2);
    await expect(changeLive(registry, activated(2), author)).rejects.toMatchObject({ code: 'EACCES' });
    expect((await readMap(registry)).areas['shell']?.version).toBe(v(1));
    await expect(databaseOf(registry)?.signingKey('any')).rejects.toMatchObject({ code: 'EACCES' });
    await detach();
  });

  it('[G60] lets those who could read the releases follow them after an upgrade', async () => {
    const store = await stores.make();
    await publish(await store.machine(), 1);
    await store.run(`
      drop trigger number_release_changes on mosaico_registry.releases;
      drop function mosaico_registry.number_release_change;
      drop table mosaico_registry.release_changes;
      delete from mosaico_registry.migrations where name like '0002%';
      create role before_the_upgrade;
      grant select on mosaico_registry.releases to before_the_upgrade`);
    await publish(await store.machine(), 2);

    const [row] = await store.run(
      "select has_table_privilege('before_the_upgrade', 'mosaico_registry.release_changes', 'select') as may",
    );
    expect(row).toEqual({ may: true });
  });
});

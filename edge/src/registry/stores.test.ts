import { join } from 'node:path';
import { STORES, useStores } from '../../testing/registry-stores.ts';
import { testVersion as v, writeBuild } from '../../testing/test-releases.ts';
import { verifyHistory } from './change-keys.ts';
import { noteRelease } from './change-store.ts';
import type { ChangeRequest } from './change-request.ts';
import { followDatabase } from './lock.ts';
import { databaseOf } from './attached-database.ts';
import { readLines } from './history-file.ts';
import { pruneReleases } from './prune.ts';
import { publishRelease } from './publish.ts';
import { changeLive, readMap } from './registry.ts';
import { checkRelease, listVersions } from './release-store.ts';

const author = { by: 'ana', why: '', at: new Date().toISOString() };
const change = (registry: string, request: ChangeRequest) => changeLive(registry, request, author);
const activated = (n: number) =>
  ({ action: 'activate', releases: [{ area: 'shell', version: v(n) }] }) as const;

describe.each(STORES)('a registry that machines share (%s)', (kind) => {
  const stores = useStores(kind);

  async function publish(registry: string, n: number, files?: Record<string, string>) {
    const build = join(await stores.folders.make(), 'build');
    await writeBuild(build, 'shell', { version: v(n), ...(files ? { files } : {}) });
    return await publishRelease(registry, build);
  }

  /** What a machine has heard when it was told of everything. */
  async function heard(registry: string): Promise<string> {
    const database = databaseOf(registry);
    if (database) await followDatabase(registry, database);
    return registry;
  }

  it('[G60] has on each of them what was published, activated and rolled back on any of them', async () => {
    const store = await stores.make();
    const [one, other] = [await store.machine(), await store.machine()];
    await publish(one, 1);
    await change(other, activated(1));
    await publish(other, 2);
    await change(one, activated(2));
    expect((await readMap(await heard(other))).areas['shell']?.version).toBe(v(2));

    const plan = await change(other, { action: 'rollback', areas: [{ area: 'shell', from: v(2) }] });

    expect(plan.kind).toBe('change');
    expect((await readMap(await heard(one))).areas['shell']?.version).toBe(v(1));
    expect(await readLines(one)).toEqual(await readLines(other));
    expect(await listVersions(one, 'shell')).toEqual([v(2), v(1)]);
    expect(await listVersions(other, 'shell')).toEqual([v(2), v(1)]);
    for (const machine of [one, other]) {
      expect((await checkRelease(machine, 'shell', v(2))).faults).toEqual([]);
      expect(await verifyHistory(machine)).toMatchObject({ fault: null, restarts: [] });
    }
  });

  it('[G58] goes one step when two machines roll the same version back at once', async () => {
    const store = await stores.make();
    const [one, other] = [await store.machine(), await store.machine()];
    for (const n of [1, 2, 3]) await publish(one, n);
    for (const n of [1, 2, 3]) await change(one, activated(n));

    const back = { action: 'rollback', areas: [{ area: 'shell', from: v(3) }] } as const;
    const plans = await Promise.all([change(one, back), change(other, back)]);

    expect(plans.map(({ kind }) => kind).sort()).toEqual(['change', 'unchanged']);
    expect((await readMap(await heard(one))).areas['shell']?.version).toBe(v(2));
  });

  it('[G60] publishes a version once when two machines do it at once, and refuses other content', async () => {
    const store = await stores.make();
    const [one, other] = [await store.machine(), await store.machine()];

    const same = await Promise.all([publish(one, 1), publish(other, 1)]);
    expect(same.map(({ isNew }) => isNew).sort()).toEqual([false, true]);

    await heard(other);
    const altered = {
      'vendor.js': 'x',
      'main.js': 'y',
      'http.js': 'z',
      'messages-pt.js': '1',
      'messages-en.js': '2',
      'frames/pt.html': '<p>',
      'frames/en.html': '<p>',
    };
    await expect(publish(other, 1, altered)).rejects.toThrow('published with other content');
    expect((await checkRelease(await heard(one), 'shell', v(1))).faults).toEqual([]);
  });

  it('[G58] prunes everywhere what nobody needs, and never what is live, a fallback, or pinned for a dispute', async () => {
    const store = await stores.make();
    const [one, other] = [await store.machine(), await store.machine()];
    for (const n of [1, 2, 3, 4, 5, 6]) await publish(one, n);
    // 1 stays in no map: what was rolled back is no fallback. 2 is the fallback of 3. 4 is in another environment. 5 is under dispute.
    for (const n of [2, 1]) await change(one, activated(n));
    await change(one, { action: 'rollback', areas: [{ area: 'shell', from: v(1) }] });
    await change(other, activated(3));
    await changeLive(other, activated(4), author, { environment: 'stage' });
    await noteRelease(other, 'pin', { area: 'shell', version: v(5) }, { ...author, why: 'dispute 812' });

    const later = { ...author, at: new Date(Date.now() + 60_000).toISOString() };
    const candidates = await pruneReleases(one, { olderThanDays: 0, isDryRun: false }, later);

    expect(Object.fromEntries(candidates.map(({ version, stays }) => [version, stays]))).toEqual({
      [v(1)]: null,
      [v(2)]: 'live needs it',
      [v(3)]: 'live needs it',
      [v(4)]: 'stage needs it',
      [v(5)]: 'it is pinned',
      [v(6)]: null,
    });
    const left = [v(2), v(3), v(4), v(5)];
    for (const machine of [one, other, await store.machine()])
      expect((await listVersions(await heard(machine), 'shell')).toSorted()).toEqual(left);
  });
});

import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders, testVersion as v, writeBuild } from '../../testing/test-releases.ts';
import { noteRelease, revokeRelease } from './change-store.ts';
import { readHistory } from './history.ts';
import { pruneReleases } from './prune.ts';
import { publishRelease } from './publish.ts';
import { changeLive, openRegistry, readMap, readStore } from './registry.ts';
import { listVersions, releaseFolder } from './release-store.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

const author = { by: 'ana', why: 'leaks', at: '2026-11-20T08:00:00.000Z' };

/** Releases of the shell and of games, published long ago; what is named goes live one after the other. */
async function registryWith(...live: [string, number][]): Promise<string> {
  const registry = await folders.make();
  await openRegistry(registry);
  for (const [area, n] of [...new Set(live.map((one) => one.join(' ')))].map((one) => one.split(' '))) {
    const build = await folders.make();
    await writeBuild(build, area ?? '', { version: v(Number(n)) });
    await publishRelease(registry, build);
    await utimes(releaseFolder(registry, area ?? '', v(Number(n))), 1000, 1000);
  }
  for (const [area, n] of live) await activate(registry, area, n);
  return registry;
}

const activate = (
  registry: string,
  area: string,
  n: number,
  environment: 'test' | 'stage' | 'live' = 'live',
  at = '2026-01-01T08:00:00.000Z',
) =>
  changeLive(
    registry,
    { action: 'activate', releases: [{ area, version: v(n) }] },
    { ...author, at },
    { environment },
  );

describe('a version that is revoked', () => {
  it('[G58] leaves every environment, is no fallback, and cannot be activated', async () => {
    const registry = await registryWith(['shell', 1], ['shell', 2]);
    await activate(registry, 'shell', 1, 'stage');
    await activate(registry, 'shell', 2, 'stage');
    await activate(registry, 'shell', 1, 'live');

    await revokeRelease(registry, { area: 'shell', version: v(2) }, author);

    expect((await readMap(registry)).areas.shell).toMatchObject({ version: v(1), fallbacks: [] });
    expect((await readMap(registry, 'stage')).areas.shell).toMatchObject({ version: v(1), fallbacks: [] });
    expect((await readStore(registry)).revoked).toEqual({ [`shell@${v(2)}`]: author });
    const again = {
      action: 'activate',
      releases: [{ area: 'shell', version: v(2) }],
      isAgain: true,
    } as const;
    expect(await changeLive(registry, again, author)).toMatchObject({
      kind: 'refused',
      reasons: [`shell ${v(2)}: was revoked by ana: leaks`],
    });
    expect(await revokeRelease(registry, { area: 'shell', version: v(2) }, author)).toEqual({
      entry: null,
      plans: [],
    });
  });

  it('[G58] is refused, and nothing changes, when there is no other shell', async () => {
    const registry = await registryWith(['shell', 1]);
    const before = await readHistory(registry);

    await expect(revokeRelease(registry, { area: 'shell', version: v(1) }, author)).rejects.toMatchObject({
      reasons: ['no other shell was live before: activate another one first'],
    });

    expect(await readHistory(registry)).toEqual(before);
    expect((await readStore(registry)).revoked).toEqual({});
  });

  it('[G58] may come back when that is said', async () => {
    const registry = await registryWith(['shell', 1], ['shell', 2]);
    await revokeRelease(registry, { area: 'shell', version: v(1) }, author);

    await noteRelease(registry, 'restore', { area: 'shell', version: v(1) }, author);
    const again = {
      action: 'activate',
      releases: [{ area: 'shell', version: v(1) }],
      isAgain: true,
    } as const;

    expect(await changeLive(registry, again, author)).toMatchObject({ kind: 'change' });
  });
});

describe('prune', () => {
  const prune = (registry: string, olderThanDays = 90, isDryRun = false) =>
    pruneReleases(registry, { olderThanDays, isDryRun }, author);

  it('[G58] removes what nobody needs, and nothing that is live, a fallback, pinned, or was live lately', async () => {
    const live: [string, number][] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ['shell', n]);
    const registry = await registryWith(...live);
    await noteRelease(registry, 'pin', { area: 'shell', version: v(1) }, author);
    await activate(registry, 'shell', 2, 'test', '2026-11-19T08:00:00.000Z');
    await activate(registry, 'shell', 5, 'test', '2026-11-19T09:00:00.000Z');

    const dry = await prune(registry, 90, true);
    expect(await listVersions(registry, 'shell')).toHaveLength(9);
    const done = await prune(registry);

    expect(done).toEqual(dry);
    // Live are 9 and, in test, 5; 8 to 4 are fallbacks of 9, and 2 is the one of 5.
    expect(done.filter(({ stays }) => stays === null).map(({ version }) => version)).toEqual([v(3)]);
    expect((await listVersions(registry, 'shell')).sort()).toEqual([1, 2, 4, 5, 6, 7, 8, 9].map(v));
    expect(await readdir(join(registry, 'releases/.incoming'))).toEqual([]);
    expect((await readHistory(registry)).all.at(-1)).toMatchObject({
      action: 'prune',
      subjects: [`shell@${v(3)}`],
    });
  });
});

import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRelease } from './publish.ts';
import { readHistory } from './history.ts';
import { changeLive, mapFile, openRegistry, readMap } from './registry.ts';
import { testVersion as v, temporaryFolders, writeBuild } from '../../testing/test-releases.ts';
import { listVersions, releaseFolder } from './release-store.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

const author = { by: 'ana', why: 'test', at: '2026-11-20T08:00:00.000Z' };
const activate = (registry: string, n: number, expected?: number) =>
  changeLive(
    registry,
    { action: 'activate', releases: [{ area: 'shell', version: v(n) }] },
    author,
    expected === undefined ? {} : { expectedRevision: expected },
  );

async function registryWith(...versions: number[]): Promise<string> {
  const registry = await folders.make();
  await openRegistry(registry);
  for (const n of versions) {
    const build = await folders.make();
    await writeBuild(build, 'shell', { version: v(n) });
    await publishRelease(registry, build);
  }
  return registry;
}

describe('the registry', () => {
  it('is empty at first', async () => {
    const registry = await registryWith();

    expect(await readMap(registry)).toEqual({ revision: 0, areas: {} });
    expect(await listVersions(registry, 'shell')).toEqual([]);
  });

  it('writes map and history that agree', async () => {
    const registry = await registryWith(1, 2);

    await activate(registry, 1);
    await activate(registry, 2);

    const { entries: history } = await readHistory(registry);
    expect(history.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(history.at(-1)?.map).toEqual(await readMap(registry));
    expect((await readMap(registry)).areas.shell).toMatchObject({
      version: v(2),
      fallbacks: [{ version: v(1), areas: {} }],
    });
  });

  it('reads a registry of before there were fallbacks', async () => {
    const registry = await registryWith(1, 2, 3);
    await activate(registry, 1);
    await activate(registry, 2);
    const asBefore = (text: string) =>
      text
        .replaceAll(/"fallbacks": ?\[\s*\{\s*"version": ?("[^"]+")[^\]]*\]/g, '"lastKnownGood": $1')
        .replaceAll(/"fallbacks": ?\[\],?/g, '');
    for (const file of [mapFile(registry), join(registry, 'history.jsonl')])
      await writeFile(file, asBefore(await readFile(file, 'utf8')));
    expect(await readFile(mapFile(registry), 'utf8')).toContain(`"lastKnownGood": "${v(1)}"`);

    expect(await activate(registry, 3)).toMatchObject({ kind: 'change' });
    expect((await readMap(registry)).areas.shell?.fallbacks).toEqual([
      { version: v(2), areas: {} },
      { version: v(1), areas: {} },
    ]);
  });

  it('refuses a release with an altered file', async () => {
    const registry = await registryWith(1);
    await writeFile(join(releaseFolder(registry, 'shell', v(1)), 'main.js'), 'altered');

    expect(await activate(registry, 1)).toMatchObject({
      kind: 'refused',
      reasons: [`shell ${v(1)}: main.js was altered`],
    });
    expect(await readMap(registry)).toMatchObject({ revision: 0 });
  });

  it('compares the revision when asked to', async () => {
    const registry = await registryWith(1, 2);
    await activate(registry, 1, 0);

    expect(await activate(registry, 2, 0)).toEqual({
      kind: 'refused',
      reasons: ['the map is at revision 1 by now, not 0'],
    });
    expect(await activate(registry, 2, 1)).toMatchObject({ kind: 'change' });
  });

  it('brings a map that is behind the history up to it', async () => {
    const registry = await registryWith(1, 2);
    await activate(registry, 1);
    const before = await readFile(mapFile(registry), 'utf8');
    await activate(registry, 2);
    const after = await readFile(mapFile(registry), 'utf8');

    for (const remains of [before, '{"revision":', null]) {
      if (remains === null) await rm(mapFile(registry));
      else await writeFile(mapFile(registry), remains);
      await openRegistry(registry);

      expect(await readFile(mapFile(registry), 'utf8')).toBe(after);
    }
  });

  it('drops a history line that was never finished', async () => {
    const registry = await registryWith(1, 2);
    await activate(registry, 1);
    await appendFile(join(registry, 'history.jsonl'), '{"revision":2,"at":"20');

    expect(await readHistory(registry)).toMatchObject({ entries: [{ revision: 1 }], damage: [] });
    await activate(registry, 2);

    expect((await readHistory(registry)).entries.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('leaves out a damaged line of the history, names it, and can be rolled back and changed all the same', async () => {
    const registry = await registryWith(1, 2, 3, 4);
    for (const n of [1, 2, 3]) await activate(registry, n);
    const file = join(registry, 'history.jsonl');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [...lines.slice(0, 2), lines[2]?.slice(0, 40), ...lines.slice(3)].join('\n'));

    await openRegistry(registry);
    const rollback = await changeLive(registry, { action: 'rollback', areas: [{ area: 'shell' }] }, author);
    const next = await activate(registry, 4);

    expect(rollback).toMatchObject({ kind: 'change', entry: { changes: [{ from: v(3), to: v(2) }] } });
    expect(next).toMatchObject({ kind: 'change', entry: { revision: 5 } });
    expect(await readHistory(registry)).toMatchObject({
      entries: [{ revision: 1 }, { revision: 3 }, { revision: 4 }, { revision: 5 }],
      damage: [`Line 3 of ${file} is damaged and left out`],
    });
  });

  it('does not guess what is live when the latest line is damaged and the map is lost', async () => {
    const registry = await registryWith(1, 2);
    for (const n of [1, 2]) await activate(registry, n);
    const file = join(registry, 'history.jsonl');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"revision":2', '"revision":"two"'));
    const map = await readFile(mapFile(registry), 'utf8');

    for (const remains of [null, '{"revision":']) {
      await rm(mapFile(registry));
      if (remains !== null) await writeFile(mapFile(registry), remains);
      await expect(openRegistry(registry)).rejects.toMatchObject({
        message: expect.stringContaining('Nothing says what is live'),
        reasons: [`Line 3 of ${file} is damaged and left out`],
      });
      await writeFile(mapFile(registry), map);
    }

    await openRegistry(registry);
    expect((await readMap(registry)).areas.shell?.version).toBe(v(2));
  });

  it('decides changes that come at once one after the other', async () => {
    const registry = await registryWith(1, 2, 3);

    const plans = await Promise.all([activate(registry, 1), activate(registry, 2), activate(registry, 3)]);

    expect(plans.map(({ kind }) => kind)).toEqual(['change', 'change', 'change']);
    expect((await readHistory(registry)).entries.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  it('lets exactly one of two changes win that expect the same revision', async () => {
    const registry = await registryWith(1, 2);

    const plans = await Promise.all([activate(registry, 1, 0), activate(registry, 2, 0)]);

    expect(plans.map(({ kind }) => kind).sort()).toEqual(['change', 'refused']);
  });

  it('says when its folder cannot be used', async () => {
    const folder = await folders.make();
    await writeFile(join(folder, 'file'), '');

    await expect(openRegistry(join(folder, 'file', 'registry'))).rejects.toThrow(
      /cannot be used \(ENOTDIR\)/,
    );
    await expect(openRegistry('/proc/mosaico/registry')).rejects.toThrow(/cannot be used \(E[A-Z]+\)/);
    await mkdir(join(folder, 'map.json'), { recursive: true });
    await expect(openRegistry(folder)).rejects.toThrow();
  });
});

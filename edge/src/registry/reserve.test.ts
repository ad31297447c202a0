import { existsSync } from 'node:fs';
import { open, readFile, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { testVersion as v, temporaryFolders, writeBuild } from '../../testing/test-releases.ts';
import { readHistory } from './history.ts';
import { publishRelease } from './publish.ts';
import { changeLive, openRegistry, readMap } from './registry.ts';
import { reserveFile } from './reserve.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

const author = { by: 'ana', why: 'test', at: '2026-11-20T08:00:00.000Z' };
const rollback = (registry: string) =>
  changeLive(registry, { action: 'rollback', areas: [{ area: 'shell' }] }, author);

async function publish(registry: string, n: number): Promise<void> {
  const build = await folders.make();
  await writeBuild(build, 'shell', { version: v(n) });
  await publishRelease(registry, build);
}

async function registryAt(version: number): Promise<string> {
  const registry = await folders.make();
  await openRegistry(registry);
  for (let n = 1; n <= version; n += 1) {
    await publish(registry, n);
    await changeLive(registry, { action: 'activate', releases: [{ area: 'shell', version: v(n) }] }, author);
  }
  return registry;
}

/** From now on no file can be written while this is true: the system says that the disk is full. */
async function diskIsFull(folder: string, isFull: () => boolean): Promise<void> {
  const handle = await open(join(folder, 'any'), 'a');
  const files = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  for (const method of ['writeFile', 'appendFile'] as const) {
    const write = files[method];
    jest.spyOn(files, method).mockImplementation(async function (this: FileHandle, ...given) {
      if (isFull()) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      await write.apply(this, given);
    });
  }
}

describe('a registry whose disk is full', () => {
  it('can be rolled back with the room that it keeps, again and again', async () => {
    const registry = await registryAt(3);
    await diskIsFull(await folders.make(), () => existsSync(reserveFile(registry)));

    expect(await rollback(registry)).toMatchObject({ kind: 'change' });
    expect(await rollback(registry)).toMatchObject({ kind: 'change' });

    expect((await readMap(registry)).areas['shell']?.version).toBe(v(1));
    expect((await readHistory(registry)).entries).toHaveLength(5);
    expect(existsSync(reserveFile(registry))).toBe(true);
  });

  it('has its map brought up to its history at the next start', async () => {
    const registry = await registryAt(2);
    await rm(join(registry, 'map.json'));
    await diskIsFull(await folders.make(), () => existsSync(reserveFile(registry)));

    await openRegistry(registry);

    expect((await readMap(registry)).areas['shell']?.version).toBe(v(2));
  });

  it('is as it was when there is no room at all', async () => {
    const registry = await registryAt(2);
    const before = await readFile(join(registry, 'history.jsonl'), 'utf8');
    await diskIsFull(await folders.make(), () => true);

    await expect(rollback(registry)).rejects.toThrow('ENOSPC');

    jest.restoreAllMocks();
    await openRegistry(registry);
    expect(await readFile(join(registry, 'history.jsonl'), 'utf8')).toBe(before);
    expect((await readMap(registry)).areas['shell']?.version).toBe(v(2));
    expect((await readdir(registry)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('does not stay full of a release that could not be published', async () => {
    const registry = await registryAt(1);
    const build = await folders.make();
    await writeBuild(build, 'shell', { version: v(2) });
    let written = 0;
    await diskIsFull(await folders.make(), () => (written += 1) > 3);

    await expect(publishRelease(registry, build)).rejects.toThrow('ENOSPC');

    jest.restoreAllMocks();
    expect(await readdir(join(registry, 'releases/.incoming'))).toEqual([]);
    expect(existsSync(reserveFile(registry))).toBe(true);
  });
});

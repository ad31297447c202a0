import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRelease } from '../registry/publish.ts';
import { openRegistry } from '../registry/registry.ts';
import { testVersion, temporaryFolders, writeBuild } from '../../testing/test-releases.ts';
import { releaseFolder } from '../registry/release-store.ts';
import { openStoredFiles } from './stored-files.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

const MEGABYTES = (count: number) => randomBytes(count * 512 * 1024).toString('hex');

describe('the files in memory', () => {
  it('stay there however many visitors ask for one at the same time', async () => {
    const [registry, build] = [await folders.make(), await folders.make()];
    await openRegistry(registry);
    const files = { 'remoteEntry.js': 'entry', 'area.js': 'chunk', 'large.bin': MEGABYTES(3) };
    await writeBuild(build, 'games', { files, release: { messages: {} } });
    await publishRelease(registry, build);
    const stored = openStoredFiles(registry);
    const read = (path: string) => stored.ofRelease('games', testVersion(1), path);

    const all = await Promise.all(Array.from({ length: 40 }, () => read('large.bin')));
    await read('area.js');
    await writeFile(join(releaseFolder(registry, 'games', testVersion(1)), 'large.bin'), 'damaged');

    expect(new Set(all).size).toBe(1);
    expect((await read('large.bin'))?.plain.length).toBe(3 * 1024 * 1024);
  });

  it('are read anew after a file could not be read', async () => {
    const [registry, build] = [await folders.make(), await folders.make()];
    await openRegistry(registry);
    await writeBuild(build, 'games');
    await publishRelease(registry, build);
    const path = join(releaseFolder(registry, 'games', testVersion(1)), 'area.js');
    const stored = openStoredFiles(registry);
    const text = (await stored.ofRelease('games', testVersion(1), 'remoteEntry.js'))?.plain.toString() ?? '';
    await writeFile(path, 'damaged');
    await expect(stored.ofRelease('games', testVersion(1), 'area.js')).rejects.toThrow('damaged');

    await writeFile(path, text.replaceAll('entry of', 'chunk of'));

    expect(await stored.ofRelease('games', testVersion(1), 'area.js')).not.toBeNull();
  });
});

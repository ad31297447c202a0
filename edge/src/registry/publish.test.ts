import { readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { RELEASE_FILE } from '@mosaico/shared/contract';
import { publishRelease } from './publish.ts';
import {
  testRelease,
  testVersion,
  temporaryFolders,
  writeBuild,
  type TestReleaseOptions,
} from '../../testing/test-releases.ts';
import { checkRelease, listVersions, releaseFolder } from './release-store.ts';
import { RegistryError } from './registry-error.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

async function setUp(options: TestReleaseOptions = {}, area = 'games') {
  const [registry, build] = [await folders.make(), await folders.make()];
  const release = await writeBuild(build, area, options);
  return { registry, build, release };
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RegistryError)) throw new Error(`not refused: ${String(error)}`);
  return [error.message, ...error.reasons].join('\n');
}

async function rewriteRelease(build: string, change: (text: string) => string): Promise<void> {
  const path = join(build, RELEASE_FILE);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

describe('publishing', () => {
  it('keeps every file and its brotli form', async () => {
    const { registry, build, release } = await setUp();

    const publication = await publishRelease(registry, build);

    const folder = releaseFolder(registry, 'games', release.version);
    const original = await readFile(join(build, 'area.js'));
    expect(publication.isNew).toBe(true);
    expect(brotliDecompressSync(await readFile(join(folder, 'area.js.br')))).toEqual(original);
    expect(await checkRelease(registry, 'games', release.version)).toEqual({ release, faults: [] });
  });

  it('changes nothing for the same content, whenever and from whichever commit it was built', async () => {
    const { registry, build, release } = await setUp();
    await publishRelease(registry, build);
    await rewriteRelease(build, (text) =>
      JSON.stringify({ ...JSON.parse(text), builtAt: '2026-11-02T10:00:00.000Z', commit: 'abc' }),
    );

    expect(await publishRelease(registry, build)).toMatchObject({ isNew: false });
    expect(await checkRelease(registry, 'games', release.version)).toMatchObject({
      release: { commit: 'unknown' },
    });
  });

  it('refuses other content under the same version', async () => {
    const { registry, build } = await setUp();
    await publishRelease(registry, build);
    const other = await setUp({ files: { ...testRelease('games').contents, 'area.js': 'other' } });

    expect(await refusal(publishRelease(registry, other.build))).toContain('a release never changes');
  });

  it('refuses missing, extra and altered files and names each', async () => {
    const { registry, build } = await setUp();
    await rm(join(build, 'area.js'));
    await writeFile(join(build, 'extra.js'), '1');
    await writeFile(join(build, 'remoteEntry.js'), 'altered');

    const text = await refusal(publishRelease(registry, build));

    for (const line of ['area.js is missing', 'extra.js is not listed', 'remoteEntry.js was altered'])
      expect(text).toContain(line);
  });

  it('refuses symbolic links, also to folders', async () => {
    const { registry, build } = await setUp();
    await rm(join(build, 'area.js'));
    await symlink('/etc/passwd', join(build, 'area.js'));
    await symlink('/etc', join(build, 'folder'));

    const text = await refusal(publishRelease(registry, build));

    expect(text).toContain('area.js is not a regular file');
    expect(text).toContain('folder is not a regular file');
  });

  it.each(['../area.js', '/area.js', 'a/../../area.js', '.hidden/area.js', 'a//../b.js'])(
    'refuses the path %s',
    async (path) => {
      const { registry, build } = await setUp();
      await rewriteRelease(build, (text) => text.replaceAll('"area.js"', JSON.stringify(path)));

      expect(await refusal(publishRelease(registry, build))).toContain('does not follow the release schema');
    },
  );

  it('refuses a release.json that names a file it does not list', async () => {
    const { registry, build } = await setUp({ release: { chunks: ['nowhere.js'] } });

    expect(await refusal(publishRelease(registry, build))).toContain('nowhere.js is used but not listed');
  });

  it('refuses a release that is too large, by what it says of itself, and names each limit', async () => {
    const { registry, build } = await setUp();
    const file = (n: number, bytes: number) => ({
      path: `large-${n}.bin`,
      bytes,
      integrity: `sha384-${'A'.repeat(64)}`,
    });
    const listing = (files: readonly object[]) =>
      rewriteRelease(build, (text) =>
        JSON.stringify({
          ...(JSON.parse(text) as object),
          entry: ['large-0.bin'],
          chunks: [],
          messages: {},
          files,
        }),
      );

    await listing([
      file(0, 17 * 1024 * 1024),
      ...Array.from({ length: 9 }, (_, n) => file(n + 1, 15 * 1024 * 1024)),
    ]);
    const tooLarge = await refusal(publishRelease(registry, build));
    await listing(Array.from({ length: 2_001 }, (_, n) => file(n, 1)));
    const tooMany = await refusal(publishRelease(registry, build));
    await rewriteRelease(build, (text) => text.replace('{', `{${' '.repeat(1024 * 1024)}`));
    const tooLong = await refusal(publishRelease(registry, build));

    expect(tooLarge.split('\n')).toEqual([
      expect.stringMatching(/^The build in .* is too large to be published$/),
      'large-0.bin has 17.0 MB; a file may have 16.0 MB',
      'all files together have 152.0 MB; a release may have 128.0 MB',
    ]);
    expect(tooMany).toContain('it lists 2001 files; a release may have 2000');
    expect(tooLong).toMatch(/release\.json has \d+ bytes; it may have 1048576$/);
  });

  it('does not read a file that is longer than its document says', async () => {
    const { registry, build } = await setUp();
    await truncate(join(build, 'area.js'), 3 * 1024 ** 3);

    expect(await refusal(publishRelease(registry, build))).toContain('area.js was altered after the build');
  });

  it('refuses a build of another area, one without release.json and one that is no JSON', async () => {
    const { registry, build } = await setUp();

    expect(await refusal(publishRelease(registry, build, 'wallet'))).toContain('holds games, not wallet');
    await writeFile(join(build, RELEASE_FILE), '{');
    expect(await refusal(publishRelease(registry, build))).toContain('is not JSON');
    await rm(join(build, RELEASE_FILE));
    expect(await refusal(publishRelease(registry, build))).toContain('No complete build');
  });

  it('counts a release that is published again as the last one', async () => {
    const registry = await folders.make();
    for (const n of [1, 2, 1]) {
      const build = await folders.make();
      await writeBuild(build, 'games', { version: testVersion(n) });
      await publishRelease(registry, build);
    }

    expect(await listVersions(registry, 'games')).toEqual([testVersion(1), testVersion(2)]);
  });

  it('lets two publications of one build at once both succeed', async () => {
    const { registry, build, release } = await setUp();

    const both = await Promise.all([publishRelease(registry, build), publishRelease(registry, build)]);

    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect((await checkRelease(registry, 'games', release.version)).faults).toEqual([]);
  });
});

describe('checking a published release', () => {
  it('finds altered files, altered brotli forms and files that do not belong', async () => {
    const { registry, build, release } = await setUp();
    await publishRelease(registry, build);
    const folder = releaseFolder(registry, 'games', release.version);
    await writeFile(join(folder, 'remoteEntry.js'), 'altered');
    await writeFile(join(folder, 'area.js.br'), 'altered');
    await writeFile(join(folder, 'extra.js'), 'extra');

    const { faults } = await checkRelease(registry, 'games', release.version);

    expect(faults).toEqual([
      'extra.js is not listed in release.json',
      'remoteEntry.js was altered',
      'area.js.br was altered',
    ]);
    expect(await refusal(publishRelease(registry, build))).toContain('damaged');
  });

  it('never leaves the store for a name with dots or slashes', async () => {
    const { registry } = await setUp();

    for (const [area, version] of [
      ['../games', '1.0.0'],
      ['games', '../../etc'],
      ['games', '..'],
      ['GAMES', '1.0.0'],
    ] as const) {
      expect((await checkRelease(registry, area, version)).faults).toHaveLength(1);
    }
    expect(await stat(registry)).toBeTruthy();
  });

  it('[G59] refuses what is too heavy to load first, and leaves nothing of it', async () => {
    const noise = Array.from({ length: 60_000 }, (_, index) => `${Math.sin(index)}`).join(',');
    const contents = testRelease('games').contents;
    const { registry, build, release } = await setUp({ files: { ...contents, 'area.js': noise } });

    expect(await refusal(publishRelease(registry, build))).toMatch(
      /is too heavy: entry and chunks have \d+\.\d KB compressed, and may have 100\.0 KB/,
    );
    expect(await checkRelease(registry, 'games', release.version)).toEqual({ release: null, faults: [] });
  });

  it('[G59] refuses a server script that is not listed', async () => {
    const { registry, build } = await setUp({ release: { server: 'server/none.js' } });

    expect(await refusal(publishRelease(registry, build))).toContain('server/none.js is used but not listed');
  });
});

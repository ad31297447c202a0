import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testEdges } from '../../testing/test-edges.ts';
import { publishRelease } from './publish.ts';
import { testVersion, route, writeBuild } from '../../testing/test-releases.ts';
import { changeLive, readMap } from './registry.ts';

const edges = testEdges();
afterAll(() => edges.close());
const author = { by: 'eva', why: '', at: '2026-11-21T08:00:00.000Z' };

async function build(area: string, options: Parameters<typeof writeBuild>[2] = {}): Promise<string> {
  const folder = join(await edges.folders.make(), randomUUID());
  await writeBuild(folder, area, options);
  return folder;
}

/** Writes a build whose release.json says what no build of ours would. */
async function forged(change: (release: Record<string, unknown>) => void): Promise<string> {
  const folder = await build('games');
  const path = join(folder, 'release.json');
  const release = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  change(release);
  await writeFile(path, JSON.stringify(release));
  return folder;
}

const file = (path: string) => ({ path, bytes: 1, integrity: `sha384-${'A'.repeat(64)}` });

describe('a hostile release', () => {
  it.each([
    '../outside.js',
    '/etc/passwd',
    'a/../../b.js',
    './a.js',
    'a\\b.js',
    'a b.js',
    '.env',
    'a/.git/config',
    'a\0.js',
    '',
    '__proto__/../x',
  ])('is refused for a file called %p, and leaves nothing behind', async (path) => {
    const registry = await edges.registry();
    const from = await forged((release) => (release['files'] as object[]).push(file(path)));

    await expect(publishRelease(registry, from)).rejects.toThrow('release schema');
    await expect(readFile(join(registry, 'releases/games'))).rejects.toThrow('ENOENT');
  });

  it.each(['/../x', '//evil', '/games/', '/a//b', '/game s', '/games?x', '/:id', '/é', '/<b>'])(
    'is refused for the route %p [R32]',
    async (path) => {
      const from = await forged(
        (release) => (release['declaration'] = { area: 'games', platform: '^1.0.0', routes: [route(path)] }),
      );

      await expect(publishRelease(await edges.registry(), from)).rejects.toMatchObject({
        reasons: [expect.stringContaining('R32')],
      });
    },
  );

  it.each([
    '/api',
    '/api/auth/me',
    '/edge/map',
    '/assets',
    '/releases/games',
    '/psp/pay',
    '/provider',
    '/mailbox',
  ])('is refused for the route %p, which the edge answers itself', async (path) => {
    const from = await forged(
      (release) => (release['declaration'] = { area: 'games', platform: '^1.0.0', routes: [route(path)] }),
    );

    await expect(publishRelease(await edges.registry(), from)).rejects.toMatchObject({
      reasons: [expect.stringContaining('belongs to the edge')],
    });
  });

  it('may live at / and at paths that only begin like those of the edge', async () => {
    const registry = await edges.registry('shell');
    await edges.live(registry, 'games', {
      declaration: { routes: [route('/'), route('/apis'), route('/edges')] },
    });
    const app = await edges.edge(registry);

    for (const path of ['/', '/apis', '/edges']) expect((await app.inject(path)).statusCode).toBe(200);
  });

  it('is refused for a file listed twice and for a release.json that is a link', async () => {
    const twice = await forged((release) =>
      (release['files'] as object[]).push((release['files'] as object[])[0] ?? {}),
    );
    await expect(publishRelease(await edges.registry(), twice)).rejects.toMatchObject({
      reasons: ['a file is listed twice'],
    });

    const linked = await build('games');
    await rm(join(linked, 'area.js'));
    await symlink('/etc/passwd', join(linked, 'area.js'));
    await expect(publishRelease(await edges.registry(), linked)).rejects.toMatchObject({
      reasons: expect.arrayContaining(['area.js is not a regular file', 'area.js is missing']),
    });
  });

  it('writes no markup of its own into a page', async () => {
    const attack = '</script><script>alert(1)</script><!--';
    const registry = await edges.registry('shell');
    await edges.live(registry, 'games', {
      declaration: { routes: [{ ...route('/games'), title: { en: attack, zh: attack } }] },
      release: { container: attack },
    });
    const app = await edges.edge(registry);

    const { body } = await app.inject('/games');

    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<!--');
  });

  it('may be called like something every object has', async () => {
    const registry = await edges.registry('shell');
    expect(
      await changeLive(registry, { action: 'rollback', areas: [{ area: 'constructor' }] }, author),
    ).toEqual({
      kind: 'refused',
      reasons: ['constructor is not live'],
    });

    await edges.live(registry, 'constructor');
    const app = await edges.edge(registry);

    expect((await app.inject('/constructor')).statusCode).toBe(200);
    expect((await app.inject('/edge/map')).json()).toMatchObject({ areas: [{ area: 'constructor' }] });
    expect((await app.inject('/edge/discovery.json')).statusCode).toBe(200);
    await expect(
      changeLive(registry, { action: 'activate', releases: [{ area: '__proto__', version: '1' }] }, author),
    ).resolves.toMatchObject({ kind: 'refused' });
  });
});

describe('a registry that somebody has been at', () => {
  it('can be rolled back with a damaged line and with an unfinished one, and a running edge goes on', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    await edges.live(registry, 'games', { version: testVersion(2) });
    const history = join(registry, 'history.jsonl');
    const text = await readFile(history, 'utf8');

    await writeFile(history, text.replace('"activate"', '"nonsense"'));
    expect((await app.inject('/edge/map')).json()).toMatchObject({ areas: [{ version: testVersion(2) }] });

    await appendFile(history, '{"revision":9');
    expect(
      await changeLive(registry, { action: 'rollback', areas: [{ area: 'games' }] }, author),
    ).toMatchObject({
      kind: 'change',
    });
    expect((await readMap(registry)).areas['games']?.version).toBe(testVersion(1));
  });

  it('keeps the last good release when one that is live is cut short', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    expect((await app.inject('/games')).statusCode).toBe(200);
    const release = join(registry, 'releases/games', testVersion(1), 'release.json');
    await truncate(release, 20);
    await edges.live(registry, 'wallet');

    expect((await app.inject('/games')).statusCode).toBe(200);
    expect((await app.inject('/wallet')).statusCode).toBe(200);
  });

  it('starts with the release before one that is damaged, and with the rest', async () => {
    const registry = await edges.registry('shell', 'games', 'wallet');
    await edges.live(registry, 'games', { version: testVersion(2) });
    await truncate(join(registry, 'releases/games', testVersion(2), 'release.json'), 20);
    await rm(join(registry, 'releases/wallet'), { recursive: true });

    const map = (await (await edges.edge(registry)).inject('/edge/map')).json<{ areas: object[] }>();

    expect(map.areas).toEqual([expect.objectContaining({ area: 'games', version: testVersion(1) })]);
    expect(map.areas[0]).not.toHaveProperty('lastKnownGood');
  });

  it('activates and rolls back at once without losing a revision', async () => {
    const registry = await edges.registry('shell', 'games');
    const folder = join(await edges.folders.make(), 'second');
    await writeBuild(folder, 'games', { version: testVersion(2) });
    await publishRelease(registry, folder);
    const releases = [{ area: 'games', version: testVersion(2) }];

    const plans = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        changeLive(
          registry,
          index % 2 === 0
            ? { action: 'activate', releases, isAgain: true }
            : { action: 'rollback', areas: [{ area: 'games' }] },
          author,
        ),
      ),
    );

    const changes = plans.filter(({ kind }) => kind === 'change').length;
    expect((await readMap(registry)).revision).toBe(2 + changes);
  });

  it('does not trip over what does not belong there', async () => {
    const registry = await edges.registry('shell', 'games');
    await mkdir(join(registry, 'releases/__proto__/1'), { recursive: true });
    await writeFile(join(registry, 'releases/games/stray'), 'x');
    const app = await edges.edge(registry);

    expect((await app.inject('/games')).statusCode).toBe(200);
  });
});

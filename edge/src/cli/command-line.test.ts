import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runRelease } from '../../testing/run-command-line.ts';
import { testVersion as v, temporaryFolders, writeBuild, route } from '../../testing/test-releases.ts';
import { releaseFolder } from '../registry/release-store.ts';
import { newestBuild } from './places.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

async function commandLine() {
  const registry = await folders.make();
  const release = async (...argv: string[]) => await runRelease(argv, { REGISTRY_DIR: registry });
  const publish = async (area: string, n: number, options = {}) => {
    const build = await folders.make();
    await writeBuild(build, area, { version: v(n), ...options });
    return await release('publish', area, '--from', build);
  };
  return { registry, release, publish };
}

describe('pnpm release', () => {
  it('publishes, activates, rolls back, and tells what is live, since when and by whom', async () => {
    const { release, publish } = await commandLine();

    expect((await publish('shell', 1)).said).toContain(`Published shell ${v(1)}`);
    expect((await publish('shell', 1)).said).toContain('nothing changed');
    await publish('shell', 2);
    expect((await release('activate', 'shell', v(1), '--by', 'Ana', '--reason', 'first')).said).toContain(
      `shell ${v(1)} is live.`,
    );
    expect((await release('activate', 'shell', '--by', 'Rui')).said).toContain(
      `shell ${v(2)} is live, before: ${v(1)}`,
    );
    expect((await release('activate', 'shell', v(2))).said).toContain('live already');
    expect((await release('status')).said).toMatch(
      new RegExp(`shell +${v(2)} +since .* by Rui, falls back to ${v(1)}`),
    );

    expect((await release('rollback', 'shell', '--by', 'Eva', '--reason', 'broken')).said).toContain(
      `shell ${v(1)} is live again`,
    );
    expect((await release('history')).said.split('\n')[0]).toMatch(/^3 .* rollback shell .* by Eva: broken$/);
    expect((await release('history', 'shell', '--limit', '1')).said.trim().split('\n')).toHaveLength(1);
    const again = await release('rollback', 'shell');
    expect(again).toMatchObject({
      status: 1,
      complained: expect.stringContaining('no version of shell was live before'),
    });
  });

  it('lets a share of the visitors have a version, tells so, and takes it back [G61]', async () => {
    const { release, publish } = await commandLine();
    for (const [area, n] of [
      ['shell', 1],
      ['games', 1],
      ['games', 2],
    ] as const) {
      await publish(area, n);
      if (n === 1) await release('activate', area);
    }

    expect((await release('activate', `games@${v(2)}`, '--percent', '10', '--by', 'Ana')).said).toContain(
      `games ${v(2)} is a canary for 10 % of the visitors.`,
    );
    expect((await release('status')).said).toMatch(new RegExp(`${v(2)} +canary for 10 %, since .* by Ana`));
    expect((await release('rollback', 'games')).said).toContain(`games ${v(2)} is no canary any more.`);
    expect((await release('history', 'games', '--limit', '1')).said).toContain(
      `rollback games ${v(2)} for 10 % -> (nobody)`,
    );
    expect((await release('activate', `games@${v(2)}`, '--percent', '10')).status).toBe(1);
    expect((await release('activate', `games@${v(2)}`, '--percent', '100', '--again')).said).toContain(
      `games ${v(2)} is live, before: ${v(1)}.`,
    );
  });

  it('answers programs in JSON', async () => {
    const { release, publish } = await commandLine();
    await publish('shell', 1);

    const activated: unknown = JSON.parse((await release('activate', 'shell', '--json', '--by', 'Ana')).said);
    const status: unknown = JSON.parse((await release('status', '--json')).said);

    expect(activated).toMatchObject({
      kind: 'change',
      revision: 1,
      changes: [{ area: 'shell', from: null, to: v(1) }],
    });
    expect(status).toMatchObject({
      revision: 1,
      areas: [{ area: 'shell', live: { version: v(1), by: 'Ana' }, published: [v(1)] }],
    });
  });

  it('prints every reason of a refusal and exits with 1', async () => {
    const { release, publish } = await commandLine();
    await publish('shell', 1);
    await publish('games', 1);
    await publish('wallet', 1, {
      release: { platform: '^3.0.0' },
      declaration: { routes: [route('/games')] },
    });
    await release('activate', 'shell', 'games');

    const { status, complained } = await release('activate', 'wallet');

    expect(status).toBe(1);
    expect(complained).toContain('nothing changed');
    expect(complained).toContain('needs platform ^3.0.0');
    expect(complained).toContain('the route /games is claimed by games and wallet');
    expect((await release('activate', '--all')).status).toBe(1);
  });

  it('[G58] lets two operators take back the same version in one step, and its default is never what was taken back', async () => {
    const { release, publish } = await commandLine();
    for (const n of [1, 2]) {
      await publish('shell', n);
      await release('activate', 'shell', v(n), '--by', 'Ana');
    }

    const first = await release('rollback', 'shell', '--from', v(2), '--by', 'Eva', '--reason', 'blank');
    const second = await release('rollback', 'shell', '--from', v(2), '--by', 'Rui');

    expect(first.said).toContain(`shell ${v(1)} is live again, before: ${v(2)}`);
    expect(second).toMatchObject({
      status: 0,
      said: expect.stringMatching(
        new RegExp(`shell ${v(2)} is not live any more: ${v(1)} is, since .* by Eva; nothing changed`),
      ),
    });
    expect((await release('activate', 'shell')).said).toContain(`shell ${v(1)} is live already`);
    expect((await release('activate', '--all')).said).toContain(`shell ${v(1)} is live already`);
    expect(await release('activate', 'shell', v(2))).toMatchObject({
      status: 1,
      complained: expect.stringContaining('was taken back at revision 3 by Eva (blank); --again'),
    });
    expect((await release('activate', 'shell', v(2), '--again')).said).toContain(
      `shell ${v(2)} is live, before`,
    );
  });

  it('[G58, G60] says what would change, promotes what is in one environment to another, and takes an area out', async () => {
    const { release, publish } = await commandLine();
    await publish('shell', 1);
    await publish('games', 1);
    await release('activate', '--all', '--environment', 'stage');
    expect((await release('status')).said).toContain('Revision 0');

    const dry = await release('promote', '--all', '--from', 'stage', '--to', 'live', '--dry-run');
    expect(dry.said).toContain(`games ${v(1)} would be live.`);
    expect(dry.said).toMatch(/games: \d+\.\d KB to load first, \d+\.\d KB in all\./);
    expect((await release('status')).said).toContain('Revision 0');
    expect((await release('promote', '--all', '--from', 'stage', '--to', 'live')).said).toContain('is live.');
    expect((await release('history', '--limit', '1')).said).toMatch(/promote .* from stage/);

    expect((await release('withdraw', 'games')).said).toContain(`games is out of the site, before: ${v(1)}`);
    expect((await release('activate', '--all')).said).toContain(`shell ${v(1)} is live already`);
    expect((await release('activate', 'games')).said).toContain(`games ${v(1)} is live.`);
    expect((await release('withdraw', `games@${v(1)}`, '--reason', 'leaks')).said).toContain('is revoked');
    expect((await release('status')).said).toContain(`games ${v(1)} is revoked`);
    expect((await release('keys', 'rotate')).status).toBe(0);
    expect((await release('verify')).said).toMatch(/History: 9 lines signed; first key/);
  });

  it('verifies what is live and finds an altered file', async () => {
    const { registry, release, publish } = await commandLine();
    await publish('shell', 1);
    await release('activate', 'shell');

    expect(await release('verify')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/shell .*: \d+ files verified/),
    });
    await writeFile(join(releaseFolder(registry, 'shell', v(1)), 'main.js'), 'altered');
    expect(await release('verify', 'shell')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('main.js was altered'),
    });
    expect((await release('verify', 'shell', '9.9.9')).complained).toContain('is not published');
  });

  it('exits with 2 for what it does not understand, with 1 for what is not there', async () => {
    const { release } = await commandLine();

    expect(await release('deploy')).toMatchObject({
      status: 2,
      complained: expect.stringContaining('--help'),
    });
    expect(await release('activate', 'games')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('Publish one first'),
    });
    expect(await release('publish', 'games', '--from', '/nowhere')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('No complete build'),
    });
    expect((await release('status', 'games')).status).toBe(1);
    expect((await release('--help')).said).toContain('Usage: pnpm release');
  });
});

describe('the registry of pnpm release', () => {
  it('lies in MOSAICO_HOME, where pnpm start has it, and a home that cannot be used is named', async () => {
    const home = await folders.make();
    const at = async (MOSAICO_HOME: string) =>
      await runRelease(['status'], { REGISTRY_DIR: '', MOSAICO_HOME });

    expect((await at(home)).said).toContain('Nothing is published yet');
    expect(await readdir(join(home, 'registry'))).toContain('releases');
    await writeFile(join(home, 'file'), '');
    expect((await at(join(home, 'file'))).complained).toContain(
      `The registry folder ${join(home, 'file/registry')} cannot be used (ENOTDIR)`,
    );
  });

  it('names damaged lines of its history beside whatever it is asked for', async () => {
    const { registry, release, publish } = await commandLine();
    await publish('shell', 1);
    await release('activate', 'shell');
    await publish('shell', 2);
    await release('activate', 'shell');
    const history = join(registry, 'history.jsonl');
    await writeFile(history, (await readFile(history, 'utf8')).replace('"activate"', '"nonsense"'));

    const { status, complained, said } = await release('rollback', 'shell', '--json');

    expect(complained).toBe(`Warning: Line 2 of ${history} is damaged and left out\n`);
    expect(status).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ changes: [{ area: 'shell', from: v(2), to: v(1) }] });
  });
});

describe('the newest build of an area', () => {
  it('is the complete one written last', async () => {
    const root = await folders.make();
    for (const n of [1, 2, 3]) {
      const build = join(root, 'mf-games/dist', v(n));
      await mkdir(build, { recursive: true });
      if (n === 3) continue;
      await writeBuild(build, 'games', { version: v(n) });
      await utimes(join(build, 'release.json'), 1000 - n, 1000 - n);
    }

    expect(newestBuild('games', root)).toBe(join(root, 'mf-games/dist', v(1)));
  });

  it('says what to run when there is none', async () => {
    const root = await folders.make();

    expect(() => newestBuild('games', root)).toThrow(
      'No build of games in mf-games/dist/. Build it first: pnpm build mf-games',
    );
  });
});

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { runRelease } from '../../testing/run-command-line.ts';
import { testReleaseApis } from '../../testing/test-release-api.ts';
import { testRelease, testVersion as v, writeBuild } from '../../testing/test-releases.ts';
import { denyAccess, rotateAccess } from '../registry/change-access.ts';
import { readHistory } from '../registry/history.ts';
import { publishRelease } from '../registry/publish.ts';
import { changeLive, readMap } from '../registry/registry.ts';
import { checkRelease } from '../registry/release-store.ts';

const apis = testReleaseApis();
afterAll(() => apis.close());

const author = { by: 'root', why: '', at: new Date().toISOString() };

/** The command line against an API. */
async function release(url: string, token: string, ...argv: string[]) {
  return await runRelease([...argv, '--to', url], { RELEASE_TOKEN: token, REGISTRY_DIR: '/nowhere' });
}

async function buildOf(area: string, n: number, files?: Record<string, string>): Promise<string> {
  const folder = await apis.folders.make();
  await writeBuild(folder, area, { version: v(n), ...(files ? { files } : {}) });
  return folder;
}

async function started(rights = {}) {
  const registry = await apis.registry();
  const { app, url } = await apis.api(registry);
  const token = await apis.token(registry, rights);
  const headers = { authorization: `Bearer ${token}` };
  return { registry, app, url, token, headers };
}

/** An upload of games that has begun. */
async function begun(rights = {}, files?: Record<string, string>) {
  const site = await started(rights);
  const folder = await buildOf('games', 1, files);
  const document = await readFile(join(folder, 'release.json'), 'utf8');
  const begin = () =>
    site.app.inject({ method: 'POST', url: '/v1/uploads', headers: site.headers, payload: { document } });
  const put = (id: string, index: number, bytes: Buffer, range: string) =>
    site.app.inject({
      method: 'PUT',
      url: `/v1/uploads/${id}/files/${index}`,
      headers: { ...site.headers, 'content-type': 'application/octet-stream', 'content-range': range },
      payload: bytes,
    });
  const publish = (id: string) =>
    site.app.inject({ method: 'POST', url: `/v1/uploads/${id}/publish`, headers: site.headers });
  return { ...site, folder, document, begin, put, publish };
}

interface State {
  readonly id: string;
  readonly files: { readonly path: string; readonly bytes: number; readonly received: number }[];
}

describe('pnpm release --to the release API', () => {
  it('[G60] says and does what it does in a folder, in the name of the credential', async () => {
    const { registry, url, token } = await started({ name: 'promo team' });

    const published = await release(url, token, 'publish', 'shell', '--from', await buildOf('shell', 1));
    expect(published.said).toContain(`Published shell ${v(1)}`);
    await release(url, token, 'publish', 'shell', '--from', await buildOf('shell', 2));
    expect((await release(url, token, 'activate', 'shell', v(1), '--reason', 'first')).said).toContain(
      'is live.',
    );
    expect((await release(url, token, 'activate', 'shell', '--dry-run')).said).toContain('would be live');
    expect((await release(url, token, 'activate', 'shell')).said).toContain(`shell ${v(2)} is live`);
    expect((await release(url, token, 'rollback', 'shell', '--from', v(2))).said).toContain('is live again');
    expect((await release(url, token, 'activate', 'shell', v(2))).complained).toContain('--again');
    const status = await release(url, token, 'status', '--json');
    const refused = await release(url, token, 'activate', 'shell', v(9), '--json');

    expect(JSON.parse(status.said)).toMatchObject({ revision: 3, areas: [{ live: { by: 'promo team' } }] });
    expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('is not published') });
    expect((await release(url, token, 'verify')).said).toContain('lines signed');
    expect((await readHistory(registry)).entries.map(({ by }) => by)).toEqual(Array(3).fill('promo team'));
  });

  it('[G60] ends with 2 for what is not understood, and with 1 without the right token', async () => {
    const { url, token } = await started();

    expect(await release(url, token, 'deploy')).toMatchObject({ status: 2 });
    expect(await release(url, token, 'status', '--by', 'x')).toMatchObject({ status: 2 });
    expect(await release(url, '', 'status')).toMatchObject({
      status: 2,
      complained: expect.stringContaining('RELEASE_TOKEN'),
    });
    expect(await release(url, `${token}x`, 'status')).toMatchObject({
      status: 1,
      complained: expect.stringContaining('not known'),
    });
    expect(await release('http://example.org', token, 'status')).toMatchObject({
      status: 2,
      complained: expect.stringContaining('https'),
    });
  });
});

describe('what the release API changes', () => {
  const command = async ({ app, headers }: Awaited<ReturnType<typeof started>>, ...argv: string[]) =>
    await app.inject({ method: 'POST', url: '/v1/commands', headers, payload: { argv } });

  async function withGames() {
    const site = await started({ name: 'games team', areas: ['games'] });
    const release = async (area: string, n: number, isLive: boolean) => {
      await publishRelease(site.registry, await buildOf(area, n));
      if (!isLive) return;
      const releases = [{ area, version: v(n) }];
      await changeLive(site.registry, { action: 'activate', releases }, author);
    };
    await release('shell', 1, true);
    await release('games', 1, true);
    await release('games', 2, false);
    return site;
  }

  it('[G60] withdraws an area only while what was seen is live', async () => {
    const site = await withGames();

    const late = await command(site, 'withdraw', 'games', '--if-revision', '1');
    expect(late.json()).toMatchObject({
      ok: false,
      text: expect.stringContaining('is at revision 2 by now'),
    });
    const seen = await command(site, 'withdraw', 'games', '--if-revision', '2');
    expect(seen.json()).toMatchObject({ ok: true });
    expect(Object.keys((await readMap(site.registry)).areas)).toEqual(['shell']);
  });

  it('[G60] shows a version of its own area in the name of the credential, and logs no token', async () => {
    const site = await withGames();

    const begun = await command(site, 'preview', `games@${v(2)}`, '--site', 'a.test', '--hours', '24');
    const { data } = begun.json<{ data: { id: string; address: string; by: string } }>();
    expect(data).toMatchObject({ by: 'games team', address: expect.stringMatching(/#mpv_[0-9a-f]{12}_/) });
    expect((await command(site, 'preview', `shell@${v(1)}`, '--site', 'a.test')).statusCode).toBe(403);
    expect((await command(site, 'preview', 'shell', '--end', data.id)).statusCode).toBe(403);
    expect((await command(site, 'preview')).body).not.toContain('mpv_');
    expect((await command(site, 'preview', 'games', '--end', data.id)).json()).toMatchObject({ ok: true });
    expect((await command(site, 'preview')).body).toContain('No preview is running');
    expect(apis.logged.join()).not.toContain('mpv_');
  });
});

describe('who may do what at the release API', () => {
  const RIGHTS = {
    name: 'games team',
    areas: ['games'],
    environments: ['test' as const, 'stage' as const],
    actions: ['publish' as const, 'activate' as const, 'withdraw' as const],
  };
  const command = async ({ app, headers }: Awaited<ReturnType<typeof started>>, ...argv: string[]) =>
    await app.inject({ method: 'POST', url: '/v1/commands', headers, payload: { argv } });

  it.each([
    [['status'], 200, 'Nothing is published yet'],
    [['activate', 'games', v(1), '--environment', 'stage'], 200, 'not published'],
    [['activate', 'games', v(1)], 403, 'games team may not change live'],
    [['activate', 'wallet', '--environment', 'stage'], 403, 'games team may not activate wallet'],
    [['activate', '--all', '--environment', 'stage'], 403, 'for its own areas only'],
    [['rollback', 'games', '--environment', 'stage'], 403, 'games team may not rollback'],
    [['withdraw', `games@${v(1)}`], 403, 'games team may not change live'],
    [['preview'], 200, 'No preview is running'],
    [['preview', `games@${v(1)}`, '--site', 'a.test'], 403, 'games team may not preview'],
    [['prune'], 403, 'games team may not prune'],
    [['keys', 'rotate'], 403, 'for those who have the folder'],
    [
      ['access', 'grant', 'me', '--areas', 'all', '--actions', 'publish'],
      403,
      'for those who have the folder',
    ],
    [['publish', 'games', '--from', '/etc'], 403, 'by uploading it'],
    [['activate', 'games', '--environment', 'stage', '--by', 'ana'], 403, '--by has no place here'],
    [['deploy'], 422, 'There is no command'],
    [['--help'], 422, 'Help'],
  ])('[G60] a team that asks for %j gets %i', async (argv, statusCode, words) => {
    const site = await started(RIGHTS);

    const answer = await command(site, ...argv);

    expect(answer.statusCode).toBe(statusCode);
    expect(answer.body).toContain(words);
  });

  it('[G60] a credential ends with its time, when it is taken away, and a day after it was replaced', async () => {
    const site = await started();
    const id = site.token.split('_')[1] ?? '';
    const expired = await apis.token(site.registry, { expiresAt: '2026-01-01T00:00:00.000Z' });
    expect(
      (await command({ ...site, headers: { authorization: `Bearer ${expired}` } }, 'status')).statusCode,
    ).toBe(401);
    expect((await command(site, 'status')).statusCode).toBe(200);

    const expiresAt = new Date(Date.now() + 1e9).toISOString();
    const next = await rotateAccess(site.registry, id, expiresAt, author);
    expect((await command(site, 'status')).statusCode).toBe(200);
    expect(
      (await command({ ...site, headers: { authorization: `Bearer ${next.token}` } }, 'status')).statusCode,
    ).toBe(200);
    await denyAccess(site.registry, id, author);

    expect((await command(site, 'status')).statusCode).toBe(401);
  });

  it('[G60] who tries tokens is stopped, and no token is ever logged or kept', async () => {
    const { app, registry, token, headers } = await started();
    const wrong = { authorization: `Bearer mrt_000000000000_${'A'.repeat(43)}` };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => app.inject({ url: `/v1/uploads/x`, headers: wrong })),
    );

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 429]));
    await app.inject({ method: 'POST', url: '/v1/commands', headers, payload: { argv: ['status'] } });
    const secret = token.split('_').slice(2).join('_');
    const kept = await Promise.all(
      ['store.json', 'history.jsonl'].map((name) => readFile(join(registry, name), 'utf8')),
    );
    expect([...kept, ...apis.logged].join('\n')).not.toContain(secret);
    const told = await app.inject({
      method: 'POST',
      url: '/v1/commands',
      headers,
      payload: { argv: ['history'] },
    });
    expect(told.body).toContain('grant');
    expect(told.body).not.toMatch(/[0-9a-f]{64}","areas/);
    expect(told.body).not.toContain('credentials');
    expect(apis.logged.join('\n')).not.toContain('A'.repeat(43));
  });
});

describe('an upload', () => {
  it('[G60] goes on where it was interrupted, at any process', async () => {
    const { registry, folder, begin, put, publish, headers } = await begun();
    const other = await apis.api(registry);
    const { id, files } = (await begin()).json<State>();
    const first = await readFile(join(folder, files[0]?.path ?? ''));
    await put(id, 0, first.subarray(0, 10), `bytes 0-9/${first.length}`);

    const again = (await begin()).json<State>();
    expect(again.id).toBe(id);
    expect(again.files[0]?.received).toBe(10);
    expect((await publish(id)).statusCode).toBe(409);
    const rest = await other.app.inject({
      method: 'PUT',
      url: `/v1/uploads/${id}/files/0`,
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
        'content-range': `bytes 10-${first.length - 1}/${first.length}`,
      },
      payload: first.subarray(10),
    });
    expect(rest.json()).toEqual({ received: first.length });
    for (const [index, { path, bytes }] of files.entries())
      if (index > 0)
        await put(id, index, await readFile(join(folder, path)), `bytes 0-${bytes - 1}/${bytes}`);

    expect((await publish(id)).json()).toMatchObject({ isNew: true });
    expect((await checkRelease(registry, 'games', v(1))).faults).toEqual([]);
    expect((await begin()).json()).toMatchObject({ isPublished: true });
    expect(await readdir(join(registry, 'uploads'))).toEqual([]);
  });

  it('[G60] takes nothing out of order, beyond its size, or altered', async () => {
    const { folder, begin, put } = await begun();
    const { id, files } = (await begin()).json<State>();
    const bytes = await readFile(join(folder, files[0]?.path ?? ''));
    const all = `bytes 0-${bytes.length - 1}/${bytes.length}`;

    expect((await put(id, 0, bytes, `bytes 5-${bytes.length + 4}/99`)).statusCode).toBe(409);
    expect((await put(id, 0, bytes, 'bytes 0-3/4')).statusCode).toBe(416);
    expect(
      (await put(id, 0, Buffer.concat([bytes, bytes]), `bytes 0-${2 * bytes.length - 1}/1`)).statusCode,
    ).toBe(422);
    expect((await put(id, 0, Buffer.from(bytes).fill(0), all)).json()).toMatchObject({
      error: expect.stringContaining('is not what its integrity says'),
    });
    expect((await put(id, 0, bytes, all)).statusCode).toBe(200);
    expect((await put(id, 99, bytes, all)).statusCode).toBe(404);
    expect((await put(`${id.slice(0, 12)}-${'0'.repeat(24)}`, 0, bytes, all)).statusCode).toBe(404);
    expect((await put(`${id.slice(0, 12)}-..%2f..%2f`, 0, bytes, all)).statusCode).toBe(404);
    expect((await put(`000000000000${id.slice(12)}`, 0, bytes, all)).statusCode).toBe(404);
  });

  it('[G60] takes each byte once when the same part arrives many times at once', async () => {
    const { registry, folder, begin, put } = await begun();
    const { id, files } = (await begin()).json<State>();
    const bytes = await readFile(join(folder, files[0]?.path ?? ''));

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => put(id, 0, bytes.subarray(0, 20), `bytes 0-19/${bytes.length}`)),
    );

    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect((await readFile(join(registry, 'uploads', id, 'build', files[0]?.path ?? ''))).length).toBe(20);
  });

  it.each([
    [
      'a path out of its folder',
      { files: [{ path: '../../map.json', bytes: 1, integrity: `sha384-${'A'.repeat(64)}` }] },
    ],
    [
      'an absolute path',
      { files: [{ path: '/etc/passwd', bytes: 1, integrity: `sha384-${'A'.repeat(64)}` }] },
    ],
    ['an area that is a path', { area: '../games' }],
    [
      'a file that is a folder',
      {
        files: ['remoteEntry.js', 'area.js', 'messages-pt.js', 'messages-en.js', 'area.js/more.js'].map(
          (path) => ({
            path,
            bytes: 1,
            integrity: `sha384-${'A'.repeat(64)}`,
          }),
        ),
      },
    ],
    [
      'a name that no disk takes',
      {
        files: ['remoteEntry.js', 'area.js', 'messages-pt.js', 'messages-en.js', 'x'.repeat(300)].map(
          (path) => ({
            path,
            bytes: 1,
            integrity: `sha384-${'A'.repeat(64)}`,
          }),
        ),
      },
    ],
    ['another schema', { schema: 'mosaico-release/9' }],
    [
      'a file beyond the limit',
      { files: [{ path: 'remoteEntry.js', bytes: 1e12, integrity: `sha384-${'A'.repeat(64)}` }] },
    ],
  ])('[G60] does not begin with %s', async (_, change) => {
    const { app, headers, registry } = await started();
    const document = JSON.stringify({ ...testRelease('games').release, ...change });

    const answer = await app.inject({ method: 'POST', url: '/v1/uploads', headers, payload: { document } });

    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain(registry);
    expect(await readdir(join(registry, 'uploads')).catch(() => [])).toEqual([]);
  });

  it('[G60] is refused when it is too large, no JSON, of a foreign area, or one too many', async () => {
    const { app, headers, registry } = await started();
    const post = (payload: object | string) =>
      app.inject({
        method: 'POST',
        url: '/v1/uploads',
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      });
    const limited = await apis.token(registry, { areas: ['wallet'] });

    expect((await post('{')).statusCode).toBe(400);
    expect((await post({})).statusCode).toBe(422);
    expect((await post({ document: 'x'.repeat(3 * 1024 * 1024) })).statusCode).toBe(413);
    const document = (n: number) => JSON.stringify(testRelease('games', { version: v(n) }).release);
    const foreign = await app.inject({
      method: 'POST',
      url: '/v1/uploads',
      headers: { authorization: `Bearer ${limited}` },
      payload: { document: document(1) },
    });
    expect(foreign.json()).toEqual({ error: 'desk may not publish games', reasons: [] });
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8])
      expect((await post({ document: document(n) })).statusCode).toBe(201);
    expect((await post({ document: document(9) })).statusCode).toBe(429);
    expect((await post({ document: document(8) })).statusCode).toBe(201);
  });

  it('[G60] that drips in is ended, and the others go on', async () => {
    const registry = await apis.registry();
    const { app, url } = await apis.api(registry, { requestTimeoutMs: 300 });
    const token = await apis.token(registry);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.write(
      `POST /v1/commands HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );

    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await ended;
  });

  it('[G60] says that a token is wrong before it takes what is sent with it', async () => {
    const { url } = await started();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const answer = new Promise<string>((resolve) => socket.once('data', (part) => resolve(part.toString())));
    const ended = new Promise((resolve) => socket.once('close', resolve));

    // The body never comes: an answer means that nothing was waited for, or kept.
    socket.write(
      'PUT /v1/uploads/x/files/0 HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: 4194304\r\n\r\n',
    );

    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
    await ended;
  });

  it('[G60] is a whole release or none when an altered build is sent', async () => {
    const { registry, url, token } = await started();
    const build = await buildOf('games', 1);
    await writeFile(join(build, 'area.js'), 'altered');

    const { status, complained } = await release(url, token, 'publish', 'games', '--from', build);

    expect(status).toBe(1);
    expect(complained).toContain('area.js was altered after the build');
    expect((await checkRelease(registry, 'games', v(1))).release).toBeNull();
    expect(await readMap(registry)).toMatchObject({ revision: 0 });
  });
});

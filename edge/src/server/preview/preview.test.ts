import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { drawingSites, GAMES } from '../../../testing/drawing-site.ts';
import { areaScript } from '../../../testing/server-scripts.ts';
import {
  route,
  testVersion as v,
  writeBuild,
  type TestReleaseOptions,
} from '../../../testing/test-releases.ts';
import { readArguments } from '../../cli/arguments/arguments.ts';
import { runCommand } from '../../cli/commands/run-command.ts';
import { startPreview } from '../../registry/change-preview.ts';
import { previewToken } from '../../registry/preview-token.ts';
import { changeLive } from '../../registry/registry.ts';
import { publishRelease } from '../../registry/publish.ts';
import { readEvidence } from '../loop/read-evidence.ts';
import { sharedKey } from '../loop/shared-key.ts';

const sites = drawingSites();
const { edges } = sites;
afterAll(() => sites.close());

const HOST = 'mare.test';

async function publish(registry: string, area: string, options: TestReleaseOptions): Promise<void> {
  const build = join(await edges.folders.make(), 'build');
  await writeBuild(build, area, options);
  await publishRelease(registry, build);
}

async function release(registry: string, ...argv: string[]) {
  const isLooking = argv[0] === 'history' || argv.length === 1;
  const given = readArguments([...argv, ...(isLooking ? [] : ['--by', 'ana', '--reason', 'a look'])]);
  if (!given) throw new Error('help');
  return await runCommand(registry, given);
}

/** A preview of a version on a site. @returns its token and id */
async function previewed(registry: string, version = v(2), site = HOST, ...more: string[]) {
  const { data } = await release(registry, 'preview', `games@${version}`, '--site', site, ...more);
  const { id, address } = data as { id: string; address: string };
  return { id, address, token: address.split('#')[1] ?? '' };
}

/** Shell and games are live, and another version of games is published. */
async function siteWithTwo(more: TestReleaseOptions = {}) {
  const registry = await edges.registry('shell', 'games');
  await publish(registry, 'games', { version: v(2), ...more });
  return { registry, app: await edges.edge(registry) };
}

function get(app: FastifyInstance, url: string, token: string, more = '', host = HOST) {
  return app.inject({ url, headers: { host, cookie: `preview=${token}; ${more}` } });
}

function enter(app: FastifyInstance, token: string, origin = `http://${HOST}`) {
  const headers = { host: HOST, origin };
  return app.inject({ method: 'POST', url: '/edge/preview', headers, payload: { token } });
}

async function firstEvidence(registry: string) {
  for (;;) {
    const [line] = await readEvidence(registry, { from: 0, to: Infinity });
    if (line) return line;
    await sleep(50);
  }
}

const hasGames = (body: string, version: string) =>
  body.includes(`href="/releases/games/${version}/remoteEntry.js"`);
const BANNER = 'id="preview-banner"';

describe('a preview of a version that is not live', () => {
  it('is in the pages and the map of who has opened its address, and of nobody else [G60]', async () => {
    const { registry, app } = await siteWithTwo();
    const { address, token } = await previewed(registry);
    expect(address).toBe(`https://${HOST}/edge/preview#${token}`);

    const entered = await enter(app, token);
    expect(entered.statusCode).toBe(204);
    const [cookie = ''] = [entered.headers['set-cookie']].flat();
    expect(cookie).toMatch(new RegExp(`^preview=${token}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax$`));
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(4 * 3_600);

    const page = await get(app, '/games', token, 'language=en_us');
    expect(hasGames(page.body, v(2))).toBe(true);
    expect(page.body).toContain(BANNER);
    expect(page.body).toContain(`games ${v(2)}`);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await get(app, '/edge/map', token)).body).toContain(`/releases/games/${v(2)}/remoteEntry.js`);

    const others = await app.inject({ url: '/games', headers: { host: HOST } });
    expect(hasGames(others.body, v(1))).toBe(true);
    expect(others.body).not.toContain(v(2));
    expect(others.body).not.toContain('preview');
    expect(others.headers['cache-control']).toBe('private, no-cache');
  });

  it('says in the language of the visitor which version it is, and leads out [G60]', async () => {
    const { registry, app } = await siteWithTwo();
    const { token } = await previewed(registry);

    const thai = await get(app, '/games', token, 'language=th');
    expect(thai.body).toContain('<button>ออกจากตัวอย่าง</button>');
    expect(thai.body).toMatch(/<form method="post" action="\/edge\/preview\/end"><button>/);
    const headers = {
      host: HOST,
      origin: `http://${HOST}`,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `preview=${token}`,
    };
    const left = await app.inject({ method: 'POST', url: '/edge/preview/end', headers, payload: '' });
    expect([left.statusCode, left.headers.location]).toEqual([303, '/']);
    expect(left.headers['set-cookie']).toContain('preview=; Path=/; Max-Age=0');
  });

  it('is opened by a page that has no token in what is sent to the edge, and by no other site [G60]', async () => {
    const { registry, app } = await siteWithTwo();
    const { token } = await previewed(registry);

    const page = await app.inject({ url: '/edge/preview', headers: { host: HOST } });
    expect(page.body).toContain('location.hash');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect((await enter(app, token, 'https://evil.test')).statusCode).toBe(403);
    const out = await app.inject({
      method: 'POST',
      url: '/edge/preview/end',
      headers: {
        host: HOST,
        origin: 'https://evil.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: '',
    });
    expect(out.statusCode).toBe(403);
  });

  it.each([
    [
      'is forged',
      async (_: string, token: string) =>
        token.replace(/_(.)(.{42})$/, (_all, first, rest) => `_${first === 'A' ? 'B' : 'A'}${rest}`),
    ],
    [
      'is of another preview',
      async (registry: string, token: string) => {
        const other = await previewed(registry, v(2), 'aurora.test');
        return token.slice(0, 16) + other.token.slice(16);
      },
    ],
    [
      'is of another site',
      async (registry: string) => (await previewed(registry, v(2), 'aurora.test')).token,
    ],
    [
      'is of another environment',
      async (registry: string) => (await previewed(registry, v(2), HOST, '--environment', 'stage')).token,
    ],
    [
      'has expired',
      async (registry: string) => {
        const at = new Date(Date.now() - 7_200_000).toISOString();
        const expiresAt = new Date(Date.now() - 3_600_000).toISOString();
        const wanted = { area: 'games', version: v(2), environment: 'live', site: HOST, expiresAt } as const;
        const { id, preview } = await startPreview(registry, wanted, { by: 'ana', why: '', at });
        return previewToken(await sharedKey(registry), id, preview);
      },
    ],
  ])('is inert where its token %s [G60]', async (_, tokenOf) => {
    const { registry, app } = await siteWithTwo();
    const { token } = await previewed(registry);
    await changeLive(
      registry,
      { action: 'activate', releases: [{ area: 'shell', version: v(1) }] },
      { by: 'ana', why: '', at: new Date().toISOString() },
      { environment: 'stage' },
    );
    const bad = await tokenOf(registry, token);

    expect((await enter(app, bad)).statusCode).toBe(404);
    const page = await get(app, '/games', bad);
    expect(hasGames(page.body, v(1))).toBe(true);
    expect(page.body).not.toContain(BANNER);
    expect([page.headers['set-cookie']].flat()).toContainEqual(
      expect.stringMatching(/^preview=; Path=\/; Max-Age=0/),
    );
    expect((await get(app, '/edge/map', bad)).body).not.toContain(v(2));
    expect(hasGames((await get(app, '/games', token)).body, v(2))).toBe(true);
  });

  it('ends by the same command, and with its version [G60]', async () => {
    const { registry, app } = await siteWithTwo();
    await publish(registry, 'games', { version: v(3) });
    const [one, other] = [await previewed(registry), await previewed(registry, v(3))];
    const shown = async (token: string) => (await get(app, '/games', token)).body.includes(BANNER);
    expect([await shown(one.token), await shown(other.token)]).toEqual([true, true]);
    expect((await release(registry, 'preview')).text).toContain(`${one.id}  games ${v(2)} on ${HOST} (live)`);

    await expect(release(registry, 'preview', 'wallet', '--end', one.id)).rejects.toThrow(
      'There is no preview',
    );
    await release(registry, 'preview', 'games', '--end', one.id);
    expect([await shown(one.token), await shown(other.token)]).toEqual([false, true]);

    await release(registry, 'withdraw', `games@${v(3)}`);
    expect(await shown(other.token)).toBe(false);
  });

  it('is refused for what is live, what is broken, and what does not fit into the site [G60]', async () => {
    const { registry } = await siteWithTwo();
    await publish(registry, 'wallet', { declaration: { routes: [route('/games')] } });
    const refusal = async (what: string) =>
      release(registry, 'preview', what, '--site', HOST).then(
        () => '',
        (error: { message: string; reasons: string[] }) => [error.message, ...error.reasons].join(' '),
      );

    expect(await refusal(`games@${v(1)}`)).toContain('is live already');
    expect(await refusal(`games@${v(9)}`)).toContain('is not published');
    expect(await refusal(`wallet@${v(1)}`)).toContain('/games');
  });

  it('shows the live site once its version does not fit into that any more [G60]', async () => {
    const { registry, app } = await siteWithTwo({
      declaration: { routes: [route('/games'), route('/wallet')] },
    });
    const { token } = await previewed(registry);
    expect((await get(app, '/games', token)).body).toContain(BANNER);

    await edges.live(registry, 'wallet');

    expect((await get(app, '/games', token)).body).not.toContain(BANNER);
  });

  it('is in the history and in the evidence, and keeps its version from being removed [G60, G63]', async () => {
    const { registry, app } = await siteWithTwo();
    const { token } = await previewed(registry);
    await get(app, '/games', token, `visitor=${'a'.repeat(22)}`);

    const { text } = await release(registry, 'prune', '--older-than', '0');
    expect(text).toContain('0 removed');
    const history = await release(registry, 'history');
    expect(history.text).toContain(`preview games@${v(2)} on ${HOST} (live)`);
    expect(JSON.stringify(history.data)).not.toContain(token);
    const line = await firstEvidence(registry);
    expect(line).toMatchObject({ how: 'preview', releases: { games: v(2), shell: v(1) } });
  });

  it('counts for no version, in the tab that has left it too [G60, G62]', async () => {
    const { registry, app } = await siteWithTwo();
    const { token } = await previewed(registry);
    const viewIn = (body: string) => body.match(/<script nonce="([^"]+)"/)?.[1] ?? '';
    const tell = async (view: string, games: string, cookie: string) => {
      const from = { view, set: `shell@${v(1)} games@${games}` };
      const reports = [
        { kind: 'area.ready', area: 'shell', version: v(1), durationMs: 10 },
        { kind: 'area.failed', area: 'games', version: games, reference: 'K7PX29', stage: 'mount' },
        { kind: 'vital', area: 'shell', version: v(1), name: 'LCP', value: 9_000 },
      ];
      const headers = { host: HOST, cookie };
      await app.inject({ method: 'POST', url: '/edge/telemetry', headers, payload: { from, reports } });
    };
    const view = viewIn((await get(app, '/games', token)).body);
    await tell(view, v(2), `preview=${token}`);
    await tell(view, v(2), '');
    const { view: ofMap } = (await get(app, '/edge/map', token)).json<{ view: string }>();
    await tell(ofMap, v(2), '');

    const status = async () =>
      (await app.inject('/edge/status')).json<{
        counters: object[];
        vitals: object[];
        forgedReports: number;
      }>();
    expect(await status()).toMatchObject({ counters: [], vitals: [], forgedReports: 0, unknownReports: 0 });

    const live = await app.inject({ url: '/games', headers: { host: HOST } });
    await tell(viewIn(live.body), v(1), '');
    expect((await status()).counters).toContainEqual({ area: 'games', version: v(1), ready: 0, failed: 1 });
  });

  it('draws its first screen, and keeps it apart from those of players [G60]', async () => {
    const site = await sites.open();
    await publish(site.registry, 'games', {
      ...GAMES,
      version: v(2),
      server: areaScript(`return screen('<p>drawn by the preview</p>');`),
    });
    await site.pageWith('<b>Tigre</b>');
    const { token } = await previewed(site.registry);
    const entries = async () =>
      (await site.app.inject('/edge/status')).json<{ firstScreens: { entries: number } }>().firstScreens
        .entries;
    const before = await entries();

    const page = await site.pageWith('drawn by the preview', '/', { cookie: `preview=${token}` });

    expect(page.body).toContain(BANNER);
    expect(await entries()).toBe(before);
    expect((await site.status()).processes.map(({ version }) => version)).not.toContain(v(2));
    expect((await site.get('/')).body).toContain('<b>Tigre</b>');
  });

  it('of a shell falls back to the live one where it fails [G60]', async () => {
    const { registry, app } = await siteWithTwo();
    await publish(registry, 'shell', { version: v(2) });
    const { data } = await release(registry, 'preview', `shell@${v(2)}`, '--site', HOST);
    const token = (data as { address: string }).address.split('#')[1] ?? '';

    const page = await get(app, '/games', token);
    expect(page.body).toContain(`/releases/shell/${v(2)}/main.js`);
    const offered = await get(app, `/edge/shell-fallback?failed=${v(2)}`, token);
    expect(offered.json()).toMatchObject({ version: v(1) });
  });
});

describe('a preview of what a developer has on their own machine', () => {
  const LOCAL = 'http://localhost:4100';
  const SCRIPT = `src="${LOCAL}/override.js?area=games" crossorigin="anonymous"`;

  async function siteWithLocal(...more: string[]) {
    const { registry, app } = await siteWithTwo();
    const { data, text } = await release(
      registry,
      'preview',
      'games',
      '--local',
      LOCAL,
      '--site',
      HOST,
      ...more,
    );
    const { id, address } = data as { id: string; address: string };
    return { registry, app, id, text, token: address.split('#')[1] ?? '' };
  }

  it('lets the page take it from there, before the shell runs, under a policy that allows that origin [G60]', async () => {
    const { app, token } = await siteWithLocal();

    const page = await get(app, '/games', token);
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(
      String(page.headers['content-security-policy']),
    )?.[1];
    expect(page.body).toContain(`<script nonce="${nonce}" ${SCRIPT}></script>`);
    expect(page.headers['content-security-policy']).toContain(
      `connect-src 'self' ${LOCAL} ws://localhost:4100`,
    );
    expect(page.body).toContain(`Prévia: games ${LOCAL}`);
    expect(page.body).toContain('<p data-with-local>Esta área vem do seu próprio computador');
    expect(page.body).toContain('<p data-until-local>Aguardando o seu computador');
    expect(hasGames(page.body, v(1))).toBe(true);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('is on no page of anybody else, and over when it was ended [G60]', async () => {
    const { registry, app, token, id } = await siteWithLocal();

    const others = await app.inject({ url: '/games', headers: { host: HOST } });
    expect(others.body).not.toContain('override.js');
    expect(others.headers['content-security-policy']).not.toContain('localhost');
    const forged = token.replace(/.$/, token.endsWith('A') ? 'B' : 'A').replace(/.{3}$/, 'xyz');
    expect((await get(app, '/games', forged)).body).not.toContain('override.js');
    await release(registry, 'preview', 'games', '--end', id);
    const over = await get(app, '/games', token);
    expect(over.body).not.toContain('override.js');
    expect(over.headers['content-security-policy']).not.toContain('localhost');
  });

  it('says in the history where it was from, and in the evidence that it was no release [G60, G63]', async () => {
    const { registry, app, token, text } = await siteWithLocal();
    await get(app, '/games', token, `visitor=${'a'.repeat(22)}`);

    expect(text).toContain(`sees games as ${LOCAL} of their own machine serves it inside ${HOST}`);
    expect((await release(registry, 'history')).text).toContain(
      `preview games@local from ${LOCAL} on ${HOST}`,
    );
    expect(await firstEvidence(registry)).toMatchObject({
      how: 'preview',
      releases: { games: 'local', shell: v(1) },
    });
  });

  it('draws no first screen: only that browser has the code [G60]', async () => {
    const site = await sites.open();
    await site.pageWith('<b>Tigre</b>');
    const { data } = await release(site.registry, 'preview', 'games', '--local', LOCAL, '--site', HOST);
    const token = (data as { address: string }).address.split('#')[1] ?? '';

    const page = await get(site.app, '/', token);

    expect(page.body).toContain(SCRIPT);
    expect(page.body).not.toContain('<b>Tigre</b>');
  });
});

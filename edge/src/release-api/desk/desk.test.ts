import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { testReleaseApis } from '../../../testing/test-release-api.ts';
import { testVersion as v, writeBuild } from '../../../testing/test-releases.ts';
import { DESK_PATHS, type DeskState } from '../../../desk/wire.ts';
import { denyAccess } from '../../registry/change-access.ts';
import { publishRelease } from '../../registry/publish.ts';
import { changeLive, readStore } from '../../registry/registry.ts';
import { readHistory } from '../../registry/history.ts';
import { createSessions } from './session.ts';

const apis = testReleaseApis();
afterAll(() => apis.close());

const author = { by: 'root', why: 'first', at: new Date().toISOString() };
const HOST = 'desk.example';
const OWN = { host: HOST, origin: `https://${HOST}` };

async function site(rights = {}) {
  const registry = await apis.registry();
  for (const [area, n] of [
    ['shell', 1],
    ['games', 1],
    ['games', 2],
  ] as const) {
    const folder = await apis.folders.make();
    await writeBuild(folder, area, { version: v(n) });
    await publishRelease(registry, folder, area);
  }
  const releases = ['shell', 'games'].map((area) => ({ area, version: v(1) }));
  await changeLive(registry, { action: 'activate', releases }, author);
  const { app } = await apis.api(registry);
  const token = await apis.token(registry, { name: 'games team', areas: ['games'], ...rights });
  return { registry, app, token };
}

/** A folder as the build leaves it. */
async function builtDesk(): Promise<string> {
  const folder = await apis.folders.make();
  await mkdir(join(folder, 'files'), { recursive: true });
  await writeFile(join(folder, 'desk.json'), '{"script":"desk-1.js"}');
  await writeFile(join(folder, 'files/desk-1.js'), 'export {};');
  return folder;
}

const logIn = (app: FastifyInstance, token: string, headers: Record<string, string> = OWN) =>
  app.inject({ method: 'POST', url: DESK_PATHS.session, headers, payload: { token } });

async function loggedIn(rights = {}) {
  const made = await site(rights);
  const answer = await logIn(made.app, made.token);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const command = (argv: string[], headers: Record<string, string> = OWN) =>
    made.app.inject({
      method: 'POST',
      url: DESK_PATHS.commands,
      headers: { ...headers, cookie },
      payload: { argv },
    });
  const state = () => made.app.inject({ url: DESK_PATHS.state, headers: { host: HOST, cookie } });
  return { ...made, answer, cookie, command, state };
}

describe('the operations desk', () => {
  it('[G60] opens a session that no script and no other site can use, for a token that it keeps nowhere', async () => {
    const { answer, token, cookie } = await loggedIn();

    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(
      /^desk=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    expect(cookie).not.toContain(token.slice('mrt_0123456789ab_'.length));
    expect(apis.logged.join('')).not.toContain(token);
  });

  it('[G60] is closed without a session, with a wrong token, and with a session that nobody has opened', async () => {
    const { app, token, cookie, state } = await loggedIn();
    const forged = cookie.replace(/.$/, cookie.endsWith('A') ? 'B' : 'A');
    const ask = (value: string) =>
      app.inject({ url: DESK_PATHS.state, headers: { host: HOST, cookie: value } });

    expect((await state()).statusCode).toBe(200);
    expect((await ask('')).statusCode).toBe(401);
    expect((await ask(forged.slice(0, -2))).statusCode).toBe(401);
    expect((await ask(cookie.replace(/\.(\d{13})\./, '.9999999999999.'))).statusCode).toBe(401);
    expect((await logIn(app, token.replace(/.{5}$/, 'xxxxx'))).statusCode).toBe(401);
    expect(
      (
        await app.inject({
          url: '/v1/commands',
          method: 'POST',
          headers: { ...OWN, cookie },
          payload: { argv: ['status'] },
        })
      ).statusCode,
    ).toBe(401);
  });

  it('[G60] takes nothing that another origin asks for with the session of the person', async () => {
    const { app, token, command } = await loggedIn();
    const argv = ['activate', 'games', v(2)];
    const others: Record<string, string>[] = [
      { host: HOST, origin: 'https://evil.example' },
      { host: HOST, origin: `https://${HOST}:4000` },
      { host: HOST, origin: 'null' },
      { host: HOST },
    ];

    for (const headers of others) {
      expect((await command(argv, headers)).statusCode).toBe(403);
      expect((await logIn(app, token, headers)).statusCode).toBe(403);
    }
    expect((await command(argv)).json()).toMatchObject({ ok: true });
  });

  it('[G60] says what is live, who it belongs to and what was done, of which nobody learns who has access', async () => {
    const { state, command } = await loggedIn();
    await command(['activate', 'games', v(2), '--percent', '10', '--reason', 'try']);

    const shown = (await state()).json<DeskState>();

    expect(shown.caller).toMatchObject({ name: 'games team', areas: ['games'] });
    expect(shown.areas.find(({ area }) => area === 'games')).toMatchObject({
      live: { version: v(1), by: 'root' },
      canary: { version: v(2), percent: 10, sites: [] },
      health: [
        { version: v(1), views: 0, failed: 0, vitals: {} },
        { version: v(2), failed: 0 },
      ],
    });
    expect(shown.history[0]).toMatchObject({
      by: 'games team',
      why: 'try',
      what: [`games ${v(2)} - → 10%`],
    });
    expect(JSON.stringify(shown)).not.toMatch(/grant|[0-9a-f]{64}/);
  });

  it('[G60] lets a credential do what it may and says why not, under its name', async () => {
    const { registry, command } = await loggedIn({ actions: ['activate'] });

    const done = await command(['activate', 'games', v(2), '--reason', 'better']);
    const foreign = await command(['activate', 'shell', v(1)]);
    const more = await command(['rollback', 'games', '--from', v(2)]);
    const late = await command(['activate', 'games', v(1), '--if-revision', '1']);

    expect(done.json()).toMatchObject({ ok: true });
    expect(foreign.json()).toEqual({ error: 'games team may not activate shell', reasons: [] });
    expect(more.json()).toMatchObject({ error: 'games team may not rollback' });
    expect(late.json<{ text: string }>().text).toContain('revision 2 by now, not 1');
    expect((await readHistory(registry)).entries.at(-1)).toMatchObject({ by: 'games team', why: 'better' });
  });

  it('[G60] begins a preview, tells its address to who asked alone, and ends it', async () => {
    const { registry, command, state } = await loggedIn();
    const games = async () => (await state()).json<DeskState>().areas.find(({ area }) => area === 'games');
    const asked = ['preview', `games@${v(2)}`, '--site', 'play.example', '--hours', '2', '--reason', 'look'];

    const begun = (await command(asked)).json<{ data: { id: string; address: string } }>();
    const shown = await state();
    const { id, address } = begun.data;
    const running = (await games())?.previews;
    const ended = await command(['preview', 'games', '--end', id, '--reason', 'seen']);

    expect(address).toMatch(/^https:\/\/play\.example\/edge\/preview#mpv_/);
    expect(running).toEqual([
      { id, version: v(2), site: 'play.example', by: 'games team', expiresAt: expect.stringMatching(/Z$/) },
    ]);
    expect(shown.json<DeskState>().sites).toEqual(['play.example']);
    expect(shown.body).not.toContain('mpv_');
    expect(ended.json()).toMatchObject({ ok: true });
    expect((await games())?.previews).toEqual([]);
    expect((await readStore(registry)).previews).toEqual({});
    expect((await state()).json<DeskState>().history[0]).toMatchObject({
      action: 'end-preview',
      why: 'seen',
    });
  });

  it('[G60] shows no preview of another environment, and begins none without the right to', async () => {
    const { command, state } = await loggedIn();
    await command(['preview', `games@${v(2)}`, '--site', 'play.example', '--environment', 'stage']);
    const { command: other } = await loggedIn({ actions: ['activate'] });

    expect((await state()).json<DeskState>().areas.flatMap(({ previews }) => previews)).toEqual([]);
    expect((await other(['preview', `games@${v(2)}`, '--site', 'play.example'])).json()).toMatchObject({
      error: 'games team may not preview',
    });
  });

  it('[G60] ends a session with its credential, and when the person leaves', async () => {
    const { registry, app, token, cookie, state } = await loggedIn();

    const left = await app.inject({ method: 'DELETE', url: DESK_PATHS.session, headers: { ...OWN, cookie } });
    await denyAccess(registry, token.split('_')[1] ?? '', author);

    expect(left.headers['set-cookie']).toContain('desk=; Path=/; Max-Age=0');
    expect((await state()).statusCode).toBe(401);
  });

  it('serves one page under a strict policy, with a new nonce each time', async () => {
    const { app } = await apis.api(await apis.registry(), { desk: await builtDesk() });

    const pages = [await app.inject('/'), await app.inject('/')];
    const policies = pages.map(({ headers }) => String(headers['content-security-policy']));

    expect(policies[0]).toMatch(/^default-src 'none'; script-src 'nonce-[^']+'; style-src 'nonce-/);
    expect(policies.join()).not.toMatch(/unsafe|\*|https?:/);
    expect(policies[0]).not.toBe(policies[1]);
    expect(pages[0]?.body).toContain('src="/desk/files/desk-1.js"');
    expect((await app.inject('/desk/files/desk-1.js')).headers['content-type']).toMatch('text/javascript');
    expect((await app.inject('/desk/files/..%2Fdesk.json')).statusCode).toBe(404);
  });

  it('says how it is built where it is not', async () => {
    const { app } = await apis.api(await apis.registry(), { desk: await apis.folders.make() });

    const page = await app.inject('/');

    expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('pnpm build edge')]);
  });
});

describe('a session', () => {
  const credential = {
    name: 'a',
    hash: 'a'.repeat(64),
    areas: ['all'],
    environments: [],
    actions: [],
    expiresAt: '2026-11-30T00:00:00.000Z',
  };
  const id = '0123456789ab';
  const opened = Date.parse('2026-11-20T00:00:00.000Z');
  const at = (now: number, key = 1) => createSessions(Buffer.alloc(32, key), () => now);

  it('ends after twelve hours, with its credential, with another secret, and under another key', () => {
    const value = at(opened).open(id, credential);
    const hours = (count: number) => opened + count * 3_600_000;

    expect(at(hours(11)).read(value, { [id]: credential })).toBe(id);
    expect(at(hours(12)).read(value, { [id]: credential })).toBeNull();
    expect(at(opened).read(value, {})).toBeNull();
    expect(at(opened).read(value, { [id]: { ...credential, hash: 'b'.repeat(64) } })).toBeNull();
    expect(at(opened, 2).read(value, { [id]: credential })).toBeNull();
    const expired = { ...credential, expiresAt: '2026-11-20T01:00:00.000Z' };
    expect(at(hours(2)).read(value, { [id]: expired })).toBeNull();
  });
});

import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { marksOf } from '../../testing/marks-of.ts';
import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { seededRandom } from '../start/seed/seeded-random.ts';
import { hashPassword } from '../passwords/password.ts';

/** Endpoints of members that answer without a body of their own. */
const MEMBER_KEYS = ['POST /api/auth/me', 'GET /api/member/bank'] as const;

describe('a bearer token', () => {
  const api = useApp({
    routes: accountRoutes,
  });
  const me = (input: object) => api.call('POST /api/auth/me', input);

  it.each(MEMBER_KEYS)('is nobody on another site: %s [R14]', async (key) => {
    const token = await openToken(api.deps.db, api.member, api.deps.clock.now());
    const other = await insertSite(api.deps.db);
    api.deps.clock.advance(10_000);

    const { status, body } = await api.call(key, { token, host: `${other}.test` });

    expect([status, body.message]).toEqual([401, 'Unauthenticated.']);
    expect((await me({ token })).status).toBe(200);
  });

  it.each(MEMBER_KEYS)('parts visitor and member, the two roles there are: %s [R153]', async (key) => {
    const token = await openToken(api.deps.db, api.member, api.deps.clock.now());

    expect((await api.call(key, { token: null })).status).toBe(401);
    expect((await api.call(key, { token })).status).toBe(200);
  });

  it.each(MESSAGE_SETS)(
    'is missed in the exact words, whatever the language: %s [R118, R225]',
    async (lang) => {
      const tokens = [null, 'A'.repeat(43)];
      for (const token of tokens) {
        const { status, body } = await me({ token, body: { lang } });

        expect([status, body.code, body.error, body.message]).toEqual([
          401,
          401,
          'unauthenticated',
          'Unauthenticated.',
        ]);
      }
    },
  );

  it('counts in the header Authorization alone, never in address, body or cookie [R117, R154]', async () => {
    const { token } = api;
    const places = [
      { query: { token, access_token: token } },
      { body: { token, access_token: token } },
      { headers: { cookie: `token=${token}` } },
      { headers: { authorization: token } },
    ];
    for (const place of places) expect((await me({ token: null, ...place })).status).toBe(401);

    expect((await me({ token: null, headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });

  it('shows its own member, whatever else the request says [R160]', async () => {
    const other = await insertMember(api.deps.db, api.siteKey);

    const { body } = await me({ body: { member_id: other.id, id: other.id, name: other.account } });

    expect(body.data.id).toBe(api.member.id);
  });

  it.each([MEMBER_STATUS.frozen, MEMBER_STATUS.selfExcluded])(
    'ends for good when its member is blocked (status %i), whoever blocks them [G26]',
    async (status) => {
      const member = await insertMember(api.deps.db, api.siteKey);
      const other = await insertMember(api.deps.db, api.siteKey);
      const at = api.deps.clock.now();
      const tokens = [
        await openToken(api.deps.db, member, at),
        await openToken(api.deps.db, member, at),
        await openToken(api.deps.db, other, at),
      ];
      const set = (now: number) =>
        api.deps.db.updateTable('members').set(marksOf(now)).where('id', '=', member.id).execute();
      const statuses = async () => {
        const answers = [];
        for (const token of tokens) answers.push((await me({ token })).status);
        return answers;
      };

      await set(status);
      expect(await statuses()).toEqual([401, 401, 200]);

      await set(MEMBER_STATUS.active);
      expect(await statuses()).toEqual([401, 401, 200]);
    },
  );

  it('stays when something else of its member changes [G26]', async () => {
    await api.deps.db
      .updateTable('members')
      .set({ nickname: 'Lua', ...marksOf(MEMBER_STATUS.active) })
      .where('id', '=', api.member.id)
      .execute();

    expect((await me({})).status).toBe(200);
  });
});

describe('verification codes', () => {
  const api = useApp({ routes: accountRoutes }, { rateLimitFactor: 1 });
  const ask = (mode?: string, address = '203.0.113.5') =>
    api.call('POST /api/auth/captcha', {
      token: null,
      body: mode ? { mode } : {},
      headers: { 'x-forwarded-for': address },
    });

  it('come as a picture, or as work when it is asked for [R168, G40]', async () => {
    const pictures = [await ask(), await ask('picture')];
    const work = await ask('work');

    for (const { status, body } of pictures) {
      expect([status, body.code, body.data.challenge, body.data.expires_in]).toEqual([200, 200, null, 120]);
      expect(body.data.img).toMatch(/^data:image\/svg\+xml;base64,/);
      expect(body.data.key).toMatch(/^[\w-]{24}$/);
    }
    expect([work.status, work.body.data.img, work.body.data.expires_in]).toEqual([200, '', 120]);
    expect(JSON.parse(work.body.data.challenge ?? '')).toMatchObject({
      parameters: { algorithm: 'PBKDF2/SHA-256' },
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('are ten a minute for one address, of both kinds together [G25]', async () => {
    const statuses = [];
    for (let round = 0; round < 11; round += 1)
      statuses.push((await ask(round % 2 ? 'work' : 'picture', '203.0.113.6')).status);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await ask('picture', '203.0.113.7')).status).toBe(200);
  });
});

describe('a refusal', () => {
  const api = useApp({ routes: accountRoutes });

  it('has a code, a text in the caller’s language, the wrong fields and the id of the request [G30]', async () => {
    const { status, body, response } = await api.call('POST /api/auth/login2', {
      token: null,
      body: { name: '', password: '', captcha: '7777', lang: 'pt' },
    });

    expect(status).toBe(422);
    expect(body).toEqual({
      code: 422,
      error: 'validation_failed',
      message: 'Corrija os erros do formulário',
      errors: { name: ['Informe seu usuário'], password: ['Informe sua senha'] },
      request_id: response.headers['x-request-id'],
    });
  });
});

describeOnPostgres('a login while its member is being blocked', () => {
  const api = useApp({ routes: accountRoutes });

  it('leaves no session behind [G26]', async () => {
    const password = 'mar e sol 2026';
    const password_hash = await hashPassword(password, seededRandom('race'));
    for (let round = 0; round < 6; round += 1) {
      const member = await insertMember(api.deps.db, api.siteKey, { password_hash });
      const body = { name: member.account, password, captcha: '7777', key: 'k' };
      const logins = Array.from({ length: 4 }, () =>
        api.call('POST /api/auth/login2', { token: null, body }),
      );
      await new Promise((resolve) => setTimeout(resolve, 20 * round));

      await api.deps.db
        .updateTable('members')
        .set(marksOf(MEMBER_STATUS.frozen))
        .where('id', '=', member.id)
        .execute();
      await Promise.all(logins);

      const sessions = await api.deps.db
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', member.id)
        .execute();
      expect(sessions).toEqual([]);
    }
  });
});

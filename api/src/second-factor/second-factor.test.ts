import { TOTP } from 'otpauth';
import { accountRoutes } from '../../testing/account-routes.ts';
import { marksOf } from '../../testing/marks-of.ts';
import { insertMember, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { informationRoutes } from '../information/routes.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { hashPassword } from '../passwords/password.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { messagesTo } from '../providers/message/sandbox/sandbox-messages.ts';
import { seededRandom } from '../start/seed/seeded-random.ts';
import { secondFactorRoutes } from './routes.ts';

const PASSWORD = 'mar e sol 2026';
const STEP_MS = 30_000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, seededRandom('factor'));
});

describeOnPostgres('a login in two steps, sessions and devices', () => {
  const api = useApp(
    {
      routes: (parts) => [
        ...accountRoutes(parts),
        ...sessionRoutes(parts),
        ...secondFactorRoutes(parts),
        ...informationRoutes(parts),
      ],
    },
    { rateLimitFactor: 1_000_000 },
  );
  const stepOn = (steps = 1) => api.deps.clock.advance(steps * STEP_MS);

  async function aMember(changes: Parameters<typeof insertMember>[2] = {}) {
    const member = await insertMember(api.deps.db, api.siteKey, { password_hash: passwordHash, ...changes });
    const token = await openToken(api.deps.db, member, api.deps.clock.now());
    const ticket = async (purpose = 'second_factor', as = token) =>
      (
        await api.call('POST /api/auth/password/verify', {
          token: as,
          body: { password: PASSWORD, purpose },
        })
      ).body.data?.ticket ?? 'none';
    const change = async (to: 'enable' | 'disable' | 'recovery', code: string, given?: string) =>
      api.call(`POST /api/auth/2fa/${to}` as 'POST /api/auth/2fa/enable', {
        token,
        body: { code, ticket: given ?? (await ticket()) },
      });
    const logIn = (more: object = {}, userAgent = CHROME) =>
      api.call('POST /api/auth/login2', {
        token: null,
        headers: { 'user-agent': userAgent },
        body: { name: member.account, password: PASSWORD, captcha: '7777', key: 'k', ...more },
      });
    const sessions = async (as = token) =>
      (await api.call('GET /api/auth/sessions', { token: as })).body.data.sessions;
    const messages = async () =>
      (await api.call('GET /api/informationcenter/notification', { token })).body.data.list;
    return { ...member, token, ticket, change, logIn, sessions, messages };
  }

  /** A member with the second factor on; `code` is the one of now, `step` of which was used already. */
  async function aProtected(changes: Parameters<typeof insertMember>[2] = {}) {
    const member = await aMember(changes);
    const { secret, url } = (await api.call('POST /api/auth/2fa/begin', { token: member.token })).body.data;
    const totp = new TOTP({ secret });
    const code = (steps = 0) =>
      totp.generate({ timestamp: api.deps.clock.now().getTime() + steps * STEP_MS });
    const { body } = await member.change('enable', code());
    const challenge = async (more: object = {}) =>
      (await member.logIn(more)).body.data.second_factor?.challenge ?? 'none';
    const finish = (given: string, digits: string, more: object = {}) =>
      api.call('POST /api/auth/2fa/login', {
        token: null,
        body: { challenge: given, code: digits, ...more },
      });
    return { ...member, secret, url, code, codes: body.data.recovery_codes, challenge, finish };
  }

  it('[G54] [A63] is switched on by a code of the app and a ticket, and off again', async () => {
    const member = await aProtected();

    const sites = await api.deps.db.selectFrom('sites').select('name').execute();
    expect(sites).toContainEqual({ name: new URL(member.url).searchParams.get('issuer') });
    expect(member.url).toMatch(/^otpauth:\/\/totp\/.+algorithm=SHA1&digits=6&period=30/);
    expect(member.codes).toHaveLength(10);
    expect(new Set(member.codes).size).toBe(10);
    expect(member.codes[0]).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    const { body: state } = await api.call('GET /api/auth/2fa', { token: member.token });
    expect(state.data).toEqual({
      enabled_at: api.deps.clock.now().toISOString(),
      recovery_codes_left: 10,
    });
    expect((await api.call('POST /api/auth/2fa/begin', { token: member.token })).body.error).toBe(
      'second_factor_on',
    );
    stepOn();
    expect((await member.change('disable', member.code())).body).toMatchObject({
      code: 200,
      message: expect.stringMatching(/needs only your password now$/),
    });
    for (const change of ['disable', 'recovery'] as const)
      expect((await member.change(change, member.code())).body).toMatchObject({
        error: 'second_factor_not_on',
        message: 'Two-step verification is not switched on',
      });
    expect((await member.logIn()).body.data.access_token).toHaveLength(43);
    expect((await member.messages()).map(({ kind }) => kind)).toEqual([
      'second_factor_off',
      'second_factor_on',
    ]);
  });

  it('[G54] keeps neither secret nor recovery codes readable', async () => {
    const member = await aProtected();

    const rows = JSON.stringify([
      await api.deps.db.selectFrom('second_factors').selectAll().execute(),
      await api.deps.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);

    expect(rows).not.toContain(member.secret);
    for (const code of member.codes) expect(rows).not.toContain(code.replace('-', ''));
  });

  it('[G54] shows the same secret to a second tab, and another one after a quarter of an hour', async () => {
    const { token } = await aMember();
    const begin = async () => (await api.call('POST /api/auth/2fa/begin', { token })).body.data.secret;

    const [one, other] = await Promise.all([begin(), begin()]);
    api.deps.clock.advance(15 * 60_000);

    expect(other).toBe(one);
    expect(await begin()).not.toBe(one);
  });

  it('[A39] [G2] needs a ticket of this session and purpose, and leaves it usable after a wrong code', async () => {
    const member = await aProtected();
    stepOn();
    const other = await openToken(api.deps.db, member, api.deps.clock.now());
    const mine = await member.ticket();

    const refused = [
      await member.change('disable', member.code(), 'none'),
      await member.change('disable', member.code(), await member.ticket('pix_key')),
      await member.change('disable', member.code(), await member.ticket('second_factor', other)),
    ];
    const wrong = await member.change('disable', '000000', mine);
    const right = await member.change('disable', member.code(), mine);

    expect(refused.map(({ body }) => body.error)).toEqual(Array(3).fill('ticket_invalid'));
    expect([wrong.body.error, right.status]).toEqual(['second_factor_wrong', 200]);
  });

  it('[G54] a login has two steps then: no token before the code', async () => {
    const member = await aProtected();
    stepOn();

    const first = await member.logIn();
    const second = await member.finish(first.body.data.second_factor?.challenge ?? '', member.code());

    expect([first.status, first.body.data.access_token]).toEqual([200, '']);
    expect(first.body.data.second_factor?.expires_in).toBe(300);
    expect([second.status, second.body.message]).toEqual([200, 'Welcome back!']);
    const token = second.body.data.access_token;
    expect((await member.sessions(token))[0]).toMatchObject({
      is_current: true,
      method: 'password_and_code',
    });
  });

  it('[G54] [R85] does not say that it is glad to have a member back who has excluded themselves', async () => {
    const member = await aProtected();
    await api.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.selfExcluded))
      .where('id', '=', member.id)
      .execute();
    stepOn();

    const { status, body } = await member.finish(await member.challenge(), member.code());

    expect([status, body.message]).toEqual([200, 'You are logged in']);
  });

  it('[G54] takes the code of the step before and of the next one, and none twice', async () => {
    const member = await aProtected();
    stepOn(10);
    const old = await member.finish(await member.challenge(), member.code(-2));
    const before = await member.finish(await member.challenge(), member.code(-1));
    const replayed = await member.finish(await member.challenge(), member.code(-1));
    const next = await member.finish(await member.challenge(), member.code(1));
    const earlier = await member.finish(await member.challenge(), member.code(0));

    expect([old, before, replayed, next, earlier].map(({ status, body }) => body.error ?? status)).toEqual([
      'second_factor_wrong',
      200,
      'second_factor_wrong',
      200,
      'second_factor_wrong',
    ]);
  });

  it('[G54] the same code again, after a lost answer, gets the same session with another token', async () => {
    const member = await aProtected();
    stepOn();
    const challenge = await member.challenge();
    const [code, wrong] = [member.code(), '000000'];

    const answers = await Promise.all([member.finish(challenge, code), member.finish(challenge, code)]);
    const last = await member.finish(challenge, code);
    const other = await member.finish(challenge, wrong);

    expect([...answers, last].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(other.body.error).toBe('login_expired');
    expect(await member.sessions(last.body.data.access_token)).toHaveLength(2);
    for (const { body } of answers)
      expect((await api.call('POST /api/auth/me', { token: body.data.access_token })).status).toBe(401);
  });

  it.each([
    ['app', true],
    ['recovery', false],
  ])('[G54] a login by a code of the %s is over half a minute after it has succeeded', async (_, isOfApp) => {
    const member = await aProtected();
    stepOn();
    const challenge = await member.challenge();
    const code = isOfApp ? member.code() : (member.codes[0] ?? '');

    const first = await member.finish(challenge, code);
    api.deps.clock.advance(29_999);
    const again = await member.finish(challenge, code);
    api.deps.clock.advance(1);
    const late = await member.finish(challenge, code);

    expect([first, again, late].map(({ status, body }) => body.error ?? status)).toEqual([
      200,
      200,
      'login_expired',
    ]);
    const { status } = await api.call('POST /api/auth/me', { token: again.body.data.access_token });
    expect(status).toBe(200);
  });

  it('[G54] 64 codes at once: five are looked at, then none for a quarter of an hour, not even the right one', async () => {
    const member = await aProtected();
    stepOn();
    const challenge = await member.challenge();
    const wrong = Array.from({ length: 64 }, (_, digit) => String(digit).padStart(6, '0'));

    const answers = await Promise.all(wrong.map((code) => member.finish(challenge, code)));
    const right = await member.finish(challenge, member.code());
    const ticket = await member.ticket();
    const disabled = await member.change('disable', member.code(), ticket);
    api.deps.clock.advance(15 * 60_000);
    const after = await member.finish(await member.challenge(), member.code());

    const count = (error: string) => answers.filter(({ body }) => body.error === error).length;
    expect([count('second_factor_wrong'), count('second_factor_locked')]).toEqual([4, 60]);
    expect([right.status, right.body.error, right.response.headers['retry-after']]).toEqual([
      429,
      'second_factor_locked',
      '900',
    ]);
    expect(disabled.body.error).toBe('second_factor_locked');
    expect(after.status).toBe(200);
  });

  it('[G54] one right code in eight logins at once opens one session', async () => {
    const member = await aProtected();
    stepOn();
    const challenges = await Promise.all(Array.from({ length: 8 }, () => member.challenge()));
    const code = member.code();

    const answers = await Promise.all(challenges.map((challenge) => member.finish(challenge, code)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[G54] takes a recovery code once, however it is spelled; new ones replace all', async () => {
    const member = await aProtected();
    const [first = '', second = ''] = member.codes;

    const used = await member.finish(await member.challenge(), ` ${first.toLowerCase().replace('-', ' ')}`);
    const again = await member.finish(await member.challenge(), first);
    stepOn();
    const renewed = await member.change('recovery', member.code());
    const old = await member.finish(await member.challenge(), second);
    const fresh = await member.finish(await member.challenge(), renewed.body.data.recovery_codes[9] ?? '');

    expect([used, again, renewed, old, fresh].map(({ status, body }) => body.error ?? status)).toEqual([
      200,
      'second_factor_wrong',
      200,
      'second_factor_wrong',
      200,
    ]);
  });

  it('[G54] [G26] a login that waits ends with its time, another password, a block, or on another site', async () => {
    const member = await aProtected();
    const set = (changes: object) =>
      api.deps.db.updateTable('members').set(changes).where('id', '=', member.id).execute();
    const errorOf = async (challenge: string) => {
      stepOn();
      return (await member.finish(challenge, member.code())).body.error;
    };
    const challenges = [];
    for (let round = 0; round < 3; round += 1) challenges.push(await member.challenge());

    await set({ password_hash: `${passwordHash} ` });
    expect(await errorOf(challenges[0] ?? '')).toBe('login_expired');
    await set({ password_hash: passwordHash, ...marksOf(MEMBER_STATUS.frozen) });
    expect(await errorOf(challenges[1] ?? '')).toBe('account_frozen');
    await set(marksOf(MEMBER_STATUS.active));
    api.deps.clock.advance(300_000);
    expect(await errorOf(challenges[2] ?? '')).toBe('login_expired');
    expect(await errorOf('no challenge')).toBe('login_expired');
    expect((await member.finish('x', ' ')).body.errors).toEqual({
      code: ['Please enter the code that was sent to you'],
    });
  });

  it('[G54] lists sessions with device and network, and ends one or all others', async () => {
    const member = await aMember();
    await member.logIn({}, CHROME);
    api.deps.clock.advance(1_000);
    const { access_token: phone } = (await member.logIn({}, IPHONE)).body.data;

    const listed = await member.sessions();
    expect(
      listed.map(({ is_current, browser, system, kind }) => [is_current, browser, system, kind]),
    ).toEqual([
      [true, '', '', 'unknown'],
      [false, 'Safari', 'iOS', 'mobile'],
      [false, 'Chrome', 'Windows', 'desktop'],
    ]);
    expect(listed[1]).toMatchObject({ network: '127.0.0.x', method: 'password' });
    const told: string[] = [];
    const following = api.deps.memberEvents.of(member.id).subscribe(({ type }) => void told.push(type));
    const stranger = await aMember();
    const id = listed[1]?.id;
    const end = async (token: string, which = id) => {
      const { status, body } = await api.call('POST /api/auth/sessions/revoke', {
        token,
        body: { id: which, lang: 'pt' },
      });
      return [status, body.message];
    };
    const unknown = [404, 'Este aparelho não está conectado à sua conta'];
    expect(await end(stranger.token)).toEqual(unknown);
    expect(await member.sessions()).toHaveLength(3);
    expect((await end(member.token))[0]).toBe(200);
    // Another tab that still shows it; and one that there never was.
    expect([await end(member.token), await end(member.token, 2 ** 40)]).toEqual([unknown, unknown]);
    expect((await api.call('POST /api/auth/me', { token: phone })).status).toBe(401);
    const { body } = await api.call('POST /api/auth/sessions/revoke-others', { token: member.token });
    following.unsubscribe();
    expect([body.data.ended, told]).toEqual([1, ['revoked', 'notification', 'revoked']]);
    expect(await member.sessions()).toHaveLength(1);
    expect(await stranger.sessions()).toHaveLength(1);
  });

  it('[G54] keeps twenty sessions of a member, and ends the one that was used longest ago for another', async () => {
    const member = await aMember();
    for (let round = 0; round < 20; round += 1) {
      api.deps.clock.advance(1_000);
      await member.logIn();
    }

    expect((await api.call('POST /api/auth/me', { token: member.token })).status).toBe(401);
    const { access_token: token } = (await member.logIn()).body.data;
    expect(await member.sessions(token)).toHaveLength(20);
  });

  it('[G54] writes to the member about a device that was not seen before, not about the first, and not twice', async () => {
    const member = await aMember();
    const device = (name: string) => ({ device: `${name}-browser-name` });
    await member.logIn(device('first'));
    await member.logIn(device('first'));
    expect(await member.messages()).toEqual([]);
    const told: object[] = [];
    const following = api.deps.memberEvents.of(member.id).subscribe((event) => void told.push(event));

    await member.logIn(device('other'), IPHONE);
    await member.logIn(device('other'), IPHONE);
    await member.logIn();
    following.unsubscribe();

    const messages = await member.messages();
    expect(messages.map(({ title }) => title)).toEqual(Array(2).fill('Login from a new device'));
    expect(messages[1]?.content).toContain('from Safari · iOS, network 127.0.0.x');
    expect(told).toMatchObject([{ type: 'notification' }, { type: 'notification' }]);
  });

  it('[G54] mails about a new device once, in the language of the registration, with the network concealed; eight logins at once are one', async () => {
    const email = 'aparelho@mosaico.example';
    const member = await aMember({ email, language: 'pt' });
    const mails = () => messagesTo(api.deps.db, api.siteKey, email, api.deps.clock.now());
    await member.logIn({ device: 'the-first-browser' });
    expect(await mails()).toEqual([]);

    const logins = Array.from({ length: 8 }, () => member.logIn({ device: 'the-other-browser' }, IPHONE));
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual(Array(8).fill(200));

    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/: acesso por um novo aparelho$/);
    expect(mail?.body).toContain('Safari · iOS, rede 127.0.0.x');
    expect(mail?.body).not.toMatch(/127\.0\.0\.1|the-other|https?:/);
    expect(await member.messages()).toHaveLength(1);
  });

  it('[A65] [G54] warns by mail and in the information centre of a second factor that is switched on or off, and of an end to all other sessions', async () => {
    const email = 'guarda@mosaico.example';
    const member = await aProtected({ email, language: 'pt' });
    const events: string[] = [];
    api.deps.memberEvents.of(member.id).subscribe(({ type }) => events.push(type));
    stepOn();
    await member.change('disable', member.code());
    await member.logIn();
    const endOthers = () => api.call('POST /api/auth/sessions/revoke-others', { token: member.token });
    await endOthers();
    // Nothing ends the second time, so nothing is said.
    await endOthers();

    const mails = await messagesTo(api.deps.db, api.siteKey, email, api.deps.clock.now());
    expect(mails.map(({ subject }) => subject?.replace(/^.*?: /, '')).sort()).toEqual([
      'outros aparelhos saíram da sua conta',
      'verificação em duas etapas ativada',
      'verificação em duas etapas desativada',
    ]);
    expect((await member.messages()).map(({ kind }) => kind)).toEqual([
      'sessions_ended',
      'second_factor_off',
      'second_factor_on',
    ]);
    expect(events.filter((type) => type === 'notification')).toHaveLength(2);
  });
});

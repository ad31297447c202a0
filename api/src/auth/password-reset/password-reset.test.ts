import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { marksOf } from '../../../testing/marks-of.ts';
import { accountRoutes } from '../../../testing/account-routes.ts';
import { insertMember, insertSite, openToken } from '../../../testing/builders.ts';
import { useApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { deleteExpired } from '../../start/housekeeping.ts';
import type { MemberEvent } from '../../runtime/member-events.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { texts } from '../../messages/texts.ts';
import { messagesTo } from '../../providers/message/sandbox/sandbox-messages.ts';
import { seededRandom } from '../../start/seed/seeded-random.ts';
import { hashPassword } from '../../passwords/password.ts';
import { EQUAL_TIME_MS } from './take-at-least.ts';

const CPFS = ['52998224725', '11144477735', '39053344705', '86288366757', '12345678909', '98765432100'];
const OLD = 'mar e sol 2026';
const NEW = 'vento sul 2027';
const CODE_WRONG = 'The code is wrong or has expired';
const MINUTE_MS = 60_000;

let oldHash: string;
beforeAll(async () => {
  oldHash = await hashPassword(OLD, seededRandom('reset'));
});

/** What these tests do again and again, each with a site of its own. */
async function aScene(api: TestApp, changes: Parameters<typeof insertMember>[2] = {}) {
  const siteKey = await insertSite(api.deps.db);
  api.deps.clock.advance(10_000); // a new site is known after a few seconds
  const [cpf = ''] = CPFS;
  const email = `marina@${siteKey}.example`;
  const member = await insertMember(api.deps.db, siteKey, { cpf, email, password_hash: oldHash, ...changes });
  const host = `${siteKey}.test`;
  const who = { name: member.account, cpf_id: '529.982.247-25' };
  const post = (key: 'forgot' | 'reset', body: object) =>
    api.call(`POST /api/auth/password/${key}`, { token: null, host, body: { ...who, ...body } });
  const messages = (to = email) => messagesTo(api.deps.db, siteKey, to, api.deps.clock.now());
  const lastCode = async (to?: string) => /\b\d{6}\b/.exec((await messages(to))[0]?.body ?? '')?.[0] ?? '';
  return {
    ...member,
    host,
    email,
    messages,
    lastCode,
    forgot: (body: object = {}) => post('forgot', { captcha: '7777', key: 'k', ...body }),
    reset: (code: string, body: object = {}) =>
      post('reset', { code, password: NEW, password_confirmation: NEW, ...body }),
    logIn: (password: string) =>
      api.call('POST /api/auth/login2', {
        token: null,
        host,
        body: { name: member.account, password, captcha: '7777', key: 'k' },
      }),
    codes: () =>
      api.deps.db.selectFrom('password_codes').selectAll().where('site_key', '=', siteKey).execute(),
  };
}

/** A code that is not this one. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a forgotten password', () => {
  const api = useApp({ routes: accountRoutes });

  it('sends a code by e-mail, with which a new password is set [G9]', async () => {
    const scene = await aScene(api);

    const { status, body } = await scene.forgot();
    const [message] = await scene.messages();
    const answer = await scene.reset(await scene.lastCode());

    expect([status, body.message, body.data]).toEqual([
      200,
      'If the details are right, a code is on its way',
      { expires_in: 600 },
    ]);
    expect(message).toMatchObject({
      channel: 'email',
      recipient: scene.email,
      subject: `${scene.siteKey}: your code for a new password`,
      body: expect.stringMatching(/: \d{6} is your code for a new password. It is valid for 10 minutes/),
    });
    expect([answer.status, answer.body.message, answer.body.data]).toEqual([
      200,
      'Your password has been changed. Log in with the new one',
      null,
    ]);
    expect((await scene.logIn(OLD)).body.error).toBe('wrong_credentials');
    expect((await scene.logIn(NEW)).status).toBe(200);
  });

  it('warns of the new password by mail and in the information centre [G9] [A65]', async () => {
    const scene = await aScene(api, { language: 'pt' });
    await scene.forgot();
    await scene.reset(await scene.lastCode());

    expect((await scene.messages())[0]?.subject).toMatch(/: sua senha foi alterada$/);
    const written = await api.deps.db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', scene.id)
      .execute();
    expect(written).toEqual([{ kind: 'password_changed' }]);
  });

  it('sends an SMS to a member without an e-mail address [G9]', async () => {
    const scene = await aScene(api, { email: '', phone: '+5521987654321' });

    await scene.forgot();

    expect(await scene.messages('+5521987654321')).toMatchObject([
      { channel: 'sms', subject: `${scene.siteKey}: your code for a new password` },
    ]);
    expect((await scene.reset(await scene.lastCode('+5521987654321'))).status).toBe(200);
  });

  it('takes account name in any case, phone or CPF, as login does [G9, R169]', async () => {
    const scene = await aScene(api, { account: 'Marina_1', phone: '+5521987654321' });

    for (const name of [' MARINA_1', '(21) 98765-4321', '52998224725']) {
      const before = (await scene.messages()).length;
      await scene.forgot({ name });
      expect(await scene.messages()).toHaveLength(before + 1);
    }
  });

  it('writes in the caller’s language [G9, R161]', async () => {
    for (const lang of ['pt', 'th'] as const) {
      const scene = await aScene(api);

      const { body } = await scene.forgot({ lang });

      expect(body.message).toBe(texts[lang]['auth.code_sent']);
      expect((await scene.messages())[0]?.subject).toBe(
        (texts[lang]['password_code.subject'] ?? '').replace('{site}', scene.siteKey),
      );
    }
  });

  it('answers alike, and no sooner, when there is no such member, and sends nothing [G9]', async () => {
    const scene = await aScene(api);
    const known = await scene.forgot();
    const strangers = [
      await scene.forgot({ name: 'nobody_here' }),
      await scene.forgot({ cpf_id: '111.444.777-35' }),
    ];

    for (const { body, status } of [known, ...strangers]) {
      expect([status, { ...body, request_id: '' }]).toEqual([
        known.status,
        { ...known.body, request_id: '' },
      ]);
    }
    expect(api.deps.clock.pausesMs.slice(-3)).toEqual([EQUAL_TIME_MS, EQUAL_TIME_MS, EQUAL_TIME_MS]);
    expect(await scene.messages()).toHaveLength(1);
    expect(await scene.codes()).toHaveLength(1);
  });

  const block = (id: number, status: number) =>
    api.deps.db.updateTable('members').set(marksOf(status)).where('id', '=', id).execute();

  it('sends no code to a frozen member, and takes none [G9, R85]', async () => {
    const scene = await aScene(api);
    await scene.forgot();
    const code = await scene.lastCode();
    await block(scene.id, MEMBER_STATUS.frozen);

    expect((await scene.forgot()).status).toBe(200);

    expect(await scene.messages()).toHaveLength(1);
    expect((await scene.reset(code)).body.error).toBe('code_wrong');
  });

  it('sends one to who has excluded themselves: their money stays within reach [G9, R85]', async () => {
    const scene = await aScene(api);
    await block(scene.id, MEMBER_STATUS.selfExcluded);

    await scene.forgot();

    expect((await scene.reset(await scene.lastCode())).status).toBe(200);
  });

  it('is nobody’s on another site [R14, G9]', async () => {
    const scene = await aScene(api);
    const other = await aScene(api, { cpf: CPFS[1] ?? '' });

    await other.forgot({ name: scene.account });
    await scene.forgot();

    expect(await other.codes()).toEqual([]);
    const { body } = await other.reset(await scene.lastCode(), { name: scene.account });
    expect(body.error).toBe('code_wrong');
  });

  it('gets three codes within an hour, then none, without a word [G9]', async () => {
    const scene = await aScene(api);
    for (let round = 0; round < 5; round += 1) expect((await scene.forgot()).status).toBe(200);
    expect(await scene.messages()).toHaveLength(3);

    api.deps.clock.advance(60 * MINUTE_MS);
    await scene.forgot();

    expect(await scene.messages()).toHaveLength(4);
  });

  it('tells every wrong field at once, and leaves the verification code unused [R145, R147, R150, G9]', async () => {
    const scene = await aScene(api);

    const { status, body } = await scene.forgot({ name: ' ', cpf_id: '', captcha: '' });

    expect([status, body.message, body.errors]).toEqual([
      422,
      'Please fix the error in the form',
      {
        name: ['Please enter your account'],
        cpf_id: ['Please enter your CPF'],
        captcha: ['Please enter the verification code'],
      },
    ]);
    expect((await scene.forgot({ cpf_id: '111.111.111-11' })).body.errors).toEqual({
      cpf_id: ['Please enter a valid CPF'],
    });
    expect((await scene.forgot({ captcha: 'WRONG' })).body).toMatchObject({
      code: 400,
      error: 'captcha_wrong',
      errors: { captcha: ['Please obtain the verification code again'] },
    });
    expect(await scene.codes()).toEqual([]);
  });

  it('leaves no code, password, document or address in the log, and no code in the database [G9]', async () => {
    const scene = await aScene(api, { phone: '+5521912345678' });
    await scene.forgot({ name: '+5521912345678' });
    const code = await scene.lastCode();
    await scene.reset(not(code));
    await scene.reset(code);

    const log = JSON.stringify(api.deps.log.lines);
    for (const secret of [code, not(code), NEW, OLD, '52998224725', '529.982', scene.email, '912345678'])
      expect(log).not.toContain(secret);
    expect(JSON.stringify(await scene.codes())).not.toContain(code);
    expect(api.deps.log.errors).toEqual([]);
  });

  it('is cleared away: codes after an hour, messages after a day [G9]', async () => {
    const scene = await aScene(api);
    await scene.forgot();
    api.deps.clock.advance(60 * MINUTE_MS);
    await deleteExpired(api.deps.db, api.deps.clock.now());
    expect([(await scene.codes()).length, (await scene.messages()).length]).toEqual([1, 1]);

    api.deps.clock.advance(1);
    await deleteExpired(api.deps.db, api.deps.clock.now());
    expect([(await scene.codes()).length, (await scene.messages()).length]).toEqual([0, 1]);

    api.deps.clock.advance(23 * 60 * MINUTE_MS);
    await deleteExpired(api.deps.db, api.deps.clock.now());
    expect(await api.deps.db.selectFrom('sandbox_messages').selectAll().execute()).toEqual([]);
  });
});

describe('a code for a new password', () => {
  const api = useApp({ routes: accountRoutes });
  const sent = async (changes?: Parameters<typeof insertMember>[2]) => {
    const scene = await aScene(api, changes);
    await scene.forgot();
    return { ...scene, code: await scene.lastCode() };
  };

  it('works once [G9]', async () => {
    const { reset, code } = await sent();
    expect((await reset(code)).status).toBe(200);

    const { status, body } = await reset(code, { password: OLD, password_confirmation: OLD });

    expect([status, body.error, body.errors]).toEqual([400, 'code_wrong', { code: [CODE_WRONG] }]);
  });

  it('works for ten minutes [G9]', async () => {
    const [early, late] = [await sent(), await sent()];
    const at = api.deps.clock.now().getTime();
    api.deps.clock.set(new Date(at + 10 * MINUTE_MS - 10_001));
    expect((await early.reset(early.code)).status).toBe(200);

    api.deps.clock.set(new Date(at + 10 * MINUTE_MS));

    expect((await late.reset(late.code)).body.error).toBe('code_wrong');
  });

  it('is replaced by a newer one [G9]', async () => {
    const scene = await sent();
    await scene.forgot();

    expect((await scene.reset(scene.code)).body.error).toBe('code_wrong');
    expect((await scene.reset(await scene.lastCode())).status).toBe(200);
  });

  it('is dead after five wrong tries, and four are forgiven [G9]', async () => {
    const [patient, hasty] = [await sent(), await sent()];
    for (let round = 0; round < 4; round += 1) await patient.reset(not(patient.code));
    for (let round = 0; round < 5; round += 1)
      expect((await hasty.reset(not(hasty.code))).body.error).toBe('code_wrong');

    expect((await patient.reset(patient.code)).status).toBe(200);
    expect((await hasty.reset(hasty.code)).body.error).toBe('code_wrong');
    expect((await hasty.logIn(OLD)).status).toBe(200);
  });

  it('answers a stranger as it answers a wrong code [G9]', async () => {
    const { reset, code } = await sent();
    const wrong = await reset(not(code));

    const strangers = [
      await reset(code, { name: 'nobody_here' }),
      await reset(code, { cpf_id: '111.444.777-35' }),
    ];

    for (const stranger of strangers) {
      expect([stranger.status, { ...stranger.body, request_id: '' }]).toEqual([
        400,
        { ...wrong.body, request_id: '' },
      ]);
    }
    expect(api.deps.clock.pausesMs.slice(-3)).toEqual([EQUAL_TIME_MS, EQUAL_TIME_MS, EQUAL_TIME_MS]);
  });

  it('does not set the old password again, and stays usable [R134]', async () => {
    const { reset, code } = await sent();

    const refused = await reset(code, { password: OLD, password_confirmation: OLD });
    const accepted = await reset(code);

    expect([refused.status, refused.body.message, refused.body.errors]).toEqual([
      422,
      'The new password cannot match the old password',
      { password: ['The new password cannot match the old password'] },
    ]);
    expect(accepted.status).toBe(200);
  });

  it('does not tell the old password to whoever has no code [R134]', async () => {
    const { reset, code } = await sent();

    const { body } = await reset(not(code), { password: OLD, password_confirmation: OLD });

    expect([body.error, Object.keys(body.errors)]).toEqual(['code_wrong', ['code']]);
  });

  it('does not set the account name as password, by whatever name the member comes [R138]', async () => {
    const { reset, code } = await sent({ account: 'Marina_7' });
    const password = { password: 'marina_7', password_confirmation: 'marina_7' };

    for (const name of ['marina_7', '52998224725'])
      expect((await reset(code, { ...password, name })).body.errors).toEqual({
        password: ['The password must differ from the account'],
      });
    expect((await reset(code)).status).toBe(200);
  });

  it('sets no password with something of the member in it, and the code stays usable [R138]', async () => {
    const { reset, code } = await sent({
      account: 'Marina_7',
      nickname: 'Lua Nova',
      birth_date: '1990-02-28',
    });

    for (const password of ['x marina_7', 'luanova 1', 'sol 28021990'])
      expect(
        (await reset(code, { password, password_confirmation: password, name: '52998224725' })).body.error,
      ).toBe('password_guessable');
    expect((await reset(code)).status).toBe(200);
  });

  it('is judged after the form: every wrong field at once [R135, R138, R145, R146, R150]', async () => {
    const { reset, code } = await sent();

    const { status, body } = await reset(' ', {
      name: '',
      cpf_id: '123',
      password: '12345',
      password_confirmation: '123456',
    });

    expect([status, body.message, body.errors]).toEqual([
      422,
      'Please fix the error in the form',
      {
        name: ['Please enter your account'],
        cpf_id: ['Please enter a valid CPF'],
        code: ['Please enter the code that was sent to you'],
        password: ['Password must be at least 6 characters'],
        password_confirmation: ['The two passwords entered do not match!'],
      },
    ]);
    expect((await reset('12ab56')).body).toMatchObject({
      error: 'code_wrong',
      errors: { code: [CODE_WRONG] },
    });
    expect((await reset(code)).status).toBe(200);
  });

  it('ends every session of the member, and tells the open pages [G26]', async () => {
    const scene = await sent();
    const at = api.deps.clock.now();
    const other = await insertMember(api.deps.db, scene.siteKey);
    const tokens = [
      await openToken(api.deps.db, scene, at),
      await openToken(api.deps.db, scene, at),
      await openToken(api.deps.db, other, at),
    ];
    const told: MemberEvent[] = [];
    const listening = api.deps.memberEvents.of(scene.id).subscribe((event) => told.push(event));

    await scene.reset(scene.code);

    const statuses = [];
    for (const token of tokens)
      statuses.push((await api.call('POST /api/auth/me', { token, host: scene.host })).status);
    expect(statuses).toEqual([401, 401, 200]);
    expect(told).toMatchObject([{ type: 'revoked' }]);
    listening.unsubscribe();
  });

  it('leaves everything as it was when it is refused [G9, G26]', async () => {
    const scene = await sent();
    const token = await openToken(api.deps.db, scene, api.deps.clock.now());

    await scene.reset(not(scene.code));

    expect((await api.call('POST /api/auth/me', { token, host: scene.host })).status).toBe(200);
    expect((await scene.logIn(OLD)).status).toBe(200);
  });
});

describe('limits of a forgotten password', () => {
  const api = useApp({ routes: accountRoutes }, { rateLimitFactor: 1 });

  it('lets the member log in after the reset, although the login was locked [G9, G25]', async () => {
    const scene = await aScene(api);
    for (let round = 0; round < 5; round += 1) await scene.logIn('wrong guess');
    expect((await scene.logIn(OLD)).body.error).toBe('account_locked');
    await scene.forgot();

    await scene.reset(await scene.lastCode());

    expect((await scene.logIn(NEW)).status).toBe(200);
  });

  it('sends five codes an hour to one address; slips in the form do not count [G25]', async () => {
    const scenes = [];
    for (const cpf of CPFS) scenes.push(await aScene(api, { cpf }));
    const [first] = scenes;
    for (let slip = 0; slip < 6; slip += 1) await first?.forgot({ captcha: 'WRONG' });
    const statuses = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await first?.forgot({ name: 'x' }))?.status);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describeOnPostgres('two requests at the same time', () => {
  const api = useApp({ routes: accountRoutes });

  it('set one new password with one code [G9]', async () => {
    const scene = await aScene(api);
    await scene.forgot();
    const code = await scene.lastCode();
    const passwords = Array.from({ length: 8 }, (_, index) => `vento sul ${index}`);

    const answers = await Promise.all(
      passwords.map((password) => scene.reset(code, { password, password_confirmation: password })),
    );

    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
      new Set(['200 undefined', '400 code_wrong']),
    );
    expect((await scene.logIn(winners[0] ?? '')).status).toBe(200);
    expect(api.deps.log.errors).toEqual([]);
  });

  it('count every wrong try [G9]', async () => {
    const scene = await aScene(api);
    await scene.forgot();
    const code = await scene.lastCode();

    await Promise.all(Array.from({ length: 5 }, () => scene.reset(not(code))));

    expect(await scene.codes()).toMatchObject([{ wrong_tries: 5 }]);
    expect((await scene.reset(code)).body.error).toBe('code_wrong');
  });

  it('make no more than three codes [G9]', async () => {
    const scene = await aScene(api);

    await Promise.all(Array.from({ length: 8 }, () => scene.forgot()));

    expect(await scene.messages()).toHaveLength(3);
  });

  it('open no session with the old password once the new one is set [G26]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const scene = await aScene(api);
      await scene.forgot();
      const code = await scene.lastCode();

      await Promise.all([scene.reset(code), ...Array.from({ length: 6 }, () => scene.logIn(OLD))]);

      const sessions = await api.deps.db
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', scene.id)
        .execute();
      expect(sessions).toEqual([]);
    }
  });
});

it.each(MESSAGE_SETS)('writes the code and how long it works into the message: %s [G9]', (set) => {
  const text = texts[set]['password_code.text'] ?? '';

  for (const placeholder of ['{site}', '{code}', '{minutes}']) expect(text).toContain(placeholder);
});

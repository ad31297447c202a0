import type { ApiKey } from '@mosaico/shared/api';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { marksOf } from '../../../testing/marks-of.ts';
import { accountRoutes } from '../../../testing/account-routes.ts';
import { insertMember, openToken } from '../../../testing/builders.ts';
import { useApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { texts } from '../../messages/texts.ts';
import { hashPassword } from '../../passwords/password.ts';
import { messagesTo } from '../../providers/message/sandbox/sandbox-messages.ts';
import type { MemberEvent } from '../../runtime/member-events.ts';
import { memberOfToken } from '../../sessions/sessions.ts';
import { seededRandom } from '../../start/seed/seeded-random.ts';

const OLD = 'mar e sol 2026';
const NEW = 'vento sul 2027';
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const CODE_WRONG = [400, 'code_wrong'];

let oldHash: string;
let people = 0;
beforeAll(async () => {
  oldHash = await hashPassword(OLD, seededRandom('account-security'));
});

/** A member with a password, and what these tests do again and again. */
async function aMember(api: TestApp, changes: Parameters<typeof insertMember>[2] = {}) {
  const { db, clock } = api.deps;
  const member = await insertMember(db, api.siteKey, { password_hash: oldHash, ...changes });
  const token = await openToken(db, member, clock.now());
  people += 1;
  const call = <K extends ApiKey>(key: K, body: object, as: string | null = token) =>
    api.call(key, { token: as, body });
  const ticket = async (purpose: string, as = token) =>
    (await call('POST /api/auth/password/verify', { password: OLD, purpose }, as)).body.data?.ticket ?? '';
  const messages = (to: string) => messagesTo(db, api.siteKey, to, clock.now());
  return {
    ...member,
    token,
    call,
    ticket,
    messages,
    /** Nobody's yet. */
    address: `praia${people}@mosaico.example`,
    /** The newest code that was sent there. */
    codeAt: async (to: string) => /\b\d{6}\b/.exec((await messages(to))[0]?.body ?? '')?.[0] ?? '',
    openToken: () => openToken(db, member, clock.now()),
    isIn: async (as: string) => (await memberOfToken(db, api.siteKey, as, clock.now())) !== null,
    row: () => db.selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow(),
    modify: async (body: object = {}, as = token) =>
      call(
        'POST /api/auth/password/modify',
        {
          old_password: OLD,
          password: NEW,
          password_confirmation: NEW,
          ticket: await ticket('password', as),
          ...body,
        },
        as,
      ),
    sendTo: async (email: string, given?: string) =>
      call('POST /api/auth/email/code', { email, ticket: given ?? (await ticket('email')) }),
    bind: async (email: string, code: string, given?: string) =>
      call('POST /api/auth/email/bind', { email, code, ticket: given ?? (await ticket('email')) }),
  };
}

const outcome = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
/** A code that is not this one. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the security centre', () => {
  const api = useApp({ routes: accountRoutes });
  const security = async (token: string) => (await api.call('GET /api/auth/security', { token })).body.data;

  it('[R66] [A65] says what protects an account, and what is missing, without an address in full', async () => {
    const bare = await aMember(api, { phone: '+5521987654321' });
    const other = await aMember(api, { email: 'marina@mosaico.example', phone_verified_at: new Date() });

    expect(await security(bare.token)).toEqual({
      password_set_at: null,
      is_password_known: false,
      has_qk_pwd: false,
      qk_pwd_locked_until: null,
      email: null,
      phone: '+55 21 9****-4321',
      is_phone_verified: false,
      has_factor: false,
      passkeys: 0,
    });
    expect(await security(other.token)).toMatchObject({
      email: 'm***@mosaico.example',
      is_phone_verified: true,
    });
  });

  it('[R137] [A51] says until when the withdrawal password is locked', async () => {
    const member = await aMember(api);
    const lockedUntil = new Date(api.deps.clock.now().getTime() + MINUTE_MS);
    await api.deps.db
      .insertInto('withdrawal_passwords')
      .values({
        site_key: api.siteKey,
        member_id: member.id,
        password_hash: oldHash,
        locked_until: lockedUntil,
        set_at: api.deps.clock.now(),
      })
      .execute();

    expect(await security(member.token)).toMatchObject({
      has_qk_pwd: true,
      qk_pwd_locked_until: lockedUntil.toISOString(),
    });
  });
});

describe('changing the password', () => {
  const api = useApp({ routes: accountRoutes });

  it('[G3] [G26] puts the new one in force, ends all other sessions and tells their tabs, and keeps this one', async () => {
    const member = await aMember(api);
    const elsewhere = await member.openToken();
    const events: MemberEvent[] = [];
    const heard = api.deps.memberEvents.of(member.id).subscribe((event) => events.push(event));

    const { status, body } = await member.modify();

    heard.unsubscribe();
    expect([status, body.message]).toEqual([200, texts.en['security.password_changed']]);
    expect([await member.isIn(member.token), await member.isIn(elsewhere)]).toEqual([true, false]);
    expect(events.map(({ type }) => type)).toEqual(['notification', 'revoked']);
    const verify = (password: string) =>
      member.call('POST /api/auth/password/verify', { password, purpose: 'email' });
    expect([(await verify(OLD)).status, (await verify(NEW)).status]).toEqual([400, 200]);
    expect((await member.row()).password_set_at).toEqual(api.deps.clock.now());
  });

  it('[A65] warns the address that is bound, in the language of the registration', async () => {
    const email = 'aviso@mosaico.example';
    const member = await aMember(api, { email, language: 'vi' });

    await member.modify();

    const [message] = await member.messages(email);
    expect(message?.subject).toBe(
      (texts.vi['warning.password_changed.subject'] ?? '').replace('{site}', api.siteKey),
    );
    expect(JSON.stringify(message)).not.toContain(NEW);
  });

  it('[R134] [R135] [R138] says every wrong field at once, and leaves all as it was', async () => {
    const member = await aMember(api, { account: 'segredos' });
    const cases = [
      [{ old_password: '', password: '12345', password_confirmation: '123456' }, 422, 3],
      [{ password: OLD, password_confirmation: OLD }, 422, 1],
      [{ password: 'Senha123', password_confirmation: 'Senha123' }, 422, 1],
      [{ password: 'SEGREDOS', password_confirmation: 'SEGREDOS' }, 422, 1],
      [{ old_password: 'not this one' }, 400, 1],
    ] as const;

    for (const [body, status, count] of cases) {
      const answer = await member.modify(body);
      expect([answer.status, Object.keys(answer.body.errors).length]).toEqual([status, count]);
    }
    expect((await member.row()).password_hash).toBe(oldHash);
    expect((await member.modify({ password: OLD, password_confirmation: OLD })).body.message).toBe(
      'The new password cannot match the old password',
    );
  });

  it('[R138] takes no password with the account, nickname, address or day of birth of the member in it', async () => {
    const member = await aMember(api, {
      account: 'marina_7',
      nickname: 'Lua Nova',
      email: 'ma.silva@exemplo.example',
      birth_date: '1990-02-28',
    });

    for (const password of ['x marina_7', 'luanova 1', 'masilva 77', 'sol 28021990']) {
      const { status, body } = await member.modify({ password, password_confirmation: password });
      expect([status, body.error, Object.keys(body.errors)]).toEqual([
        422,
        'password_guessable',
        ['password'],
      ]);
    }
    expect((await member.row()).password_hash).toBe(oldHash);
  });

  it('[G2] [A39] takes one ticket once: not another session’s, purpose’s or member’s, not an old or an invented one', async () => {
    const member = await aMember(api);
    const other = await aMember(api);
    const elsewhere = await member.openToken();
    const old = await member.ticket('password');
    api.deps.clock.advance(300 * SECOND_MS);
    const tickets = [
      old,
      'x'.repeat(43),
      '',
      await member.ticket('email'),
      await member.ticket('password', elsewhere),
      await other.ticket('password'),
    ];

    for (const ticket of tickets)
      expect(outcome(await member.modify({ ticket }))).toEqual([403, 'ticket_invalid']);

    const good = await member.ticket('password');
    expect((await member.modify({ ticket: good })).status).toBe(200);
    const again = { old_password: NEW, password: OLD, password_confirmation: OLD, ticket: good };
    expect(outcome(await member.modify(again))).toEqual([403, 'ticket_invalid']);
  });

  it('[G9] makes a code for a forgotten password worthless', async () => {
    const email = 'codigo@mosaico.example';
    const member = await aMember(api, { email, cpf: '52998224725' });
    const who = { name: member.account, cpf_id: '52998224725' };
    await member.call('POST /api/auth/password/forgot', { ...who, captcha: '7777', key: 'k' }, null);
    const code = await member.codeAt(email);

    await member.modify();

    const reset = { ...who, code, password: 'um outro 2028', password_confirmation: 'um outro 2028' };
    expect(outcome(await member.call('POST /api/auth/password/reset', reset, null))).toEqual(CODE_WRONG);
  });

  it('[R85] is open to who has excluded themselves, and not to who is frozen', async () => {
    const excluded = await aMember(api, marksOf(MEMBER_STATUS.selfExcluded));
    const frozen = await aMember(api);
    const ticket = await frozen.ticket('password');
    await api.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.frozen))
      .where('id', '=', frozen.id)
      .execute();

    expect((await excluded.modify()).status).toBe(200);
    expect((await frozen.modify({ ticket })).status).toBe(401);
  });

  it('leaves no password and no ticket in the log', async () => {
    const member = await aMember(api);
    const ticket = await member.ticket('password');

    await member.modify({ ticket });

    const log = JSON.stringify(api.deps.log.lines);
    for (const secret of [OLD, NEW, ticket]) expect(log).not.toContain(secret);
  });
});

describe('binding an e-mail address', () => {
  const api = useApp({ routes: accountRoutes });

  it('[G4] [A39] proves it with a code, and uses the ticket up with the binding alone', async () => {
    const member = await aMember(api);
    const ticket = await member.ticket('email');

    const sent = await member.sendTo(` ${member.address.toUpperCase()} `, ticket);
    const bound = await member.bind(member.address, await member.codeAt(member.address), ticket);

    expect(sent.body.data).toEqual({ expires_in: 600, resend_in: 60 });
    expect([bound.status, bound.body.data]).toEqual([200, { email: member.address }]);
    expect((await member.row()).email).toBe(member.address);
    expect(outcome(await member.sendTo('outra@mosaico.example', ticket))).toEqual([403, 'ticket_invalid']);
  });

  it.each(MESSAGE_SETS)('[R161] writes in the language of the caller: %s', async (set) => {
    const member = await aMember(api);
    const lang = set === 'cn' ? 'zh_cn' : set;

    const { status } = await api.call('POST /api/auth/email/code', {
      token: member.token,
      body: { email: member.address, ticket: await member.ticket('email'), lang },
    });

    const [message] = await member.messages(member.address);
    const subject = texts[set]['email_code.subject'] ?? '';
    expect([status, message?.subject]).toEqual([200, subject.replace('{site}', api.siteKey)]);
    expect(message?.body).toMatch(/\b\d{6}\b/);
    expect(message?.body).not.toMatch(/[{}]/);
  });

  it('[A65] gives nothing away of an address that is another member’s: the same answer, a warning in place of the code', async () => {
    const email = 'minha@mosaico.example';
    const owner = await aMember(api, { email });
    const member = await aMember(api);

    const taken = await member.sendTo(email.toUpperCase());
    const tooSoon = await member.sendTo(member.address);
    const [warning] = await owner.messages(email);

    expect([taken.status, taken.body.data]).toEqual([200, { expires_in: 600, resend_in: 60 }]);
    expect(outcome(tooSoon)).toEqual([429, 'code_too_soon']);
    expect(warning?.subject).toBe((texts.en['email_in_use.subject'] ?? '').replace('{site}', api.siteKey));
    expect(warning?.body).not.toMatch(/\d{6}/);
    expect(warning?.body).not.toContain(member.account);
    for (const code of ['000000', '123456', await owner.codeAt(email)])
      expect((await member.bind(email, code)).status).not.toBe(200);
    expect((await member.row()).email).toBe('');
  });

  it('[A65] refuses an address that somebody else has bound meanwhile, and says no more', async () => {
    const [quick, slow] = [await aMember(api), await aMember(api)];
    await quick.sendTo(quick.address);
    const code = await quick.codeAt(quick.address);
    await slow.sendTo(quick.address);
    const slowCode = await slow.codeAt(quick.address);
    await quick.bind(quick.address, code);

    const { status, body } = await slow.bind(quick.address, slowCode);

    expect([status, body.error, body.message]).toEqual([409, 'email_taken', texts.en['email_taken']]);
    expect(JSON.stringify(body)).not.toContain(quick.account);
  });

  it('[A65] tells the address before, and the member, and kills codes that went there', async () => {
    const before = 'antes@mosaico.example';
    const member = await aMember(api, { email: before, cpf: '11144477735' });
    const who = { name: member.account, cpf_id: '11144477735' };
    await member.call('POST /api/auth/password/forgot', { ...who, captcha: '7777', key: 'k' }, null);
    const code = await member.codeAt(before);
    await member.sendTo(member.address);
    await member.bind(member.address, await member.codeAt(member.address));

    const [warning] = await member.messages(before);
    const kinds = await api.deps.db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', member.id)
      .execute();
    expect(warning?.subject).toBe(
      (texts.pt['warning.email_changed.subject'] ?? '').replace('{site}', api.siteKey),
    );
    expect(JSON.stringify(warning)).not.toContain(member.address);
    expect(kinds).toEqual([{ kind: 'email_changed' }]);
    const reset = { ...who, code, password: NEW, password_confirmation: NEW };
    expect(outcome(await member.call('POST /api/auth/password/reset', reset, null))).toEqual(CODE_WRONG);
  });

  it('[A65] warns the member of the first one, by SMS and among the notifications, in every open tab', async () => {
    const phone = '+5521987000009';
    const member = await aMember(api, { phone, email: '' });
    const events: MemberEvent[] = [];
    const following = api.deps.memberEvents.of(member.id).subscribe((event) => void events.push(event));
    await member.sendTo(member.address);

    await member.bind(member.address, await member.codeAt(member.address));

    following.unsubscribe();
    const notifications = await api.deps.db
      .selectFrom('notifications')
      .select(['id', 'kind'])
      .where('member_id', '=', member.id)
      .execute();
    const [warning, ...more] = await member.messages(phone);
    expect(notifications).toEqual([{ id: expect.any(Number), kind: 'email_added' }]);
    expect(events).toMatchObject([{ type: 'notification', id: notifications[0]?.id }]);
    expect([warning?.channel, warning?.body, more]).toEqual([
      'sms',
      (texts.pt['warning.email_added.text'] ?? '').replace('{site}', api.siteKey),
      [],
    ]);
    expect(JSON.stringify(warning)).not.toContain(member.address);
  });

  it('[A65] sends one code a minute and five an hour, and says how long to wait', async () => {
    const member = await aMember(api);
    const ask = () => member.sendTo(member.address);
    for (let count = 0; count < 5; count += 1) {
      expect((await ask()).status).toBe(200);
      const tooSoon = await ask();
      expect([...outcome(tooSoon), tooSoon.response.headers['retry-after']]).toEqual([
        429,
        'code_too_soon',
        count < 4 ? '60' : '3360',
      ]);
      api.deps.clock.advance(MINUTE_MS);
    }
    expect(outcome(await ask())).toEqual([429, 'code_too_soon']);
    api.deps.clock.advance(55 * MINUTE_MS);

    const token = await member.openToken();
    const ticket = await member.ticket('email', token);
    const later = await member.call('POST /api/auth/email/code', { email: member.address, ticket }, token);
    expect(later.status).toBe(200);
  });

  it('[G4] dies of five wrong tries, of a newer code and of ten minutes; one for another address is none', async () => {
    const member = await aMember(api);
    await member.sendTo(member.address);
    const first = await member.codeAt(member.address);
    const ticket = await member.ticket('email');
    expect(outcome(await member.bind('outra2@mosaico.example', first, ticket))).toEqual(CODE_WRONG);
    for (let tries = 0; tries < 4; tries += 1)
      expect(outcome(await member.bind(member.address, not(first), ticket))).toEqual(CODE_WRONG);
    expect(outcome(await member.bind(member.address, first, ticket))).toEqual(CODE_WRONG);

    api.deps.clock.advance(MINUTE_MS);
    await member.sendTo(member.address);
    const second = await member.codeAt(member.address);
    api.deps.clock.advance(MINUTE_MS);
    await member.sendTo(member.address);
    const third = await member.codeAt(member.address);
    expect(outcome(await member.bind(member.address, second))).toEqual(CODE_WRONG);
    api.deps.clock.advance(10 * MINUTE_MS);
    expect(outcome(await member.bind(member.address, third))).toEqual(CODE_WRONG);
    expect((await member.row()).email).toBe('');
  });

  it.each([
    '',
    'marina',
    'a@b',
    'a b@c.example',
    `${'a'.repeat(65)}@c.example`,
    'é@c.example',
    'a@c.example\r\nBcc: x',
  ])('[R148] refuses %j beside the field', async (email) => {
    const { status, body } = await (await aMember(api)).sendTo(email);

    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
  });

  it('keeps the code as a keyed hash alone, and nothing of it in the log', async () => {
    const member = await aMember(api);
    await member.sendTo(member.address);
    const code = await member.codeAt(member.address);

    const rows = await api.deps.db.selectFrom('password_codes').selectAll().execute();
    const log = JSON.stringify(api.deps.log.lines);
    for (const secret of [code, member.address]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(log).not.toContain(secret);
    }
  });
});

describe('proving a phone', () => {
  const api = useApp({ routes: accountRoutes });

  it('[G53] sends a code by SMS to the number of the registration, which is proved once', async () => {
    const phone = '+5521987000001';
    const member = await aMember(api, { phone });
    const ticket = await member.ticket('phone');

    const sent = await member.call('POST /api/auth/phone/code', { ticket });
    const [message] = await member.messages(phone);
    const code = await member.codeAt(phone);
    const bound = await member.call('POST /api/auth/phone/bind', { code, ticket });

    expect(sent.status).toBe(200);
    expect(message).toMatchObject({ channel: 'sms' });
    expect([bound.status, bound.body.data]).toEqual([200, { phone: '+55 21 9****-0001' }]);
    expect((await member.row()).phone_verified_at).toEqual(api.deps.clock.now());
    const again = await member.call('POST /api/auth/phone/code', { ticket: await member.ticket('phone') });
    expect(outcome(again)).toEqual([409, 'phone_verified']);
  });

  it('[G53] [A65] puts another number in its place, and tells the one before', async () => {
    const [before, next] = ['+5521987000002', '+5521987000003'];
    const member = await aMember(api, { phone: before });
    const ticket = await member.ticket('phone');
    await member.call('POST /api/auth/phone/code', { phone: '(21) 98700-0003', ticket });

    await member.call('POST /api/auth/phone/bind', {
      phone: '21987000003',
      code: await member.codeAt(next),
      ticket,
    });

    expect(await member.row()).toMatchObject({ phone: next });
    expect((await member.messages(before))[0]?.subject).toBe(
      (texts.pt['warning.phone_changed.subject'] ?? '').replace('{site}', api.siteKey),
    );
  });

  it('[A65] gives nothing away of a number that is another member’s', async () => {
    const phone = '+5521987000004';
    await aMember(api, { phone });
    const member = await aMember(api);

    const { status } = await member.call('POST /api/auth/phone/code', {
      phone,
      ticket: await member.ticket('phone'),
    });

    const [warning] = await member.messages(phone);
    expect([status, warning?.body]).toEqual([
      200,
      (texts.en['phone_in_use.text'] ?? '').replace('{site}', api.siteKey),
    ]);
  });
});

describe('where nobody carries messages', () => {
  const api = useApp({ routes: accountRoutes }, { messageProvider: 'none' });

  it('[G4] [G53] no code is sent, and a password can be changed all the same', async () => {
    const member = await aMember(api, { email: 'ninguem@mosaico.example' });
    const phone = await member.call('POST /api/auth/phone/code', { ticket: await member.ticket('phone') });

    expect(outcome(await member.sendTo(member.address))).toEqual([503, 'unavailable']);
    expect(outcome(phone)).toEqual([503, 'unavailable']);
    expect((await member.modify()).status).toBe(200);
  });
});

describeOnPostgres('at the same time', () => {
  const api = useApp({ routes: accountRoutes }, { rateLimitFactor: 1_000_000 });

  it('[A39] one ticket changes the password once', async () => {
    const member = await aMember(api);
    const ticket = await member.ticket('password');

    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => {
        const password = `${NEW} ${index}`;
        return member.modify({ password, password_confirmation: password, ticket });
      }),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 400, 403]).toContain(status);
  });

  it('[G4] wrong codes are counted one by one: 64 at once are five tries, and the right one is dead', async () => {
    const member = await aMember(api);
    await member.sendTo(member.address);
    const code = await member.codeAt(member.address);
    const ticket = await member.ticket('email');

    const answers = await Promise.all(
      Array.from({ length: 64 }, () => member.bind(member.address, not(code), ticket)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    const [row] = await api.deps.db
      .selectFrom('password_codes')
      .select('wrong_tries')
      .where('member_id', '=', member.id)
      .execute();
    expect(row).toEqual({ wrong_tries: 5 });
    expect(outcome(await member.bind(member.address, code, ticket))).toEqual(CODE_WRONG);
  });

  it('[A65] one code is sent, however often it is asked for', async () => {
    const member = await aMember(api);
    const ticket = await member.ticket('email');

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => member.sendTo(member.address, ticket)),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await member.messages(member.address)).toHaveLength(1);
  });

  it('[A65] one address is bound by one of two members', async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    await one.sendTo(one.address);
    const code = await one.codeAt(one.address);
    await other.sendTo(one.address);
    const otherCode = await other.codeAt(one.address);

    const answers = await Promise.all([one.bind(one.address, code), other.bind(one.address, otherCode)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('guessing the password in a session', () => {
  const api = useApp({ routes: accountRoutes }, { rateLimitFactor: 1 });
  type Member = Awaited<ReturnType<typeof aMember>>;
  const verify = (member: Member, password: string, as = member.token) =>
    member.call('POST /api/auth/password/verify', { password, purpose: 'email' }, as);
  const logIn = (member: Member, password: string) =>
    member.call('POST /api/auth/login2', { name: member.account, password, captcha: '7777', key: 'k' }, null);
  async function guess(times: number, once: () => Promise<{ readonly body: { readonly error?: unknown } }>) {
    const errors: unknown[] = [];
    for (let attempt = 0; attempt < times; attempt += 1) errors.push((await once()).body.error);
    return errors;
  }
  const FIVE = (error: string) => Array.from({ length: 5 }, () => error);

  it('[G2] [G25] locks it there after five attempts, of a confirmation and of a change together', async () => {
    const member = await aMember(api);
    const ticket = await member.ticket('password');
    const change = (old_password: string) =>
      member.call('POST /api/auth/password/modify', {
        old_password,
        password: NEW,
        password_confirmation: NEW,
        ticket,
      });

    const wrong = await guess(4, () => verify(member, 'wrong'));
    const fifth = await change('wrong');

    expect([...wrong, fifth.body.error]).toEqual(FIVE('password_wrong'));
    expect((await verify(member, OLD)).body.error).toBe('account_locked');
    expect((await change(OLD)).body.error).toBe('account_locked');
  });

  it('[G2] [G25] [R169] locks neither the login nor another session of the member', async () => {
    const member = await aMember(api);
    const elsewhere = await member.openToken();

    await guess(6, () => verify(member, 'wrong'));

    expect((await verify(member, OLD, elsewhere)).status).toBe(200);
    expect((await logIn(member, OLD)).status).toBe(200);
    expect((await verify(member, OLD)).body.error).toBe('account_locked');
  });

  it('[G2] [G25] [R169] is not locked by whoever guesses at the login', async () => {
    const member = await aMember(api);

    expect(await guess(5, () => logIn(member, 'wrong'))).toEqual(FIVE('wrong_credentials'));

    expect((await verify(member, OLD)).status).toBe(200);
    expect((await logIn(member, OLD)).body.error).toBe('account_locked');
  });
});

import { TOTP } from 'otpauth';
import { marksOf } from '../../../testing/marks-of.ts';
import { accountRoutes } from '../../../testing/account-routes.ts';
import { insertMember, insertSite, openToken } from '../../../testing/builders.ts';
import { operatorKey, OPERATORS } from '../../../testing/operators.ts';
import { softAuthenticator } from '../../../testing/soft-authenticator.ts';
import { useApp } from '../../../testing/test-app.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { informationRoutes } from '../../information/routes.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { passkeyRoutes } from '../../passkeys/routes.ts';
import { hashPassword } from '../../passwords/password.ts';
import { messagesTo } from '../../providers/message/sandbox/sandbox-messages.ts';
import { secondFactorRoutes } from '../../second-factor/routes.ts';
import { seededRandom } from '../../start/seed/seeded-random.ts';
import { operatorFactorRoutes } from './routes.ts';

const PASSWORD = 'mar e sol 2026';
const REASON = 'video call, document shown';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, seededRandom('lost factor'));
});

describeOnPostgres('a lost second factor', () => {
  const api = useApp(
    {
      routes: (parts) => [
        ...accountRoutes(parts),
        ...secondFactorRoutes(parts),
        ...passkeyRoutes(parts),
        ...informationRoutes(parts),
        ...operatorFactorRoutes(parts),
      ],
    },
    { rateLimitFactor: 1_000_000, operators: OPERATORS },
  );
  let people = 0;

  async function aMember(changes: Parameters<typeof insertMember>[2] = {}) {
    people += 1;
    const email = `lost${people}@mosaico.example`;
    const member = await insertMember(api.deps.db, api.siteKey, {
      password_hash: passwordHash,
      email,
      language: 'en',
      ...changes,
    });
    const token = await openToken(api.deps.db, member, api.deps.clock.now());
    const logIn = () =>
      api.call('POST /api/auth/login2', {
        token: null,
        body: { name: member.account, password: PASSWORD, captcha: '7777', key: 'k' },
      });
    /** Of the removal; what the member did before has warned them as well. */
    const mails = async () => {
      const all = await messagesTo(api.deps.db, api.siteKey, email, api.deps.clock.now());
      return all.filter(({ subject }) => subject.endsWith('two-step verification and passkeys were removed'));
    };
    const messages = async (as: string) =>
      (await api.call('GET /api/informationcenter/notification', { token: as })).body.data.list;
    return { ...member, token, logIn, mails, messages };
  }
  type Member = Awaited<ReturnType<typeof aMember>>;

  async function ticketOf({ token }: Member) {
    const body = { password: PASSWORD, purpose: 'second_factor' };
    return (await api.call('POST /api/auth/password/verify', { token, body })).body.data.ticket;
  }
  async function switchOn(member: Member) {
    const { token } = member;
    const { secret } = (await api.call('POST /api/auth/2fa/begin', { token })).body.data;
    const code = new TOTP({ secret }).generate({ timestamp: api.deps.clock.now().getTime() });
    const enabled = await api.call('POST /api/auth/2fa/enable', {
      token,
      body: { code, ticket: await ticketOf(member) },
    });
    expect(enabled.status).toBe(200);
    return (shiftMs: number) =>
      new TOTP({ secret }).generate({ timestamp: api.deps.clock.now().getTime() + shiftMs });
  }
  async function addPasskey(member: Member) {
    const { token } = member;
    const begun = await api.call('POST /api/auth/passkeys/begin', {
      token,
      body: { ticket: await ticketOf(member) },
    });
    const { challenge, user } = begun.body.data as unknown as { challenge: string; user: { id: string } };
    const rpId = `${api.siteKey}.test`;
    const at = { origin: `http://${rpId}:4000`, rpId };
    const device = softAuthenticator();
    const body = { name: 'Phone', credential: device.make({ challenge, ...at }) };
    expect((await api.call('POST /api/auth/passkeys/add', { token, body })).status).toBe(200);
    return async () => {
      const next = await api.call('POST /api/auth/passkeys/login/begin', { token: null });
      const credential = device.sign({ challenge: next.body.data.challenge, ...at }, user.id);
      return api.call('POST /api/auth/passkeys/login', { token: null, body: { credential } });
    };
  }
  const remove = (account: string, more: object = {}, host = `${api.siteKey}.test`, by = 'ana') =>
    api.call('POST /api/operator/factors/remove', {
      token: operatorKey(by),
      host,
      body: { member: account, reason: REASON, ...more },
    });
  const listed = async (account: string) =>
    (
      await api.call('GET /api/operator/factors', {
        token: operatorKey('bruno'),
        query: { member: account },
      })
    ).body.data?.list;

  it('[G54] [G55] an operator removes app and passkeys: the password alone opens the account, and every session has ended', async () => {
    const member = await aMember();
    await switchOn(member);
    const withPasskey = await addPasskey(member);
    expect((await withPasskey()).status).toBe(200);

    const { status, body } = await remove(member.account.toUpperCase());

    const expected = {
      member_id: member.id,
      member_name: member.account,
      had_app: true,
      passkeys: 1,
      operator: 'ana',
      reason: REASON,
      removed_at: api.deps.clock.now().toISOString(),
    };
    expect([status, body.data]).toEqual([200, expected]);
    expect(await listed(member.account)).toEqual([expected]);
    expect((await api.call('POST /api/auth/me', { token: member.token })).status).toBe(401);
    expect((await withPasskey()).body.error).toBe('passkey_refused');
    const { access_token: token, second_factor } = (await member.logIn()).body.data;
    expect([token.length, second_factor]).toEqual([43, undefined]);
    expect((await api.call('GET /api/auth/2fa', { token })).body.data).toEqual({
      enabled_at: null,
      recovery_codes_left: 0,
    });
    expect((await api.call('GET /api/auth/passkeys', { token })).body.data.passkeys).toEqual([]);
  });

  it('[G54] the member is told in the information centre, by mail and in open tabs; neither says why or by whom', async () => {
    const member = await aMember();
    await addPasskey(member);
    const told: string[] = [];
    const following = api.deps.memberEvents.of(member.id).subscribe(({ type }) => void told.push(type));

    await remove(member.account);
    following.unsubscribe();

    expect(told).toEqual(['notification', 'revoked']);
    const [mail, ...others] = await member.mails();
    expect([mail?.subject !== undefined, others]).toEqual([true, []]);
    const { access_token: token } = (await member.logIn()).body.data;
    const [message] = await member.messages(token);
    expect(message).toMatchObject({
      kind: 'factors_removed',
      title: 'Two-step verification and passkeys removed',
    });
    expect(`${mail?.body}${message?.content}`).not.toMatch(/ana|video call/);
    expect(JSON.stringify(api.deps.log.lines)).not.toContain(REASON);
  });

  it('[G54] a login that waits for a code ends with the factor', async () => {
    const member = await aMember();
    const code = await switchOn(member);
    const challenge = (await member.logIn()).body.data.second_factor?.challenge;

    await remove(member.account);
    const finished = await api.call('POST /api/auth/2fa/login', {
      token: null,
      body: { challenge, code: code(30_000) },
    });

    expect(finished.body.error).toBe('login_expired');
  });

  it('[G54] eight operators at once remove it once; nothing is left to remove, and a reason is needed', async () => {
    const member = await aMember();
    await switchOn(member);

    const noReason = await remove(member.account, { reason: '  ' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(member.account)));

    expect(noReason.status).toBe(422);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set([undefined, 'no_factor']));
    expect(await listed(member.account)).toHaveLength(1);
    expect(await member.mails()).toHaveLength(1);
  });

  it('[G54] a factor that was begun and never shown is none; a frozen member can be helped; another site knows nobody', async () => {
    const begun = await aMember();
    await api.call('POST /api/auth/2fa/begin', { token: begun.token });
    const frozen = await aMember();
    await switchOn(frozen);
    await api.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.frozen))
      .where('id', '=', frozen.id)
      .execute();
    const elsewhere = `${await insertSite(api.deps.db)}.test`;
    // Until then it is known that there is no such site.
    api.deps.clock.advance(10_000);

    const answers = [
      await remove(begun.account),
      await remove(frozen.account, {}, elsewhere),
      await remove(frozen.account),
      await remove('nobody_of_this_name'),
    ];

    expect(answers.map(({ status, body }) => body.error ?? status)).toEqual([
      'no_factor',
      'not_found',
      200,
      'not_found',
    ]);
  });
});

import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { insertMember, insertSite, openToken } from '../../../testing/builders.ts';
import { marksOf } from '../../../testing/marks-of.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { accountRoutes } from '../../../testing/account-routes.ts';
import { useApp } from '../../../testing/test-app.ts';
import { securityOf } from '../../auth/security/security-of.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { texts } from '../../messages/texts.ts';
import type { Parts } from '../../serving/parts.ts';
import { agencyRoutes } from '../routes.ts';

const REGISTER = 'POST /api/agency/subordinate/register';
const routes = (parts: Parts) => [...accountRoutes(parts), ...agencyRoutes(parts)];
const CPFS = ['529.982.247-25', '111.444.777-35', '123.456.789-09'] as const;

/** A good form, of somebody else for each number below three. */
function form(number = 0) {
  return {
    name: `friend_${number}`,
    password: 'segredo 1',
    password_confirmation: 'segredo 1',
    realname: 'Joana Dias',
    phone: `(11) 98888-770${number}`,
    cpf_id: CPFS[number] ?? '',
    birth_date: '1990-02-28',
    agree: true,
    captcha: '7777',
    key: 'k',
  };
}

describe('POST /api/agency/subordinate/register', () => {
  const api = useApp({ routes });
  let siteKey = '';
  // A new site is known after a few seconds.
  beforeEach(async () => {
    siteKey = await insertSite(api.deps.db);
    api.deps.clock.advance(10_000);
  });
  const host = () => `${siteKey}.test`;
  async function anAgent(changes: Parameters<typeof insertMember>[2] = {}) {
    const agent = await insertMember(api.deps.db, siteKey, changes);
    return { ...agent, token: await openToken(api.deps.db, agent, api.deps.clock.now()) };
  }
  const registeredMembers = () =>
    api.deps.db
      .selectFrom('members')
      .select(['account', 'inviter_id', 'root_inviter_id'])
      .where('site_key', '=', siteKey)
      .where('account', 'like', 'friend%')
      .execute();
  const register = (token: string | null, changes: object = {}) =>
    api.call(REGISTER, { token, host: host(), body: { ...form(), ...changes } });

  it('[R213] [R156] registers somebody under the agent, at the end of their tree, and says their name masked', async () => {
    const top = await anAgent();
    const agent = await anAgent({ inviter_id: top.id });

    const { status, body } = await register(agent.token);

    expect([status, body.data, body.message]).toEqual([
      200,
      { name_masked: 'fr***' },
      texts.en['agency.registered'],
    ]);
    expect(await registeredMembers()).toMatchObject([
      { account: 'friend_0', inviter_id: agent.id, root_inviter_id: top.id },
    ]);
  });

  it('[R213] logs nobody in, and leaves the terms for the new member to accept', async () => {
    const agent = await anAgent();
    const { body, response } = await register(agent.token);
    expect([Object.keys(body.data), response.headers['set-cookie']]).toEqual([['name_masked'], undefined]);

    const { body: login } = await api.call('POST /api/auth/login2', {
      token: null,
      host: host(),
      body: { name: 'friend_0', password: 'segredo 1', captcha: '7777', key: 'k' },
    });
    const me = await api.call('POST /api/auth/me', { token: login.data.access_token, host: host() });

    expect(me.body.data).toMatchObject({ name: 'friend_0', agent_id: agent.id });
    const consents = api.deps.db.selectFrom('member_consents').selectAll();
    expect(await consents.where('member_id', '=', me.body.data.id).execute()).toEqual([]);
  });

  it('[R213] [R66] tells the new member that somebody else knows their password, until they have changed it', async () => {
    const { db, clock } = api.deps;
    await register((await anAgent()).token);
    const member = await db
      .selectFrom('members')
      .select(['id', 'account'])
      .where('site_key', '=', siteKey)
      .where('account', '=', 'friend_0')
      .executeTakeFirstOrThrow();
    const isKnown = async () =>
      (await securityOf(db, { siteKey, memberId: member.id }, clock.now())).is_password_known;

    expect(await isKnown()).toBe(true);
    await db
      .updateTable('members')
      .set({ password_set_at: clock.now() })
      .where('id', '=', member.id)
      .execute();
    expect(await isKnown()).toBe(false);
  });

  it('[R213] [R160] is under the one who calls, whatever code the form names', async () => {
    const [agent, other] = [await anAgent(), await anAgent()];

    await register(agent.token, { invite_code: other.inviteCode });

    expect(await registeredMembers()).toMatchObject([{ inviter_id: agent.id }]);
  });

  it('[R213] [R14] takes nobody who would seem to speak for the site', async () => {
    const agent = await anAgent();

    const { status, body } = await register(agent.token, { name: 'Suporte' });

    expect([status, body.error, Object.keys(body.errors ?? {})]).toEqual([422, 'name_reserved', ['name']]);
  });

  it('[R213] [R153] is refused to a visitor and to who is frozen', async () => {
    const frozen = await anAgent();
    await api.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.frozen))
      .where('id', '=', frozen.id)
      .execute();

    expect([(await register(null)).status, (await register(frozen.token)).status]).toEqual([401, 401]);
    expect(await registeredMembers()).toEqual([]);
  });

  it.each([
    ['has excluded themselves', marksOf(MEMBER_STATUS.selfExcluded), 'self_excluded'],
    ['is barred', { ...marksOf(MEMBER_STATUS.selfExcluded), barred_as: 'self_exclusion' }, 'play_barred'],
    ['takes a break', { paused_until: new Date('2100-01-01T00:00:00Z') }, undefined],
  ] as const)(
    '[G31] [G32] brings others to the games unless the agent is kept away for good: one who %s',
    async (_, marks, error) => {
      const agent = await anAgent({ ...marks });

      const { body } = await register(agent.token);
      const overview = await api.call('GET /api/agency/overview', { token: agent.token, host: host() });

      expect(body.error).toBe(error);
      expect(overview.body.data).toMatchObject({
        may_register: error === undefined,
        register_bar: error ?? null,
      });
      expect(await registeredMembers()).toHaveLength(error ? 0 : 1);
    },
  );

  it('[R213] [R258] is refused to an agent who has never accepted terms of the site, until they do', async () => {
    const agent = await anAgent();
    const consents = await api.deps.db
      .deleteFrom('member_consents')
      .where('member_id', '=', agent.id)
      .returningAll()
      .execute();
    const barOf = async () =>
      (await api.call('GET /api/agency/overview', { token: agent.token, host: host() })).body.data
        .register_bar;

    const { status, body } = await register(agent.token);
    expect([status, body.error, await barOf()]).toEqual([403, 'terms_not_accepted', 'terms_not_accepted']);
    expect(body.message).toBe('Please accept the terms of use first');
    expect(await registeredMembers()).toEqual([]);

    await api.deps.db.insertInto('member_consents').values(consents).execute();
    expect(await barOf()).toBeNull();
    expect((await register(agent.token)).status).toBe(200);
  });

  it('[G21] is refused under the Brazilian licence, in every language: everybody registers themselves', async () => {
    const { db } = api.deps;
    const agent = await anAgent();
    await db
      .updateTable('sites')
      .set({ compliance_profile: 'br-licensed' })
      .where('key', '=', siteKey)
      .execute();

    for (const lang of MESSAGE_SETS) {
      const { status, body } = await register(agent.token, { lang });
      expect([status, body.error, body.message]).toEqual([
        403,
        'registers_themselves',
        texts[lang].registers_themselves,
      ]);
    }

    expect(await registeredMembers()).toEqual([]);
  });

  it('[R213] [R138] [R139] [R150] [R256] names every wrong field at once, in every language', async () => {
    const agent = await anAgent();
    const wrong = {
      name: 'ab',
      password: '12345',
      password_confirmation: 'x',
      realname: '',
      phone: '123',
      cpf_id: '111.111.111-11',
      birth_date: '2008-11-03',
      agree: false,
      captcha: '',
    };

    for (const lang of MESSAGE_SETS) {
      const { status, body } = await register(agent.token, { ...wrong, lang });
      expect([status, body.error, body.message]).toEqual([
        422,
        'validation_failed',
        texts[lang].validation_failed,
      ]);
      expect(Object.keys(body.errors).sort()).toEqual(Object.keys(wrong).sort());
    }

    expect(await registeredMembers()).toEqual([]);
  });

  it.each([
    [{ captcha: 'WRONG' }, 400, 'captcha_wrong'],
    [{ birth_date: '1990-02-30' }, 422, 'birth_date_invalid'],
    [{ phone: '(20) 98888-7766' }, 422, 'phone_invalid'],
    [{ password: 'friend_0', password_confirmation: 'friend_0' }, 422, 'password_is_account'],
    [{ password: '123456', password_confirmation: '123456' }, 422, 'password_guessable'],
  ])('[R213] refuses %j', async (changes, status, error) => {
    const agent = await anAgent();

    const answer = await register(agent.token, changes);

    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await registeredMembers()).toEqual([]);
  });

  it.each([
    ['a CPF', 'cpf_id', { cpf_id: '52998224725' }, 'cpf_taken'],
    ['a phone number', 'phone', { phone: '+5511988887700' }, 'phone_taken'],
    ['an account', 'name', { name: 'FRIEND_0' }, 'account_taken'],
  ] as const)(
    '[R213] [R150] refuses %s that somebody has, in any spelling',
    async (_what, field, changes, error) => {
      const [agent, other] = [await anAgent(), await anAgent()];
      await register(other.token);

      const { status, body } = await register(agent.token, { ...form(1), ...changes });

      expect([status, body.error, Object.keys(body.errors)]).toEqual([409, error, [field]]);
      expect(await registeredMembers()).toHaveLength(1);
    },
  );

  describeOnPostgres('at the same time', () => {
    it('[R150] [R213] makes exactly one member of one CPF, whichever agents ask', async () => {
      const agents = await Promise.all(Array.from({ length: 8 }, () => anAgent()));

      const answers = await Promise.all(
        agents.map(({ token }, index) =>
          register(token, { name: `friend_at_${index}`, phone: `1198888${2000 + index}` }),
        ),
      );

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toEqual(
        new Set(['cpf_taken']),
      );
      expect(await registeredMembers()).toHaveLength(1);
    });
  });
});

describe('registering again and again', () => {
  const api = useApp({ routes }, { rateLimitFactor: 1 });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('[G25] ends after three members from one address, whoever registers them; slips do not count, nor does another address', async () => {
    const anAgent = async () => {
      const member = await insertMember(api.deps.db, api.siteKey);
      return { token: await openToken(api.deps.db, member, api.deps.clock.now()) };
    };
    const [agent, other] = [await anAgent(), await anAgent()];
    const register = (token: string, body: object, address = '203.0.113.7') =>
      api.call(REGISTER, { token, body, headers: from(address) });
    for (let slip = 0; slip < 5; slip += 1)
      expect((await register(agent.token, { ...form(), captcha: 'WRONG' })).status).toBe(400);
    expect((await register(agent.token, form(0))).status).toBe(200);
    const self = await api.call('POST /api/auth/register2', {
      token: null,
      body: form(1),
      headers: from('203.0.113.7'),
    });
    expect(self.status).toBe(200);
    expect((await register(other.token, form(0))).status).toBe(409);

    const { status, body, response } = await register(other.token, form(2));

    expect([status, body.error]).toEqual([429, 'too_many_requests']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await register(other.token, form(2), '198.51.100.9')).status).toBe(200);
  });
});

import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember, insertSite } from '../../testing/builders.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { useApp } from '../../testing/test-app.ts';

const FORM = {
  name: 'Joana_99',
  password: 'segredo 1',
  password_confirmation: 'segredo 1',
  realname: '  Joana   D’Arc ',
  phone: '(11) 98888-7766',
  cpf_id: '529.982.247-25',
  birth_date: '1990-02-28',
  agree: true,
  captcha: '7777',
  key: 'k',
};

describe('registering', () => {
  const api = useApp({ routes: accountRoutes });
  /** A new site is known after a few seconds. */
  const onSite = async (siteKey?: string) => {
    const host = `${siteKey ?? (await insertSite(api.deps.db))}.test`;
    api.deps.clock.advance(10_000);
    return host;
  };
  const register = (changes: object, host: string) =>
    api.call('POST /api/auth/register2', {
      token: null,
      host,
      body: { ...FORM, realname: "Joana D'Arc", ...changes },
    });

  it('makes a member of this site and logs them in [R14, R170]', async () => {
    const host = await onSite();

    const { status, body } = await register({ realname: " Joana   D'Arc " }, host);
    const me = await api.call('POST /api/auth/me', { token: body.data.access_token, host });

    expect([status, body.message]).toEqual([200, 'Your registration has been successfully completed']);
    expect(me.body.data).toMatchObject({
      name: 'Joana_99',
      nickname: 'Joana_99',
      realname: "Joana D'Arc",
      phone: '+55 11 9****-7766',
      site: host.replace('.test', ''),
      register_site: host,
      register_ip: '127.0.0.x',
      lang: 'en',
      agent_id: 0,
      top_id: 0,
      money: '0.00',
      ml_money: '0.00',
      bridge_password: '',
      profileurl: null,
    });
    expect(me.body.data.invite_code).toMatch(/^[A-Z2-9]{8}$/);
    expect(JSON.stringify(me.body)).not.toContain('52998224725');
  });

  it.each(['ADMIN', 'sup0rte_1', 'Mosaico_'])(
    'takes nobody as %s, who would seem to speak for the site [R14]',
    async (name) => {
      const { status, body } = await register({ name }, await onSite());

      expect([status, body.error]).toEqual([422, 'name_reserved']);
      expect(body.errors).toEqual({
        name: ['This name is reserved for the site. Please choose another one'],
      });
    },
  );

  it('tells every wrong field at once, and leaves the verification code unused [R138, R139, R150, R256]', async () => {
    const { status, body } = await register(
      {
        name: 'ab',
        password: '12345',
        password_confirmation: 'x',
        realname: '',
        phone: '123',
        cpf_id: '111.111.111-11',
        birth_date: '2008-11-03',
        agree: false,
        captcha: '',
      },
      await onSite(),
    );

    expect([status, body.error, body.message]).toEqual([
      422,
      'validation_failed',
      'Please fix the error in the form',
    ]);
    expect(body.errors).toEqual({
      name: ['The account needs 4 to 16 letters, digits or underscores'],
      password: ['Password must be at least 6 characters'],
      password_confirmation: ['The two passwords entered do not match!'],
      realname: ['Please enter your name'],
      phone: ['Please enter a valid mobile phone number'],
      cpf_id: ['Please enter a valid CPF'],
      birth_date: ['Users over 18 only'],
      captcha: ['Please enter the verification code'],
      agree: ['Please accept the terms'],
    });
  });

  it('asks for a full name [R148]', async () => {
    const { status, body } = await register({ realname: 'Joana' }, await onSite());

    expect([status, body.errors]).toEqual([
      422,
      { realname: ['Please enter first name and surname, as in the CPF'] },
    ]);
  });

  it.each(['joana_99!', 'sol 28021990', 'liga 98888-7766', 'meu 52998224725'])(
    'takes no password with something of the member in it: %s [R138]',
    async (password) => {
      const { status, body } = await register({ password, password_confirmation: password }, await onSite());

      expect([status, body.error, Object.keys(body.errors)]).toEqual([
        422,
        'password_guessable',
        ['password'],
      ]);
    },
  );

  it('accepts someone on their 18th birthday [R256]', async () => {
    expect((await register({ birth_date: '2008-11-02' }, await onSite())).status).toBe(200);
  });

  it('refuses what another member of the site has, in any spelling, and tells all of it [R14, R150]', async () => {
    const host = await onSite();
    await register({}, host);

    const { status, body } = await register(
      { name: 'JOANA_99', phone: '+5511988887766', cpf_id: '52998224725' },
      host,
    );

    expect([status, body.error]).toEqual([409, 'account_taken']);
    expect(body.errors).toEqual({
      name: ['This account is already taken'],
      phone: ['This phone number already has an account'],
      cpf_id: ['This CPF already has an account'],
    });
    expect((await register({}, await onSite())).status).toBe(200);
  });

  it('puts a member below who invited them and below the root of that tree [R156]', async () => {
    const siteKey = await insertSite(api.deps.db);
    const host = await onSite(siteKey);
    const root = await insertMember(api.deps.db, siteKey);
    const agent = await insertMember(api.deps.db, siteKey, { inviter_id: root.id, root_inviter_id: root.id });

    const { body } = await register({ invite_code: ` ${agent.inviteCode.toLowerCase()} ` }, host);
    const me = await api.call('POST /api/auth/me', { token: body.data.access_token, host });

    expect(me.body.data).toMatchObject({ agent_id: agent.id, top_id: root.id });
  });

  it('[A30] ignores an invitation code where the site is without agents, and gives the member none', async () => {
    const siteKey = await insertSite(api.deps.db);
    await api.deps.db
      .insertInto('site_features')
      .values({ site_key: siteKey, feature: 'without_agents' })
      .execute();
    const host = await onSite(siteKey);
    const agent = await insertMember(api.deps.db, siteKey);

    const { status, body } = await register({ invite_code: agent.inviteCode }, host);
    const me = await api.call('POST /api/auth/me', { token: body.data.access_token, host });

    expect([status, me.body.data.agent_id, me.body.data.top_id]).toEqual([200, 0, 0]);
    expect(me.body.data.invite_code).toBe('');
    const unknown = { name: 'joao_99', phone: '11977776655', cpf_id: '11144477735', invite_code: 'NOBODYS' };
    expect((await register(unknown, host)).status).toBe(200);
  });

  it('refuses an invitation code of nobody, or of another site [R156]', async () => {
    const elsewhere = await insertMember(api.deps.db, await insertSite(api.deps.db));
    const host = await onSite();

    expect((await register({ invite_code: elsewhere.inviteCode }, host)).body.error).toBe(
      'invite_code_unknown',
    );
    expect((await register({ invite_code: '' }, host)).status).toBe(200);
  });
});

describe('registering again and again', () => {
  const api = useApp({ routes: accountRoutes }, { rateLimitFactor: 1 });

  it('ends after three members from one address; slips in the form do not count [G25]', async () => {
    const register = (changes: object) =>
      api.call('POST /api/auth/register2', {
        token: null,
        body: { ...FORM, realname: 'Joana Dias', ...changes },
      });
    for (let slip = 0; slip < 5; slip += 1)
      expect((await register({ captcha: 'WRONG' })).body.error).toBe('captcha_wrong');
    for (let slip = 0; slip < 5; slip += 1) expect((await register({ birth_date: '' })).status).toBe(422);
    expect((await register({})).status).toBe(200);
    expect((await register({})).status).toBe(409);
    expect((await register({})).status).toBe(409);

    const { status, body, response } = await register({
      name: 'another_one',
      phone: '11977776655',
      cpf_id: '11144477735',
    });

    expect([status, body.error]).toEqual([429, 'too_many_requests']);
    expect(body.message).toMatch(/in (?:59|60) min$/);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_500);
  });
});

describe('asking which phone numbers have an account', () => {
  const api = useApp({ routes: accountRoutes }, { rateLimitFactor: 1 });
  const stranger = { 'x-forwarded-for': '203.0.113.50' };
  const ask = (changes: object, headers = stranger) =>
    api.call('POST /api/auth/register2', {
      token: null,
      headers,
      body: { ...FORM, realname: 'Joana Dias', name: 'stranger', cpf_id: '11144477735', ...changes },
    });

  it('[G25] [G40] [R150] is told nothing without the verification code, and three times an hour with it', async () => {
    const phones = ['11988887701', '11988887702', '11988887703', '11988887704'];
    for (const phone of phones) await insertMember(api.deps.db, api.siteKey, { phone: `+55${phone}` });
    const [one, ...others] = phones;

    const unread = await Promise.all(['', 'WRONG'].map((captcha) => ask({ phone: one, captcha })));
    const told = [];
    for (const phone of phones) told.push((await ask({ phone })).body.error);

    expect(unread.map(({ body }) => Object.keys(body.errors))).toEqual([['captcha'], ['captcha']]);
    expect(told).toEqual(['phone_taken', 'phone_taken', 'phone_taken', 'too_many_requests']);
    // Nor by a form that has something else wrong with it, which alone would not count.
    const wrong = await ask({ phone: others.at(-1), invite_code: 'NOBODYS' });
    expect(wrong.body.error).toBe('too_many_requests');
    const elsewhere = await ask({ phone: '11988887799' }, { 'x-forwarded-for': '198.51.100.50' });
    expect(elsewhere.status).toBe(200);
  });

  it('[G25] [R156] is not told beside a code of invitation that nobody has, which is a slip and does not count', async () => {
    await insertMember(api.deps.db, api.siteKey, { phone: '+5511988887705' });
    const headers = { 'x-forwarded-for': '203.0.113.51' };

    const { body } = await ask({ phone: '11988887705', invite_code: 'NOBODYS' }, headers);

    expect([body.error, Object.keys(body.errors)]).toEqual(['invite_code_unknown', ['invite_code']]);
  });
});

describeOnPostgres('registering at the same time', () => {
  const api = useApp({ routes: accountRoutes });

  it('makes exactly one member of one CPF [R150]', async () => {
    const attempts = Array.from({ length: 12 }, (_, index) =>
      api.call('POST /api/auth/register2', {
        token: null,
        body: { ...FORM, realname: 'Joana Dias', name: `joana_${index}`, phone: `1198888${1000 + index}` },
      }),
    );

    const answers = await Promise.all(attempts);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(
        answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.error}`),
      ),
    ).toEqual(new Set(['409 cpf_taken']));
    expect(api.deps.log.errors).toEqual([]);
  });

  it('makes exactly one member of one account name [R14]', async () => {
    const cpfs = ['11144477735', '52998224725', '39053344705', '86288366757'];
    const attempts = cpfs.map((cpf_id, index) =>
      api.call('POST /api/auth/register2', {
        token: null,
        body: {
          ...FORM,
          realname: 'Joana Dias',
          name: index % 2 ? 'SAME_one' : 'same_ONE',
          cpf_id,
          phone: `1197777${2000 + index}`,
        },
      }),
    );

    const answers = await Promise.all(attempts);

    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const { count } = await api.deps.db
      .selectFrom('members')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('account', 'in', ['SAME_one', 'same_ONE'])
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

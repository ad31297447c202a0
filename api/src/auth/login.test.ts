import { accountRoutes } from '../../testing/account-routes.ts';
import { marksOf } from '../../testing/marks-of.ts';
import { insertMember, insertSite } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { deleteEndedSessions } from '../sessions/sessions.ts';
import { seededRandom } from '../start/seed/seeded-random.ts';
import { hashPassword, hashQueue } from '../passwords/password.ts';

const PASSWORD = 'mar e sol 2026';

describe('logging in', () => {
  const api = useApp({ routes: accountRoutes });
  let hash: string;
  beforeAll(async () => {
    hash = await hashPassword(PASSWORD, seededRandom('login'));
  });
  const aMember = (changes = {}) =>
    insertMember(api.deps.db, api.siteKey, { password_hash: hash, ...changes });
  const logIn = (name: string, password = PASSWORD, more = {}) =>
    api.call('POST /api/auth/login2', {
      token: null,
      body: { name, password, captcha: '7777', key: 'k', ...more },
    });

  it('takes account name in any case, phone or CPF, and answers a bearer token [G39, R169]', async () => {
    await aMember({ account: 'Marina_1', phone: '+5521987654321', cpf: '52998224725' });

    for (const name of ['Marina_1', 'MARINA_1 ', '(21) 98765-4321', '529.982.247-25']) {
      const { status, body } = await logIn(name);

      expect([status, body.code, body.message]).toEqual([200, 200, 'Welcome back!']);
      expect(body.data).toMatchObject({ token_type: 'bearer', expires_in: 43_200 });
      expect((await api.call('POST /api/auth/me', { token: body.data.access_token })).body.data.name).toBe(
        'Marina_1',
      );
    }
  });

  it('opens to each member their own account where one is called as the CPF or the phone of another [R169, R261]', async () => {
    const other = await hashPassword('somebody else', seededRandom('other'));
    const [cpf, phone] = ['11144477735', '31987654321'];
    for (const account of [cpf, phone]) await aMember({ account, password_hash: other });
    const owner = await aMember({ cpf, phone: `+55${phone}` });
    const nameOf = async (token: string) => (await api.call('POST /api/auth/me', { token })).body.data.name;

    for (const name of [cpf, phone]) {
      expect(await nameOf((await logIn(name)).body.data.access_token)).toBe(owner.account);
      expect(await nameOf((await logIn(name, 'somebody else')).body.data.access_token)).toBe(name);
      expect((await logIn(name, 'a third one')).body.error).toBe('wrong_credentials');
    }
    expect((await logIn('(31) 98765-4321', 'somebody else')).body.error).toBe('wrong_credentials');
  });

  it('opens the account first where both have the same password [R169, R261]', async () => {
    await aMember({ account: '21912345678' });
    await aMember({ phone: '+5521912345678' });

    const { body } = await logIn('21912345678');

    expect((await api.call('POST /api/auth/me', { token: body.data.access_token })).body.data.name).toBe(
      '21912345678',
    );
  });

  it('compares one password for a name, registered or not, so the time tells nobody; two only where it means two members [R169]', async () => {
    const other = await hashPassword('somebody else', seededRandom('other'));
    await aMember({ account: '41987654321', password_hash: other });
    await aMember({ phone: '+5541987654321' });
    await aMember({ account: '41987654322', phone: '+5541987654322' });
    const run = jest.spyOn(hashQueue, 'run');
    const comparisons = async (name: string, password?: string) => {
      run.mockClear();
      await logIn(name, password);
      return run.mock.calls.length;
    };

    expect([
      await comparisons('41987654321'),
      await comparisons('41987654321', 'wrong'),
      await comparisons('41987654322'),
      await comparisons('41987654329'),
    ]).toEqual([2, 2, 1, 1]);
    expect([await comparisons('(41) 98765-4321'), await comparisons('nobody_here')]).toEqual([1, 1]);
    run.mockRestore();
  });

  it('tells what is missing, all at once [R145, R146, R147]', async () => {
    const { status, body } = await api.call('POST /api/auth/login2', {
      token: null,
      body: { name: ' ', password: '' },
    });

    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: ['Please enter your account'],
      password: ['Please enter your password'],
      captcha: ['Please enter the verification code'],
    });
  });

  it('says the same of a wrong password and of an unknown account [R169]', async () => {
    const { account } = await aMember();

    const wrong = await logIn(account, 'another password');
    const unknown = await logIn('nobody_here');

    expect([wrong.status, wrong.body.error, wrong.body.message]).toEqual([
      400,
      'wrong_credentials',
      'The account or the password is wrong',
    ]);
    expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
  });

  it('knows members of its own site only [R14]', async () => {
    const elsewhere = await insertMember(api.deps.db, await insertSite(api.deps.db), { password_hash: hash });

    expect((await logIn(elsewhere.account)).body.error).toBe('wrong_credentials');
  });

  it('refuses a frozen member, but only with the right password [R85]', async () => {
    const { account } = await aMember(marksOf(MEMBER_STATUS.frozen));

    expect((await logIn(account)).body.error).toBe('account_frozen');
    expect((await logIn(account, 'another password')).body.error).toBe('wrong_credentials');
  });

  it('lets in who has excluded themselves: they may withdraw what is theirs [R85]', async () => {
    const { account } = await aMember(marksOf(MEMBER_STATUS.selfExcluded));

    expect((await logIn(account)).status).toBe(200);
  });

  it.each([
    ['has excluded themselves', marksOf(MEMBER_STATUS.selfExcluded), 'Você entrou na sua conta'],
    ['takes a break', { paused_until: new Date('2100-01-01T00:00:00Z') }, 'Você entrou na sua conta'],
    ['is barred by the register', { barred_as: 'self_exclusion' }, 'Você entrou na sua conta'],
    [
      'has taken a break that is over',
      { paused_until: new Date('2020-01-01T00:00:00Z') },
      'Que bom ter você de volta!',
    ],
  ])('greets who %s in words that fit [R85, G31, G32]', async (_, changes, greeting) => {
    const { account } = await aMember(changes);

    expect((await logIn(account, PASSWORD, { lang: 'pt' })).body.message).toBe(greeting);
  });

  it('ends with logout, for this session alone [G1]', async () => {
    const { account } = await aMember();
    const [one, other] = [
      (await logIn(account)).body.data.access_token,
      (await logIn(account)).body.data.access_token,
    ];

    expect((await api.call('POST /api/auth/logout', { token: one })).status).toBe(200);

    expect((await api.call('POST /api/auth/me', { token: one })).status).toBe(401);
    expect((await api.call('POST /api/auth/me', { token: other })).status).toBe(200);
  });

  it('answers a logout alike when the session has ended already, by an exclusion or in time [G1] [G31]', async () => {
    const { account } = await aMember();
    const token = (await logIn(account)).body.data.access_token;
    const logout = async () => (await api.call('POST /api/auth/logout', { token })).status;

    expect([await logout(), await logout()]).toEqual([200, 200]);
  });

  it('lasts 30 minutes from the last use [G26]', async () => {
    const { account } = await aMember();
    const token = (await logIn(account)).body.data.access_token;
    const isLive = async () => (await api.call('POST /api/auth/me', { token })).status === 200;

    api.deps.clock.advance(29 * 60_000);
    expect(await isLive()).toBe(true);
    api.deps.clock.advance(29 * 60_000);
    expect(await isLive()).toBe(true);
    api.deps.clock.advance(30 * 60_000);
    expect(await isLive()).toBe(false);
  });

  it('lasts 12 hours, however busy [G26]', async () => {
    const { account } = await aMember();
    const token = (await logIn(account)).body.data.access_token;
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      api.deps.clock.advance(20 * 60_000);
      expect((await api.call('POST /api/auth/me', { token })).status).toBe(200);
    }

    api.deps.clock.advance(20 * 60_000);

    expect((await api.call('POST /api/auth/me', { token })).status).toBe(401);
  });

  it('is over when it began in the future: the clock has jumped back, and its age cannot be told [G26]', async () => {
    const { account } = await aMember();
    const { clock, db } = api.deps;
    const now = clock.now();
    const isLive = async (token: string) => (await api.call('POST /api/auth/me', { token })).status === 200;
    const logInAt = async (minutesAhead: number) => {
      clock.set(new Date(now.getTime() + minutesAhead * 60_000));
      return (await logIn(account)).body.data.access_token;
    };

    const [nextYear, soon] = [await logInAt(365 * 24 * 60), await logInAt(4)];
    const used = await logInAt(0);
    clock.advance(20 * 60_000);
    expect(await isLive(used)).toBe(true);
    clock.set(now);

    // The clocks of two processes may be a little apart.
    expect([await isLive(nextYear), await isLive(soon)]).toEqual([false, true]);
    // Used at a time that is still to come: its idle time cannot be told either.
    expect(await isLive(used)).toBe(false);
    await deleteEndedSessions(db, now);
    expect(await db.selectFrom('sessions').select('id').where('created_at', '>', now).execute()).toHaveLength(
      1,
    );
  });

  it('stores neither token nor password [R117]', async () => {
    const { account } = await aMember();
    const token = (await logIn(account)).body.data.access_token;

    const stored = JSON.stringify([
      await api.deps.db.selectFrom('sessions').selectAll().execute(),
      await api.deps.db.selectFrom('members').selectAll().execute(),
    ]);

    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
  });
});

describe('guessing a password', () => {
  const api = useApp({ routes: accountRoutes }, { rateLimitFactor: 1 });
  const guess = (name: string, password: string) =>
    api.call('POST /api/auth/login2', { token: null, body: { name, password, captcha: '7777', key: 'k' } });

  it('locks the account after five attempts, by whatever name, even for the right password [R169, G25]', async () => {
    const hash = await hashPassword(PASSWORD, seededRandom('guess'));
    const { account } = await insertMember(api.deps.db, api.siteKey, {
      password_hash: hash,
      cpf: '52998224725',
    });
    for (const name of [account, '529.982.247-25', account.toUpperCase(), account, account])
      expect((await guess(name, 'wrong')).body.error).toBe('wrong_credentials');

    const { status, body, response } = await guess(account, PASSWORD);

    expect([status, body.error, body.message]).toEqual([
      429,
      'account_locked',
      'Too many wrong attempts, please try again in 15 minutes',
    ]);
    expect(response.headers['retry-after']).toBe('900');
  });

  it('locks an unknown name alike, in all its spellings: the lock does not tell who has an account [R169]', async () => {
    for (const name of [
      '11987650001',
      '(11) 98765-0001',
      '+55 11 98765 0001',
      '5511987650001',
      '11 987650001',
    ])
      expect((await guess(name, 'wrong')).body.error).toBe('wrong_credentials');

    expect((await guess('11-98765-0001', 'wrong')).body.error).toBe('account_locked');
  });

  it('counts a number that is nobody’s name apart from the member of that number [R169]', async () => {
    const hash = await hashPassword(PASSWORD, seededRandom('guess'));
    const { id, account } = await insertMember(api.deps.db, api.siteKey, { password_hash: hash });
    for (let attempt = 0; attempt < 6; attempt += 1) await guess(String(id), 'wrong');

    expect((await guess(account, PASSWORD)).status).toBe(200);
  });

  it('is counted for each whom a name means: who knows the password of one gets no more guesses at another’s [R169, G25]', async () => {
    const [own, others] = [
      await hashPassword('my own one', seededRandom('own')),
      await hashPassword(PASSWORD, seededRandom('guess')),
    ];
    const name = '51987654321';
    await insertMember(api.deps.db, api.siteKey, { account: name, password_hash: own });
    await insertMember(api.deps.db, api.siteKey, { phone: `+55${name}`, password_hash: others });
    for (let attempt = 0; attempt < 4; attempt += 1) await guess(name, 'wrong');

    expect((await guess(name, 'my own one')).status).toBe(200);
    expect((await guess(name, 'wrong')).body.error).toBe('wrong_credentials');
    expect((await guess('(51) 98765-4321', PASSWORD)).body.error).toBe('account_locked');
    expect((await guess(name, PASSWORD)).body.error).toBe('wrong_credentials');
    expect((await guess(name, 'my own one')).status).toBe(200);
  });

  it('is no attempt of the other one when a right password opens the first [R169, G25]', async () => {
    const [own, others] = [
      await hashPassword('my own one', seededRandom('own')),
      await hashPassword(PASSWORD, seededRandom('guess')),
    ];
    const name = '61987654321';
    await insertMember(api.deps.db, api.siteKey, { account: name, password_hash: own });
    await insertMember(api.deps.db, api.siteKey, { phone: `+55${name}`, password_hash: others });

    for (let login = 0; login < 6; login += 1) expect((await guess(name, PASSWORD)).status).toBe(200);
    expect((await guess(name, 'my own one')).status).toBe(200);
  });

  it('is forgotten after a right one [G25]', async () => {
    const hash = await hashPassword(PASSWORD, seededRandom('guess'));
    const { account } = await insertMember(api.deps.db, api.siteKey, { password_hash: hash });
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) await guess(account, 'wrong');

      expect((await guess(account, PASSWORD)).status).toBe(200);
    }
  });

  it('does not count while too many passwords wait: it is answered 503, and when to come back [G25]', async () => {
    const hash = await hashPassword(PASSWORD, seededRandom('busy'));
    const { account } = await insertMember(api.deps.db, api.siteKey, { password_hash: hash });
    const gate = Promise.withResolvers<void>();
    const others = Array.from({ length: 62 }, () => hashQueue.run(() => gate.promise));

    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { status, body, response } = await guess(account, 'wrong');
      expect([status, body.error, response.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    }

    gate.resolve();
    await Promise.all(others);
    expect((await guess(account, PASSWORD)).status).toBe(200);
  });
});

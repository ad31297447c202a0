import { marksOf } from '../../testing/marks-of.ts';
import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { type Ceremony, softAuthenticator } from '../../testing/soft-authenticator.ts';
import { useApp } from '../../testing/test-app.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { hashPassword } from '../passwords/password.ts';
import { messagesTo } from '../providers/message/sandbox/sandbox-messages.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { seededRandom } from '../start/seed/seeded-random.ts';
import { passkeyRoutes } from './routes.ts';

const PASSWORD = 'mar e sol 2026';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, seededRandom('passkeys'));
});

describeOnPostgres('passkeys', () => {
  const api = useApp(
    { routes: (parts) => [...accountRoutes(parts), ...sessionRoutes(parts), ...passkeyRoutes(parts)] },
    { rateLimitFactor: 1_000_000 },
  );

  async function aMember(siteKey = api.siteKey, changes: Parameters<typeof insertMember>[2] = {}) {
    const member = await insertMember(api.deps.db, siteKey, { password_hash: passwordHash, ...changes });
    const host = `${siteKey}.test`;
    const token = await openToken(api.deps.db, member, api.deps.clock.now());
    const as = { token, host };
    const ticket = async () =>
      (
        await api.call('POST /api/auth/password/verify', {
          ...as,
          body: { password: PASSWORD, purpose: 'second_factor' },
        })
      ).body.data.ticket;
    const options = async () =>
      (await api.call('POST /api/auth/passkeys/begin', { ...as, body: { ticket: await ticket() } })).body
        .data as unknown as { challenge: string; rp: { id: string }; user: { id: string } };
    const add = (credential: unknown, name = 'Phone') =>
      api.call('POST /api/auth/passkeys/add', { ...as, body: { name, credential } });
    const list = async () => (await api.call('GET /api/auth/passkeys', as)).body.data.passkeys;
    return { ...member, ...as, ticket, options, add, list };
  }
  const at = (host = `${api.siteKey}.test`) => ({ origin: `http://${host}:4000`, rpId: host });

  /** A member with a passkey, and a way to log in with it. */
  async function aHolder(changes: Parameters<typeof insertMember>[2] = {}) {
    const member = await aMember(api.siteKey, changes);
    const device = softAuthenticator();
    const { challenge, user } = await member.options();
    const added = await member.add(device.make({ challenge, ...at() }));
    const begin = async (host = member.host) =>
      (await api.call('POST /api/auth/passkeys/login/begin', { token: null, host })).body.data.challenge;
    const send = (credential: unknown, host = member.host) =>
      api.call('POST /api/auth/passkeys/login', { token: null, host, body: { credential } });
    const logIn = async (changes: Partial<Ceremony> = {}, handle = user.id) =>
      send(device.sign({ challenge: await begin(), ...at(), ...changes }, handle));
    return { ...member, device, added, handle: user.id, begin, send, logIn };
  }
  const errorsOf = (
    answers: readonly { readonly status: number; readonly body: { readonly error: string } }[],
  ) => answers.map(({ status, body }) => body.error ?? status);

  it('[G55] [A63] is made with a ticket, for the site, with the user verified, and opens a session that counts as two factors', async () => {
    const member = await aHolder();

    const { status, body } = await member.logIn();

    expect([member.added.status, status]).toEqual([200, 200]);
    expect(await member.list()).toMatchObject([{ name: 'Phone', is_synced: false }]);
    const sessions = await api.call('GET /api/auth/sessions', { token: body.data.access_token });
    expect(sessions.body.data.sessions[0]).toMatchObject({ is_current: true, method: 'passkey' });
    const [{ last_used_at } = { last_used_at: null }] = await member.list();
    expect(last_used_at).toBe(api.deps.clock.now().toISOString());
  });

  it('[A39] [A67] [G55] is begun by nobody without a ticket, and made from no other challenge', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const noTicket = await api.call('POST /api/auth/passkeys/begin', {
      token: member.token,
      body: { ticket: 'none' },
    });
    const { challenge } = await member.options();
    const make = (changes: Partial<Ceremony>) => softAuthenticator().make({ challenge, ...at(), ...changes });

    const refused = [
      await other.add(make({})),
      await member.add(make({ origin: 'http://evil.test:4000' })),
      await member.add(make({ rpId: 'evil.test' })),
      await member.add(make({ isUserVerified: false })),
      await member.add(make({ challenge: 'never-asked-for-by-anybody' })),
      await member.add({ ...make({}), response: { clientDataJSON: 'x', attestationObject: 'y' } }),
    ];
    const right = await member.add(make({}));
    const replayed = await member.add(make({}));

    expect(noTicket.body.error).toBe('ticket_invalid');
    expect(errorsOf(refused)).toEqual(refused.map(() => 'passkey_refused'));
    expect(errorsOf([right, replayed])).toEqual([200, 'passkey_refused']);
    api.deps.clock.advance(1);
    const late = await member.options();
    api.deps.clock.advance(10 * 60_000);
    expect((await member.add(make({ challenge: late.challenge }))).body.error).toBe('passkey_refused');
  });

  it('[G55] refuses every login that is not the right one, each in the same words', async () => {
    const [member, other] = [await aHolder(), await aHolder()];
    const challenge = await member.begin();
    const signed = member.device.sign({ challenge, ...at() }, member.handle);

    const refused = [
      await member.logIn({ origin: 'http://evil.test:4000' }),
      await member.logIn({ rpId: 'evil.test' }),
      await member.logIn({ isUserVerified: false }),
      await member.logIn({ challenge: 'never-asked-for-by-anybody' }),
      await member.logIn({}, other.handle),
      await member.logIn({}, ''),
      await member.send({ ...signed, id: other.device.credentialId, rawId: other.device.credentialId }),
      // That has used the challenge up.
      await member.send(signed),
      await member.send({ ...signed, response: { ...signed.response, clientDataJSON: '%%%' } }),
      await member.send(
        softAuthenticator().sign({ challenge: await member.begin(), ...at() }, member.handle),
      ),
    ];

    expect(errorsOf(refused)).toEqual(refused.map(() => 'passkey_refused'));
    expect(new Set(refused.map(({ body }) => body.message)).size).toBe(1);
  });

  it('[G55] [R14] is of no use on another site', async () => {
    const member = await aHolder();
    const site = await insertSite(api.deps.db);
    api.deps.clock.advance(10_000);
    const host = `${site}.test`;

    const answers = [
      await member.send(
        member.device.sign({ challenge: await member.begin(host), ...at(host) }, member.handle),
        host,
      ),
      await member.send(
        member.device.sign({ challenge: await member.begin(), ...at() }, member.handle),
        host,
      ),
      await member.send(member.device.sign({ challenge: await member.begin(host), ...at() }, member.handle)),
    ];

    expect(errorsOf(answers)).toEqual(answers.map(() => 'passkey_refused'));
  });

  it('[G55] takes a counter that goes up, and none that stands still or goes back', async () => {
    const member = await aHolder();

    const answers = [];
    for (const counter of [0, 5, 5, 4, 0, 6]) answers.push(await member.logIn({ counter }));

    expect(errorsOf(answers)).toEqual([
      200,
      200,
      'passkey_refused',
      'passkey_refused',
      'passkey_refused',
      200,
    ]);
  });

  it('[G55] 64 copies of one signed login open one session', async () => {
    const member = await aHolder();
    const signed = member.device.sign({ challenge: await member.begin(), ...at() }, member.handle);

    const answers = await Promise.all(Array.from({ length: 64 }, () => member.send(signed)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('[G55] [G26] opens nothing for a frozen member', async () => {
    const member = await aHolder();
    await api.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.frozen))
      .where('id', '=', member.id)
      .execute();

    expect((await member.logIn()).body.error).toBe('account_frozen');
  });

  it('[G55] [R85] does not say that it is glad to have a member back who has excluded themselves', async () => {
    const member = await aHolder();
    await api.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.selfExcluded))
      .where('id', '=', member.id)
      .execute();

    const { status, body } = await member.logIn();

    expect([status, body.message]).toEqual([200, 'You are logged in']);
  });

  it('[A63] [A67] [R160] is named and removed by its member alone; removed, it opens nothing', async () => {
    const [member, other] = [await aHolder(), await aMember()];
    const [{ id } = { id: 0 }] = await member.list();
    const rename = (who: typeof other, name: string) =>
      api.call('POST /api/auth/passkeys/rename', { token: who.token, body: { id, name } });
    const remove = (who: typeof other, ticket: string) =>
      api.call('POST /api/auth/passkeys/remove', { token: who.token, body: { id, ticket } });

    expect(errorsOf([await rename(other, 'Mine'), await rename(member, ' Laptop ')])).toEqual([
      'passkey_gone',
      200,
    ]);
    expect(await member.list()).toMatchObject([{ name: 'Laptop' }]);
    expect(
      errorsOf([
        await remove(other, await other.ticket()),
        await remove(member, await other.ticket()),
        await remove(member, await member.ticket()),
      ]),
    ).toEqual(['passkey_gone', 'ticket_invalid', 200]);
    expect([await member.list(), (await member.logIn()).body.error]).toEqual([[], 'passkey_refused']);
  });

  it('[A65] [G55] says which one was removed, and warns by mail and in the information centre of one that is added or removed, by its name', async () => {
    const { db, clock } = api.deps;
    const email = 'chaveiro@mosaico.example';
    const member = await aHolder({ email, language: 'pt' });
    const [{ id } = { id: 0 }] = await member.list();
    const remove = async () => {
      const body = { id, ticket: await member.ticket(), lang: 'en' };
      return (await api.call('POST /api/auth/passkeys/remove', { token: member.token, body })).body.message;
    };

    expect(await remove()).toBe('“Phone” was removed and no longer opens your account');
    expect(await remove()).toBe('This passkey has been removed already');

    const mails = await messagesTo(db, api.siteKey, email, clock.now());
    expect(mails.map(({ subject }) => subject?.replace(/^.*?: /, '')).sort()).toEqual([
      'chave de acesso adicionada',
      'chave de acesso removida',
    ]);
    for (const mail of mails) expect(mail.body).toContain('“Phone”');
    const written = await db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(written).toEqual([{ kind: 'passkey_added' }, { kind: 'passkey_removed' }]);
  });

  it('[G55] ten passkeys and no more, also when they are added at once', async () => {
    const member = await aMember();
    const challenges = [];
    for (let number = 0; number < 12; number += 1) challenges.push((await member.options()).challenge);

    const answers = await Promise.all(
      challenges.map((challenge) => member.add(softAuthenticator().make({ challenge, ...at() }))),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.error === 'passkeys_full')).toHaveLength(2);
    expect(await member.list()).toHaveLength(10);
  });
});

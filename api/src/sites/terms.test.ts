import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { insertMember, insertSite, insertTerms, openToken } from '../../testing/builders.ts';
import { insertGame, takeSeat } from '../../testing/seat.ts';
import { useApp } from '../../testing/test-app.ts';
import { addMember } from '../auth/add-member.ts';
import { product } from '../start/product.ts';
import { seedSites } from '../start/seed/sites.ts';
import { recordConsent } from './terms.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After this the directory of sites looks again. */
const DIRECTORY_FRESH_MS = 10_000;
const GET = 'GET /api/terms/get';
const ACCEPT = 'POST /api/terms/accept';

describe('the terms of use', () => {
  const api = useApp(product);
  const now = () => api.deps.clock.now();
  const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS);

  /** A site with an announced version 2, and a member of it. */
  async function aSite({ announced = true } = {}) {
    const siteKey = await insertSite(api.deps.db);
    api.deps.clock.advance(DIRECTORY_FRESH_MS);
    if (announced) await insertTerms(api.deps.db, siteKey, 2, inDays(-1), inDays(13));
    const member = await insertMember(api.deps.db, siteKey, {}, { hasConsented: false });
    const as = { host: `${siteKey}.test`, token: await openToken(api.deps.db, member, now()) };
    const consents = () =>
      api.deps.db.selectFrom('member_consents').selectAll().where('site_key', '=', siteKey).execute();
    return { siteKey, member, as, consents };
  }

  it('are those in force and those announced, with what the caller has accepted [R258]', async () => {
    const { siteKey, as } = await aSite();

    expect((await api.call(GET, as)).body.data).toEqual({
      current: {
        version: 1,
        published_at: '2020-01-01T00:00:00.000Z',
        effective_at: '2020-01-01T00:00:00.000Z',
        summary: `en: terms 1 of ${siteKey}`,
      },
      next: {
        version: 2,
        published_at: inDays(-1).toISOString(),
        effective_at: inDays(13).toISOString(),
        summary: `en: terms 2 of ${siteKey}`,
      },
      accepted_version: 0,
    });
    expect((await api.call(GET, { ...as, token: null })).body.data.accepted_version).toBeNull();
  });

  it('change on the very instant they come into force [R258]', async () => {
    const { as } = await aSite();
    const versions = async () => {
      const { current, next } = (await api.call(GET, { ...as, token: null })).body.data;
      return [current.version, next?.version ?? null];
    };

    api.deps.clock.advance(13 * DAY_MS - 1);
    const before = await versions();
    api.deps.clock.advance(1);

    expect([before, await versions()]).toEqual([
      [1, 2],
      [2, null],
    ]);
  });

  it('are not told before they are published, nor once a later version has overtaken them [R258]', async () => {
    const { siteKey, as } = await aSite({ announced: false });
    await insertTerms(api.deps.db, siteKey, 2, inDays(-40), inDays(30));
    await insertTerms(api.deps.db, siteKey, 3, inDays(-40), inDays(-2));
    await insertTerms(api.deps.db, siteKey, 4, inDays(1), inDays(20));

    expect((await api.call(GET, as)).body.data).toMatchObject({ current: { version: 3 }, next: null });
    for (const version of [2, 4])
      expect((await api.call(ACCEPT, { ...as, body: { version } })).body.error).toBe('terms_unknown');
  });

  it.each(MESSAGE_SETS)('are summed up and accepted in %s [R258, R16]', async (lang) => {
    const { siteKey, as } = await aSite();

    const { current, next } = (await api.call(GET, { ...as, query: { lang } })).body.data;
    const { message } = (await api.call(ACCEPT, { ...as, body: { version: 1, lang } })).body;
    const refusal = (await api.call(ACCEPT, { ...as, body: { version: 9, lang } })).body;

    expect([current.summary, next?.summary]).toEqual([
      `${lang}: terms 1 of ${siteKey}`,
      `${lang}: terms 2 of ${siteKey}`,
    ]);
    expect([message, refusal.error]).toEqual([expect.stringMatching(/\S/), 'terms_unknown']);
    expect(refusal.message === 'These terms do not exist').toBe(lang === 'en');
  });

  it('are accepted in force or announced, twice being once, from a masked address [R258]', async () => {
    const { siteKey, member, as, consents } = await aSite();
    const accept = async (version: number) =>
      (await api.call(ACCEPT, { ...as, body: { version } })).body.data.accepted_version;

    const answers = [await accept(2), await accept(2), await accept(1)];

    expect(answers).toEqual([2, 2, 2]);
    expect((await api.call(GET, as)).body.data.accepted_version).toBe(2);
    expect(await consents()).toEqual([
      { site_key: siteKey, member_id: member.id, version: 2, accepted_at: now(), ip_masked: '127.0.0.x' },
      { site_key: siteKey, member_id: member.id, version: 1, accepted_at: now(), ip_masked: '127.0.0.x' },
    ]);
  });

  it('are accepted once by many taps at the same time [R258, G27]', async () => {
    const { as, consents } = await aSite();
    const headers = { 'idempotency-key': 'one-tap' };

    const calls = await Promise.all(
      Array.from({ length: 8 }, (_, tap) =>
        api.call(ACCEPT, { ...as, body: { version: 2 }, ...(tap % 2 ? { headers } : {}) }),
      ),
    );

    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await consents()).toHaveLength(1);
  });

  it.each([0, -1, 3, 2 ** 31, 2 ** 53, -(2 ** 40), 1.5, 1e308, '1', null, [], {}, true, undefined])(
    'refuse version %j as the client’s fault, and keep nothing [R258]',
    async (version) => {
      const { as, consents } = await aSite();

      const { status } = await api.call(ACCEPT, { ...as, body: { version } });

      expect(status).toBe(422);
      expect(await consents()).toEqual([]);
    },
  );

  it('want a member [R258]', async () => {
    const { as } = await aSite();

    const { status, body } = await api.call(ACCEPT, { ...as, token: null, body: { version: 1 } });

    expect([status, body.message]).toEqual([401, 'Unauthenticated.']);
  });

  it('are accepted, in the version in force, by whoever registers [R258, R256]', async () => {
    const { siteKey, consents } = await aSite();

    const { status } = await api.call('POST /api/auth/register2', {
      host: `${siteKey}.test`,
      token: null,
      body: registration(),
    });

    expect(status).toBe(200);
    expect(await consents()).toEqual([
      expect.objectContaining({ version: 1, accepted_at: now(), ip_masked: '127.0.0.x' }),
    ]);
  });

  it('are the condition of a registration: without them nobody is added [R258]', async () => {
    const siteKey = 'lawless';
    await insertLawlessSite(siteKey);
    const newcomer = newMember(siteKey);

    const adding = api.deps.db.transaction().execute((tx) => addMember(tx, newcomer, api.deps.random));

    await expect(adding).rejects.toMatchObject({ code: 'unavailable' });
    expect(
      await api.deps.db.selectFrom('members').select('id').where('site_key', '=', siteKey).execute(),
    ).toEqual([]);
  });

  it('are accepted, in whatever version, before the first deposit or game; a withdrawal does not wait for it [R258, R213]', async () => {
    const { siteKey, as } = await aSite();
    await insertGame(api.deps.db, siteKey);
    const refusals = async () => {
      const deposit = { money: '50.00', payment_id: 1, payment_type: 'pix' };
      const game = {
        game_id: 1,
        platType: 'studio',
        currency: 'BRL',
        device: 'mobile',
        return_url: `https://${siteKey}.test/`,
      };
      const withdrawal = { money: '50.00', account_id: 1, qk_pwd: '123456' };
      const answers = [
        await api.call('POST /api/recharge/online', { ...as, body: deposit }),
        await api.call('POST /api/day7/day7LoginV2', { ...as, body: game }),
        await api.call('POST /api/drawing', { ...as, body: withdrawal }),
      ];
      return answers.map(({ status, body }) => body.error ?? status);
    };

    const before = await refusals();
    await api.call(ACCEPT, { ...as, body: { version: 1 } });
    const after = await refusals();
    api.deps.clock.advance(13 * DAY_MS);
    const underNewOnes = await refusals();

    expect(before).toEqual(['terms_not_accepted', 'terms_not_accepted', expect.any(String)]);
    for (const refusal of [before[2], ...after, ...underNewOnes])
      expect(refusal).not.toBe('terms_not_accepted');
  });

  it('are accepted before any bet, also before another one in an open round, which is played to its end without them [R258, R213]', async () => {
    const { siteKey } = await aSite();
    await insertGame(api.deps.db, siteKey);
    const newcomer = await takeSeat(api.deps.db, siteKey, { centavos: 10_00, hasConsented: false });
    const player = await takeSeat(api.deps.db, siteKey, { centavos: 10_00 });
    const round = await player.stake({ amount: 1_00 });
    await api.deps.db.deleteFrom('member_consents').where('member_id', '=', player.memberId).execute();

    expect((await newcomer.stake({ amount: 1_00 })).answer).toBe('USER_DISABLED');
    expect((await player.stake({ amount: 1_00 })).answer).toBe('USER_DISABLED');
    expect((await player.stake({ amount: 1_00, round: round.round })).answer).toBe('USER_DISABLED');
    expect(await player.win(round, { amount: 50 })).toBe(9_50);
    await api.deps.db
      .transaction()
      .execute((tx) =>
        recordConsent(tx, { siteKey, memberId: newcomer.memberId, at: now(), ip: '203.0.113.9' }),
      );
    expect((await newcomer.stake({ amount: 1_00 })).answer).toBe(9_00);
  });

  it('come two weeks ahead, except the first ones, which are in force at once [R258]', async () => {
    const { siteKey } = await aSite({ announced: false });
    const lawless = 'lawless-2';
    await insertLawlessSite(lawless);
    const aMomentShort = new Date(inDays(14).getTime() - 1);
    const tooSoon = { code: '23514', constraint: 'site_terms_notice' };

    await expect(insertTerms(api.deps.db, siteKey, 2, now(), aMomentShort)).rejects.toMatchObject(tooSoon);
    await expect(insertTerms(api.deps.db, siteKey, 2, now(), now())).rejects.toMatchObject(tooSoon);
    await expect(insertTerms(api.deps.db, lawless, 1, now(), inDays(14))).rejects.toMatchObject(tooSoon);
    await insertTerms(api.deps.db, siteKey, 2, now(), inDays(14));
    await insertTerms(api.deps.db, lawless, 1, now());
  });

  it('stay as they were published [R258]', async () => {
    const { siteKey } = await aSite();
    const terms = api.deps.db.updateTable('site_terms').where('site_key', '=', siteKey);

    await expect(terms.set({ effective_at: inDays(300) }).execute()).rejects.toThrow('publish another one');
    await expect(
      api.deps.db.deleteFrom('site_terms').where('site_key', '=', siteKey).execute(),
    ).rejects.toThrow('publish another one');
  });

  it('are in force on both demonstration sites; the second one has announced new ones [G35, R258]', async () => {
    api.deps.clock.advance(DIRECTORY_FRESH_MS);
    await api.deps.db.transaction().execute((tx) => seedSites(tx, now()));
    const of = async (host: string) => (await api.call(GET, { host, token: null })).body.data;

    expect(await of('localhost')).toMatchObject({ current: { version: 1 }, next: null });
    expect(await of('mare.localhost')).toMatchObject({
      current: { version: 1 },
      next: { version: 2, effective_at: inDays(21).toISOString() },
    });
  });

  async function insertLawlessSite(key: string): Promise<void> {
    const site = await api.deps.db
      .selectFrom('sites')
      .selectAll()
      .where('key', '=', api.siteKey)
      .executeTakeFirstOrThrow();
    await api.deps.db
      .insertInto('sites')
      .values({
        ...site,
        key,
        languages: JSON.stringify(site.languages),
        legal: JSON.stringify(site.legal),
      })
      .execute();
  }

  const newMember = (siteKey: string) => ({
    siteKey,
    account: 'first_one',
    passwordHash: '',
    realname: 'Marina Alves',
    phone: '+5511912345678',
    cpf: '52998224725',
    birthDate: '1990-05-20',
    inviteCode: null,
    registerIp: '203.0.113.9',
    registerHost: `${siteKey}.test`,
    language: 'pt',
    at: now(),
  });
});

function registration() {
  return {
    name: 'new_one',
    password: 'a-good-password',
    password_confirmation: 'a-good-password',
    realname: 'Marina Alves',
    phone: '(11) 91234-5678',
    cpf_id: '529.982.247-25',
    birth_date: '1990-05-20',
    captcha: '7777',
    key: 'any',
    agree: true,
  };
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { insertMember, insertSite, openToken } from '../../../testing/builders.ts';
import { askedDeletion } from '../../../testing/deleted-member.ts';
import { playedRound } from '../../../testing/played-round.ts';
import { useApp } from '../../../testing/test-app.ts';
import { transaction } from '../../db/transaction.ts';
import type { MemberKey } from '../../members/tables.ts';
import { insertOrder } from '../../payments/orders.ts';
import { seedPayments } from '../../payments/seed.ts';
import { seedPromotions } from '../../promotions/seed.ts';
import { assertWithinDepositLimit } from '../../responsible-gaming/deposit-limit.ts';
import { forgetFormerLimits } from '../../responsible-gaming/former-limits.ts';
import { limitsOf } from '../../responsible-gaming/limits.ts';
import { setLimit } from '../../responsible-gaming/set-limit.ts';
import { product } from '../../start/product.ts';
import { workOnDeletions } from './jobs.ts';
import { concealPersonsOfBefore } from './persons-of-before.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const CPF = '86288366757';
const PASSWORD = 'segredo 1';

describe('who has deleted their account and registers again', () => {
  const api = useApp(product);
  const now = () => api.deps.clock.now();

  /** A member of a site of their own, on the 10th of a month. */
  async function aMember(): Promise<MemberKey> {
    const siteKey = await insertSite(api.deps.db);
    await transaction(api.deps.db, (tx) => seedPayments(tx, { siteKeys: [siteKey] }));
    api.deps.clock.set(new Date(now().getTime() + 60 * DAY_MS));
    const inMonth = now();
    api.deps.clock.set(new Date(Date.UTC(inMonth.getUTCFullYear(), inMonth.getUTCMonth() + 1, 10, 15)));
    const { id: memberId } = await insertMember(api.deps.db, siteKey, { cpf: CPF });
    return { siteKey, memberId };
  }

  const limit = (who: MemberKey, kind: 'deposit' | 'loss' | 'bet' | 'time', most: number | null) =>
    transaction(api.deps.db, (tx) => setLimit(tx, who, { kind, period: 'month', most }, now()));
  const limits = async (who: MemberKey) =>
    (await limitsOf(api.deps.db, who, now())).map((each) => [
      each.kind,
      each.kind === 'time' ? each.minutes : each.amount,
      each.used,
      each.pending,
    ]);

  async function leave(who: MemberKey): Promise<void> {
    await askedDeletion(api.deps, who, 0);
    await workOnDeletions(api.deps);
  }

  async function comeBack({ siteKey }: MemberKey, cpf = CPF, more: object = {}): Promise<MemberKey> {
    const { status, body } = await api.call('POST /api/auth/register2', {
      token: null,
      host: `${siteKey}.test`,
      body: {
        name: `Back_${cpf.slice(0, 4)}`,
        password: PASSWORD,
        password_confirmation: PASSWORD,
        realname: 'Joana Dias',
        phone: `(11) 98888-${cpf.slice(0, 4)}`,
        cpf_id: cpf,
        birth_date: '1990-02-28',
        agree: true,
        captcha: '7777',
        key: 'k',
        ...more,
      },
    });
    expect([status, body.message]).toEqual([200, expect.any(String)]);
    const { id } = await api.deps.db
      .selectFrom('members')
      .select('id')
      .where('site_key', '=', siteKey)
      .where('cpf', '=', cpf)
      .executeTakeFirstOrThrow();
    return { siteKey, memberId: id };
  }

  const refusalOfBet = async ({ siteKey, memberId }: MemberKey, centavos: number) => {
    const { rows } = await sql<{ refusal: string | null }>`
      select wallet_bet_refusal(${siteKey}, ${memberId}::bigint, 1, true, ${centavos}::bigint, ${now()}) as refusal`.execute(
      api.deps.db,
    );
    return rows[0]?.refusal;
  };

  const refusalOfDeposit = (who: MemberKey, amountCentavos: number) =>
    transaction(api.deps.db, (tx) =>
      assertWithinDepositLimit(tx, { ...who, amountCentavos, formatMoney: String }, now()),
    ).then(
      () => null,
      (error: { code: string }) => error.code,
    );

  async function paid(who: MemberKey, centavos: number): Promise<void> {
    await transaction(api.deps.db, async (tx) => {
      const at = now();
      const { order_no } = await insertOrder(
        tx,
        {
          site_key: who.siteKey,
          member_id: who.memberId,
          payment_id: 1,
          payment_type: 'pix',
          amount_centavos: centavos,
          fee_centavos: 0,
          turnover_centavos: 0,
          created_at: at,
          expires_at: at,
          remark: '',
          attach: '',
          bank_code: '',
        },
        api.deps.random,
      );
      await tx
        .updateTable('recharge_orders')
        .set({ status: 'paid', paid_at: at, next_check_at: null, e2eid: `E${order_no}` })
        .where('order_no', '=', order_no)
        .execute();
    });
  }

  it('[G31] [G42] has the limits of before, with what was used of them in the period', async () => {
    const who = await aMember();
    await limit(who, 'bet', 100_00);
    await limit(who, 'loss', 50_00);
    await limit(who, 'deposit', 80_00);
    await playedRound(api.deps.db, { ...who, betCentavos: 40_00, winCentavos: 10_00, closedAt: now() });
    await paid(who, 60_00);
    await leave(who);
    api.deps.clock.advance(MINUTE_MS);

    const back = await comeBack(who);

    expect(back.memberId).not.toBe(who.memberId);
    expect(await limits(back)).toEqual([
      ['deposit', '80.00', '60.00', null],
      ['loss', '50.00', '30.00', null],
      ['bet', '100.00', '40.00', null],
    ]);
    expect([await refusalOfBet(back, 20_01), await refusalOfBet(back, 20_00)]).toEqual([
      'LIMIT_REACHED',
      null,
    ]);
    expect([await refusalOfDeposit(back, 20_01), await refusalOfDeposit(back, 20_00)]).toEqual([
      'deposit_limit_reached',
      null,
    ]);
  });

  it('[G31] [G42] is told of each, and finds that they can be lowered at once and raised after a day', async () => {
    const who = await aMember();
    await limit(who, 'bet', 100_00);
    await playedRound(api.deps.db, { ...who, betCentavos: 40_00, closedAt: now() });
    await leave(who);
    const back = await comeBack(who);
    const { db } = api.deps;

    await limit(back, 'bet', 90_00);
    await limit(back, 'bet', 200_00);

    const told = await db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', back.memberId)
      .orderBy('id')
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual(['welcome', 'limit_in_force', 'limit_in_force']);
    const effective_at = new Date(now().getTime() + DAY_MS).toISOString();
    expect(await limits(back)).toEqual([['bet', '90.00', '40.00', { amount: '200.00', effective_at }]]);
  });

  it('[G31] [G42] begins anew with the next period, under the limit', async () => {
    const who = await aMember();
    await limit(who, 'time', 60 * MINUTE_MS);
    await limit(who, 'deposit', 80_00);
    await playedRound(api.deps.db, {
      ...who,
      betCentavos: 1_00,
      openedAt: now(),
      closedAt: new Date(now().getTime() + 3 * MINUTE_MS),
    });
    api.deps.clock.advance(3 * MINUTE_MS);
    await paid(who, 80_00);
    await leave(who);
    const back = await comeBack(who);
    const before = await limits(back);

    api.deps.clock.advance(25 * DAY_MS);

    expect(before).toEqual([
      ['deposit', '80.00', '80.00', null],
      ['time', 60, 3, null],
    ]);
    expect(await limits(back)).toEqual([
      ['deposit', '80.00', '0.00', null],
      ['time', 60, 0, null],
    ]);
  });

  it('[G31] [G42] has what a raise, asked for before, has become by then', async () => {
    const who = await aMember();
    await limit(who, 'bet', 100_00);
    await limit(who, 'loss', 50_00);
    await limit(who, 'bet', 300_00);
    await limit(who, 'loss', null);
    await leave(who);
    api.deps.clock.advance(2 * DAY_MS);

    const back = await comeBack(who);

    expect(await limits(back)).toEqual([['bet', '300.00', '0.00', null]]);
  });

  describe('and was given something for a first deposit', () => {
    const plainHash = ({ siteKey }: MemberKey) =>
      createHash('sha256').update(`${siteKey}:${CPF}`).digest('hex');
    const occasions = async ({ siteKey }: MemberKey) =>
      (
        await api.deps.db
          .selectFrom('promotion_awards')
          .select('occasion')
          .where('site_key', '=', siteKey)
          .execute()
      ).map(({ occasion }) => occasion);

    /** Who was given it; as it was written down while the account was there. */
    async function rewarded(): Promise<MemberKey> {
      const who = await aMember();
      await transaction(api.deps.db, (tx) => seedPromotions(tx, { siteKeys: [who.siteKey], at: now() }));
      await api.deps.db
        .insertInto('promotion_awards')
        .values({
          site_key: who.siteKey,
          promotion_key: 'first_deposit',
          kind: 'first_deposit',
          occasion: `person:${plainHash(who)}`,
          member_id: who.memberId,
          amount_centavos: 20_00,
          purse: 'bonus',
          turnover_centavos: 100_00,
          created_at: now(),
        })
        .execute();
      await api.deps.db
        .updateTable('promotion_awards')
        .set({ paid_at: now() })
        .where('site_key', '=', who.siteKey)
        .execute();
      return who;
    }

    const isOffered = async (member: MemberKey) => {
      const token = await openToken(api.deps.db, { siteKey: member.siteKey, id: member.memberId }, now());
      const host = `${member.siteKey}.test`;
      const { body } = await api.call('GET /api/promotion/rechargeoffers', { token, host, query: {} });
      return body.data.list.some(({ kind }) => kind === 'first_deposit');
    };

    it('[G42] leaves nothing by which their CPF could be found by trying all there are', async () => {
      const who = await rewarded();

      await leave(who);

      expect(await occasions(who)).toEqual([expect.stringMatching(/^former:[0-9a-f]{64}$/)]);
      expect(JSON.stringify(await occasions(who))).not.toContain(plainHash(who));
    });

    it('[A44] is not given it again under the new account, nor under the next; somebody else is', async () => {
      const who = await rewarded();
      await leave(who);
      const back = await comeBack(who);
      const offeredOnce = await isOffered(back);
      await leave(back);
      const whileAway = await occasions(who);

      const again = await comeBack(who);
      const other = await comeBack(who, '52998224725');

      expect([offeredOnce, await isOffered(again), await isOffered(other)]).toEqual([false, false, true]);
      expect(JSON.stringify(whileAway)).not.toContain(plainHash(who));
    });

    it('[G42] [A44] of who left before a release that conceals it, it is concealed later, unless they are back', async () => {
      const [gone, returned] = [await rewarded(), await rewarded()];
      for (const who of [gone, returned]) {
        await leave(who);
        await api.deps.db
          .updateTable('promotion_awards')
          .set({ occasion: `person:${plainHash(who)}` })
          .where('site_key', '=', who.siteKey)
          .execute();
      }
      const back = await comeBack(returned);

      await concealPersonsOfBefore(api.deps);

      expect(JSON.stringify(await occasions(gone))).not.toContain(plainHash(gone));
      expect(await occasions(returned)).toEqual([`person:${plainHash(returned)}`]);
      expect(await isOffered(back)).toBe(false);
      expect(await isOffered(await comeBack(gone))).toBe(false);
    });
  });

  it('[G38] is flagged to whoever invites them, as a person who was here before; who was not is no such person', async () => {
    const who = await aMember();
    const agent = await insertMember(api.deps.db, who.siteKey);
    const invited = { invite_code: agent.inviteCode };
    const flags = () =>
      api.deps.db
        .selectFrom('agency_flags')
        .select(['agent_id', 'member_id', 'other_id', 'cause'])
        .where('site_key', '=', who.siteKey)
        .execute();
    await leave(who);

    await comeBack(who, '52998224725', invited);
    const whenAnother = await flags();
    const back = await comeBack(who, CPF, invited);
    const once = await flags();
    await leave(back);
    await comeBack(who, CPF);

    expect(whenAnother).toEqual([]);
    expect(once).toEqual([
      { agent_id: agent.id, member_id: back.memberId, other_id: who.memberId, cause: 'cpf' },
    ]);
    expect(await flags()).toHaveLength(1);
  });

  it('[G42] is nobody else, and is forgotten after five years', async () => {
    const who = await aMember();
    await limit(who, 'bet', 100_00);
    await leave(who);
    const kept = () =>
      api.deps.db.selectFrom('former_limits').selectAll().where('site_key', '=', who.siteKey).execute();

    const other = await comeBack(who, '52998224725');
    const whileAway = await kept();
    await forgetFormerLimits(api.deps.db, new Date(now().getTime() + 1_827 * DAY_MS));

    expect(await limits(other)).toEqual([]);
    expect(whileAway).toHaveLength(1);
    expect(JSON.stringify(whileAway)).not.toContain(CPF);
    expect(await kept()).toEqual([]);
  });
});

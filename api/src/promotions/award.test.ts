import { marksOf } from '../../testing/marks-of.ts';
import { insertMember, insertSite } from '../../testing/builders.ts';
import { insertPromotion } from '../../testing/promotions.ts';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { balanceOf, memberBalances } from '../ledger/balances.ts';
import { verify } from '../ledger/verify.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { turnoverOf } from '../turnover/turnover.ts';
import { award, type AwardRequest, payAward, reserveAward } from './award.ts';

const at = new Date('2026-11-02T15:00:00Z');
const EARNED = new Date(at.getTime() - 1);
const test = useDatabase();

type Changes = Parameters<typeof insertPromotion>[2];

async function offered(changes: Changes = {}) {
  const siteKey = await insertSite(test.db);
  const promotion = await insertPromotion(test.db, siteKey, changes);
  const { id: memberId } = await insertMember(test.db, siteKey);
  const request: AwardRequest = {
    promotion,
    memberId,
    occasion: `member:${memberId}`,
    amountCentavos: 20_00,
    at,
  };
  return { siteKey, promotion, memberId, request };
}

const claim = (request: AwardRequest) => transaction(test.db, (tx) => award(tx, request), 'money');
const given = async (siteKey: string) => 0 - (await balanceOf(test.db, siteKey, 'house:promo_expense'));

describe('an award', () => {
  afterEach(async () => {
    expect((await verify(test.db)).problems).toEqual([]);
  });

  it('[I18] [G16] is bonus with its turnover, paid by the house, once per occasion', async () => {
    const { siteKey, memberId, request } = await offered();

    await claim(request);
    await expect(claim(request)).rejects.toMatchObject({ code: 'already_claimed' });

    expect(await memberBalances(test.db, siteKey, memberId)).toMatchObject({
      cashCentavos: 0,
      bonusCentavos: 20_00,
    });
    expect((await turnoverOf(test.db, siteKey, memberId)).remainingCentavos).toBe(100_00);
    expect(await given(siteKey)).toBe(20_00);
  });

  it('[I18] to a purse of cash asks for no turnover', async () => {
    const { siteKey, memberId, request } = await offered({ purse: 'cash', turnover_percent: 0 });

    await claim(request);

    expect((await memberBalances(test.db, siteKey, memberId)).cashCentavos).toBe(20_00);
    expect((await turnoverOf(test.db, siteKey, memberId)).remainingCentavos).toBe(0);
  });

  it('[I18] gives no more than the cap of its promotion', async () => {
    const { siteKey, request } = await offered({ cap_centavos: 7_50 });

    await claim(request);

    expect(await given(siteKey)).toBe(7_50);
  });

  it.each<[string, Changes]>([
    ['has not begun', { starts_at: new Date(at.getTime() + 1) }],
    ['has ended', { ends_at: at }],
    ['was stopped', { is_stopped: true }],
    ['has too little left of its budget', { budget_centavos: 19_99 }],
  ])('[I19] is refused while the promotion %s, and can be claimed afterwards', async (_what, changes) => {
    const { siteKey, promotion, request } = await offered(changes);

    await expect(claim(request)).rejects.toMatchObject({ code: 'offer_closed' });

    expect(await given(siteKey)).toBe(0);
    await test.db
      .updateTable('promotions')
      .set({ starts_at: at, ends_at: null, is_stopped: false, budget_centavos: null })
      .where('site_key', '=', siteKey)
      .where('key', '=', promotion.key)
      .execute();
    await claim(request);
    expect(await given(siteKey)).toBe(20_00);
  });

  it('[I19] whose transaction fails afterwards was never promised', async () => {
    const { siteKey, request } = await offered({ budget_centavos: 20_00 });

    await expect(
      transaction(test.db, async (tx) => {
        await award(tx, request);
        throw new Error('the process ended');
      }),
    ).rejects.toThrow('the process ended');

    await claim(request);
    expect(await given(siteKey)).toBe(20_00);
  });

  it.each<[string, Changes, string]>([
    ['has ended since', { ends_at: at }, 'given'],
    ['had ended then', { ends_at: EARNED }, 'offer_closed'],
    ['had not begun then', { starts_at: at }, 'offer_closed'],
    ['was stopped since', { is_stopped: true }, 'offer_closed'],
    ['has too little left of its budget', { budget_centavos: 19_99 }, 'offer_closed'],
  ])(
    '[I19] that was earned before is judged by the promotion of then: it %s',
    async (_what, changes, outcome) => {
      const { siteKey, request } = await offered(changes);

      const got = await claim({ ...request, earnedAt: EARNED }).then(
        () => 'given',
        ({ code }: { readonly code: string }) => code,
      );

      expect([got, await given(siteKey)]).toEqual([outcome, outcome === 'given' ? 20_00 : 0]);
    },
  );

  it('[G31] is refused to who takes a break, unless it was earned by what is over', async () => {
    const { siteKey, promotion } = await offered();
    const paused_until = new Date(at.getTime() + 1);
    const { id: memberId } = await insertMember(test.db, siteKey, { paused_until });

    const refused = claim({ promotion, memberId, occasion: `member:${memberId}`, amountCentavos: 1, at });

    await expect(refused).rejects.toMatchObject({ code: 'play_paused' });
    const earned = { promotion, memberId, occasion: 'earned', amountCentavos: 1, at, outlastsBreaks: true };
    await claim(earned);
    expect(await given(siteKey)).toBe(1);
  });

  it('[R85] [G26] is refused to those who may not play', async () => {
    const { siteKey, promotion } = await offered();
    const changes = [
      ['account_frozen', marksOf(MEMBER_STATUS.frozen)],
      ['self_excluded', marksOf(MEMBER_STATUS.selfExcluded)],
      ['demo_member', { is_demo: true }],
    ] as const;

    for (const [code, change] of changes) {
      const { id: memberId } = await insertMember(test.db, siteKey, change);
      const refused = claim({ promotion, memberId, occasion: `member:${memberId}`, amountCentavos: 1, at });
      await expect(refused).rejects.toMatchObject({ code });
    }
    expect(await given(siteKey)).toBe(0);
  });

  it('[G18] is refused below the level that its promotion is for', async () => {
    const { request } = await offered({ least_vip_level: 1 });

    await expect(claim(request)).rejects.toMatchObject({ code: 'offer_not_met' });
  });

  it('[I18] that was promised counts against the budget, and is paid once, also after the promotion was stopped', async () => {
    const { siteKey, promotion, request } = await offered({ budget_centavos: 20_00 });
    const reserved = await transaction(test.db, (tx) => reserveAward(tx, request));
    expect(await given(siteKey)).toBe(0);
    const { id: other } = await insertMember(test.db, siteKey);
    await expect(claim({ ...request, memberId: other, occasion: 'another' })).rejects.toMatchObject({
      code: 'offer_closed',
    });
    await test.db
      .updateTable('promotions')
      .set({ is_stopped: true })
      .where('site_key', '=', siteKey)
      .execute();

    await transaction(test.db, (tx) => payAward(tx, reserved, at));
    await transaction(test.db, (tx) => payAward(tx, reserved, at));

    expect(await given(siteKey)).toBe(20_00);
    expect(promotion.key).toBe(reserved.promotion_key);
  });
});

describeOnPostgres('awards at the same time', () => {
  it('[I18] 50 claims of one occasion give it once, and 49 are told so', async () => {
    const { siteKey, request } = await offered({ budget_centavos: 1_000_00 });

    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => claim(request)));

    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.map(({ code }: { code: string }) => code)).toEqual(Array(49).fill('already_claimed'));
    expect(await given(siteKey)).toBe(20_00);
  });

  it('[I18] of 40 members for the last of a budget go to as many as it suffices for, and not a centavo more', async () => {
    const { siteKey, promotion } = await offered({ budget_centavos: 130_00 });
    const members = await Promise.all(Array.from({ length: 40 }, () => insertMember(test.db, siteKey)));

    const outcomes = await Promise.allSettled(
      members.map(({ id: memberId }) =>
        claim({ promotion, memberId, occasion: `member:${memberId}`, amountCentavos: 20_00, at }),
      ),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(await given(siteKey)).toBe(120_00);
    const { awarded_centavos: promised } = await test.db
      .selectFrom('promotions')
      .select('awarded_centavos')
      .where('site_key', '=', siteKey)
      .executeTakeFirstOrThrow();
    expect(promised).toBe(120_00);
    expect((await verify(test.db)).problems).toEqual([]);
  });
});

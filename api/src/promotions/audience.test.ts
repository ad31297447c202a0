import { anotherPlayer, offeredPlayer, onMonday, settlePlay } from '../../testing/offered-site.ts';
import { usePlayers } from '../../testing/players.ts';
import { insertPromotion } from '../../testing/promotions.ts';
import { useApp } from '../../testing/test-app.ts';
import type { Db } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { verify } from '../ledger/verify.ts';
import { award } from './award.ts';
import { lossRoutes } from './losses/routes.ts';
import { openWheel } from './lottery-wheel/spin.ts';
import { followPaidRecharges } from './paid-recharges.ts';
import { openPromotion } from './promotion.ts';

/** Beside each offer of a site that is for all, one for members from VIP1 on, which gives at most `capCentavos` at once. */
async function offerToFew(db: Db, siteKey: string, capCentavos: number): Promise<void> {
  const all = await db.selectFrom('promotions').selectAll().where('site_key', '=', siteKey).execute();
  for (const { rules, ...offer } of all)
    await insertPromotion(db, siteKey, {
      ...offer,
      rules: JSON.stringify(rules),
      // Before and behind the one for all in the order of the hub: the order does not choose.
      sort_order: offer.sort_order + (offer.kind.length % 2 ? 100 : -100),
      key: `${offer.kind}_few`,
      cap_centavos: capCentavos,
      least_vip_level: 1,
    });
}

/** What was given to a member, by the offers that gave it. */
async function givenTo(db: Db, memberId: number): Promise<readonly string[]> {
  const awards = await db
    .selectFrom('promotion_awards')
    .select('promotion_key')
    .where('member_id', '=', memberId)
    .execute();
  return awards.map(({ promotion_key: key }) => key).sort();
}

describe('offers of a kind for different levels, for what follows play', () => {
  const api = useApp({ routes: (deps) => lossRoutes(deps) });

  async function site() {
    const day = onMonday(api);
    const newcomer = await offeredPlayer(api);
    const { siteKey } = newcomer;
    const risen = { siteKey, ...(await anotherPlayer(api, siteKey)) };
    await offerToFew(api.deps.db, siteKey, 1_00);
    await settlePlay(api);
    return { day, newcomer, risen, siteKey };
  }
  type Player = Awaited<ReturnType<typeof site>>['risen'];
  const rise = async (player: Player) => {
    await player.recharge(100_00);
    await player.wager(500_00);
  };
  const relief = async (player: Player) => {
    const { body } = await api.call('POST /api/dailyrescue/check', await player.as());
    const claimed = await api.call('POST /api/dailyrescue/claim', await player.as());
    return [body.data.reward_amount, claimed.body.data.amount];
  };
  const on = (day: string) => api.deps.clock.set(new Date(`${day}T15:00:00Z`));

  afterEach(async () => {
    expect((await verify(api.deps.db)).problems).toEqual([]);
    expect(api.deps.log.errors).toEqual([]);
  });

  it('[G18] [G19] [A19] [A36] [R205] each member gets what the one for their level gives, of every kind, and no other', async () => {
    const { day, newcomer, risen, siteKey } = await site();
    const { db, clock } = api.deps;
    await rise(risen);
    for (const player of [newcomer, risen]) await player.play(1_000_00);
    on(day(1));
    await settlePlay(api);

    const reliefs = [await relief(newcomer), await relief(risen)];
    const covers = [];
    for (const player of [newcomer, risen])
      covers.push((await api.call('POST /api/cover/history', await player.as())).body.data.this_week.amount);
    const wheels = [];
    for (const memberId of [null, newcomer.memberId, risen.memberId])
      wheels.push((await openWheel(db, { siteKey, memberId }, clock.now()))?.key);
    on(day(7));
    await settlePlay(api);
    await settlePlay(api);

    expect(reliefs).toEqual([
      ['30.00', '30.00'],
      ['1.00', '1.00'],
    ]);
    expect(covers).toEqual(['10.00', '1.00']);
    // The one for VIP1 could not pay its highest prize.
    expect(wheels).toEqual(['lottery_wheel', 'lottery_wheel', undefined]);
    expect(await givenTo(db, newcomer.memberId)).toEqual(['cover', 'daily_relief', 'rebate']);
    expect(await givenTo(db, risen.memberId)).toEqual([
      'cover_few',
      'daily_relief_few',
      'rebate_few',
      'vip_upgrade_few',
      'vip_weekly_few',
    ]);
  });

  it('[I18] who rises after a claim has had what it was for, from whichever offer', async () => {
    const { day, newcomer, siteKey } = await site();
    const { db, clock } = api.deps;
    await newcomer.play(1_000_00);
    on(day(1));
    await settlePlay(api);
    await relief(newcomer);
    const given = await db
      .selectFrom('promotion_awards')
      .select(['kind', 'occasion'])
      .where('member_id', '=', newcomer.memberId)
      .where('kind', 'in', ['rebate', 'daily_relief'])
      .execute();

    await rise(newcomer);

    expect(given).toHaveLength(2);
    for (const { kind, occasion } of given) {
      const promotion = await openPromotion(db, newcomer, kind, clock.now());
      const request = { memberId: newcomer.memberId, occasion, amountCentavos: 1_00, at: clock.now() };
      if (!promotion) throw new Error(`the site has no ${kind}`);
      expect([promotion.key, promotion.site_key]).toEqual([`${kind}_few`, siteKey]);
      await expect(transaction(db, (tx) => award(tx, { ...request, promotion }))).rejects.toMatchObject({
        code: 'already_claimed',
      });
    }
  });

  it('[G18] the one for all is for everybody again while the other is stopped, used up, or over', async () => {
    const { risen, siteKey } = await site();
    const { db, clock } = api.deps;
    await rise(risen);
    const now = clock.now();
    const chosen = async (changes: {
      is_stopped?: boolean;
      budget_centavos?: number | null;
      ends_at?: Date;
    }) => {
      await db
        .updateTable('promotions')
        .set({ is_stopped: false, budget_centavos: null, ends_at: null, ...changes })
        .where('site_key', '=', siteKey)
        .where('key', '=', 'cover_few')
        .execute();
      return (await openPromotion(db, risen, 'cover', now))?.key;
    };

    expect([
      await chosen({}),
      await chosen({ is_stopped: true }),
      await chosen({ budget_centavos: 0 }),
      await chosen({ ends_at: now }),
    ]).toEqual(['cover_few', 'cover', 'cover', 'cover']);
  });
});

describe('offers of a kind for different levels, for deposits', () => {
  const { test, deposits, pay, wager } = usePlayers();

  it('[G18] [R44] [A13] [A37] the hub shows each member the one that is for them; deposits bring what it says, once', async () => {
    const { db } = test.deps;
    const [newcomer, risen] = [await deposits.aPlayer(), await deposits.aPlayer()];
    await offerToFew(db, test.siteKey, 4_00);
    // Nobody has a level before their first deposit, so of that one there is one offer.
    await db.deleteFrom('promotions').where('key', '=', 'first_deposit_few').execute();
    await db
      .insertInto('vip_levels')
      .values({
        site_key: test.siteKey,
        member_id: risen.member.id,
        level: 1,
        reached_at: test.deps.clock.now(),
      })
      .execute();
    const keysOnHub = async (token: string | null) =>
      (await test.call('GET /api/promotion/activities', { token })).body.data.list
        .map(({ key }) => key)
        .sort();
    const most = async (token: string | null) =>
      (await test.call('GET /api/promotion/rechargebonus', { token })).body.data.most;
    const offered = async (token: string) =>
      (
        await test.call('GET /api/promotion/rechargeoffers', { token, query: { money: '2000.00' } })
      ).body.data.list.map(({ kind, reward }) => [kind, reward]);

    const forAll = [
      'daily_relief',
      'first_deposit',
      'gift_tiers',
      'invitation',
      'lottery_wheel',
      'recharge_rebate',
    ];
    const forFew = forAll.map((key) => (key === 'first_deposit' ? key : `${key}_few`));
    expect([await keysOnHub(null), await keysOnHub(newcomer.token)]).toEqual([forAll, forAll]);
    expect(await keysOnHub(risen.token)).toEqual(forFew);
    expect([await most(null), await most(newcomer.token), await most(risen.token)]).toEqual([
      null,
      null,
      '4.00',
    ]);
    const [before, ofFew] = [await offered(newcomer.token), await offered(risen.token)];
    expect(ofFew.find(([kind]) => kind === 'gift_tiers')?.[1]).toBe('4.00');
    expect(before.filter(([kind]) => kind === 'gift_tiers')).toHaveLength(1);

    for (const player of [newcomer, risen]) await pay(player, '2000.00');
    const order = { site_key: test.siteKey, due_at: test.deps.clock.now(), failures: 0 };
    const rows = () =>
      db
        .selectFrom('recharge_rebates')
        .select(['member_id', 'promotion_key', 'order_no'])
        .orderBy('id')
        .execute();
    const opened = await rows();
    expect(opened.map(({ member_id: id, promotion_key: key }) => [id, key]).sort()).toEqual(
      [
        [newcomer.member.id, 'recharge_rebate'],
        [risen.member.id, 'recharge_rebate_few'],
      ].sort(),
    );
    expect(await givenTo(db, newcomer.member.id)).toEqual(['gift_tiers']);
    expect(await givenTo(db, risen.member.id)).toEqual(['gift_tiers_few']);

    // Their deposit and bets have lifted the other one: looked at again, the deposit brings nothing of the other offers, and its rebate stays on the hub.
    await wager(newcomer, 500_00);
    await db
      .insertInto('promotion_recharges')
      .values(opened.map(({ order_no }) => ({ ...order, order_no })))
      .execute();
    await followPaidRecharges(test.deps);
    expect(await rows()).toEqual(opened);
    expect(await givenTo(db, newcomer.member.id)).toEqual(['gift_tiers']);
    expect(await keysOnHub(newcomer.token)).toEqual([...forFew, 'recharge_rebate'].sort());
  });
});

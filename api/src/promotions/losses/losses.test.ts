import fc from 'fast-check';
import { marksOf } from '../../../testing/marks-of.ts';
import { DICE, license, offeredPlayer, onMonday, settlePlay } from '../../../testing/offered-site.ts';
import { useApp } from '../../../testing/test-app.ts';
import { insertPromotion } from '../../../testing/promotions.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { verify } from '../../ledger/verify.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { awardsOf } from '../activities/awards.ts';
import { activityRoutes } from '../activities/routes.ts';
import { payPromisedAwards } from '../promised-awards.ts';
import { rebateRate, rebateRates } from '../rebates/rates.ts';
import { lossRoutes } from './routes.ts';
import { countedLoss, dailyReliefTerms, OTHER_GAMES_PERCENT, rewardOf, weeklyCoverTerms } from './terms.ts';

const DAILY_RELIEF = dailyReliefTerms(null);
const WEEKLY_COVER = weeklyCoverTerms(null);
const amounts = fc.nat(1_000_000_00);
const play = fc.array(
  fc.record({
    gameType: fc.constantFrom('slot', 'dice', 'crash', 'live'),
    wageredCentavos: amounts,
    wonCentavos: amounts,
  }),
);

const PROFILES = ['sandbox', 'br-licensed'];

describe('what a loss brings', () => {
  it.each([
    [99_99, 0],
    [100_00, 3_00],
    [1_000_33, 30_00],
    [16_666_66, 499_99],
    [50_000_00, 500_00],
  ])('[R204] of %i centavos is %i by the day: 3 % from R$ 100 on, at most R$ 500', (loss, reward) => {
    expect(rewardOf(loss, DAILY_RELIEF)).toBe(reward);
  });

  it('[A19] is 1 % by the week, from R$ 500 on, at most R$ 1,000', () => {
    expect([499_99, 500_00, 200_000_00].map((loss) => rewardOf(loss, WEEKLY_COVER))).toEqual([
      0, 5_00, 1_000_00,
    ]);
  });

  it('[R204] is never more than the loss’s share, and nothing where nothing was lost', () => {
    fc.assert(
      fc.property(play, (played) => {
        const loss = countedLoss(played);
        const wagered = played.reduce((sum, each) => sum + each.wageredCentavos, 0);
        expect(loss).toBeGreaterThanOrEqual(0);
        expect(loss).toBeLessThanOrEqual(wagered);
        expect(rewardOf(loss, DAILY_RELIEF) * 100).toBeLessThanOrEqual(loss * 3);
      }),
    );
  });

  it('[R204] counts a tenth of losses in other games: with every reward they stay below what the house keeps of dice', () => {
    const houseKeepsHundredths = 100;
    const share = OTHER_GAMES_PERCENT / 100;
    const atTheTop =
      rebateRate(rebateRates(null), 'dice', 10) +
      share * (DAILY_RELIEF.rateHundredths + WEEKLY_COVER.rateHundredths);

    expect(countedLoss([{ gameType: 'dice', wageredCentavos: 1_000_00, wonCentavos: 0 }])).toBe(100_00);
    expect(atTheTop).toBeLessThan(houseKeepsHundredths);
  });
});

describe('losses', () => {
  const api = useApp({ routes: (deps) => [...lossRoutes(deps), ...activityRoutes(deps)] });
  const DAY_MS = 24 * 3_600_000;

  async function aPlayer() {
    const day = onMonday(api);
    return { ...(await offeredPlayer(api)), day };
  }
  type Player = Awaited<ReturnType<typeof aPlayer>>;
  const check = async (player: Player) =>
    (await api.call('POST /api/dailyrescue/check', await player.as())).body.data;
  const claim = async (player: Player) => api.call('POST /api/dailyrescue/claim', await player.as());

  afterEach(async () => {
    expect((await verify(api.deps.db)).problems).toEqual([]);
    expect(api.deps.log.errors).toEqual([]);
  });

  it.each(PROFILES)(
    '[R204] [R205] of yesterday are relieved today, once, until the last second of the day (%s)',
    async (profile) => {
      const player = await aPlayer();
      if (profile === 'br-licensed') await license(api, player.siteKey);
      await player.play(500_00, { winCentavos: 100_00 });
      await player.play(90_00, { isTakenBack: true });
      const sameDay = await check(player);
      api.deps.clock.advance(DAY_MS);

      const before = await check(player);
      const claimed = await claim(player);
      const again = await claim(player);

      expect(sameDay).toMatchObject({
        yesterday_loss: '0.00',
        can_claim: 0,
        today_loss: '400.00',
        today_reward: '12.00',
      });
      expect(before).toMatchObject({
        yesterday_loss: '400.00',
        rate: '3.00',
        reward_amount: '12.00',
        is_claimed: 0,
        can_claim: 1,
        claim_until: `${player.day(2)}T02:59:59.000Z`,
        claim_ends_in_seconds: 12 * 3_600,
      });
      expect([claimed.status, claimed.body.data.amount]).toEqual([200, '12.00']);
      expect([again.status, again.body.error]).toEqual([409, 'already_claimed']);
      expect(await check(player)).toMatchObject({ is_claimed: 1, can_claim: 0, reward_amount: '12.00' });
      expect((await player.balances()).cashCentavos).toBe(12_00);
    },
  );

  it('[R204] [G35] are relieved by the numbers of the site’s offer, on screens and in money, and each site has its own', async () => {
    const player = await aPlayer();
    const elsewhere = await aPlayer();
    const rules = JSON.stringify({ rateHundredths: 250, minLossCentavos: 50_00, maxRewardCentavos: 9_00 });
    await api.deps.db
      .updateTable('promotions')
      .set({ rules })
      .where('site_key', '=', player.siteKey)
      .where('kind', '=', 'daily_relief')
      .execute();
    for (const each of [player, elsewhere]) await each.play(80_00);
    api.deps.clock.advance(DAY_MS);

    const [told, usual] = [await check(player), await check(elsewhere)];
    const [given, none] = [await claim(player), await claim(elsewhere)];

    expect(told).toMatchObject({
      rate: '2.50',
      min_loss: '50.00',
      max_reward: '9.00',
      reward_amount: '2.00',
    });
    expect(usual).toMatchObject({ rate: '3.00', min_loss: '100.00', reward_amount: '0.00', can_claim: 0 });
    expect([given.body.data.amount, none.body.error]).toEqual(['2.00', 'nothing_to_claim']);
    const written = api.deps.db.selectFrom('loss_compensations').select('rate_hundredths');
    expect(await written.where('member_id', '=', player.memberId).execute()).toEqual([
      { rate_hundredths: 250 },
    ]);
  });

  it('[R204] in games other than slots count a tenth, and stand in full beside it', async () => {
    const player = await aPlayer();
    await player.play(300_00, { winCentavos: 150_00 });
    await player.play(400_00, { winCentavos: 100_00, gameId: DICE });
    api.deps.clock.advance(DAY_MS);

    const before = await check(player);
    await claim(player);

    const told = { yesterday_loss: '180.00', yesterday_net_loss: '450.00', reward_amount: '5.40' };
    expect(before).toMatchObject(told);
    expect(await check(player)).toMatchObject({ ...told, is_claimed: 1 });
  });

  it('[R205] cannot be relieved before the day is over, nor two days later', async () => {
    const player = await aPlayer();
    await player.play(500_00);

    const early = await claim(player);
    api.deps.clock.advance(2 * DAY_MS);
    const late = await claim(player);

    expect([early.body.error, late.body.error]).toEqual(['nothing_to_claim', 'nothing_to_claim']);
  });

  it('[R205] [I19] can be claimed later when the offer was closed, and are of nobody else', async () => {
    const player = await aPlayer();
    await player.play(500_00);
    api.deps.clock.advance(DAY_MS);
    const stop = (is_stopped: boolean) =>
      api.deps.db
        .updateTable('promotions')
        .set({ is_stopped })
        .where('site_key', '=', player.siteKey)
        .where('kind', '=', 'daily_relief')
        .execute();

    await stop(true);
    const closed = await claim(player);
    await stop(false);
    const open = await claim(player);

    expect([closed.body.error, open.status]).toEqual(['offer_closed', 200]);
  });

  it('[R205] of a day on which the offer was on are relieved after its end, until their own time is over; those after it are not', async () => {
    const player = await aPlayer();
    await player.play(500_00);
    await api.deps.db
      .updateTable('promotions')
      .set({ ends_at: new Date(api.deps.clock.now().getTime() + 60_000) })
      .where('site_key', '=', player.siteKey)
      .where('kind', '=', 'daily_relief')
      .execute();
    const hub = async () => {
      const { list } = (await api.call('GET /api/promotion/activities', await player.as())).body.data;
      return list
        .map(({ kind, state, reward }) => [kind, state, reward])
        .filter(([kind]) => kind === 'daily_relief');
    };
    api.deps.clock.advance(DAY_MS);
    await player.play(900_00);

    const [shown, offered] = [await check(player), await hub()];
    const claimed = await claim(player);
    const after = await hub();
    api.deps.clock.advance(DAY_MS);
    const tooLate = await claim(player);

    expect(shown).toMatchObject({ reward_amount: '15.00', can_claim: 1, today_reward: '0.00' });
    expect([offered, after]).toEqual([
      [['daily_relief', 'claimable', '15.00']],
      [['daily_relief', 'claimed', '15.00']],
    ]);
    expect([claimed.status, claimed.body.data?.amount]).toEqual([200, '15.00']);
    expect([tooLate.body.error, (await check(player)).can_claim]).toEqual(['offer_closed', 0]);
  });

  it('[G26] [G31] are not relieved for who has excluded themselves, nor offered to them', async () => {
    const player = await aPlayer();
    await player.play(500_00);
    api.deps.clock.advance(DAY_MS);
    await api.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.selfExcluded))
      .where('id', '=', player.memberId)
      .execute();

    expect((await claim(player)).body.error).toBe('self_excluded');
    expect(await check(player)).toMatchObject({ reward_amount: '15.00', can_claim: 0 });
  });

  it('[R204] [G27] are promised no more than the cap of the offer, and nothing to who is below its level', async () => {
    const player = await aPlayer();
    await player.play(500_00);
    api.deps.clock.advance(DAY_MS);
    await player.play(900_00);
    const change = (changes: { cap_centavos?: number; least_vip_level?: number }) =>
      api.deps.db.updateTable('promotions').set(changes).where('site_key', '=', player.siteKey).execute();
    const week = async () =>
      (await api.call('POST /api/cover/history', await player.as())).body.data.this_week.amount;

    await change({ cap_centavos: 7_00 });
    const bound = [await check(player), await week()];
    await change({ least_vip_level: 1 });
    const below = [await check(player), await week()];
    await change({ least_vip_level: 0 });
    const claimed = await claim(player);

    const capped = { reward_amount: '7.00', today_reward: '7.00', max_reward: '7.00', can_claim: 1 };
    expect(bound).toEqual([expect.objectContaining(capped), '7.00']);
    const nothing = { reward_amount: '0.00', today_reward: '0.00', can_claim: 0 };
    expect(below).toEqual([expect.objectContaining(nothing), '0.00']);
    expect(claimed.body.data.amount).toBe('7.00');
  });

  it('[R205] a budget that is used up closes the relief without half of it being paid', async () => {
    const player = await aPlayer();
    await player.play(500_00);
    api.deps.clock.advance(DAY_MS);
    await api.deps.db
      .updateTable('promotions')
      .set({ budget_centavos: 14_99 })
      .where('site_key', '=', player.siteKey)
      .execute();

    expect((await claim(player)).body.error).toBe('offer_closed');
    expect((await player.balances()).cashCentavos).toBe(0);
  });

  it.each(PROFILES)(
    '[R212] [A19] of a week are covered on Monday at 03:00 by themselves, with totals (%s)',
    async (profile) => {
      const player = await aPlayer();
      if (profile === 'br-licensed') await license(api, player.siteKey);
      await settlePlay(api);
      await player.play(900_00, { winCentavos: 100_00 });
      await player.play(1_000_00, { gameId: DICE });
      api.deps.clock.set(new Date(`${player.day(6)}T15:00:00Z`));
      await player.play(50_00, { winCentavos: 150_00 });

      api.deps.clock.set(new Date(`${player.day(7)}T05:59:59Z`));
      await settlePlay(api);
      const early = (await player.balances()).cashCentavos;
      const { data: told } = (await api.call('POST /api/cover/history', await player.as())).body;
      expect([told.next_in_seconds, told.this_week]).toEqual([1, { loss_amount: '800.00', amount: '8.00' }]);
      api.deps.clock.set(new Date(`${player.day(7)}T06:00:00Z`));
      await settlePlay(api);
      await settlePlay(api);

      const { body } = await api.call('POST /api/cover/history', await player.as());
      expect([early, (await player.balances()).cashCentavos]).toEqual([0, 8_00]);
      expect((await player.told()).filter((told) => told.startsWith('cover'))).toEqual(['cover 800']);
      expect(body.data.list).toMatchObject([
        {
          period: `${player.day(0)}/${player.day(6)}`,
          loss_amount: '800.00',
          rate: '1.00',
          amount: '8.00',
          status: 'paid',
        },
      ]);
      expect(body.data.totals).toEqual({ weeks: 1, loss_amount: '800.00', amount: '8.00' });
      expect(body.data.next_at).toBe(`${player.day(14)}T06:00:00.000Z`);
      expect(body.data.next_in_seconds).toBe(7 * 24 * 3_600);
    },
  );

  it('[A19] of a week in which the offer was on are covered, though it has ended since, also after a downtime', async () => {
    const player = await aPlayer();
    const { db, clock } = api.deps;
    await settlePlay(api);
    await player.play(800_00);
    const secondWeek = new Date(`${player.day(8)}T15:00:00Z`);
    await player.play(900_00, { closedAt: secondWeek, openedAt: secondWeek });
    await db
      .updateTable('promotions')
      .set({ ends_at: new Date(`${player.day(7)}T03:00:00Z`) })
      .where('site_key', '=', player.siteKey)
      .where('kind', '=', 'cover')
      .execute();

    clock.set(new Date(`${player.day(15)}T15:00:00Z`));
    await settlePlay(api);

    const { body } = await api.call('POST /api/cover/history', await player.as());
    expect(body.data.list.map(({ period, amount }) => [period, amount])).toEqual([
      [`${player.day(0)}/${player.day(6)}`, '8.00'],
    ]);
  });

  it('[A19] [G35] of a week are covered by the numbers of the offer for the member’s level', async () => {
    const player = await aPlayer();
    await settlePlay(api);
    await insertPromotion(api.deps.db, player.siteKey, {
      key: 'cover_of_all',
      kind: 'cover',
      purse: 'cash',
      turnover_percent: 0,
      starts_at: new Date(`${player.day(0)}T03:00:00Z`),
      rules: JSON.stringify({ rateHundredths: 150, minLossCentavos: 40_00 }),
    });
    await api.deps.db
      .updateTable('promotions')
      .set({ least_vip_level: 5 })
      .where('site_key', '=', player.siteKey)
      .where('key', '=', 'cover')
      .execute();
    await player.play(400_00);
    api.deps.clock.set(new Date(`${player.day(7)}T06:00:00Z`));

    await settlePlay(api);

    expect(await player.told()).toContain('cover 600');
  });

  it('[A19] [G10] [R111] of a week are covered with a message that open tabs hear of at once', async () => {
    const player = await aPlayer();
    await settlePlay(api);
    await player.play(800_00);
    const heard = player.listen();
    api.deps.clock.set(new Date(`${player.day(7)}T06:00:00Z`));

    await settlePlay(api);

    expect(await heard()).toContain('cover 800');
    expect(await heard()).toEqual(await player.told());
  });

  it('[A19] [G31] of a week before a break are covered when the break is over, once', async () => {
    const player = await aPlayer();
    const { db, clock } = api.deps;
    await settlePlay(api);
    await player.play(800_00);
    clock.set(new Date(`${player.day(7)}T06:00:00Z`));
    const until = new Date(clock.now().getTime() + DAY_MS);
    await db.updateTable('members').set({ paused_until: until }).where('id', '=', player.memberId).execute();
    const seen = async () => {
      const { data } = (await api.call('POST /api/cover/history', await player.as())).body;
      const { list } = await awardsOf(db, player, { page: 1, limit: 10 });
      const cover = list.filter(({ kind }) => kind === 'cover');
      return [data.total, data.totals.amount, cover.map(({ status }) => status)];
    };

    await settlePlay(api);
    clock.advance(DAY_MS - 1);
    await payPromisedAwards(api.deps);
    const inBreak = [await seen(), (await player.balances()).cashCentavos];
    clock.set(until);
    await payPromisedAwards(api.deps);
    await settlePlay(api);
    await payPromisedAwards(api.deps);

    expect(inBreak).toEqual([[0, '0.00', ['promised']], 0]);
    expect([await seen(), (await player.balances()).cashCentavos]).toEqual([[1, '8.00', ['paid']], 8_00]);
  });

  describeOnPostgres('at the same time', () => {
    it('[I18] 50 claims of a relief pay once', async () => {
      const player = await aPlayer();
      await player.play(500_00);
      api.deps.clock.advance(DAY_MS);
      const as = await player.as();

      const claims = await Promise.all(
        Array.from({ length: 50 }, () => api.call('POST /api/dailyrescue/claim', as)),
      );

      expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await player.balances()).cashCentavos).toBe(15_00);
    });
  });
});

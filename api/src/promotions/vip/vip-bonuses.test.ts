import fc from 'fast-check';
import { marksOf } from '../../../testing/marks-of.ts';
import { DICE, license, offeredPlayer, onMonday, settlePlay } from '../../../testing/offered-site.ts';
import { useApp } from '../../../testing/test-app.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { transaction } from '../../db/transaction.ts';
import { reverseDeposit } from '../../ledger/deposits.ts';
import { verify } from '../../ledger/verify.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { VIP_LADDER, vipLevelOf } from '../../vip/ladder.ts';
import { vipStandingOf } from '../../vip/standing.ts';
import { settledAt, spanOfDays } from '../play/days.ts';
import { payPromisedAwards } from '../promised-awards.ts';
import { PLAY_SETTLEMENT } from '../settlement.ts';
import { promoteDue } from './promote-due.ts';
import { vipRoutes } from './routes.ts';

const HOUR_MS = 3_600_000;
const amounts = fc.nat(2_000_000_000_00);

describe('the level of a member', () => {
  it('[G18] never falls when more is paid in or bet, and both conditions of it are met', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, amounts, (recharged, wagered, more, further) => {
        const level = vipLevelOf(recharged, wagered);
        const { rechargeCentavos = 0, bettingCentavos = 0 } = VIP_LADDER[level] ?? {};
        expect(vipLevelOf(recharged + more, wagered + further)).toBeGreaterThanOrEqual(level);
        expect(recharged >= rechargeCentavos && wagered >= bettingCentavos).toBe(true);
        const next = VIP_LADDER[level + 1];
        const reachesNext =
          next !== undefined && recharged >= next.rechargeCentavos && wagered >= next.bettingCentavos;
        expect(reachesNext).toBe(false);
      }),
    );
  });
});

describe('VIP bonuses', () => {
  const api = useApp({ routes: vipRoutes });

  async function aPlayer() {
    const day = onMonday(api);
    return { ...(await offeredPlayer(api)), day };
  }
  type Player = Awaited<ReturnType<typeof aPlayer>>;
  const promoteNow = ({ siteKey }: Player) =>
    promoteDue(api.deps, siteKey, new Date(api.deps.clock.now().getTime() - 60_000));
  const history = async (player: Player) =>
    (await api.call('POST /api/member/vip/history', await player.as())).body.data.list.map(
      ({ kind, from_level: from, to_level: to, bonus }) => `${kind} ${from}-${to} ${bonus}`,
    );
  async function reach(player: Player, recharge: number, bets: number) {
    await player.recharge(recharge);
    await player.play(bets);
    await player.wager(bets);
  }

  afterEach(async () => {
    expect((await verify(api.deps.db)).problems).toEqual([]);
    expect(api.deps.log.errors).toEqual([]);
  });

  it('[G10] [G18] [A36] [R111] [R211] of levels pay by themselves when the level is reached, each once, with a message', async () => {
    const player = await aPlayer();
    const heard = player.listen();
    await reach(player, 500_00, 2_999_99);
    await promoteNow(player);
    const first = await player.balances();
    await player.wager(1);
    await promoteNow(player);
    await promoteNow(player);

    expect([first.cashCentavos, (await player.balances()).cashCentavos]).toEqual([505_00, 520_00]);
    expect(await history(player)).toEqual(['upgrade 1-2 15.00', 'upgrade 0-1 5.00']);
    expect(await player.told()).toEqual(['vip_upgrade 500', 'vip_upgrade 1500']);
    expect(await heard()).toEqual(await player.told());
  });

  it('[G18] several levels at once pay the bonus of each; a late deposit that lifts a member is seen', async () => {
    const player = await aPlayer();
    await player.wager(60_000_00);
    await promoteNow(player);
    await player.recharge(6_000_00);
    await promoteNow(player);

    expect(await history(player)).toEqual([
      'upgrade 3-4 120.00',
      'upgrade 2-3 50.00',
      'upgrade 1-2 15.00',
      'upgrade 0-1 5.00',
    ]);
  });

  it('[G18] [A40] a level that was reached is kept when a deposit is taken back', async () => {
    const player = await aPlayer();
    const entry = await player.recharge(100_00);
    await player.play(500_00);
    await player.wager(500_00);
    await promoteNow(player);
    const { siteKey, memberId } = player;
    const at = api.deps.clock.now();
    await transaction(api.deps.db, (tx) => reverseDeposit(tx, { siteKey, at, depositEntryId: entry.id }));

    expect((await vipStandingOf(api.deps.db, { siteKey, memberId })).level).toBe(1);
    await promoteNow(player);
    expect(await history(player)).toHaveLength(1);
  });

  it('[A36] of a week are paid on Monday at 03:00 São Paulo, by the level of then, also after a downtime', async () => {
    const player = await aPlayer();
    await settlePlay(api);
    await reach(player, 100_00, 500_00);
    await promoteNow(player);
    api.deps.clock.set(new Date(`${player.day(7)}T05:59:59Z`));
    await settlePlay(api);
    const early = await history(player);
    api.deps.clock.set(new Date(`${player.day(20)}T15:00:00Z`));
    await settlePlay(api);
    await settlePlay(api);

    expect(early).toEqual(['upgrade 0-1 5.00']);
    expect(await history(player)).toEqual(['weekly 1-1 1.00', 'weekly 1-1 1.00', 'upgrade 0-1 5.00']);
  });

  it('[A36] of a week in which the offer was on are paid though it has ended since, and of later weeks are not', async () => {
    const player = await aPlayer();
    await settlePlay(api);
    await reach(player, 100_00, 500_00);
    await promoteNow(player);
    await api.deps.db
      .updateTable('promotions')
      .set({ ends_at: new Date(`${player.day(7)}T03:00:00Z`) })
      .where('site_key', '=', player.siteKey)
      .where('kind', '=', 'vip_weekly')
      .execute();

    api.deps.clock.set(new Date(`${player.day(20)}T15:00:00Z`));
    await settlePlay(api);

    expect(await history(player)).toEqual(['weekly 1-1 1.00', 'upgrade 0-1 5.00']);
  });

  it.each([
    ['stopped', { is_stopped: true }],
    ['used up', { budget_centavos: 4_99, awarded_centavos: 4_99 }],
    ['ended', { ends_at: new Date('2026-01-02T00:00:00Z') }],
  ])(
    '[A36] [I19] of weeks are paid while the offer of levels is %s: the level counts, its bonus waits',
    async (_, closed) => {
      const player = await aPlayer();
      const { db, clock } = api.deps;
      const ofLevels = db
        .updateTable('promotions')
        .where('site_key', '=', player.siteKey)
        .where('kind', '=', 'vip_upgrade');
      await settlePlay(api);
      await ofLevels.set({ starts_at: new Date('2026-01-01T00:00:00Z'), ...closed }).execute();
      await reach(player, 100_00, 500_00);
      await promoteNow(player);
      clock.set(new Date(`${player.day(14)}T06:00:00Z`));
      await settlePlay(api);
      const meanwhile = await history(player);
      await ofLevels
        .set({ is_stopped: false, budget_centavos: null, awarded_centavos: 0, ends_at: null })
        .execute();
      await promoteDue(api.deps, player.siteKey, null);
      await promoteDue(api.deps, player.siteKey, null);

      expect(meanwhile).toEqual(['weekly 1-1 1.00', 'weekly 1-1 1.00']);
      expect(await history(player)).toEqual(['upgrade 0-1 5.00', 'weekly 1-1 1.00', 'weekly 1-1 1.00']);
    },
  );

  it('[A40] a level that was reached while the offer of levels was stopped is kept when the deposit is taken back', async () => {
    const player = await aPlayer();
    const { siteKey, memberId } = player;
    const { db, clock } = api.deps;
    await db.updateTable('promotions').set({ is_stopped: true }).where('site_key', '=', siteKey).execute();
    const entry = await player.recharge(100_00);
    await player.wager(500_00);
    await promoteNow(player);
    await transaction(db, (tx) => reverseDeposit(tx, { siteKey, at: clock.now(), depositEntryId: entry.id }));

    expect((await vipStandingOf(db, { siteKey, memberId })).level).toBe(1);
  });

  it('[A36] [G31] of a week are paid after a break that was on when they were worked out', async () => {
    const player = await aPlayer();
    const { db, clock } = api.deps;
    await settlePlay(api);
    await reach(player, 100_00, 500_00);
    await promoteNow(player);
    clock.set(new Date(`${player.day(7)}T06:00:00Z`));
    const until = new Date(clock.now().getTime() + 24 * 3_600_000);
    await db.updateTable('members').set({ paused_until: until }).where('id', '=', player.memberId).execute();

    await settlePlay(api);
    await payPromisedAwards(api.deps);
    const inBreak = await history(player);
    const toldInBreak = await player.told();
    const heard = player.listen();
    clock.set(until);
    await payPromisedAwards(api.deps);

    expect(inBreak).toEqual(['upgrade 0-1 5.00']);
    expect(await history(player)).toEqual(['weekly 1-1 1.00', 'upgrade 0-1 5.00']);
    expect(toldInBreak.filter((told) => /^(vip_weekly|cover)/.test(told))).toEqual([]);
    expect((await player.told()).filter((told) => !toldInBreak.includes(told)).toSorted()).toEqual([
      'cover 500',
      'vip_weekly 100',
    ]);
    expect((await heard()).toSorted()).toEqual(['cover 500', 'vip_weekly 100']);
    // The cover of what was lost has waited too.
    expect((await player.balances()).cashCentavos).toBe(100_00 + 5_00 + 1_00 + 5_00);
  });

  it('[A36] of a week go only to who has bet in it on a site that follows the Brazilian licence', async () => {
    const player = await aPlayer();
    await license(api, player.siteKey);
    await settlePlay(api);
    await reach(player, 100_00, 500_00);
    await promoteNow(player);
    api.deps.clock.set(new Date(`${player.day(16)}T15:00:00Z`));
    await settlePlay(api);

    expect(await history(player)).toEqual(['weekly 1-1 1.00', 'upgrade 0-1 5.00']);
  });

  it('[I19] [G26] wait while the offer is stopped or the member excluded, and are paid when that has ended', async () => {
    const player = await aPlayer();
    await reach(player, 100_00, 500_00);
    const { db } = api.deps;
    const stop = (is_stopped: boolean) =>
      db.updateTable('promotions').set({ is_stopped }).where('site_key', '=', player.siteKey).execute();
    const setStatus = (status: number) =>
      db.updateTable('members').set(marksOf(status)).where('id', '=', player.memberId).execute();

    await stop(true);
    await promoteNow(player);
    await stop(false);
    await setStatus(MEMBER_STATUS.selfExcluded);
    await promoteNow(player);
    await setStatus(MEMBER_STATUS.active);
    const waiting = await history(player);
    await promoteNow(player);

    expect([waiting, await history(player)]).toEqual([[], ['upgrade 0-1 5.00']]);
  });

  describeOnPostgres('at the same time', () => {
    it('[I18] 20 processes that look at once pay each level once', async () => {
      const player = await aPlayer();
      await reach(player, 500_00, 3_000_00);

      await Promise.all(Array.from({ length: 20 }, () => promoteNow(player)));

      expect((await player.balances()).cashCentavos).toBe(520_00);
      expect(await history(player)).toHaveLength(2);
    });
  });

  // Last: the tests above would have the days of its many sites settled, too.
  const visit = fc.record({
    hours: fc.integer({ min: 1, max: 45 }),
    rechargeCentavos: fc.constantFrom(0, 0, 100_00, 400_00, 2_000_00),
    betCentavos: fc.constantFrom(0, 1_00, 500_00, 2_500_00, 12_000_00),
    isSlot: fc.boolean(),
  });

  it('[A36] [G18] [G19] days that are made up for at once bring what they bring one by one, at the levels of then', async () => {
    let rises = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(visit, { minLength: 5, maxLength: 12 }),
        fc.boolean(),
        async (visits, isLevelsFirst) => {
          const { daily, late, days } = await twoPlayers(visits);
          // After a downtime the job of levels may come first.
          if (isLevelsFirst) await promoteDue(api.deps, late.siteKey, null);
          for (const day of days) await settleDay(late, day);
          const expected = await gains(daily);
          rises += new Set(expected.rates).size > 1 ? 1 : 0;
          expect(await gains(late)).toEqual(expected);
        },
      ),
      { numRuns: 6, examples: [[RISING, true]] },
    );
    expect(rises).toBeGreaterThan(0);
  });

  const RISING = [
    { hours: 5, rechargeCentavos: 100_00, betCentavos: 1_00, isSlot: true },
    { hours: 40, rechargeCentavos: 0, betCentavos: 500_00, isSlot: true },
    { hours: 45, rechargeCentavos: 400_00, betCentavos: 500_00, isSlot: false },
    { hours: 20, rechargeCentavos: 0, betCentavos: 2_500_00, isSlot: true },
    { hours: 45, rechargeCentavos: 2_000_00, betCentavos: 12_000_00, isSlot: true },
    { hours: 45, rechargeCentavos: 0, betCentavos: 500_00, isSlot: true },
  ];

  const settleDay = ({ siteKey }: { readonly siteKey: string }, day: string) =>
    PLAY_SETTLEMENT.settle(api.deps, { siteKey, day, ...spanOfDays(day, day) });

  /** Two who do the same on sites of their own for 16 days, of which one site is settled day by day and the other not at all. */
  async function twoPlayers(visits: readonly (typeof RISING)[number][]) {
    const { clock } = api.deps;
    const day = onMonday(api);
    const [daily, late] = [await offeredPlayer(api), await offeredPlayer(api)];
    const days = Array.from({ length: 16 }, (_, index) => day(index));
    const waiting = [...days];
    const goTo = async (instant: Date) => {
      for (let [next] = waiting; next && settledAt(next) <= instant; [next] = waiting) {
        clock.set(settledAt(next));
        await settleDay(daily, next);
        waiting.shift();
      }
      clock.set(instant);
    };
    // Never at 03:00 itself.
    let at = clock.now().getTime() + 30 * 60_000;
    for (const { hours, rechargeCentavos, betCentavos, isSlot } of visits) {
      at = Math.min(at + hours * HOUR_MS, settledAt(day(15)).getTime() - HOUR_MS / 2);
      await goTo(new Date(at));
      for (const player of [daily, late]) {
        if (rechargeCentavos > 0) await player.recharge(rechargeCentavos);
        if (betCentavos === 0) continue;
        await player.play(betCentavos, isSlot ? {} : { gameId: DICE });
        await player.wager(betCentavos);
      }
    }
    await goTo(settledAt(day(15)));
    return { daily, late, days };
  }

  /** What levels and days have brought a member: not when it came. */
  async function gains({ siteKey, balances }: Awaited<ReturnType<typeof offeredPlayer>>) {
    const { db } = api.deps;
    const rebates = await db
      .selectFrom('rebates')
      .select(['day', 'game_type', 'wagered_centavos', 'rate_hundredths', 'amount_centavos'])
      .where('site_key', '=', siteKey)
      .orderBy('day')
      .orderBy('game_type')
      .execute();
    const bonuses = await db
      .selectFrom('vip_bonuses')
      .select(['kind', 'week', 'to_level', 'bonus_centavos'])
      .where('site_key', '=', siteKey)
      .orderBy('kind')
      .orderBy('to_level')
      .orderBy('week')
      .execute();
    const levels = await db
      .selectFrom('vip_levels_reached')
      .select(['level', 'reached_at'])
      .where('site_key', '=', siteKey)
      .orderBy('level')
      .execute();
    const { cashCentavos, rebateCentavos } = await balances();
    const rates = rebates.filter((row) => row.game_type === 'slot').map((row) => row.rate_hundredths);
    return { rebates, bonuses, levels, cashCentavos, rebateCentavos, rates };
  }
});

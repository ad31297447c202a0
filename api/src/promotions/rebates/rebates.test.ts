import fc from 'fast-check';
import { marksOf } from '../../../testing/marks-of.ts';
import {
  anotherPlayer,
  DICE,
  license,
  offeredPlayer,
  onMonday,
  settlePlay,
} from '../../../testing/offered-site.ts';
import { followOffer } from '../../../testing/promotions.ts';
import { useApp } from '../../../testing/test-app.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { verify } from '../../ledger/verify.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { awardsOf } from '../activities/awards.ts';
import { rebateCentavos, rebateRate, rebateRates } from './rates.ts';
import { rebateRoutes } from './routes.ts';

describe('the rates of rebates', () => {
  it('[G19] [A52] are 0.5 % of slots, 0.3 % of live and 0.2 % of all others, and 0.02 % more per level', () => {
    const usual = rebateRates(null);
    const types = ['slot', 'live', 'crash', 'mines', 'plinko', 'dice'] as const;

    expect(types.map((type) => rebateRate(usual, type, 0))).toEqual([50, 30, 20, 20, 20, 20]);
    expect(rebateRate(usual, 'slot', 10)).toBe(70);
  });

  it('[G19] never give more than the rate says, nor less by a centavo', () => {
    fc.assert(
      fc.property(fc.nat(9_007_199_254), fc.integer({ min: 1, max: 100 }), (bet, rate) => {
        const exact = BigInt(bet) * BigInt(rate);
        const given = BigInt(rebateCentavos(bet, rate)) * 10_000n;
        expect(given <= exact && exact - given < 10_000n).toBe(true);
      }),
    );
  });

  it('[G19] give what two bets bring together at least as for each alone', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (one, other) => {
        const together = rebateCentavos(one + other, 50);
        expect(together).toBeGreaterThanOrEqual(rebateCentavos(one, 50) + rebateCentavos(other, 50));
      }),
    );
  });
});

describe('rebates', () => {
  const api = useApp({ routes: rebateRoutes });
  const DAY_MS = 24 * 3_600_000;

  async function aPlayer() {
    const day = onMonday(api);
    return { ...(await offeredPlayer(api)), day };
  }
  /** 03:00 in São Paulo, so many days after the Monday. */
  const threeOf = ({ day }: Awaited<ReturnType<typeof aPlayer>>, days: number) =>
    new Date(`${day(days)}T06:00:00Z`);
  const settle = () => settlePlay(api);

  afterEach(async () => {
    expect((await verify(api.deps.db)).problems).toEqual([]);
    expect(api.deps.log.errors).toEqual([]);
  });

  it('[R111] [R192] [G10] [G19] are worked out at 03:00 São Paulo, by game type, are told of, and wait to be claimed', async () => {
    const player = await aPlayer();
    const heard = player.listen();
    await player.play(1_000_00);
    await player.play(500_00, { gameId: DICE });
    await player.play(70_00, { isTakenBack: true });

    api.deps.clock.set(new Date(threeOf(player, 1).getTime() - 1));
    await settle();
    const early = await player.balances();
    api.deps.clock.set(threeOf(player, 1));
    await settle();
    await settle();

    expect([early.rebateCentavos, (await player.balances()).rebateCentavos]).toEqual([0, 6_00]);
    expect([await player.told(), await heard()]).toEqual([['rebate 600'], ['rebate 600']]);
    const { body } = await api.call('POST /api/games/rebates/list', await player.as());
    expect(body.data.total).toBe('6.00');
    expect(body.data.list.filter(({ can_claim: can }) => can === 1)).toMatchObject([
      { game_type: 'slot', rate: '0.50', valid_bet: '1000.00', amount: '5.00' },
      { game_type: 'dice', rate: '0.20', valid_bet: '500.00', amount: '1.00' },
    ]);
  });

  it('[G19] [G35] come at the rates of the site’s offer, which its members and visitors see', async () => {
    const player = await aPlayer();
    await api.deps.db
      .updateTable('promotions')
      .set({ rules: JSON.stringify({ slotHundredths: 60, otherHundredths: 0, stepHundredths: 3 }) })
      .where('site_key', '=', player.siteKey)
      .where('kind', '=', 'rebate')
      .execute();
    await player.play(1_000_00);
    await player.play(500_00, { gameId: DICE });

    const visitor = await api.call('POST /api/games/rebates/list', { ...(await player.as()), token: null });
    api.deps.clock.set(threeOf(player, 1));
    await settle();

    expect(visitor.body.data).toMatchObject({
      level_step: '0.03',
      list: [{ game_type: 'slot', rate: '0.60' }, {}, {}, {}, {}, {}],
    });
    expect((await player.balances()).rebateCentavos).toBe(6_00);
  });

  it('[R192] [G64] tell the open tabs of who has them, and of nobody else, that something has moved', async () => {
    const player = await aPlayer();
    const other = await anotherPlayer(api, player.siteKey);
    await player.play(1_000_00);
    const told: (readonly [string, string])[] = [];
    for (const [name, { memberId }] of Object.entries({ player, other }))
      api.deps.memberEvents.of(memberId).subscribe((event) => {
        if (event.type === 'balance') told.push([name, event.balance]);
      });
    const { version } = await player.balances();

    api.deps.clock.set(threeOf(player, 1));
    await settle();
    await settle();

    expect(told).toEqual([['player', '0.00']]);
    expect((await player.balances()).version).toBeGreaterThan(version);
  });

  it('[R192] shows how today goes before it is worked out, and a visitor the rates alone', async () => {
    const player = await aPlayer();
    await player.play(200_00);

    const as = await player.as();
    const { body } = await api.call('POST /api/games/rebates/list', as);
    const visitor = await api.call('POST /api/games/rebates/list', { ...as, token: null });

    expect(body.data.list[0]).toMatchObject({
      today_valid_bet: '200.00',
      today_amount: '1.00',
      can_claim: 0,
    });
    expect(body.data.next_at).toBe(threeOf(player, 1).toISOString());
    // From noon.
    expect(body.data.next_in_seconds).toBe(15 * 3_600);
    expect(visitor.body.data.level_step).toBe('0.02');
    expect(visitor.body.data.list[0]).toMatchObject({
      rate: '0.50',
      today_valid_bet: '0.00',
      amount: '0.00',
    });
  });

  it('[R192] [G19] tell between midnight and 03:00 of the calculation that comes next, and what the bets of yesterday come to', async () => {
    const player = await aPlayer();
    await player.play(1_000_00);
    await player.play(500_00, { gameId: DICE });
    const told = async () => (await api.call('POST /api/games/rebates/list', await player.as())).body.data;
    expect(await told()).toMatchObject({ yesterday: null, total: '0.00' });

    api.deps.clock.set(new Date(threeOf(player, 1).getTime() - 3_600_000));
    const { next_at, next_in_seconds, yesterday, list } = await told();
    expect([next_at, next_in_seconds]).toEqual([threeOf(player, 1).toISOString(), 3_600]);
    expect([yesterday, list[0]?.today_amount]).toEqual(['6.00', '0.00']);

    api.deps.clock.set(threeOf(player, 1));
    await settle();
    expect(await told()).toMatchObject({ yesterday: null, total: '6.00' });
  });

  it('[R192] [G27] are promised no more than the cap of the offer, and nothing to who is below its level', async () => {
    const player = await aPlayer();
    await player.play(1_000_00);
    await player.play(500_00, { gameId: DICE });
    const change = (changes: { cap_centavos?: number; least_vip_level?: number }) =>
      api.deps.db.updateTable('promotions').set(changes).where('site_key', '=', player.siteKey).execute();
    const today = async () =>
      (await api.call('POST /api/games/rebates/list', await player.as())).body.data.list
        .filter(({ today_valid_bet: bet }) => bet !== '0.00')
        .map(({ game_type, today_amount }) => [game_type, today_amount]);

    await change({ least_vip_level: 1 });
    const below = await today();
    await change({ least_vip_level: 0, cap_centavos: 3_00 });
    const bound = await today();
    api.deps.clock.set(threeOf(player, 1));
    await settle();

    expect(below).toEqual([
      ['slot', '0.00'],
      ['dice', '0.00'],
    ]);
    const most = bound.reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect([most, (await player.balances()).rebateCentavos]).toEqual([3, 3_00]);
  });

  it('[R44] are no part of the balance in the list of what was given before they are claimed', async () => {
    const player = await aPlayer();
    await player.play(1_000_00);
    api.deps.clock.set(threeOf(player, 1));
    await settle();
    const statuses = async () =>
      (await awardsOf(api.deps.db, player, { page: 1, limit: 10 })).list.map(({ kind, status }) => [
        kind,
        status,
      ]);

    const before = await statuses();
    await api.call('POST /api/games/rebates/claim', await player.as());

    expect([before, await statuses()]).toEqual([[['rebate', 'claimable']], [['rebate', 'paid']]]);
  });

  it('[A36] [R193] are claimed to cash in one request, once; a copy with the same key is answered alike', async () => {
    const player = await aPlayer();
    await player.play(1_000_00);
    api.deps.clock.set(threeOf(player, 1));
    await settle();

    const headers = { 'idempotency-key': 'claim-1' };
    const as = await player.as();
    const first = await api.call('POST /api/games/rebates/claim', { ...as, headers });
    const copy = await api.call('POST /api/games/rebates/claim', { ...as, headers });
    const again = await api.call('POST /api/games/rebates/claim', await player.as());

    expect([first.status, first.body.data.amount, first.body.message]).toEqual([
      200,
      '5.00',
      'R$5.00 is in your balance',
    ]);
    expect(copy.body).toEqual(first.body);
    expect([again.status, again.body.error]).toEqual([400, 'nothing_to_claim']);
    expect(await player.balances()).toMatchObject({ cashCentavos: 5_00, rebateCentavos: 0 });
    const { body } = await api.call('POST /api/games/rebates/details', await player.as());
    expect(body.data.list).toMatchObject([
      { date: player.day(0), game_type: 'slot', valid_bet: '1000.00', amount: '5.00', status: 'claimed' },
    ]);
  });

  it('[G26] are still claimed by who has excluded themselves, not by who is frozen, and nothing new comes', async () => {
    const { db, clock } = api.deps;
    const player = await aPlayer();
    await player.play(1_000_00);
    clock.set(threeOf(player, 1));
    await settle();
    const setStatus = (status: number) =>
      db.updateTable('members').set(marksOf(status)).where('id', '=', player.memberId).execute();
    await player.play(1_000_00, { closedAt: clock.now() });

    await setStatus(MEMBER_STATUS.selfExcluded);
    clock.advance(DAY_MS);
    await settle();

    const claim = async () => api.call('POST /api/games/rebates/claim', await player.as());
    await setStatus(MEMBER_STATUS.frozen);
    const frozen = await claim();
    await setStatus(MEMBER_STATUS.selfExcluded);
    const excluded = await claim();
    expect([frozen.status, excluded.body.data.amount]).toEqual([403, '5.00']);
  });

  it('[G19] of days of a downtime are made up for, each once and for its own day', async () => {
    const player = await aPlayer();
    api.deps.clock.set(threeOf(player, 1));
    await settle();
    for (const days of [1, 2, 3]) {
      const closedAt = new Date(`${player.day(days)}T15:00:00Z`);
      await player.play(100_00 * days, { closedAt, openedAt: new Date(closedAt.getTime() - 60_000) });
    }

    api.deps.clock.set(threeOf(player, 6));
    await settle();

    const { body } = await api.call('POST /api/games/rebates/details', await player.as());
    expect(body.data.list.map(({ date, amount }) => [date, amount])).toEqual([
      [player.day(3), '1.50'],
      [player.day(2), '1.00'],
      [player.day(1), '0.50'],
    ]);
    // No message for each day that is made up for.
    expect(await player.told()).toEqual([]);
  });

  it('[G19] are given for the days on which the offer was on, whatever has become of it when they are worked out', async () => {
    const player = await aPlayer();
    const { db, clock } = api.deps;
    await settle();
    const midnight = (days: number) => new Date(`${player.day(days)}T03:00:00Z`);
    for (const days of [0, 1, 2, 3]) {
      const closedAt = new Date(`${player.day(days)}T15:00:00Z`);
      await player.play(100_00 * (days + 1), { closedAt, openedAt: new Date(closedAt.getTime() - 60_000) });
    }
    // On for Monday and for the first hour of Tuesday; another one begins with Thursday.
    const secondHour = new Date(midnight(1).getTime() + 3_600_000);
    await followOffer(db, player.siteKey, 'rebate', { key: 'rebates_again', at: midnight(3) });
    await db
      .updateTable('promotions')
      .set({ ends_at: secondHour })
      .where('site_key', '=', player.siteKey)
      .where('key', '=', 'rebate')
      .execute();

    clock.set(threeOf(player, 6));
    await settle();

    const { body } = await api.call('POST /api/games/rebates/details', await player.as());
    expect(body.data.list.map(({ date, amount }) => [date, amount])).toEqual([
      [player.day(3), '2.00'],
      [player.day(1), '1.00'],
      [player.day(0), '0.50'],
    ]);
  });

  it('[G19] of a day that ended with the offer are given, and of one on which it was stopped are not', async () => {
    const [player, other] = [await aPlayer(), await aPlayer()];
    const change = ({ siteKey }: typeof player, changes: { ends_at?: Date; is_stopped?: boolean }) =>
      api.deps.db.updateTable('promotions').set(changes).where('site_key', '=', siteKey).execute();
    await settle();
    for (const each of [player, other]) await each.play(1_000_00);
    await change(player, { ends_at: new Date(`${other.day(1)}T03:00:00Z`) });
    await change(other, { is_stopped: true });

    api.deps.clock.set(threeOf(other, 1));
    await settle();

    const given = [(await player.balances()).rebateCentavos, (await other.balances()).rebateCentavos];
    expect(given).toEqual([5_00, 0]);
  });

  it('[G19] [G31] of a day before a break are not lost in it: they wait, are not told of, and can be claimed afterwards', async () => {
    const { db, clock } = api.deps;
    const player = await aPlayer();
    await player.play(1_000_00);
    clock.set(threeOf(player, 1));
    const until = new Date(clock.now().getTime() + DAY_MS);
    await db.updateTable('members').set({ paused_until: until }).where('id', '=', player.memberId).execute();
    await settle();
    const inBreak = [(await player.balances()).rebateCentavos, await player.told()];

    clock.set(until);
    const claimed = await api.call('POST /api/games/rebates/claim', await player.as());

    expect([inBreak, claimed.body.data.amount]).toEqual([[5_00, []], '5.00']);
  });

  it('[G19] are the same on a site that follows the Brazilian licence: they come after the bets', async () => {
    const player = await aPlayer();
    await license(api, player.siteKey);
    await player.play(1_000_00);
    api.deps.clock.set(threeOf(player, 1));
    await settle();

    expect((await player.balances()).rebateCentavos).toBe(5_00);
  });

  describeOnPostgres('at the same time', () => {
    it('[I18] 50 claims pay once, and settlements by many processes give once', async () => {
      const player = await aPlayer();
      await player.play(1_000_00);
      api.deps.clock.set(threeOf(player, 1));
      await Promise.all(Array.from({ length: 8 }, settle));

      const as = await player.as();
      const claims = await Promise.all(
        Array.from({ length: 50 }, () => api.call('POST /api/games/rebates/claim', as)),
      );

      const done = claims.filter(({ status }) => status === 200);
      expect(done.length).toBe(1);
      expect(await player.balances()).toMatchObject({ cashCentavos: 5_00, rebateCentavos: 0 });
    });
  });
});

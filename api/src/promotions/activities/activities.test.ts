import { insertMember, insertSite } from '../../../testing/builders.ts';
import { countWager } from '../../../testing/count-wager.ts';
import { marksOf } from '../../../testing/marks-of.ts';
import { usePlayers } from '../../../testing/players.ts';
import { followOffer } from '../../../testing/promotions.ts';
import { transaction } from '../../db/transaction.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { setTurnoverShare } from '../../turnover/shares.ts';
import { addTurnoverRequirement, turnoverOf } from '../../turnover/turnover.ts';
import { payPromisedAwards } from '../promised-awards.ts';
import { followPaidRecharges } from '../paid-recharges.ts';

describe('the hub of activities', () => {
  const { test, deposits, pay, wager, loggedInAnew, profile } = usePlayers();
  afterEach(() => profile('sandbox'));

  const cards = async (token: string | null) =>
    (await test.call('GET /api/promotion/activities', { token })).body.data.list;
  const card = async (token: string | null, kind: string) =>
    (await cards(token)).find((each) => each.kind === kind);
  const change = (kind: string, changes: { ends_at?: Date | null; is_stopped?: boolean; starts_at?: Date }) =>
    test.deps.db
      .updateTable('promotions')
      .set(changes)
      .where('site_key', '=', test.siteKey)
      .where('kind', '=', kind)
      .execute();

  it.each(['sandbox', 'br-licensed'] as const)(
    '[G16] says how much of a bet counts in each kind of game, by the rule that counts it, and works the example out with it (%s)',
    async (name) => {
      await profile(name);
      const first = await card(null, 'first_deposit');
      const rebate = await card(null, 'recharge_rebate');
      const relief = await card(null, 'daily_relief');
      const percents = (shares: readonly { readonly percent: number }[] = []) =>
        shares.map(({ percent }) => percent);

      expect(rebate?.turnover_shares).toEqual([
        { game_type: 'slot', percent: 100 },
        { game_type: 'crash', percent: 20 },
        { game_type: 'mines', percent: 20 },
        { game_type: 'plinko', percent: 20 },
        { game_type: 'dice', percent: 10 },
        { game_type: 'live', percent: 10 },
      ]);
      expect(percents(rebate?.bet_shares)).toEqual([100, 100, 100, 100, 100, 100]);
      // R$ 10 of bonus: R$ 50 on slots, ten times as much where a tenth counts.
      expect(rebate?.terms).toMatchObject({
        exampleReward: '10.00',
        exampleTurnover: '50.00',
        exampleElsewhere: '500.00',
        elsewhereGame: 'dice',
        elsewherePercent: '10',
      });
      expect([percents(relief?.bet_shares), relief?.turnover_shares]).toEqual([
        [100, 10, 10, 10, 10, 10],
        [],
      ]);
      const isLicensed = name === 'br-licensed';
      expect([first?.bet_shares.length, first?.turnover_shares.length]).toEqual(isLicensed ? [6, 0] : [0, 6]);
      expect('exampleTurnover' in (first?.terms ?? {})).toBe(!isLicensed);
    },
  );

  it('[R7] [R44] shows a visitor what there is, with the numbers of its rules and a worked example', async () => {
    const shown = await cards(null);

    expect(shown.map(({ kind, state }) => [kind, state])).toEqual([
      ['first_deposit', 'available'],
      ['recharge_rebate', 'available'],
      ['invitation', 'available'],
      ['gift_tiers', 'available'],
      ['lottery_wheel', 'available'],
      ['daily_relief', 'available'],
    ]);
    expect(shown[0]).toMatchObject({
      reward: '1500.00',
      turnover: '5',
      progress: null,
      terms: {
        min: '20.00',
        most: '1500.00',
        exampleDeposit: '400.00',
        exampleReward: '300.00',
        exampleWager: '1500.00',
      },
    });
    expect(shown[1]?.terms).toMatchObject({
      exampleDeposit: '200.00',
      exampleWager: '1000.00',
      exampleReward: '10.00',
    });
    expect(shown[2]?.terms).toMatchObject({ friendDeposit: '20.00' });
    expect(shown[3]?.terms).toMatchObject({ examplePercent: '12.5', exampleReward: '25.00' });
    expect(shown[4]?.terms).toMatchObject({ exampleSpins: '3', exampleWager: '600.00' });
  });

  it('[R44] [R128] shows a member each state that an activity comes to', async () => {
    const player = await deposits.aPlayer();
    const of = (kind: string) => card(player.token, kind);
    await pay(player, '100.00');
    expect(await of('first_deposit')).toMatchObject({ state: 'claimable', reward: '100.00' });
    expect(await of('recharge_rebate')).toMatchObject({
      state: 'in_progress',
      progress: { unit: 'money', current: '0.00', target: '500.00', percent: 0 },
    });
    expect(await of('gift_tiers')).toMatchObject({ state: 'available', progress: { percent: 10 } });

    await test.call('POST /api/ftd/claim', {
      token: player.token,
      body: { name: player.member.account, site: test.siteKey },
    });
    await wager(player, 499_99);
    expect(await of('first_deposit')).toMatchObject({ state: 'claimed' });
    expect(await of('recharge_rebate')).toMatchObject({ state: 'in_progress', progress: { percent: 99 } });
    await wager(player, 1);

    expect(await of('recharge_rebate')).toMatchObject({ state: 'claimable', reward: '5.00' });
    const { id } = player.member;
    await pay(await deposits.aPlayer({ inviter_id: id, root_inviter_id: id }), '20.00');
    expect(await of('invitation')).toMatchObject({ progress: { unit: 'count', current: '0', target: '1' } });
  });

  it.each(['paused', 'excluded'] as const)(
    '[G31] [R44] offers nothing to a member who is %s and would be refused, and what was before to one who may play again',
    async (why) => {
      const player = await deposits.aPlayer();
      let { token } = player;
      await pay(player, '100.00');
      await wager(player, 300_00);
      const seen = async () => ({
        states: (await cards(token)).map(({ kind, state, progress }) => [kind, state, progress?.percent]),
        first: (await test.call('POST /api/ftd/check', { token })).body.data.map((row) => row.can_claim),
      });
      const before = await seen();
      const mark = (changes: object) =>
        test.deps.db.updateTable('members').set(changes).where('id', '=', player.member.id).execute();
      await mark(
        why === 'paused'
          ? { paused_until: new Date(test.deps.clock.now().getTime() + 60_000) }
          : marksOf(MEMBER_STATUS.selfExcluded),
      );
      // An exclusion ends every session; they may log in all the same.
      ({ token } = await loggedInAnew(player));

      expect(await seen()).toEqual({
        states: [
          ['first_deposit', 'closed', undefined],
          ['recharge_rebate', 'closed', undefined],
          ['invitation', 'closed', undefined],
          ['gift_tiers', 'closed', undefined],
          ['lottery_wheel', 'closed', undefined],
          ['daily_relief', 'closed', undefined],
        ],
        first: before.first.map(() => 0),
      });
      const claim = await test.call('POST /api/ftd/claim', {
        token,
        body: { name: player.member.account, site: test.siteKey },
      });
      expect(claim.body.error).toBe(why === 'paused' ? 'play_paused' : 'self_excluded');
      await mark({ ...marksOf(MEMBER_STATUS.active), paused_until: null });
      expect(await seen()).toEqual(before);
      expect(before.first).toContain(1);
      expect(before.states[0]).toEqual(['first_deposit', 'claimable', undefined]);
    },
  );

  it('[G16] a share that an operator has set counts for bets that are settled from then on, on their site alone, and stands in the rules', async () => {
    const { db, clock } = test.deps;
    const elsewhere = await insertSite(db);
    const set = (percent: number) =>
      setTurnoverShare(db, {
        siteKey: test.siteKey,
        gameType: 'mines',
        percent,
        operator: 'ana',
        at: clock.now(),
      });
    const players = [
      { siteKey: test.siteKey, memberId: (await insertMember(db, test.siteKey)).id },
      { siteKey: elsewhere, memberId: (await insertMember(db, elsewhere)).id },
    ];
    const bet = () =>
      transaction(db, async (tx) => {
        for (const player of players)
          await countWager(tx, { ...player, gameType: 'mines', amountCentavos: 1_01 });
      });
    const left = () =>
      Promise.all(
        players.map(
          async ({ siteKey, memberId }) => (await turnoverOf(db, siteKey, memberId)).remainingCentavos,
        ),
      );
    await transaction(db, async (tx) => {
      for (const player of players)
        await addTurnoverRequirement(tx, { ...player, amountCentavos: 10_00, at: clock.now() });
    });

    await bet();
    const before = await left();
    await set(55);
    await bet();
    const shown = (await card(null, 'recharge_rebate'))?.turnover_shares;
    await set(20);

    expect([before, await left()]).toEqual([
      [9_80, 9_80],
      [9_25, 9_60],
    ]);
    expect(shown).toContainEqual({ game_type: 'mines', percent: 55 });
  });

  it('[R44] shows an activity before its time, after it for a week, and not at all while it is stopped', async () => {
    const now = test.deps.clock.now();
    await change('invitation', { starts_at: new Date(now.getTime() + 1_000) });
    expect((await card(null, 'invitation'))?.state).toBe('soon');
    await change('invitation', { starts_at: new Date(0), ends_at: new Date(now.getTime() + 90_500) });
    expect(await card(null, 'invitation')).toMatchObject({ state: 'available', ends_in_seconds: 91 });

    await change('invitation', { ends_at: now });
    expect(await card(null, 'invitation')).toMatchObject({ state: 'ended', ends_in_seconds: 0 });
    await change('invitation', { ends_at: new Date(now.getTime() - 8 * 24 * 3_600_000) });
    expect(await card(null, 'invitation')).toBeUndefined();
    await change('invitation', { ends_at: null, is_stopped: true });
    expect(await card(null, 'invitation')).toBeUndefined();
    await change('invitation', { is_stopped: false });
  });

  it('[R44] under the Brazilian licence shows nothing that gives before the bets', async () => {
    await profile('br-licensed');

    const shown = await cards(null);

    expect(shown.map(({ kind }) => kind)).toEqual([
      'first_deposit',
      'recharge_rebate',
      'invitation',
      'lottery_wheel',
      'daily_relief',
    ]);
    expect(shown[0]?.terms['timing']).toBe('after');
    const player = await deposits.aPlayer();
    await pay(player, '20.00');
    expect(await card(player.token, 'first_deposit')).toMatchObject({
      state: 'in_progress',
      progress: { current: '0.00', target: '100.00' },
    });
  });

  const changeAll = (changes: { least_vip_level?: number; cap_centavos?: number | null }) =>
    test.deps.db.updateTable('promotions').set(changes).where('site_key', '=', test.siteKey).execute();

  it('[G18] [R44] what is for members of a level is shown to them alone: on the hub, in its rows and tiers, and no rebate is begun', async () => {
    const [player, risen] = [await deposits.aPlayer(), await deposits.aPlayer()];
    await test.deps.db
      .insertInto('vip_levels')
      .values({
        site_key: test.siteKey,
        member_id: risen.member.id,
        level: 2,
        reached_at: test.deps.clock.now(),
      })
      .execute();
    const seenBy = async (token: string | null) => [
      (await cards(token)).length,
      (await test.call('POST /api/ftd/check', { token })).body.data.length,
      (await test.call('POST /api/invitationactivity/check', { token })).body.data.length,
      (await test.call('GET /api/promotion/rechargebonus', { token })).body.data.tiers.length,
      (await test.call('POST /api/rechargerebate/check', { token })).body.data.length,
    ];

    await changeAll({ least_vip_level: 2 });
    for (const each of [player, risen]) await pay(each, '100.00');
    const seen = [await seenBy(null), await seenBy(player.token), await seenBy(risen.token)];
    await changeAll({ least_vip_level: 0 });

    expect(seen).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [6, 7, 5, 5, 1],
    ]);
    expect((await seenBy(null)).slice(0, 4)).toEqual([6, 7, 5, 5]);
  });

  it('[G27] [R44] promises no more than the cap of an offer, on the hub, in its rows, and to the claim', async () => {
    const player = await deposits.aPlayer();
    const { token } = player;
    await changeAll({ cap_centavos: 4_00 });
    await pay(player, '100.00');

    const first = (await test.call('POST /api/ftd/check', { token })).body.data;
    const invitations = (await test.call('POST /api/invitationactivity/check', { token })).body.data;
    const [rebate] = (await test.call('POST /api/rechargerebate/check', { token })).body.data;
    const tiers = (await test.call('GET /api/promotion/rechargebonus', { token })).body.data;
    const rewards = (await cards(token)).map(({ kind, reward, terms }) => [
      kind,
      reward,
      terms['most'],
      terms['exampleReward'],
    ]);
    await wager(player, 500_00);
    const claimed = await test.call('POST /api/rechargerebate/claim', {
      token,
      body: { member_id: player.member.id, reward_amount: '4.00' },
    });
    const most = (await test.call('GET /api/promotion/rechargebonus', { token: null })).body.data.most;
    await changeAll({ cap_centavos: null });

    expect(new Set(first.map((row) => `${row.reward_amount} ${row.turnover_amount}`))).toEqual(
      new Set(['4.00 20.00']),
    );
    expect(new Set(invitations.map((row) => row.reward_amount))).toEqual(new Set(['4.00']));
    expect(rebate?.reward_amount).toBe('4.00');
    expect([tiers.most, most]).toEqual(['4.00', '4.00']);
    expect(rewards).toEqual([
      ['first_deposit', '4.00', '4.00', '4.00'],
      ['recharge_rebate', '4.00', '4.00', '4.00'],
      ['invitation', '4.00', '20.00', '4.00'],
      ['gift_tiers', null, '20', '4.00'],
      ['lottery_wheel', null, '10', undefined],
      ['daily_relief', null, '4.00', '4.00'],
    ]);
    expect(claimed.body.data.amount).toBe('4.00');
    expect((await test.call('GET /api/promotion/rechargebonus', { token })).body.data.most).toBeNull();
  });

  it('[R44] of two offers of a kind that one comes first which is on', async () => {
    const { db, clock } = test.deps;
    clock.advance(1_000);
    await followOffer(db, test.siteKey, 'first_deposit', { key: 'next_deposit', at: clock.now() });

    const shown = (await cards(null)).slice(0, 3).map(({ key, state }) => [key, state]);

    expect(shown).toEqual([
      ['next_deposit', 'available'],
      ['first_deposit', 'ended'],
      ['recharge_rebate', 'available'],
    ]);
  });

  it('[R44] lists what was given, newest first, with what became of it', async () => {
    const player = await deposits.aPlayer();
    const { token } = player;
    await pay(player, '100.00');
    await test.call('POST /api/ftd/claim', {
      token,
      body: { name: player.member.account, site: test.siteKey },
    });
    await wager(player, 500_00);
    test.deps.clock.advance(1_000);
    await test.call('POST /api/rechargerebate/claim', {
      token,
      body: { member_id: player.member.id, reward_amount: '5.00' },
    });
    const list = async () => (await test.call('POST /api/promotion/awards', { token })).body.data.list;
    expect((await list()).map(({ kind, status }) => [kind, status])).toEqual([
      ['recharge_rebate', 'promised'],
      ['first_deposit', 'open'],
    ]);

    test.deps.clock.advance(5 * 60_000);
    await payPromisedAwards(test.deps);

    expect((await list()).map(({ status }) => status)).toEqual(['open', 'open']);
  });

  it('[R44] [A62] [G16] says of an open bonus what is left to be wagered for it, and of how much', async () => {
    const player = await deposits.aPlayer();
    const left = async () => {
      const { list } = (await test.call('POST /api/promotion/awards', { token: player.token })).body.data;
      return list.map(({ turnover_left, turnover_amount }) => [turnover_left, turnover_amount]);
    };
    // R$ 50 at once, and R$ 54 for the second: the recharges ask for themselves first.
    await pay(player, '1000.00');
    const begun = await left();
    await wager(player, 1_000_00);
    const met = await left();
    await wager(player, 100_00);
    const played = await left();
    await pay(player, '400.00');
    const behind = await left();
    await wager(player, 150_00 + 400_00);

    expect([begun, met, played]).toEqual([
      [['250.00', '250.00']],
      [['250.00', '250.00']],
      [['150.00', '250.00']],
    ]);
    const [second, first] = behind;
    expect(first).toEqual(['150.00', '250.00']);
    expect(second?.[0]).toBe(second?.[1]);
    expect((await left()).map(([rest]) => rest)).toEqual([second?.[1], '0.00']);
  });

  it('[A37] [A59] says which gift tier a member has reached and what it gives, and below the first that none is', async () => {
    const player = await deposits.aPlayer();
    const tiers = async () => {
      const found = await card(player.token, 'gift_tiers');
      return [found?.state, found?.terms['tier'], found?.terms['now'], found?.progress?.target];
    };
    await pay(player, '10.00');
    const below = await tiers();
    await pay(player, '990.00');
    const bronze = await tiers();
    await pay(player, '4000.00');
    const atBound = await tiers();
    await pay(player, '5000.00');

    expect([below, bronze, atBound, await tiers()]).toEqual([
      ['available', undefined, undefined, '1000.00'],
      ['in_progress', 'Bronze', '5', '5000.00'],
      ['in_progress', 'Bronze', '10', '5000.00'],
      ['in_progress', 'Silver', '12.5', '15000.00'],
    ]);
  });

  it('[A13] a recharge that is looked at by two processes at once gives once', async () => {
    const player = await deposits.aPlayer();
    await deposits.pay(await deposits.start(player, '5000.00'));
    await deposits.deliver();

    await Promise.all([followPaidRecharges(test.deps), followPaidRecharges(test.deps)]);

    const given = await test.deps.db
      .selectFrom('promotion_awards')
      .select('amount_centavos')
      .where('member_id', '=', player.member.id)
      .execute();
    expect(given).toEqual([{ amount_centavos: 500_00 }]);
  });
});

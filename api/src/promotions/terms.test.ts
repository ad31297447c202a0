import { DICE, offeredPlayer, onMonday, settlePlay } from '../../testing/offered-site.ts';
import { usePlayers } from '../../testing/players.ts';
import { useApp } from '../../testing/test-app.ts';
import type { Db } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { lossRoutes } from './losses/routes.ts';
import { changePromotion, type SentChange } from './operators/change.ts';

const changeOn = (db: Db, siteKey: string, at: Date, change: SentChange) =>
  transaction(db, (tx) => changePromotion(tx, siteKey, change, { operator: 'ana', at }));

describe('an offer that is changed, for deposits', () => {
  const { test, deposits, pay, wager, profile } = usePlayers();
  afterEach(() => profile('sandbox'));

  const later = () => test.deps.clock.advance(60_000);
  const change = (sent: SentChange) => changeOn(test.deps.db, test.siteKey, test.deps.clock.now(), sent);
  type Player = Awaited<ReturnType<typeof deposits.aPlayer>>;
  const cards = async ({ token }: Player, kind: string) =>
    (await test.call('GET /api/promotion/activities', { token })).body.data.list
      .filter((card) => card.kind === kind)
      .map(({ state, reward, turnover }) => [state, reward, turnover]);
  const rows = async ({ token }: Player) =>
    (await test.call('POST /api/rechargerebate/check', { token })).body.data;
  const gifts = async ({ token }: Player, kind: string) =>
    (await test.call('GET /api/promotion/rechargegifts', { token })).body.data.list
      .filter((gift) => gift.kind === kind)
      .map(({ amount, turnover_amount }) => [amount, turnover_amount]);
  const claimRebate = async ({ member, token }: Player) => {
    const row = (await rows({ member, token } as Player)).at(-1);
    const body = { member_id: member.id, reward_amount: row?.reward_amount ?? '', id: row?.id ?? 0 };
    return (await test.call('POST /api/rechargerebate/claim', { token, body })).body;
  };

  const claimFirst = async ({ member, token }: Player) => {
    const body = { name: member.account, site: test.siteKey };
    return (await test.call('POST /api/ftd/claim', { token, body })).body.data;
  };

  it('[I18] [R206] [R207] a rebate that was begun is shown and claimed by its terms, and by those alone who were meant; the next one has the new terms', async () => {
    const [player, next] = [await deposits.aPlayer(), await deposits.aPlayer()];
    await pay(player, '400.00');
    const before = [await cards(player, 'recharge_rebate'), await gifts(player, 'recharge_rebate')];
    later();
    await change({ key: 'recharge_rebate', cap: '4.00', turnover: 7 });
    later();
    await change({ key: 'recharge_rebate', least_vip_level: 3 });
    later();

    const after = [await cards(player, 'recharge_rebate'), await gifts(player, 'recharge_rebate')];
    await pay(next, '400.00');
    const unmeant = [await rows(next), await cards(next, 'recharge_rebate')];
    await wager(player, 2_000_00);
    const claimed = await claimRebate(player);
    await change({ key: 'recharge_rebate', least_vip_level: 0 });
    later();
    await pay(next, '400.00');
    await wager(next, 2_000_00);
    const claimedNext = await claimRebate(next);

    expect(before).toEqual([[['in_progress', '20.00', '5']], [['20.00', '100.00']]]);
    expect(after).toEqual(before);
    expect(unmeant).toEqual([[], []]);
    expect(claimed.data).toEqual({ amount: '20.00', turnover_amount: '100.00' });
    expect(claimedNext.data).toEqual({ amount: '4.00', turnover_amount: '28.00' });
    await change({ key: 'recharge_rebate', cap: 'none', turnover: 5 });
    later();
  });

  it('[I18] [A44] who has made their first deposit has its reward as it was, and says so everywhere; who has not has it as it is', async () => {
    const [player, next] = [await deposits.aPlayer(), await deposits.aPlayer()];
    await pay(player, '50.00');
    const shown = async (each: Player) => [
      (await cards(each, 'first_deposit')).map(([, reward, turnover]) => [reward, turnover]),
      await gifts(each, 'first_deposit'),
      (await test.call('POST /api/ftd/check', { token: each.token })).body.data.map(
        ({ reward_amount: reward, turnover_amount: turnover }) => `${reward} ${turnover}`,
      )[1],
    ];
    const before = await shown(player);
    later();
    await change({ key: 'first_deposit', cap: '30.00', turnover: 8 });
    later();

    const after = await shown(player);
    await pay(next, '50.00');
    const claimed = [await claimFirst(player), await claimFirst(next)];

    expect(before).toEqual([[['50.00', '5']], [['50.00', '250.00']], '50.00 250.00']);
    expect(after).toEqual(before);
    expect(claimed).toEqual([
      { amount: '50.00', turnover_amount: '250.00' },
      { amount: '30.00', turnover_amount: '240.00' },
    ]);
    await change({ key: 'first_deposit', cap: 'none', turnover: 5 });
    later();
  });

  it('[I18] under the licence terms of before ask for no bets either', async () => {
    const player = await deposits.aPlayer();
    await profile('br-licensed');
    await pay(player, '20.00');
    later();
    await change({ key: 'first_deposit', turnover: 8 });
    later();
    await wager(player, 100_00);

    const data = await claimFirst(player);

    expect(data).toEqual({ amount: '20.00', turnover_amount: '0.00' });
  });
});

describe('an offer that is changed, for days and weeks', () => {
  const api = useApp({ routes: (deps) => lossRoutes(deps) });

  it('[I18] [G19] [R205] [A19] what was played before is paid by the terms with which its day or week began', async () => {
    const day = onMonday(api);
    const player = await offeredPlayer(api);
    const { db, clock } = api.deps;
    const on = (days: number) => clock.set(new Date(`${day(days)}T15:00:00Z`));
    const relief = async () =>
      (await api.call('POST /api/dailyrescue/claim', await player.as())).body.data.amount;
    await settlePlay(api);
    await player.play(1_000_00);
    await player.play(100_00, { gameId: DICE });
    clock.advance(60_000);
    for (const key of ['rebate', 'daily_relief', 'cover'])
      await changeOn(db, player.siteKey, clock.now(), { key, cap: '1.00' });

    on(1);
    await settlePlay(api);
    const first = [await relief(), (await player.balances()).rebateCentavos];
    await player.play(1_000_00);
    on(2);
    await settlePlay(api);
    const second = [await relief(), (await player.balances()).rebateCentavos];
    on(7);
    await settlePlay(api);
    await player.play(1_000_00);
    on(14);
    await settlePlay(api);

    const { list } = (await api.call('POST /api/cover/history', await player.as())).body.data;
    // R$ 5 for the slot and 20 centavos for dice; then no more than the cap.
    expect(first).toEqual(['30.30', 5_20]);
    expect(second).toEqual(['1.00', 6_20]);
    expect(list.map(({ amount }) => amount)).toEqual(['1.00', '20.10']);
  });
});

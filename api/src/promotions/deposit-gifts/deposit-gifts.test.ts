import { sql } from 'kysely';
import type { Player } from '../../../testing/deposits.ts';
import { usePlayers } from '../../../testing/players.ts';

describe('what a deposit brings', () => {
  const { test, deposits, pay, wager, balances, profile } = usePlayers();
  afterEach(async () => {
    await profile('sandbox');
    await change('first_deposit', { is_stopped: false, budget_centavos: null });
    await change('gift_tiers', { is_stopped: false, budget_centavos: null });
    await change('recharge_rebate', { is_stopped: false, budget_centavos: null, cap_centavos: null });
  });

  const change = (
    kind: string,
    changes: { is_stopped?: boolean; budget_centavos?: number | null; cap_centavos?: number | null },
  ) =>
    test.deps.db
      .updateTable('promotions')
      .set(changes)
      .where('site_key', '=', test.siteKey)
      .where('kind', '=', kind)
      .execute();
  const offers = async ({ token }: Player, money?: string) =>
    (await test.call('GET /api/promotion/rechargeoffers', { token, query: money ? { money } : {} })).body.data
      .list;
  const kinds = async (player: Player, money?: string) =>
    (await offers(player, money)).map(({ kind }) => kind);
  const gifts = async ({ token }: Player) =>
    (await test.call('GET /api/promotion/rechargegifts', { token })).body.data;
  const claim = ({ token, member }: Player) =>
    test.call('POST /api/ftd/claim', { token, body: { name: member.account, site: test.siteKey } });

  it('[R200] [A44] tells a member before the first deposit what it would bring, and what is to be wagered for it', async () => {
    const player = await deposits.aPlayer();
    const first = { kind: 'first_deposit', from: '20.00', turnover: '5', is_automatic: false };

    expect(await offers(player)).toMatchObject([
      { ...first, reward: null, turnover_amount: null },
      { kind: 'gift_tiers', from: '1000.00', reward: null },
    ]);
    expect((await offers(player, '19.99'))[0]).toMatchObject({ ...first, reward: null });
    // Between two rows the one that is reached counts.
    expect((await offers(player, '99.99'))[0]).toMatchObject({
      ...first,
      reward: '50.00',
      turnover_amount: '250.00',
    });
    expect(
      (await test.call('GET /api/promotion/rechargeoffers', { token: player.token, query: { money: 'x' } }))
        .body.error,
    ).toBe('amount_invalid');
  });

  it('[A37] [R247] keeps what it has promised for the very amount, and names it afterwards', async () => {
    const player = await deposits.aPlayer();
    const [first, tiers] = await offers(player, '3000.00');
    expect(tiers).toMatchObject({ reward: '225.00', turnover_amount: '1125.00', is_automatic: true });
    expect(await gifts(player)).toEqual({ deposit: null, is_decided: true, list: [] });

    await deposits.pay(await deposits.start(player, '3000.00'));
    await deposits.deliver();
    expect(await gifts(player)).toMatchObject({ is_decided: false, deposit: { money: '3000.00' } });
    await pay(await deposits.aPlayer(), '20.00');

    const promised = {
      kind: 'first_deposit',
      amount: first?.reward,
      turnover_amount: first?.turnover_amount,
    };
    const automatic = { kind: 'gift_tiers', amount: '225.00', turnover_amount: '1125.00', status: 'given' };
    expect(await gifts(player)).toMatchObject({
      is_decided: true,
      list: [{ ...promised, status: 'claimable' }, { kind: 'recharge_rebate' }, automatic],
    });
    expect((await claim(player)).status).toBe(200);
    expect((await balances(player)).bonusCentavos).toBe(1_500_00 + 225_00);
    expect((await gifts(player)).list).toHaveLength(3);
    expect((await gifts(player)).list).toContainEqual({ ...promised, wager_first: '0.00', status: 'given' });
  });

  it('[A44] promises nothing of the first deposit to who has made theirs, and names nothing of it on a later receipt', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');

    expect(await kinds(player, '100.00')).toEqual(['gift_tiers']);
    await pay(player, '20.00');

    expect(await gifts(player)).toMatchObject({ deposit: { money: '20.00' }, list: [] });
  });

  it('[G27] [I18] promises nothing that is stopped, nor what the rest of the budget does not suffice for', async () => {
    const player = await deposits.aPlayer();

    await change('first_deposit', { is_stopped: true });
    expect(await kinds(player, '100.00')).toEqual(['gift_tiers']);
    await change('first_deposit', { is_stopped: false });
    await sql`update promotions set budget_centavos = awarded_centavos + 9999 where site_key = ${test.siteKey} and kind = 'first_deposit'`.execute(
      test.deps.db,
    );

    expect(await kinds(player, '100.00')).toEqual(['gift_tiers']);
    expect(await kinds(player, '50.00')).toEqual(['first_deposit', 'gift_tiers']);
    await pay(player, '100.00');
    expect((await gifts(player)).list).toMatchObject([{ kind: 'recharge_rebate' }]);
  });

  it('[R206] [R253] [G27] names the rebate that a deposit brings after bets, what is left to wager, and nothing of a stopped one', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');
    const rebate = async () => (await gifts(player)).list.find(({ kind }) => kind === 'recharge_rebate');
    const five = { amount: '5.00', turnover_amount: '25.00' };
    expect(await rebate()).toMatchObject({ ...five, status: 'in_progress', wager_first: '500.00' });

    await wager(player, 499_99);
    expect(await rebate()).toMatchObject({ ...five, status: 'in_progress', wager_first: '0.01' });
    await wager(player, 1);
    expect(await rebate()).toMatchObject({ ...five, status: 'claimable', wager_first: '0.00' });
    await change('recharge_rebate', { is_stopped: true });
    expect(await rebate()).toBeUndefined();
    // What is paid is at most the cap.
    await change('recharge_rebate', { is_stopped: false, cap_centavos: 4_00 });
    expect(await rebate()).toMatchObject({ amount: '4.00', turnover_amount: '20.00' });
    await change('recharge_rebate', { cap_centavos: null });

    const { token, member } = player;
    await test.call('POST /api/rechargerebate/claim', {
      token,
      body: { member_id: member.id, reward_amount: '5.00' },
    });
    expect(await rebate()).toMatchObject({ ...five, status: 'given', wager_first: '0.00' });
  });

  it('[R206] [R253] says of a rebate what is left to wager with what bets fill first, that of an older deposit', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');
    await wager(player, 205_00);
    await pay(player, '200.00');
    const rebate = async () => (await gifts(player)).list.find(({ kind }) => kind === 'recharge_rebate');

    expect(await rebate()).toMatchObject({ amount: '10.00', status: 'in_progress', wager_first: '1295.00' });
    await wager(player, 1_295_00);
    expect(await rebate()).toMatchObject({ amount: '10.00', status: 'claimable', wager_first: '0.00' });
  });

  it('[R8] [G31] promises nothing under the Brazilian licence, nor to who may not have it', async () => {
    const player = await deposits.aPlayer();
    await profile('br-licensed');
    expect(await kinds(player, '1000.00')).toEqual([]);
    await profile('sandbox');
    expect(await kinds(player, '1000.00')).toHaveLength(2);

    const until = new Date(test.deps.clock.now().getTime() + 60_000);
    await test.deps.db
      .updateTable('members')
      .set({ paused_until: until })
      .where('id', '=', player.member.id)
      .execute();

    expect(await kinds(player, '1000.00')).toEqual([]);
  });

  it('[R129] [A3] the reward that a rebate claim brings is no deposit: the receipt is that of the last one', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');
    await wager(player, 500_00);
    const { token, member } = player;
    await test.call('POST /api/rechargerebate/claim', {
      token,
      body: { member_id: member.id, reward_amount: '5.00' },
    });
    const { body } = await test.call('POST /api/recharge/online', {
      token,
      body: { money: '5.00', payment_type: 'pix', payment_id: 0, bank_code: 'NA' },
    });
    expect(body.status).toBe('success');

    expect((await gifts(player)).deposit).toMatchObject({ money: '100.00' });
  });
});

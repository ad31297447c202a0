import { contestOrder } from '../../../testing/contestations.ts';
import { usePlayers } from '../../../testing/players.ts';
import { followPaidRecharges } from '../paid-recharges.ts';

describe('gift tiers', () => {
  const { test, deposits, pay, balances, profile } = usePlayers();
  afterEach(() => profile('sandbox'));

  const standing = async (token: string | null) =>
    (await test.call('GET /api/promotion/rechargebonus', { token })).body.data;

  it('[R247] [R251] [A59] show a visitor five tiers without a place on them', async () => {
    const data = await standing(null);

    expect(data).toMatchObject({ total: null, percent: null, next: null, turnover: '5' });
    expect(
      data.tiers.map(({ name, from, to, percent_from, percent_to }) => [
        name,
        from,
        to,
        percent_from,
        percent_to,
      ]),
    ).toEqual([
      ['Bronze', '1000.00', '5000.00', '5.00', '10.00'],
      ['Silver', '5000.00', '15000.00', '10.00', '15.00'],
      ['Gold', '15000.00', '30000.00', '15.00', '18.00'],
      ['Platinum', '30000.00', '60000.00', '18.00', '20.00'],
      ['Diamond', '60000.00', '100000.00', '20.00', '20.00'],
    ]);
  });

  it('[A37] [A12] give each paid recharge its share by themselves, as bonus, with a message, once', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '999.99');
    expect((await balances(player)).bonusCentavos).toBe(0);
    expect(await standing(player.token)).toMatchObject({
      total: '999.99',
      percent: '0.00',
      next: { total: '1000.00', percent: '5.00' },
    });

    await pay(player, '2000.01');
    await followPaidRecharges(test.deps);

    // 3,000 in total is the middle of Bronze: 7.50 %.
    expect((await balances(player)).bonusCentavos).toBe(150_00);
    expect(await standing(player.token)).toMatchObject({
      percent: '7.50',
      next: { total: '5000.00', percent: '10.00' },
    });
    const { body } = await test.call('POST /api/promotion/awards', { token: player.token });
    expect(body.data.list).toMatchObject([
      { kind: 'gift_tiers', amount: '150.00', turnover_amount: '750.00', status: 'open' },
    ]);
    const notified = await test.deps.db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', player.member.id)
      .execute();
    expect(notified.map(({ kind }) => kind)).toEqual(['deposit_paid', 'deposit_paid', 'gift_bonus']);
  });

  it('[A37] judge each of two recharges by the total with it, though they are looked at together', async () => {
    const player = await deposits.aPlayer();
    for (const money of ['1000.00', '4000.00']) {
      await deposits.pay(await deposits.start(player, money));
      await deposits.deliver();
      test.deps.clock.advance(1_000);
    }

    await followPaidRecharges(test.deps);

    expect((await balances(player)).bonusCentavos).toBe(50_00 + 400_00);
  });

  it('[A59] name the same next tier on the hub as on their screen, at the bound of a tier too: there the one before still counts', async () => {
    const player = await deposits.aPlayer();
    const nextOf = async () => {
      const { list } = (await test.call('GET /api/promotion/activities', { token: player.token })).body.data;
      const target = list.find(({ kind }) => kind === 'gift_tiers')?.progress?.target;
      return [target, (await standing(player.token)).next?.total];
    };
    await pay(player, '1000.00');
    const first = await nextOf();
    await pay(player, '4000.00');
    const atBound = await nextOf();
    await pay(player, '10.00');

    expect([first, atBound, await nextOf()]).toEqual([
      ['5000.00', '5000.00'],
      ['5000.00', '5000.00'],
      ['15000.00', '15000.00'],
    ]);
  });

  it('[A37] are given for a recharge that was paid while the offer was on, though it ended before anybody had looked', async () => {
    const { db, clock } = test.deps;
    const player = await deposits.aPlayer();
    const end = (at: Date | null) =>
      db
        .updateTable('promotions')
        .set({ ends_at: at })
        .where('site_key', '=', test.siteKey)
        .where('kind', '=', 'gift_tiers')
        .execute();
    await deposits.pay(await deposits.start(player, '1000.00'));
    await deposits.deliver();
    clock.advance(1_000);
    await end(clock.now());

    await followPaidRecharges(test.deps);
    await pay(player, '1000.00');
    await end(null);

    expect((await balances(player)).bonusCentavos).toBe(50_00);
  });

  it('[A37] [A68] do not count a recharge while it is contested, and count it again when its bank has let go', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '5000.00');
    await deposits.pay(charge);
    await deposits.deliver();
    await followPaidRecharges(test.deps);
    test.deps.clock.advance(1_000);
    const place = async () => {
      const { total, percent } = await standing(player.token);
      const query = { money: '100.00' };
      const offers = (await test.call('GET /api/promotion/rechargeoffers', { token: player.token, query }))
        .body.data;
      return [total, percent, offers.list.find(({ kind }) => kind === 'gift_tiers')?.reward];
    };
    const given = async () => (await balances(player)).bonusCentavos;
    const before = await place();

    const number = await contestOrder(test.deps, test.siteKey, charge, 'open');
    const contested = await place();
    const had = await given();
    await pay(player, '1000.00');
    const brought = (await given()) - had;
    await contestOrder(test.deps, test.siteKey, charge, 'rejected', number);

    expect([before, contested]).toEqual([
      ['5000.00', '10.00', '10.05'],
      ['0.00', '0.00', null],
    ]);
    // 5 % of R$ 1,000 in total; with the other recharge it would have been 10.50 %.
    expect(brought).toBe(50_00);
    expect((await place())[0]).toBe('6000.00');
  });

  it('[A37] are not offered under the Brazilian licence: nothing is given before the bets', async () => {
    await profile('br-licensed');
    const player = await deposits.aPlayer();

    await pay(player, '5000.00');

    expect((await balances(player)).bonusCentavos).toBe(0);
    expect((await standing(player.token)).tiers).toEqual([]);
  });
});

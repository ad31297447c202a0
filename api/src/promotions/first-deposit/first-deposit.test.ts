import { randomUUID } from 'node:crypto';
import type { Player } from '../../../testing/deposits.ts';
import { usePlayers } from '../../../testing/players.ts';
import { followOffer } from '../../../testing/promotions.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { transaction } from '../../db/transaction.ts';
import { verify } from '../../ledger/verify.ts';
import { holdWithdrawal } from '../../ledger/withdrawals.ts';
import { exclude } from '../../responsible-gaming/bars.ts';
import { cancelWithdrawal } from '../../withdrawals/cancel.ts';
import { insertWithdrawal, newOrderNo } from '../../withdrawals/store.ts';
import { endBonusesOfExcluded } from '../taken-back/end-excluded.ts';
import { rowOf } from './first-deposit.ts';

const ROWS = [20, 50, 100].map((reais, place) => ({
  id: place + 1,
  minCentavos: reais * 100,
  rewardCentavos: reais * 100,
}));

describe('the row of a first deposit', () => {
  it.each([
    [19_99, null],
    [20_00, 1],
    [49_99, 1],
    [50_00, 2],
    [99_99, 2],
    [100_00, 3],
    [5_000_00, 3],
  ])('[A44] of %i centavos is the highest that it reaches: %s', (centavos, id) => {
    expect(rowOf([...ROWS].reverse(), centavos)?.id ?? null).toBe(id);
  });
});

describe('the first-deposit activity', () => {
  const { test, deposits, pay, wager, balances, loggedInAnew, profile } = usePlayers();
  afterEach(async () => {
    await profile('sandbox');
    expect((await verify(test.deps.db)).problems).toEqual([]);
  });

  const rows = async (token: string | null) => (await test.call('POST /api/ftd/check', { token })).body.data;
  const claim = ({ token, member }: Player, more = {}, headers = {}) =>
    test.call('POST /api/ftd/claim', {
      token,
      headers,
      body: { name: member.account, site: test.siteKey, ...more },
    });

  it('[A44] says of an offer that goes on that a first deposit was made which does not reach it', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '19.00');

    const { list } = (await test.call('GET /api/promotion/activities', { token: player.token })).body.data;

    expect(list.find(({ kind }) => kind === 'first_deposit')).toMatchObject({
      state: 'ended',
      terms: { missed: 'made', min: '20.00' },
    });
  });

  it('[R200] [A45] [R252] shows a visitor the rows: as much again up to 1,500, to be wagered five times', async () => {
    const shown = await rows(null);

    expect(shown[0]).toEqual({
      id: 1,
      min_recharge: '20.00',
      reward_amount: '20.00',
      turnover: '5',
      turnover_amount: '100.00',
      is_claimed: 0,
      can_claim: 0,
    });
    expect(shown.at(-1)).toMatchObject({ reward_amount: '1500.00', turnover_amount: '7500.00' });
  });

  it('[R201] [A44] gives the row that the first paid recharge decided, once, as bonus with its turnover', async () => {
    const player = await deposits.aPlayer();
    expect((await claim(player)).body.error).toBe('offer_not_met');
    await pay(player, '60.00');
    await pay(player, '500.00');
    expect((await rows(player.token)).filter((row) => row.can_claim === 1).map((row) => row.id)).toEqual([2]);

    const { status, body } = await claim(player);

    expect([status, body.data]).toEqual([200, { amount: '50.00', turnover_amount: '250.00' }]);
    expect(body.message).toContain('R$50.00');
    expect((await balances(player)).bonusCentavos).toBe(50_00);
    expect((await claim(player)).body.error).toBe('already_claimed');
    const after = await rows(player.token);
    expect(after.filter((row) => row.is_claimed === 1).map((row) => row.id)).toEqual([2]);
    expect(after.some((row) => row.can_claim === 1)).toBe(false);
  });

  it('[A44] a first recharge below the first row decides that there is none, whatever comes later', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '19.99');
    await pay(player, '1000.00');

    expect((await claim(player)).body.error).toBe('offer_not_met');
  });

  it('[A44] gives nothing for a first recharge that was paid before the promotion began', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');
    const begin = (at: Date) =>
      test.deps.db
        .updateTable('promotions')
        .set({ starts_at: at })
        .where('site_key', '=', test.siteKey)
        .where('kind', '=', 'first_deposit')
        .execute();
    await begin(new Date(test.deps.clock.now().getTime() + 1));
    test.deps.clock.advance(1_000);

    expect((await claim(player)).body.error).toBe('offer_not_met');

    await begin(new Date('2026-01-01T00:00:00Z'));
    expect((await claim(player)).status).toBe(200);
  });

  it('[R201] [R160] takes the member’s own name and site only', async () => {
    const [player, other] = [await deposits.aPlayer(), await deposits.aPlayer()];
    await pay(player, '20.00');

    for (const more of [{ name: other.member.account }, { site: 'elsewhere' }])
      expect((await claim(player, more)).body.error).toBe('claim_differs');

    expect((await balances(player)).bonusCentavos).toBe(0);
    expect((await claim(player, { site: `${test.siteKey}.test` })).status).toBe(200);
  });

  it('[G27] answers a repeated claim as the first one', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '20.00');
    const headers = { 'idempotency-key': randomUUID() };

    const [first, second] = [await claim(player, {}, headers), await claim(player, {}, headers)];

    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await balances(player)).bonusCentavos).toBe(20_00);
  });

  it('[A44] under the Brazilian licence the reward comes after the bets, in cash', async () => {
    await profile('br-licensed');
    const player = await deposits.aPlayer();
    await pay(player, '20.00');
    expect((await claim(player)).body.error).toBe('offer_not_met');
    expect((await rows(player.token))[0]).toMatchObject({
      turnover: '5',
      turnover_amount: '100.00',
      can_claim: 0,
    });

    await wager(player, 100_00);
    const { body } = await claim(player);

    expect(body.data).toEqual({ amount: '20.00', turnover_amount: '0.00' });
    expect(await balances(player)).toMatchObject({ cashCentavos: 40_00, bonusCentavos: 0 });
  });

  /** Asked for and held, as the wallet does once its own conditions are met. @returns its number */
  function withdraw({ member }: Player, amountCentavos: number): Promise<string> {
    const { db, clock, random } = test.deps;
    const [at, orderNo] = [clock.now(), newOrderNo(clock.now(), random)];
    const { siteKey, id: memberId } = member;
    return transaction(db, async (tx) => {
      const metadata = { order_no: orderNo };
      await holdWithdrawal(tx, { siteKey, memberId, withdrawalId: orderNo, amountCentavos, at, metadata });
      await insertWithdrawal(tx, {
        site_key: siteKey,
        order_no: orderNo,
        member_id: memberId,
        pix_type: 'CPF',
        pix_key: '00000000191',
        owner_name: 'Marina Alves',
        payee_cpf: '00000000191',
        amount_centavos: amountCentavos,
        fee_centavos: 0,
        remark: '',
        created_at: at,
      });
      return orderNo;
    });
  }
  const card = async ({ token }: Player) =>
    (await test.call('GET /api/promotion/activities', { token })).body.data.list.find(
      ({ kind }) => kind === 'first_deposit',
    );

  it('[A44] what is withdrawn before the claim is taken off the first recharge, and comes back with a withdrawal that is cancelled', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '60.00');
    await pay(player, '500.00');
    const inFull = (await card(player))?.terms;
    const order = await withdraw(player, 30_00);
    const lowered = (await card(player))?.terms;
    const lower = (await rows(player.token)).filter((row) => row.can_claim === 1).map((row) => row.id);
    await withdraw(player, 20_00);
    const left = (await card(player))?.terms;
    const none = [(await card(player))?.state, (await claim(player)).body.error];

    await cancelWithdrawal(test.deps, { siteKey: test.siteKey, memberId: player.member.id }, order);
    const { body } = await claim(player);

    expect(inFull).not.toHaveProperty('withdrawn');
    expect(lowered).toMatchObject({ deposited: '60.00', withdrawn: '30.00', counted: '30.00' });
    expect(lower).toEqual([1]);
    expect(none).toEqual(['ended', 'offer_not_met']);
    expect(left).toMatchObject({ withdrawn: '50.00', counted: '10.00' });
    expect(body.data.amount).toBe('20.00');
    expect((await card(player))?.terms).not.toHaveProperty('withdrawn');
  });

  it('[R126] says of a bonus that is in the balance that it is there, and the card what each row brings', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '60.00');
    const { terms } = (await card(player)) ?? {};

    const { body } = await claim(player, {}, { 'accept-language': 'en' });

    expect(body.message).toMatch(/^A bonus of R\$50\.00 is in your balance now\. Wager R\$250\.00/);
    expect((await balances(player)).bonusCentavos).toBe(50_00);
    expect(terms?.['rewards']?.split(' ')).toEqual((await rows(null)).map((row) => row.reward_amount));
  });

  it('[A44] what is withdrawn after the claim leaves the row that was given', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '60.00');
    await claim(player);

    await withdraw(player, 60_00);

    expect((await rows(player.token)).filter((row) => row.is_claimed === 1).map((row) => row.id)).toEqual([
      2,
    ]);
    expect(await card(player)).toMatchObject({ state: 'claimed', reward: '50.00' });
  });

  it('[A44] a reward that comes after bets is not lost by a withdrawal', async () => {
    await profile('br-licensed');
    const player = await deposits.aPlayer();
    await pay(player, '20.00');
    await wager(player, 100_00);

    await withdraw(player, 20_00);

    expect((await claim(player)).body.data).toEqual({ amount: '20.00', turnover_amount: '0.00' });
    expect(await card(player)).toMatchObject({ state: 'claimed', outcome: 'paid' });
  });

  const stake = async ({ token }: Player, money: string) =>
    (await test.call('GET /api/promotion/withdrawalstake', { token, query: { money } })).body.data.stake;

  it('[A44] before a withdrawal it says what that would take of the bonus that can be claimed, and keeps that word', async () => {
    const player = await deposits.aPlayer();
    expect(await stake(player, '20.00')).toBeNull();
    await pay(player, '60.00');

    expect(await stake(player, '10.00')).toBeNull();
    const told = await stake(player, '30.00');
    expect(await stake(player, '40.01')).toMatchObject({ counted: '19.99', reward_after: null });
    expect(await stake(player, '500.00')).toMatchObject({ counted: '0.00', reward_after: null });
    await withdraw(player, 30_00);
    const claimed = await claim(player);

    expect(told).toEqual({
      kind: 'first_deposit',
      reward: '50.00',
      turnover_amount: '250.00',
      counted: '30.00',
      reward_after: '20.00',
    });
    expect(claimed.body.data.amount).toBe('20.00');
    expect(await stake(player, '30.00')).toBeNull();
  });

  it('[A44] [G31] a withdrawal takes nothing from who may not claim, nor of a reward that comes after bets', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '50.00');
    expect(await stake(player, '20.00')).toMatchObject({ reward: '50.00', reward_after: '20.00' });

    await profile('br-licensed');
    expect(await stake(player, '20.00')).toBeNull();
    await profile('sandbox');
    const until = new Date(test.deps.clock.now().getTime() + 60_000);
    await test.deps.db
      .updateTable('members')
      .set({ paused_until: until })
      .where('id', '=', player.member.id)
      .execute();

    expect(await stake(player, '20.00')).toBeNull();
    const { body } = await test.call('GET /api/promotion/withdrawalstake', {
      token: player.token,
      query: { money: 'x' },
    });
    expect(body.error).toBe('amount_invalid');
  });

  it('[R44] [A62] the hub says what has become of a claimed bonus', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '20.00');
    const before = await card(player);
    await claim(player);
    const open = await card(player);

    const owner = { siteKey: test.siteKey, memberId: player.member.id };
    await transaction(test.deps.db, (tx) => exclude(tx, owner, 'indefinite', test.deps.clock.now()));
    await endBonusesOfExcluded(test.deps);

    expect([before?.state, before?.outcome]).toEqual(['claimable', undefined]);
    expect([open?.state, open?.outcome]).toEqual(['claimed', 'open']);
    const after = await card(await loggedInAnew(player));
    expect([after?.state, after?.outcome]).toEqual(['claimed', 'taken_back']);
  });

  it('tells the member’s open tabs of the new balance', async () => {
    const player = await deposits.aPlayer();
    await pay(player, '20.00');

    await claim(player);

    expect(player.events.at(-1)).toMatchObject({ type: 'balance', balance: '40.00' });
  });

  it('[R201] [A44] an offer that follows gives nothing to a person who has had theirs, under another account neither', async () => {
    const { db, clock } = test.deps;
    const former = await deposits.aPlayer();
    const { cpf } = await db
      .selectFrom('members')
      .select('cpf')
      .where('id', '=', former.member.id)
      .executeTakeFirstOrThrow();
    await pay(former, '20.00');
    expect((await claim(former)).status).toBe(200);
    // The account is deleted, and the person comes back.
    await db.updateTable('members').set({ cpf: '00000000191' }).where('id', '=', former.member.id).execute();
    clock.advance(1_000);
    await followOffer(db, test.siteKey, 'first_deposit', { key: 'second_deposit', at: clock.now() });
    const player = await deposits.aPlayer({ cpf });
    const { token } = player;
    const promised = async () =>
      (await test.call('GET /api/promotion/rechargeoffers', { token, query: {} })).body.data.list.map(
        ({ kind }) => kind,
      );
    const card = async () =>
      (await test.call('GET /api/promotion/activities', { token })).body.data.list.find(
        ({ key }) => key === 'second_deposit',
      );
    const before = [await promised(), await card()];

    await pay(player, '50.00');
    const { body } = await claim(player);

    const missed = expect.objectContaining({
      state: 'ended',
      terms: expect.objectContaining({ missed: 'another' }),
    });
    expect(before).toEqual([['gift_tiers'], missed]);
    expect([body.error, await card()]).toEqual(['already_claimed', missed]);
    expect((await rows(token)).some((row) => row.can_claim === 1)).toBe(false);
    expect((await balances(player)).bonusCentavos).toBe(0);
    const newcomer = await deposits.aPlayer();
    await pay(newcomer, '50.00');
    expect((await claim(newcomer)).status).toBe(200);
  });

  describeOnPostgres('at the same time', () => {
    it('[I18] 50 claims from two devices give it once', async () => {
      const player = await deposits.aPlayer();
      await pay(player, '20.00');

      const answers = await Promise.all(Array.from({ length: 50 }, () => claim(player)));

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set([undefined, 'already_claimed']));
      expect((await balances(player)).bonusCentavos).toBe(20_00);
    });
  });
});

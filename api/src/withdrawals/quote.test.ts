import { MESSAGE_SETS } from '@mosaico/shared/contract';
import fc from 'fast-check';
import { aDeposit } from '../../testing/contestations.ts';
import { usePlayers } from '../../testing/players.ts';
import { type Player, useWithdrawals } from '../../testing/withdrawals.ts';
import { transaction } from '../db/transaction.ts';
import { withdrawableCentavos } from '../ledger/balances.ts';
import { grantReward } from '../ledger/rewards.ts';
import { textOf } from '../messages/texts.ts';
import { decide } from '../payments/contestations/decide.ts';
import { addTurnoverRequirement } from '../turnover/turnover.ts';
import { lockedMoney } from './locked-money.ts';
import { quoteOf } from './quote.ts';

const withdrawals = useWithdrawals();
const { aPlayer, submit } = withdrawals;

async function quote({ token }: Player, query: Record<string, unknown> = {}) {
  const { body } = await withdrawals.test.call('GET /api/drawing/quote', { token, query });
  return body.data;
}

async function list({ token }: Player, body: Record<string, unknown> = {}) {
  const answer = await withdrawals.test.call('POST /api/drawing/list', { token, body });
  return answer.body.data;
}

const owe = ({ member }: Player, amountCentavos: number) =>
  transaction(withdrawals.test.deps.db, (tx) =>
    addTurnoverRequirement(tx, {
      siteKey: member.siteKey,
      memberId: member.id,
      amountCentavos,
      at: withdrawals.test.deps.clock.now(),
    }),
  );

const giveBonus = ({ member }: Player, amountCentavos: number) =>
  transaction(withdrawals.test.deps.db, (tx) =>
    grantReward(tx, {
      siteKey: member.siteKey,
      memberId: member.id,
      amountCentavos,
      at: withdrawals.test.deps.clock.now(),
      idempotencyKey: `bonus:${member.id}`,
      kind: 'activity',
      purse: 'bonus',
      paidBy: 'house:promo_expense',
    }),
  );

describe('GET /api/drawing/quote', () => {
  it('[G17] [A41] [A61] says what can be withdrawn, what is left of the day, and that nothing is locked', async () => {
    const player = await aPlayer(300_00);

    expect(await quote(player)).toEqual({
      money: '300.00',
      withdrawable: '300.00',
      available: '300.00',
      locked: [],
      turnover: { left: '0.00', parts: [] },
      min: '20.00',
      max: '10000.00',
      day: { count_limit: 5, count_left: 5, amount_limit: '50000.00', amount_left: '50000.00', free_left: 3 },
      fee_percent: '0.00',
      arrives_within_seconds: 80,
      has_qk_pwd: true,
      qk_pwd_locked_until: null,
      quote: null,
    });
  });

  it('[A32] has the limits of the trading rules', async () => {
    const { min, max } = await quote(await aPlayer(300_00));

    const { body } = await withdrawals.test.call('GET /api/tradingrules', { token: null });
    expect([min, max]).toEqual([body.data.min, body.data.max]);
  });

  it('[R259] [A43] says what an amount would cost, as it then is', async () => {
    const player = await aPlayer(300_00);
    for (let made = 0; made < 3; made += 1) await submit(player, '20.00');

    const { quote: told, fee_percent, day } = await quote(player, { money: '99.99' });
    const orderNo = await submit(player, '99.99');

    expect([fee_percent, day.free_left, day.count_left]).toEqual(['2.00', 0, 2]);
    expect(told).toEqual({ money: '99.99', fee: '1.99', net: '98.00', withdrawable_after: '140.01' });
    const { fee, net } = (await list(player)).list.find(({ order_no }) => order_no === orderNo) ?? {};
    expect([fee, net]).toEqual([told?.fee, told?.net]);
  });

  it('[A41] [R260] says what of the day the withdrawals that are left can reach', async () => {
    const player = await aPlayer(300_00);
    for (let made = 0; made < 3; made += 1) await submit(player, '20.00');

    const { day } = await quote(player);

    // Two of at most R$ 10,000; the amount of the day alone would leave R$ 49,940.
    expect([day.count_left, day.amount_left]).toEqual([2, '20000.00']);
  });

  it.each([['300.01'], ['19.99'], ['much'], ['']])('has no quote for %j', async (money) => {
    expect((await quote(await aPlayer(300_00), { money })).quote).toBeNull();
  });

  it('[G16] [G17] locks the cash while turnover is owed, and says of what it is left, the newest first', async () => {
    const player = await aPlayer(300_00);
    await owe(player, 100_00);
    await owe(player, 50_00);
    await giveBonus(player, 25_00);
    const { db } = withdrawals.test.deps;
    const left = { remaining_centavos: 80_00 };
    await db.updateTable('turnover_counters').set(left).where('member_id', '=', player.member.id).execute();

    const { withdrawable, available, locked, turnover } = await quote(player);

    expect([withdrawable, available]).toEqual(['0.00', '0.00']);
    expect(locked).toEqual([
      { reason: 'turnover', amount: '300.00' },
      { reason: 'bonus', amount: '25.00' },
    ]);
    expect([turnover.left, turnover.parts.map(({ required, left: rest }) => [required, rest])]).toEqual([
      '80.00',
      [
        ['50.00', '50.00'],
        ['100.00', '30.00'],
      ],
    ]);
  });

  it.each([
    ['undecided', false, [['disputed', '30.00']]],
    ['accepted', true, []],
  ] as const)(
    '[G17] [I22] says what is held, and what a contestation lacks that is %s',
    async (_, isAccepted, disputed) => {
      const player = await aPlayer(100_00);
      const { deps } = withdrawals.test;
      const { siteKey, id: memberId } = player.member;
      const contested = await aDeposit(deps, player.member, 80_00);
      await submit(player, '150.00');
      await contested.contest();
      const decision = { siteKey, number: contested.number, operator: 'ana', note: '' };
      if (isAccepted) await decide(deps, { ...decision, verdict: 'accepted' });
      await transaction(deps.db, (tx) =>
        grantReward(tx, {
          siteKey,
          memberId,
          amountCentavos: 60_00,
          at: deps.clock.now(),
          idempotencyKey: `gift:${memberId}`,
          kind: 'activity',
          purse: 'cash',
          paidBy: 'house:promo_expense',
        }),
      );

      const { money, withdrawable, locked } = await quote(player);

      expect([money, withdrawable]).toEqual(['60.00', '10.00']);
      expect(locked.map(({ reason, amount }) => [reason, amount])).toEqual([
        ['owed', '50.00'],
        ['held', '150.00'],
        ...disputed,
      ]);
    },
  );

  it('[G17] [A42] what can be withdrawn and what is locked are the balance, to the centavo, whatever the purses', () => {
    const centavos = fc.nat(1_000_000);
    fc.assert(
      fc.property(centavos, centavos, centavos, centavos, (cash, bonus, lackingCentavos, turnover) => {
        const balances = {
          cashCentavos: cash,
          bonusCentavos: bonus,
          rebateCentavos: 0,
          heldCentavos: 0,
          disputedCentavos: 0,
          visibleCentavos: cash + bonus,
          version: 1,
        };
        const withdrawable = withdrawableCentavos(balances, turnover, lackingCentavos);
        const inBalance = lockedMoney({ balances, turnoverCentavos: turnover, lackingCentavos })
          .filter(([reason]) => reason !== 'held' && reason !== 'disputed')
          .reduce((sum, [, amount]) => sum + amount, 0);

        expect(withdrawable + inBalance).toBe(cash + bonus);
      }),
    );
  });
});

describe('where the turnover comes from', () => {
  const { test, deposits, pay, wager } = usePlayers();

  it('[G16] [G17] is said of each part: the deposit or the bonus that asks for it, and how much that was', async () => {
    const player = await deposits.aPlayer();
    const { siteKey, id: memberId } = player.member;
    const parts = async () => {
      const caller = { t: (key: string) => textOf('en', key) };
      const { turnover } = await quoteOf(
        test.deps,
        { siteKey, memberId },
        {
          money: undefined,
          at: test.deps.clock.now(),
          caller,
        },
      );
      return turnover.parts.map(({ source, left, required }) => [
        source?.title,
        source?.amount,
        left,
        required,
      ]);
    };
    await pay(player, '1000.00');
    const begun = await parts();
    test.deps.clock.advance(1_000);
    await pay(player, '20.00');
    await wager(player, 1_010_00);

    expect(begun).toEqual([
      ['Recharge bonus', '50.00', '250.00', '250.00'],
      ['Deposit', '1000.00', '1000.00', '1000.00'],
    ]);
    expect((await parts()).slice(1)).toEqual([
      ['Deposit', '20.00', '20.00', '20.00'],
      ['Recharge bonus', '50.00', '240.00', '250.00'],
    ]);
  });

  it('[G16] is not said of what was added in another way', async () => {
    const player = await aPlayer(300_00);
    await owe(player, 100_00);

    expect((await quote(player)).turnover.parts.map(({ source }) => source)).toEqual([null]);
  });
});

describe('GET /api/tradingrules', () => {
  it.each(MESSAGE_SETS)('[R42] [R199] [R260] has numbers and words, to visitors too: %s', async (lang) => {
    const { status, body } = await withdrawals.test.call('GET /api/tradingrules', {
      token: null,
      query: { lang },
    });

    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        min: '20.00',
        max: '10000.00',
        fee: '2.00',
        free_per_day: 3,
        daily_limit: '50000.00',
        daily_count: 5,
      }),
    ]);
    expect(body.data.items).toHaveLength(7);
    expect(body.data.items.join('')).not.toMatch(/[{}]|withdrawal\.rule/);
    expect(body.data.html.match(/<li>/g)).toHaveLength(7);
  });
});

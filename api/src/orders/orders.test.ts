import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { insertPromotion } from '../../testing/promotions.ts';
import { useApp } from '../../testing/test-app.ts';
import type { Tx } from '../db/tables.ts';
import { giveUpBonus } from '../promotions/taken-back/give-up.ts';
import { transaction } from '../db/transaction.ts';
import { deposit } from '../ledger/deposits.ts';
import { seedPayments } from '../payments/seed.ts';
import { award } from '../promotions/award.ts';
import { grantReward } from '../ledger/rewards.ts';
import { holdWithdrawal, releaseWithdrawal, settleWithdrawal } from '../ledger/withdrawals.ts';
import { orderRoutes } from './routes.ts';

const api = useApp({ routes: orderRoutes });
const KEYS = [
  'GET /api/ordercenter/details',
  'GET /api/ordercenter/fee',
  'GET /api/ordercenter/association',
] as const;
const [DETAILS, FEE, ASSOCIATION] = KEYS;
const HOUR_MS = 3_600_000;

/** A member of the site, and what happens to them so many hours before now. */
async function aMember(siteKey = api.siteKey) {
  const member = await insertMember(api.deps.db, siteKey);
  const { id: memberId } = member;
  const frame = (hoursAgo: number) => ({
    siteKey,
    at: new Date(api.deps.clock.now().getTime() - hoursAgo * HOUR_MS),
  });
  const write = <Result>(work: (tx: Tx) => Promise<Result>) => transaction(api.deps.db, work);
  return {
    token: await openToken(api.deps.db, member, api.deps.clock.now()),
    host: `${siteKey}.test`,
    pay: (hoursAgo: number, amountCentavos: number, orderNo: string, feeCentavos = 0) =>
      write((tx) =>
        deposit(tx, {
          ...frame(hoursAgo),
          memberId,
          amountCentavos,
          feeCentavos,
          idempotencyKey: `deposit:${memberId}:${orderNo}`,
          metadata: { order_no: orderNo },
        }),
      ),
    gift: (hoursAgo: number, amountCentavos: number) =>
      write((tx) =>
        grantReward(tx, {
          ...frame(hoursAgo),
          memberId,
          amountCentavos,
          kind: 'opening_gift',
          purse: 'bonus',
          paidBy: 'house:promo_expense',
          idempotencyKey: `gift:${memberId}:${hoursAgo}`,
        }),
      ),
    hold: (hoursAgo: number, amountCentavos: number, orderNo: string) =>
      write((tx) =>
        holdWithdrawal(tx, {
          ...frame(hoursAgo),
          memberId,
          amountCentavos,
          withdrawalId: `${memberId}${orderNo}`,
        }),
      ),
    release: (hoursAgo: number, orderNo: string) =>
      write((tx) => releaseWithdrawal(tx, { ...frame(hoursAgo), withdrawalId: `${memberId}${orderNo}` })),
    settle: (hoursAgo: number, orderNo: string, feeCentavos: number) =>
      write((tx) =>
        settleWithdrawal(tx, { ...frame(hoursAgo), withdrawalId: `${memberId}${orderNo}`, feeCentavos }),
      ),
    nameOf: (orderNo: string) => `${memberId}${orderNo}`,
  };
}

/** Now is 2026-11-02 12:00 in São Paulo. */
async function aHistory() {
  const member = await aMember();
  await member.pay(50, 10_000, 'R1', 200); // 31 October, 10:00
  await member.gift(30, 1_000); // 1 November, 06:00
  await member.hold(29, 5_000, 'W1');
  await member.settle(28, 'W1', 100);
  await member.hold(13, 2_000, 'W2'); // 1 November, 23:00
  await member.release(11, 'W2'); // 2 November, 01:00
  await member.pay(1, 3_000, 'R2');
  return member;
}

describe('the order centre', () => {
  it('[R63] [R108] [R220] [A42] tells every movement with the balance after it, and sums of the whole period', async () => {
    const { token, nameOf } = await aHistory();

    const { body } = await api.call(DETAILS, { token, query: { limit: 2 } });
    const { details, next, days, ...totals } = body.data;

    expect(details.map((row) => [row.type, row.title, row.order_no, row.amount, row.balance])).toEqual([
      ['recharge', 'Deposit', 'R2', '30.00', '88.00'],
      ['withdraw', 'Withdrawal returned', nameOf('W2'), '20.00', '58.00'],
    ]);
    expect(next).not.toBeNull();
    expect(totals).toEqual({
      total_recharge_amount: '130.00',
      total_withdraw_amount: '50.00',
      total_bonus_amount: '10.00',
      total_fee_amount: '3.00',
    });
    expect(days).toEqual([
      {
        day: '2026-10-31',
        recharge_amount: '100.00',
        withdraw_amount: '0.00',
        bonus_amount: '0.00',
        fee_amount: '2.00',
      },
      {
        day: '2026-11-01',
        recharge_amount: '0.00',
        withdraw_amount: '50.00',
        bonus_amount: '10.00',
        fee_amount: '1.00',
      },
      {
        day: '2026-11-02',
        recharge_amount: '30.00',
        withdraw_amount: '0.00',
        bonus_amount: '0.00',
        fee_amount: '0.00',
      },
    ]);
  });

  it('[R125] narrows list and sums by calendar days in São Paulo', async () => {
    const { token } = await aHistory();
    const told = async (period: string) => {
      const { data } = (await api.call(DETAILS, { token, query: { period } })).body;
      return [data.details.length, data.total_recharge_amount, data.total_withdraw_amount, data.next];
    };

    expect([await told('today'), await told('3d'), await told('90d')]).toEqual([
      [2, '30.00', '0.00', null],
      [6, '130.00', '50.00', null],
      [6, '130.00', '50.00', null],
    ]);
  });

  it('[G28] goes on where a page ended, though money has moved since', async () => {
    const { token, pay } = await aHistory();
    const amounts = async (before?: string | null) => {
      const { data } = (await api.call(DETAILS, { token, query: { limit: 2, ...(before && { before }) } }))
        .body;
      return [data.details.map(({ amount }) => amount), data.next] as const;
    };

    const [first, second] = await amounts();
    await pay(0, 700, 'R3');
    const [middle, third] = await amounts(second);
    const [last, end] = await amounts(third);

    expect([first, middle, last, end]).toEqual([
      ['30.00', '20.00'],
      ['-20.00', '-50.00'],
      ['10.00', '98.00'],
      null,
    ]);
  });

  it('[R64] [R109] [R221] [G24] lists every fee with its rate', async () => {
    const { token, nameOf } = await aHistory();

    const { body } = await api.call(FEE, { token });

    expect(body.data.fee.map((row) => [row.type, row.order_no, row.amount, row.fee, row.rate])).toEqual([
      ['withdraw', nameOf('W1'), '50.00', '1.00', '2.00'],
      ['recharge', 'R1', '100.00', '2.00', '2.00'],
    ]);
  });

  it('[R65] [R109] [R222] tells which deposits and bonuses came before which withdrawal', async () => {
    const { token, nameOf } = await aHistory();

    const { body } = await api.call(ASSOCIATION, { token });

    expect(
      body.data.association.map((row) => [row.type, row.order_no, row.related_order_no, row.amount]),
    ).toEqual([
      ['recharge', 'R2', '', '30.00'],
      ['withdraw', nameOf('W1'), '', '50.00'],
      ['bonus', '', nameOf('W1'), '10.00'],
      ['recharge', 'R1', nameOf('W1'), '100.00'],
    ]);
  });

  it('[R109] names the deposit that a bonus was given for, of its tier, of the first one, of its rebate, and leaves out what was given up', async () => {
    const { db, clock } = api.deps;
    const siteKey = await insertSite(db);
    clock.advance(10_000); // sites are read anew every few seconds
    const member = await insertMember(db, siteKey);
    const other = await insertMember(db, siteKey);
    const at = clock.now();
    await transaction(db, (tx) => seedPayments(tx, { siteKeys: [siteKey] }));
    const order = { site_key: siteKey, member_id: member.id, payment_id: 1, payment_type: 'pix' };
    const amounts = { amount_centavos: 10_00, fee_centavos: 0, turnover_centavos: 0 };
    const rest = {
      remark: '',
      attach: '',
      bank_code: '',
      created_at: at,
      expires_at: at,
      next_check_at: null,
    };
    for (const [number, order_no] of ['R1', 'R2'].entries()) {
      const paid_at = new Date(at.getTime() + number);
      const row = { ...order, ...amounts, ...rest, order_no, txid: order_no.padEnd(26, '0') };
      await db
        .insertInto('recharge_orders')
        .values({ ...row, status: 'paid', e2eid: order_no.padEnd(32, '0'), paid_at })
        .execute();
    }
    const rebateOf = async ({ id: member_id }: { id: number }, order_no: string) =>
      db
        .insertInto('recharge_rebates')
        .values({
          site_key: siteKey,
          promotion_key: 'rebate',
          member_id,
          order_no,
          recharge_centavos: 10_00,
          required_centavos: 50_00,
          reward_centavos: 50,
          opened_at: at,
          closes_at: new Date(at.getTime() + HOUR_MS),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const give = async (kind: string, occasion: string) => {
      const promotion = await insertPromotion(db, siteKey, { key: kind, kind });
      const request = { promotion, memberId: member.id, occasion, amountCentavos: 1_00, at };
      await transaction(db, (tx) => award(tx, request));
    };
    await give('activity', `member:${member.id}`);
    await give('gift_tiers', 'order:R2');
    await give('first_deposit', `member:${member.id}`);
    const rebates = await insertPromotion(db, siteKey, { key: 'rebate', kind: 'recharge_rebate' });
    await rebateOf(other, 'R9');
    const { id } = await rebateOf(member, 'R3');
    const claimed = { promotion: rebates, memberId: member.id, occasion: `rebate:${id}`, amountCentavos: 50 };
    const { id: rebateAward } = await transaction(db, (tx) => award(tx, { ...claimed, at }));

    const { body } = await api.call(ASSOCIATION, {
      token: await openToken(db, member, clock.now()),
      host: `${siteKey}.test`,
    });

    expect(body.data.association.map((row) => [row.type, row.deposit_order_no])).toEqual([
      ['bonus', 'R3'],
      ['bonus', 'R1'],
      ['bonus', 'R2'],
      ['bonus', ''],
    ]);

    await transaction(db, (tx) => giveUpBonus(tx, { siteKey, memberId: member.id }, rebateAward, at));
    const after = await api.call(ASSOCIATION, {
      token: await openToken(db, member, clock.now()),
      host: `${siteKey}.test`,
    });
    expect(after.body.data.association.map(({ deposit_order_no: order }) => order)).toEqual(['R1', 'R2', '']);
  });

  it('[R16] speaks the language of the caller', async () => {
    const { token } = await aHistory();

    const { body } = await api.call(DETAILS, { token, query: { lang: 'pt', limit: 2 } });

    expect(body.data.details.map(({ title }) => title)).toEqual(['Depósito', 'Saque devolvido']);
  });

  it('[R90] answers a member who has done nothing with empty lists and zero', async () => {
    const { token } = await aMember();

    const answers = await Promise.all(KEYS.map((key) => api.call(key, { token })));

    expect(answers.map(({ body }) => body.data)).toEqual([
      {
        details: [],
        next: null,
        total_recharge_amount: '0.00',
        total_withdraw_amount: '0.00',
        total_bonus_amount: '0.00',
        total_fee_amount: '0.00',
        days: [],
      },
      { fee: [], next: null },
      { association: [], next: null },
    ]);
  });

  it.each(KEYS)('[R160] [R14] %s shows nobody the orders of others', async (key) => {
    await aHistory();
    const siteKey = await insertSite(api.deps.db);
    // Sites are read anew every few seconds.
    api.deps.clock.advance(10_000);
    const elsewhere = await aMember(siteKey);
    await elsewhere.pay(1, 9_900, 'R9', 100);
    const { token } = await aMember();

    const mine = await api.call(key, { token });
    const theirs = await api.call(key, { token: elsewhere.token, host: elsewhere.host });
    const nobody = await api.send(key, { token: null });

    expect(JSON.stringify(mine.body.data)).not.toMatch(/"id"/);
    expect(JSON.stringify(theirs.body.data)).toContain('R9');
    expect(nobody.status).toBe(401);
  });

  it.each([
    { period: '1d' },
    { period: '' },
    { limit: '0' },
    { limit: '101' },
    { limit: 'x' },
    { before: '1,2' },
    { before: '-1' },
    { before: '9'.repeat(15) },
  ])('[G30] refuses %j beside the field', async (query) => {
    const answers = await Promise.all(KEYS.map((key) => api.call(key, { query })));

    for (const { status, body } of answers)
      expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(query)]);
  });

  it('[G28] takes any place of the right form', async () => {
    const { token } = await aHistory();

    for (const key of KEYS)
      for (const before of ['0', '0.0', '1', '99999999999999', `${'9'.repeat(14)}.${'9'.repeat(15)}`])
        expect((await api.send(key, { token, query: { before } })).status).toBe(200);
  });
});

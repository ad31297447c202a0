import { turnoverOf } from '../turnover/turnover.ts';
import { type Charge, type Player, useDeposits } from '../../testing/deposits.ts';

const deposits = useDeposits();
const MINUTE_MS = 60_000;

async function aPendingDeposit(money = '50.00'): Promise<{ player: Player; charge: Charge }> {
  const player = await deposits.aPlayer();
  return { player, charge: await deposits.start(player, money) };
}

describe('a paid deposit', () => {
  it('[R196] [G12] is credited by the signed webhook of the provider and told to the open tabs', async () => {
    const { player, charge } = await aPendingDeposit();

    await deposits.pay(charge);
    const delivered = await deposits.deliver();

    expect(delivered).toEqual({ webhooks: 1, refunds: 0 });
    expect(await deposits.cashOf(player)).toBe(50_00);
    expect(await deposits.statusOf(player, charge)).toBe('paid');
    expect(player.events).toMatchObject([
      { type: 'recharge', order_no: charge.order_no, amount: '50.00', status: 'paid' },
      { type: 'balance', balance: '50.00' },
      { type: 'notification', id: expect.any(Number) },
    ]);
  });

  it('[R111] is told to the member in a message that is there when its event comes', async () => {
    const { player, charge } = await aPendingDeposit();
    const notice = await deposits.noticeOf(player, charge);

    await deposits.notify([notice]);
    await deposits.notify([notice]);

    expect(await messagesOf(player)).toEqual([
      { id: eventIdsOf(player)[0], kind: 'deposit_paid', details: { amountCentavos: 50_00 } },
    ]);
  });

  it('[G16] has to be wagered once before a withdrawal', async () => {
    const { player, charge } = await aPendingDeposit();

    await deposits.notify([await deposits.noticeOf(player, charge)]);

    const turnover = await turnoverOf(deposits.test.deps.db, player.member.siteKey, player.member.id);
    expect(turnover.remainingCentavos).toBe(50_00);
  });

  it.each([
    [150, '75.00', 75_00],
    [0, '0.00', 0],
  ])(
    '[G16] has to be wagered as its player was told before paying: %d %%',
    async (turnover_percent, told, remainingCentavos) => {
      const { db } = deposits.test.deps;
      const ask = (percent: number) =>
        db
          .updateTable('payment_methods')
          .set({ turnover_percent: percent })
          .where('site_key', '=', deposits.test.siteKey)
          .execute();
      await ask(turnover_percent);
      const { player, charge } = await aPendingDeposit();
      await ask(100);

      await deposits.notify([await deposits.noticeOf(player, charge)]);

      expect(charge.turnover_amount).toBe(told);
      const turnover = await turnoverOf(db, player.member.siteKey, player.member.id);
      expect(turnover.remainingCentavos).toBe(remainingCentavos);
    },
  );

  it('[G16] has to be wagered whole when a process of an older release has stored its order', async () => {
    const { db } = deposits.test.deps;
    const { player, charge } = await aPendingDeposit();
    const { turnover_centavos: _, ...order } = await db
      .selectFrom('recharge_orders')
      .selectAll()
      .where('order_no', '=', charge.order_no)
      .executeTakeFirstOrThrow();
    const older = Object.fromEntries(
      Object.entries({ ...order, order_no: 'R261121OLDER', txid: 'a'.repeat(32) }).filter(
        ([column]) => column !== 'id',
      ),
    );

    await db
      .insertInto('recharge_orders')
      .values(older as never) // a release without the column
      .execute();

    const stored = await db
      .selectFrom('recharge_orders')
      .select('turnover_centavos')
      .where('site_key', '=', player.member.siteKey)
      .where('order_no', '=', 'R261121OLDER')
      .executeTakeFirstOrThrow();
    expect(stored.turnover_centavos).toBe(50_00);
  });

  it('[I21] [I4] counts once when the same Pix is told again, also twice in one array', async () => {
    const { player, charge } = await aPendingDeposit();
    const notice = await deposits.noticeOf(player, charge);

    const answers = [await deposits.notify([notice, notice]), await deposits.notify([notice])];

    expect(answers).toEqual([200, 200]);
    expect(await deposits.cashOf(player)).toBe(50_00);
    expect(await deposits.outcomesOf(charge)).toEqual([
      { outcome: 'credited', reason: '', refund_status: null },
    ]);
  });

  it('[G12] is credited once when the player pays twice; the second Pix goes back', async () => {
    const { player, charge } = await aPendingDeposit();

    await deposits.pay(charge, 'twice');
    await deposits.deliver();

    expect(await deposits.cashOf(player)).toBe(50_00);
    expect(await deposits.outcomesOf(charge)).toEqual([
      { outcome: 'credited', reason: '', refund_status: null },
      { outcome: 'refunded', reason: 'paid_twice', refund_status: 'done' },
    ]);
    expect((await messagesOf(player)).map(({ kind, details }) => [kind, details])).toEqual([
      ['deposit_paid', { amountCentavos: 50_00 }],
      ['deposit_returned', { amountCentavos: 50_00, reason: 'paid_twice' }],
    ]);
  });

  it('has two payments told in the wrong order: the first to arrive counts', async () => {
    const { player, charge } = await aPendingDeposit();
    const earlier = await deposits.noticeOf(player, charge);
    const later = await deposits.noticeOf(player, charge);

    await deposits.notify([later]);
    await deposits.notify([earlier]);

    expect(await deposits.cashOf(player)).toBe(50_00);
    expect((await deposits.outcomesOf(charge)).map(({ reason }) => reason)).toEqual(['', 'paid_twice']);
  });
});

describe('a payment that must not be credited', () => {
  it.each([
    ['other_cpf', 'other_payer'],
    ['wrong_amount', 'wrong_amount'],
  ] as const)('[G12] [G13] %s: the order fails and the money goes back', async (scenario, reason) => {
    const { player, charge } = await aPendingDeposit();

    await deposits.pay(charge, scenario);
    await deposits.deliver();

    expect(await deposits.cashOf(player)).toBe(0);
    expect(await deposits.statusOf(player, charge)).toBe('failed');
    expect(await deposits.outcomesOf(charge)).toEqual([
      { outcome: 'refunded', reason, refund_status: 'done' },
    ]);
    expect(player.events).toMatchObject([{ type: 'recharge', status: 'failed' }, { type: 'notification' }]);
    expect(await messagesOf(player)).toEqual([
      {
        id: eventIdsOf(player)[0],
        kind: 'deposit_returned',
        details: { amountCentavos: expect.any(Number), reason },
      },
    ]);
  });

  it('goes back when it does not say who pays [G13]', async () => {
    const { player, charge } = await aPendingDeposit();
    const { pagador: _unknown, ...notice } = await deposits.noticeOf(player, charge);

    await deposits.notify([notice]);

    expect(await deposits.cashOf(player)).toBe(0);
    expect((await deposits.outcomesOf(charge)).map((each) => each.reason)).toEqual(['other_payer']);
  });

  it('is put on the books and given back when no order knows its charge, or no site its key', async () => {
    const { player, charge } = await aPendingDeposit();
    const unknown = await deposits.noticeOf(player, charge, { txid: 'A'.repeat(32) });
    const stray = await deposits.noticeOf(player, charge, {
      txid: 'B'.repeat(32),
      chave: 'somebody@else.example',
    });

    const answer = await deposits.notify([unknown, stray]);

    expect(answer).toBe(200);
    for (const txid of [unknown.txid, stray.txid]) {
      expect(await deposits.outcomesOf({ ...charge, txid })).toEqual([
        { outcome: 'refunded', reason: 'unknown_charge', refund_status: 'requested' },
      ]);
    }
    expect(await deposits.cashOf(player)).toBe(0);
  });

  it('is asked back again and again while the provider does not answer', async () => {
    const { player, charge } = await aPendingDeposit();
    const { clock, config, db } = deposits.test.deps;
    const [{ selfUrl }, refundsAt] = [config, { selfUrl: 'http://127.0.0.1:9' }];
    await deposits.pay(charge, 'wrong_amount');
    const [row] = await db
      .selectFrom('psp_webhooks')
      .select('body')
      .where('delivered_at', 'is', null)
      .execute();
    await deposits.notify((JSON.parse(row?.body ?? '{"pix":[]}') as { pix: [] }).pix);

    Object.assign(config, refundsAt);
    const whileDown = await deposits.deliver();
    Object.assign(config, { selfUrl });
    clock.advance(MINUTE_MS);
    await deposits.deliver();

    expect(whileDown.refunds).toBe(0);
    expect(await deposits.outcomesOf(charge)).toMatchObject([
      { reason: 'wrong_amount', refund_status: 'done' },
    ]);
    expect(await deposits.cashOf(player)).toBe(0);
  });
});

/** The member's messages, oldest first. */
async function messagesOf({ member }: Player) {
  return deposits.test.deps.db
    .selectFrom('notifications')
    .select(['id', 'kind', 'details'])
    .where('site_key', '=', member.siteKey)
    .where('member_id', '=', member.id)
    .orderBy('id')
    .execute();
}

function eventIdsOf({ events }: Player): number[] {
  return events.flatMap((event) => (event.type === 'notification' ? [event.id] : []));
}

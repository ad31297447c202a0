import { LOGIN_PASSWORD, type Player, aBank, useWithdrawals } from '../../testing/withdrawals.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { verify } from '../ledger/verify.ts';
import { reviewSandboxSites } from './review/automatic-review.ts';

describeOnPostgres('withdrawals under real concurrency', () => {
  const withdrawals = useWithdrawals({ rateLimitFactor: 1_000_000 });
  const { aPlayer, ask, review, submit } = withdrawals;
  const many = <Result>(count: number, call: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => call(index)));

  /** Too many passwords at once are refused without being looked at; such a call is made again, as a client does. */
  async function answered(player: Player, money: string, key?: string) {
    for (;;) {
      const answer = await ask(player, money, {}, key ? { headers: { 'idempotency-key': key } } : {});
      if (answer.status !== 503) return answer;
    }
  }

  it('[R122] [I9] 64 at once never hold a centavo more than there is', async () => {
    const player = await aPlayer(90_00);

    const answers = await many(64, () => answered(player, '20.00'));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await withdrawals.balances(player)).toMatchObject({ cashCentavos: 10_00, heldCentavos: 80_00 });
    expect((await verify(withdrawals.test.deps.db)).problems).toEqual([]);
  });

  it('[G27] [I5] 64 duplicates with one key are one withdrawal, and all get its answer', async () => {
    const player = await aPlayer();

    const answers = await many(64, () => answered(player, '50.00', 'one'));

    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.order_no}`)).size).toBe(1);
    expect((await withdrawals.balances(player)).heldCentavos).toBe(50_00);
  });

  it('[A41] the number of a day holds', async () => {
    const player = await aPlayer(10_000_00);

    const answers = await many(24, () => answered(player, '20.00'));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error))).toEqual(new Set(['withdrawal_count_reached']));
  });

  it('[R137] wrong passwords at once lock as they do one after the other', async () => {
    const player = await aPlayer();

    const answers = await many(20, () => ask(player, '50.00', { qk_pwd: '999999' }));

    const wrong = answers.filter(({ body }) => body.error === 'withdrawal_password_wrong');
    expect(wrong).toHaveLength(4);
    expect((await ask(player, '50.00')).body.error).toBe('withdrawal_password_locked');
  });

  it('[A39] one ticket used 20 times at once sets one password', async () => {
    const player = await aPlayer();
    const { body } = await withdrawals.test.call('POST /api/auth/password/verify', {
      token: player.token,
      body: { password: LOGIN_PASSWORD, purpose: 'withdrawal_password' },
    });

    const answers = await many(20, (index) => {
      const qk_pwd = String(index).padStart(6, '0');
      return withdrawals.test.call('POST /api/auth/qkpwd/set', {
        token: player.token,
        body: { qk_pwd, qk_pwd_confirmation: qk_pwd, ticket: body.data.ticket },
      });
    });

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[I20] cancelling, approving, rejecting and the automatic review at the same time: one wins, each time', async () => {
    const { clock, db } = withdrawals.test.deps;
    for (let round = 0; round < 10; round += 1) {
      const player = await aPlayer(100_00);
      const orderNo = await submit(player);
      clock.advance(60_000);

      const input = { token: player.token, body: { order_no: orderNo } };
      const [cancelled, approved, rejected] = await Promise.all([
        withdrawals.test.call('POST /api/drawing/cancel', input),
        review('ana', 'approve', orderNo),
        review('bruno', 'reject', orderNo),
        reviewSandboxSites(withdrawals.test.deps),
      ]);

      const { status } = await withdrawals.row(orderNo);
      expect([cancelled.status === 200, rejected.status === 200]).toEqual([
        status === 'cancelled',
        status === 'rejected',
      ]);
      if (approved.status === 200) expect(status).toBe('approved');
      expect(await withdrawals.history(orderNo)).toHaveLength(2);
      const { heldCentavos } = await withdrawals.balances(player);
      expect(heldCentavos).toBe(status === 'approved' ? 100_00 : 0);
    }
    expect((await verify(db)).problems).toEqual([]);
  });

  it('[I20] eight processes that pay out at the same time pay each withdrawal once', async () => {
    const { clock, db } = withdrawals.test.deps;
    const orders = await many(10, async () => submit(await aPlayer()));
    for (const orderNo of orders) await review('ana', 'approve', orderNo);
    clock.advance(60 * 60_000);
    const bank = aBank();

    await many(8, () => withdrawals.payOut(bank));

    const states = await many(10, async (index) => (await withdrawals.row(orders[index] ?? '')).status);
    expect(states).toEqual(orders.map(() => 'paid'));
    expect(orders.map((orderNo) => bank.paid.get(orderNo))).toEqual(orders.map(() => 100_00));
    expect((await verify(db)).problems).toEqual([]);
  });
});

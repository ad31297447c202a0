import { LOGIN_PASSWORD, type Player, aBank, useWithdrawals } from '../../testing/withdrawals.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { verify } from '../ledger/verify.ts';
import { reviewSandboxSites } from './review/automatic-review.ts';

const withdrawals = useWithdrawals({ rateLimitFactor: 1_000_000 });
const { aPlayer, ask, review, submit } = withdrawals;

describe('a withdrawal that is sent again with its Idempotency-Key', () => {
  const again = (player: Player, money: string, more = {}, key = 'one') =>
    ask(player, money, more, { headers: { 'idempotency-key': key } });

  it('[G27] is answered as before, whatever has happened since; the password is no part of it', async () => {
    const player = await aPlayer();
    const first = await again(player, '50.00');
    for (let tries = 0; tries < 5; tries += 1) await ask(player, '50.00', { qk_pwd: '999999' });
    await withdrawals.test.call('POST /api/drawing/cancel', {
      token: player.token,
      body: { order_no: first.body.data.order_no },
    });

    const repeats = [
      await again(player, '50.00'),
      await again(player, '50.00', { qk_pwd: '999999', lang: 'pt' }),
    ];

    for (const { status, body } of repeats) expect([status, body.data]).toEqual([200, first.body.data]);
    expect((await withdrawals.balances(player)).heldCentavos).toBe(0);
    const { db } = withdrawals.test.deps;
    const stored = await db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('member_id', '=', player.member.id)
      .execute();
    expect(JSON.stringify(stored)).not.toMatch(/012345|999999/);
  });

  it('[G27] is refused with another body, and made anew after a refusal', async () => {
    const player = await aPlayer();
    const refused = await again(player, '9000.00', {}, 'two');
    const made = await again(player, '50.00');

    const other = await again(player, '60.00');

    expect([refused.status, made.status, other.status, other.body.error]).toEqual([
      400,
      200,
      409,
      'idempotency_conflict',
    ]);
    expect((await withdrawals.balances(player)).heldCentavos).toBe(50_00);
  });
});

describeOnPostgres('withdrawals under real concurrency', () => {
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
      expect(approved.status !== 200 || status === 'approved').toBe(true);
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

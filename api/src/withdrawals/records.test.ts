import { openToken } from '../../testing/builders.ts';
import { type Player, useWithdrawals } from '../../testing/withdrawals.ts';

const withdrawals = useWithdrawals();
const { aPlayer, review, submit } = withdrawals;
const DAY_MS = 24 * 60 * 60_000;

async function list({ token }: Player, body: Record<string, unknown> = {}) {
  const answer = await withdrawals.test.call('POST /api/drawing/list', { token, body });
  return answer.body.data;
}

describe('POST /api/drawing/list', () => {
  it('[R124] [A27] [A36] parts what waits for its review from all others, the key masked', async () => {
    const player = await aPlayer();
    const [waiting, approved] = [await submit(player), await submit(player)];
    await review('ana', 'approve', approved);
    const numbers = async (status: string) =>
      (await list(player, { status })).list.map(({ order_no }) => order_no);

    expect([await numbers('not_reviewed'), await numbers('reviewed')]).toEqual([[waiting], [approved]]);
    const [first] = (await list(player)).list;
    expect(first).toMatchObject({
      payment_type: 'CPF',
      fee: '0.00',
      status_text: 'Approved',
      can_cancel: false,
    });
    expect(first?.account).toMatch(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/);
  });

  it('[R125] counts days of São Paulo, today included', async () => {
    const { clock, db } = withdrawals.test.deps;
    clock.set(new Date('2026-11-10T12:00:00Z'));
    const player = await aPlayer();
    await submit(player);
    clock.advance(2 * DAY_MS);
    const token = await openToken(db, player.member, clock.now());
    const now = { ...player, token };
    await submit(now);

    const counts = [];
    for (const period of ['today', '3d', '7d']) counts.push((await list(now, { period })).total);

    expect(counts).toEqual([1, 2, 2]);
  });

  it('[G28] goes on where a page ended, also when new ones have come', async () => {
    const player = await aPlayer();
    const orders = [await submit(player), await submit(player), await submit(player)];
    const first = await list(player, { limit: 2 });
    await submit(player);

    const second = await list(player, { limit: 2, before: first.next });

    expect([...first.list, ...second.list].map(({ order_no }) => order_no)).toEqual([...orders].reverse());
    expect([second.total, second.next]).toEqual([4, null]);
  });

  it('[R160] shows nobody else’s, and neither does the state of one; nobody else cancels it', async () => {
    const [owner, other] = [await aPlayer(), await aPlayer()];
    const order_no = await submit(owner);
    const { call } = withdrawals.test;

    expect((await list(other)).total).toBe(0);
    expect((await call('GET /api/drawing/status', { token: other.token, query: { order_no } })).status).toBe(
      404,
    );
    expect((await call('POST /api/drawing/cancel', { token: other.token, body: { order_no } })).status).toBe(
      404,
    );
  });
});

describe('POST /api/drawing/cancel', () => {
  it('[R122] [A36] gives all back while it waits for its review, and is the same again', async () => {
    const player = await aPlayer(100_00);
    const order_no = await submit(player);
    const cancel = () =>
      withdrawals.test.call('POST /api/drawing/cancel', { token: player.token, body: { order_no } });

    const [first, second] = [await cancel(), await cancel()];

    for (const { status, body } of [first, second])
      expect([status, body.data.status, body.data.can_cancel]).toEqual([200, 'cancelled', false]);
    const { cashCentavos, heldCentavos } = await withdrawals.balances(player);
    expect([cashCentavos, heldCentavos]).toEqual([100_00, 0]);
  });

  it('[R122] is refused once it is decided', async () => {
    const player = await aPlayer();
    const order_no = await submit(player);
    await review('ana', 'approve', order_no);

    const { status, body } = await withdrawals.test.call('POST /api/drawing/cancel', {
      token: player.token,
      body: { order_no },
    });

    expect([status, body.error]).toEqual([409, 'withdrawal_not_cancellable']);
  });
});

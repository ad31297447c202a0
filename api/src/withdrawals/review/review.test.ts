import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { transaction } from '../../db/transaction.ts';
import { insertSite } from '../../../testing/builders.ts';
import { operatorKey } from '../../../testing/operators.ts';
import { type Player, useWithdrawals } from '../../../testing/withdrawals.ts';
import { verify } from '../../ledger/verify.ts';
import { liftStops, stopPayouts } from '../../payouts/stops.ts';
import { reviewSandboxSites } from './automatic-review.ts';

const withdrawals = useWithdrawals();
const { aPlayer, history, review, submit } = withdrawals;
const LIMIT = '5000.00';

const show = (orderNo: string, operator = 'ana') =>
  withdrawals.test.call('GET /api/operator/withdrawals/show', {
    token: operatorKey(operator),
    query: { order_no: orderNo },
  });
const messagesOf = async (player: Player, lang = 'en') => {
  const { body } = await withdrawals.test.call('GET /api/informationcenter/notification', {
    token: player.token,
    query: { lang },
  });
  return body.data.list.map(({ content }) => content);
};
const setSandbox = (is_sandbox: boolean) =>
  withdrawals.test.deps.db
    .updateTable('sites')
    .set({ is_sandbox })
    .where('key', '=', withdrawals.test.siteKey)
    .execute();

describe('the review', () => {
  it('[R122] [R123] approves a withdrawal and says who did', async () => {
    const player = await aPlayer();
    const orderNo = await submit(player);

    expect(await review('ana', 'approve', orderNo)).toEqual({ status: 200, error: undefined });

    expect(await history(orderNo)).toEqual(['pending member', 'approved operator:ana']);
    expect(player.events.at(-1)).toMatchObject({ type: 'withdrawal', order_no: orderNo, status: 'approved' });
    expect((await withdrawals.balances(player)).heldCentavos).toBe(100_00);
  });

  it('[R111] [R122] rejects one: the money is free again, and the member reads why in their language', async () => {
    const player = await aPlayer(300_00);
    const orderNo = await submit(player);

    await review('ana', 'reject', orderNo);

    expect(await withdrawals.balances(player)).toMatchObject({ cashCentavos: 300_00, heldCentavos: 0 });
    const { body } = await withdrawals.test.call('GET /api/drawing/status', {
      token: player.token,
      query: { order_no: orderNo },
    });
    expect(body.data.record).toMatchObject({
      status: 'rejected',
      reason: 'It does not follow the withdrawal rules.',
      can_cancel: false,
    });
    expect(body.data.timeline.map(({ status }) => status)).toEqual(['pending', 'rejected']);
    expect(JSON.stringify(body)).not.toMatch(/seen by a test|operator/);
    for (const lang of MESSAGE_SETS)
      expect((await messagesOf(player, lang))[0]).not.toMatch(/[{}]|withdrawal\.cause/);
    expect(player.events.map(({ type }) => type).slice(-3)).toEqual([
      'withdrawal',
      'balance',
      'notification',
    ]);
    expect((await verify(withdrawals.test.deps.db)).problems).toEqual([]);
  });

  it('[R122] decides once, and never about a cancelled one', async () => {
    const player = await aPlayer();
    const [approved, rejected, cancelled] = [
      await submit(player),
      await submit(player),
      await submit(player),
    ];
    await review('ana', 'approve', approved);
    await review('ana', 'reject', rejected);
    await withdrawals.test.call('POST /api/drawing/cancel', {
      token: player.token,
      body: { order_no: cancelled },
    });

    for (const orderNo of [approved, rejected, cancelled])
      for (const verb of ['approve', 'reject'] as const)
        expect(await review('bruno', verb, orderNo)).toEqual({
          status: 409,
          error: 'withdrawal_already_reviewed',
        });
  });

  it('[R123] takes two people above the limit of the site, and one up to it', async () => {
    const player = await aPlayer(20_000_00);
    const [upTo, above] = [await submit(player, LIMIT), await submit(player, '5000.01')];

    await review('ana', 'approve', upTo);
    const first = await review('ana', 'approve', above);
    const between = (await withdrawals.row(above)).status;
    const again = await review('ana', 'approve', above);
    const second = await review('bruno', 'approve', above);

    expect((await withdrawals.row(upTo)).status).toBe('approved');
    expect([first.status, between, again.error, second.status]).toEqual([
      200,
      'pending',
      'second_reviewer_needed',
      200,
    ]);
    expect(await history(above)).toEqual([
      'pending member',
      'approval operator:ana',
      'approved operator:bruno',
    ]);
    expect((await show(above)).body.data.withdrawal).toMatchObject({
      approvals_needed: 2,
      approved_by: ['ana', 'bruno'],
    });
  });

  it('[R98] [R122] shows what the member has written to it', async () => {
    const player = await aPlayer();
    const { body } = await withdrawals.ask(player, '100.00', { member_remark: ' For the rent ' });

    expect((await show(body.data.order_no)).body.data.withdrawal.remark).toBe('For the rent');
    expect((await show(await submit(player))).body.data.withdrawal.remark).toBe('');
  });

  it('[R122] shows the queue, the oldest first, with age and what the member paid in', async () => {
    const { clock } = withdrawals.test.deps;
    const player = await aPlayer(700_00);
    const older = await submit(player);
    clock.advance(60_000);
    const newer = await submit(player);
    clock.advance(30_000);

    const queue = await withdrawals.test.call('GET /api/operator/withdrawals', {
      token: operatorKey('ana'),
      query: { limit: 100 },
    });
    const ours = queue.body.data.list.filter(({ member_id }) => member_id === player.member.id);

    expect(ours.map(({ order_no, age_seconds }) => [order_no, age_seconds])).toEqual([
      [older, 90],
      [newer, 30],
    ]);
    expect((await show(older)).body.data).toMatchObject({
      member_deposited: '700.00',
      member_withdrawn: '0.00',
    });
    expect(JSON.stringify(queue.body)).not.toContain(player.cpf);
  });

  it.each([[null], ['nobody'], [operatorKey('carla')]])('[R123] is for operators alone: %p', async (key) => {
    const player = await aPlayer();
    const orderNo = await submit(player);

    for (const token of [key, player.token]) {
      const input = { token, body: { order_no: orderNo, reason: 'other' } };
      expect((await withdrawals.test.call('POST /api/operator/withdrawals/approve', input)).status).toBe(401);
      expect((await withdrawals.test.call('POST /api/operator/withdrawals/reject', input)).status).toBe(401);
    }
    expect((await withdrawals.row(orderNo)).status).toBe('pending');
  });

  it('[R13] finds the withdrawals of its own site only', async () => {
    const orderNo = await submit(await aPlayer());
    const host = `${await insertSite(withdrawals.test.deps.db)}.test`;
    withdrawals.test.deps.clock.advance(10_000); // a new site is known after a few seconds

    const answer = await withdrawals.test.call('POST /api/operator/withdrawals/approve', {
      host,
      token: operatorKey('ana'),
      body: { order_no: orderNo },
    });

    expect(answer.status).toBe(404);
  });
});

describe('the automatic reviewer', () => {
  const run = () => reviewSandboxSites(withdrawals.test.deps);
  beforeEach(async () => {
    withdrawals.test.deps.clock.advance(60_000);
    await run();
  });

  it('[R123] approves in sandbox sites what has waited for REVIEW_DELAY_SECONDS', async () => {
    const player = await aPlayer();
    const orderNo = await submit(player);

    withdrawals.test.deps.clock.advance(19_999);
    const early = await run();
    withdrawals.test.deps.clock.advance(1);
    const inTime = await run();

    expect([early, inTime, await run()]).toEqual([0, 1, 0]);
    expect(await history(orderNo)).toEqual(['pending member', 'approved reviewer']);
    expect(player.events.at(-1)).toMatchObject({ type: 'withdrawal', status: 'approved' });
  });

  it('[R123] looks at no other site', async () => {
    const orderNo = await submit(await aPlayer());
    withdrawals.test.deps.clock.advance(60_000);

    await setSandbox(false);
    const approved = await run();
    await setSandbox(true);

    expect([approved, (await withdrawals.row(orderNo)).status]).toEqual([0, 'pending']);
  });

  it('approves nothing while the payouts of the site are stopped, and neither does an operator', async () => {
    const orderNo = await submit(await aPlayer());
    const { db, clock } = withdrawals.test.deps;
    const { siteKey } = withdrawals.test;
    clock.advance(60_000);

    await stopPayouts(db, { siteKey, reason: 'reconciliation', at: clock.now() });
    const stopped = [await run(), (await review('ana', 'approve', orderNo)).error];
    await transaction(db, (tx) => liftStops(tx, { siteKey, by: 'ana', note: 'mended', at: clock.now() }));

    expect(stopped).toEqual([0, 'payouts_stopped']);
    expect(await run()).toBe(1);
  });
});

import { type Charge, type Player, useDeposits } from '../../testing/deposits.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import type { Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import type { MemberKey } from '../members/tables.ts';
import { exclude, pause } from './bars.ts';
import { limitsOf } from './limits.ts';
import { setLimit } from './set-limit.ts';

const deposits = useDeposits();
const { test } = deposits;
const HOUR_MS = 60 * 60_000;

const ownerOf = ({ member }: Player) => ({ siteKey: member.siteKey, memberId: member.id });
const now = () => test.deps.clock.now();
async function limit(player: Player, most: number): Promise<void> {
  const wanted = { kind: 'deposit', period: 'day', most } as const;
  await transaction(test.deps.db, (tx) => setLimit(tx, ownerOf(player), wanted, now()));
}
async function limited(most: number): Promise<Player> {
  const player = await deposits.aPlayer();
  await limit(player, most);
  return player;
}
/** Read where it stands: an exclusion ends all sessions. */
const endOf = (charge: Charge) =>
  test.deps.db
    .selectFrom('recharge_orders')
    .select(['status', 'failure'])
    .where('order_no', '=', charge.order_no)
    .executeTakeFirst();
/** What the player was told of each Pix that went back. */
async function returnsOf({ member }: Player) {
  const told = await test.deps.db
    .selectFrom('notifications')
    .select('details')
    .where('member_id', '=', member.id)
    .where('kind', '=', 'deposit_returned')
    .execute();
  return told.map(({ details }) => details);
}
const ask = ({ token }: Player, money: string) =>
  test.call('POST /api/recharge/online', { token, body: { money, payment_id: 1, payment_type: 'pix' } });
const bar = (tx: Tx, { memberId }: MemberKey) =>
  tx
    .updateTable('members')
    .set({ barred_as: 'self_exclusion', barred_at: now() })
    .where('id', '=', memberId)
    .execute();
async function excludeAndBar(tx: Tx, who: MemberKey): Promise<void> {
  await exclude(tx, who, 6, now());
  await bar(tx, who);
}
const used = async (player: Player) => (await limitsOf(test.deps.db, ownerOf(player), now()))[0]?.used;

describe('a limit on deposits', () => {
  it('[A38] counts what can still be paid, and says what is left', async () => {
    const player = await limited(100_00);
    await ask(player, '60.00');

    const { status, body } = await ask(player, '40.01');

    expect([status, body.error, body.message, body.errors]).toEqual([
      400,
      'deposit_limit_reached',
      'Your own deposit limit leaves R$40.00 for now',
      { money: ['Your own deposit limit leaves R$40.00 for now'] },
    ]);
    expect((await ask(player, '40.00')).status).toBe(200);
    expect(await used(player)).toBe('100.00');
  });

  it('[A38] lets go of what nobody paid, and keeps what was paid', async () => {
    const player = await limited(100_00);
    const charge = await deposits.start(player, '60.00');
    await deposits.pay(charge);
    await deposits.deliver();
    await ask(player, '40.00');

    test.deps.clock.advance(HOUR_MS);

    expect(await used(player)).toBe('60.00');
    expect(await deposits.cashOf(player)).toBe(60_00);
  });

  it('[G31] begins anew with the next day', async () => {
    const player = await limited(50_00);
    const charge = await deposits.start(player, '50.00');
    await deposits.pay(charge);
    await deposits.deliver();

    test.deps.clock.advance(24 * HOUR_MS);

    expect(await used(player)).toBe('0.00');
  });
});

describe('who takes a break or has excluded themselves', () => {
  it('[G31] does not deposit until the break is over', async () => {
    const player = await deposits.aPlayer();
    await transaction(test.deps.db, (tx) => pause(tx, ownerOf(player), 24, now()));

    const { status, body } = await ask(player, '50.00');

    expect([status, body.error]).toEqual([403, 'play_paused']);
  });

  it.each([
    ['who has excluded themselves', 'self_excluded', (tx: Tx, who: MemberKey) => exclude(tx, who, 6, now())],
    ['whom the national register bars', 'play_barred', bar],
    ['whom it bars after they have excluded themselves', 'play_barred', excludeAndBar],
    ['who takes a break', 'play_paused', (tx: Tx, who: MemberKey) => pause(tx, who, 24, now())],
  ] as const)('[G31] [G32] [R85] gives back what %s pays on a code of before', async (_, why, begin) => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    await transaction<unknown>(test.deps.db, (tx) => begin(tx, ownerOf(player)));

    await deposits.pay(charge);
    const delivered = await deposits.deliver();

    expect(delivered).toEqual({ webhooks: 1, refunds: 1 });
    expect(await deposits.cashOf(player)).toBe(0);
    expect(await endOf(charge)).toEqual({ status: 'failed', failure: why });
    expect(await deposits.outcomesOf(charge)).toMatchObject([{ outcome: 'refunded', reason: why }]);
    expect(await returnsOf(player)).toEqual([{ amountCentavos: 50_00, reason: 'order_failed', bar: why }]);
  });

  it('[G31] [I21] leaves a Pix that is told of twice as it was taken the first time', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    const notice = await deposits.noticeOf(player, charge);
    await deposits.notify([notice]);
    await transaction(test.deps.db, (tx) => exclude(tx, ownerOf(player), 'indefinite', now()));

    await deposits.notify([notice]);

    expect(await deposits.cashOf(player)).toBe(50_00);
    expect(await deposits.outcomesOf(charge)).toMatchObject([{ outcome: 'credited' }]);
  });
});

describe('a code that was made before the limit was lowered', () => {
  it('[A38] [G31] gives back what would go beyond the limit, and credits what stays within', async () => {
    const player = await deposits.aPlayer();
    const [first, second] = [await deposits.start(player, '60.00'), await deposits.start(player, '50.00')];
    await limit(player, 100_00);

    for (const charge of [first, second]) await deposits.notify([await deposits.noticeOf(player, charge)]);

    expect(await deposits.cashOf(player)).toBe(60_00);
    expect(await deposits.outcomesOf(second)).toMatchObject([
      { outcome: 'refunded', reason: 'deposit_limit_reached' },
    ]);
    expect(await used(player)).toBe('60.00');
  });
});

describeOnPostgres('20 codes of before a lower limit, paid at the same time', () => {
  it('[G31] [A38] never go beyond the limit', async () => {
    const player = await deposits.aPlayer();
    const charges = await Promise.all(Array.from({ length: 20 }, () => deposits.start(player, '15.00')));
    await limit(player, 100_00);
    const notices = await Promise.all(charges.map((charge) => deposits.noticeOf(player, charge)));

    await Promise.all(notices.map((notice) => deposits.notify([notice])));

    expect(await deposits.cashOf(player)).toBe(90_00);
    expect(await returnsOf(player)).toHaveLength(14);
  });
});

describeOnPostgres('100 deposits at the same time', () => {
  it('[G31] [A38] never go beyond the limit', async () => {
    const player = await limited(200_00);

    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(player, '15.00')));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(13);
    expect(answers.filter(({ body }) => body.error === 'deposit_limit_reached')).toHaveLength(87);
    expect(await used(player)).toBe('195.00');
  });
});

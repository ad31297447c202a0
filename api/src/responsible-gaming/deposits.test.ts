import { useDeposits, type Player } from '../../testing/deposits.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { exclude, pause } from './bars.ts';
import { limitsOf } from './limits.ts';
import { setLimit } from './set-limit.ts';

const deposits = useDeposits();
const { test } = deposits;
const HOUR_MS = 60 * 60_000;

const ownerOf = ({ member }: Player) => ({ siteKey: member.siteKey, memberId: member.id });
const now = () => test.deps.clock.now();
async function limited(most: number): Promise<Player> {
  const player = await deposits.aPlayer();
  const limit = { kind: 'deposit', period: 'day', most } as const;
  await transaction(test.deps.db, (tx) => setLimit(tx, ownerOf(player), limit, now()));
  return player;
}
const ask = ({ token }: Player, money: string) =>
  test.call('POST /api/recharge/online', { token, body: { money, payment_id: 1, payment_type: 'pix' } });
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

  it('[G31] [R85] is credited what they pay on a code of before', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    await transaction(test.deps.db, (tx) => exclude(tx, ownerOf(player), 'indefinite', now()));

    await deposits.pay(charge);
    await deposits.deliver();

    expect(await deposits.cashOf(player)).toBe(50_00);
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

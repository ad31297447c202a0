import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { insertSite } from '../../../testing/builders.ts';
import { useEmptyDatabase } from '../../../testing/empty-database.ts';
import { postByHand } from '../../../testing/post-by-hand.ts';
import { insertGame, takeSeat, type Seat, type Stake } from '../../../testing/seat.ts';
import { migrate } from '../../db/migrate.ts';
import { transaction } from '../../db/transaction.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
const at = new Date('2026-03-01T12:00:00Z');
const test = useEmptyDatabase();

/** A bet as the release before the functions wrote it: its stake lies in an account of its round. */
async function oldStake({ siteKey, memberId }: Seat, amount: number): Promise<Stake> {
  const stake = { transaction: randomUUID(), round: randomUUID() };
  const hash = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');
  await transaction(test.db, async (tx) => {
    await sql`insert into game_rounds (site_key, integration, round_id, member_id, game_id, opened_at)
      values (${siteKey}, 'sandbox', ${stake.round}, ${memberId}, 1, ${at})`.execute(tx);
    await sql`insert into game_transactions (site_key, integration, transaction_uuid, kind, request_uuid, round_id, member_id, game_id,
        amount_centavos, content_hash, created_at)
      values (${siteKey}, 'sandbox', ${stake.transaction}, 'bet', ${randomUUID()}, ${stake.round}, ${memberId}, 1, ${amount},
        ${hash(['bet', memberId, 'game-1', stake.round, 'BRL', amount])}, ${at})`.execute(tx);
    const request = {
      kind: 'bet',
      memberId,
      roundId: `sandbox-${stake.round}`,
      amountCentavos: amount,
    };
    await postByHand(tx, {
      siteKey,
      at,
      kind: 'bet',
      key: `bet:sandbox:${stake.transaction}`,
      requestHash: hash(request),
      lines: { [`member:${memberId}:cash`]: -amount, [`game:sandbox-${stake.round}`]: amount },
    });
  });
  return stake;
}

/** Credits a member by hand: the functions are not there yet, and members have no identity to check. */
async function credited(siteKey: string): Promise<Seat> {
  const seat = await takeSeat(test.db, siteKey, { centavos: 0, member: { identity_status: undefined } });
  const lines = { 'external:psp': -1_000, [`member:${seat.memberId}:cash`]: 1_000 };
  await transaction(test.db, (tx) => postByHand(tx, { siteKey, at, kind: 'deposit', key: 'd1', lines }));
  return seat;
}

async function migrateBefore(number: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mosaico-migrations-'));
  for (const name of await readdir(MIGRATIONS))
    if (Number.parseInt(name, 10) < number) await copyFile(join(MIGRATIONS, name), join(folder, name));
  await migrate(test.database, folder);
  // As its own seed would fill it; the builders are those of today.
  await sql`alter table games alter column is_hot set default false`.execute(test.db);
  await rm(folder, { recursive: true });
}

interface Sitting {
  readonly seat: Seat;
  readonly stake: Stake;
}

describe('rounds that are open when the site is upgraded', () => {
  const cases = ['won', 'lost', 'undone', 'undone when lost', 'going on'] as const;
  const sittings = new Map<string, Sitting>();

  /** A member on a site of their own who had R$ 10 and has staked R$ 1. */
  const sit = async (): Promise<Sitting> => {
    const siteKey = await insertSite(test.db);
    await insertGame(test.db, siteKey);
    const seat = await credited(siteKey);
    return { seat, stake: await oldStake(seat, 100) };
  };
  const sittingOf = (name: (typeof cases)[number]): Sitting => {
    const sitting = sittings.get(name);
    if (!sitting) throw new Error('the rounds are opened before the tests');
    return sitting;
  };
  const escrowOf = ({ seat, stake }: Sitting) =>
    balanceOf(test.db, seat.siteKey, `game:sandbox-${stake.round}`);
  const houseOf = ({ seat }: Sitting) => balanceOf(test.db, seat.siteKey, 'house:cash');

  beforeAll(async () => {
    await migrateBefore(46);
    for (const name of cases) sittings.set(name, await sit());
    await migrate(test.database);
  });
  afterEach(async () => {
    expect((await verify(test.db)).problems).toEqual([]);
  });

  it('[W5] are won: the win comes out of the round’s own account, and the rest from the house', async () => {
    const sitting = sittingOf('won');

    expect(await sitting.seat.win(sitting.stake, { amount: 250 })).toBe(1_150);

    expect([await escrowOf(sitting), await houseOf(sitting)]).toEqual([0, -150]);
  });

  it('[W1] are lost', async () => {
    const sitting = sittingOf('lost');

    expect(await sitting.seat.win(sitting.stake, { amount: 0 })).toBe(900);

    expect([await escrowOf(sitting), await houseOf(sitting)]).toEqual([0, 100]);
  });

  it('[W2] [W3] have bets that are recognised when they come again, and can be taken back', async () => {
    const { seat, stake } = sittingOf('undone');

    const again = await seat.stake({ amount: 100, ...stake });

    expect(again.answer).toBe(900);
    expect(await seat.rollback(stake)).toBe(1_000);
    expect(await escrowOf({ seat, stake })).toBe(0);
  });

  it('[W3] have bets that can be taken back when they are lost', async () => {
    const sitting = sittingOf('undone when lost');
    await sitting.seat.win(sitting.stake, { amount: 0 });

    expect(await sitting.seat.rollback(sitting.stake)).toBe(1_000);

    expect([await escrowOf(sitting), await houseOf(sitting)]).toEqual([0, 0]);
  });

  it('[W5] go on: another bet goes to the same account, and closing empties it', async () => {
    const { seat, stake } = sittingOf('going on');

    expect((await seat.stake({ amount: 50, round: stake.round })).answer).toBe(850);
    expect(await escrowOf({ seat, stake })).toBe(150);
    expect(await seat.win(stake, { amount: 30, isClosed: false })).toBe(880);
    expect(await escrowOf({ seat, stake })).toBe(120);
    expect(await seat.win(stake, { amount: 0 })).toBe(880);
    expect(await escrowOf({ seat, stake })).toBe(0);
  });

  it('[W5] are settled alike when a process of the release before has opened them after the upgrade', async () => {
    const sitting = await sit();

    expect(await sitting.seat.win(sitting.stake, { amount: 70 })).toBe(970);

    expect(await escrowOf(sitting)).toBe(0);
  });

  it('a process of the release before cannot use an account of a round whose stakes are in the purse: it is to ask again', async () => {
    const { seat } = await sit();
    const stake = await seat.stake({ amount: 10 });

    const attempt = sql`insert into ledger_accounts (site_key, name, kind)
      values (${seat.siteKey}, ${`game:sandbox-${stake.round}`}, 'game')`.execute(test.db);

    await expect(attempt).rejects.toMatchObject({ code: '55P03' });
  });
});

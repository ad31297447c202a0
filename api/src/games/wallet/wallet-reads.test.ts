import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { insertSite } from '../../../testing/builders.ts';
import { insertGame, takeSeat } from '../../../testing/seat.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { transaction } from '../../db/transaction.ts';
import { deposit } from '../../ledger/deposits.ts';
import { tokenHash } from '../token-hash.ts';
import type { WalletAnswer } from './call-wallet.ts';

const at = new Date('2026-03-01T12:00:00Z');
const test = useDatabase();

/** What a database plans with before it has gathered statistics, it keeps: nothing read may grow with what stands. */
it('a deposit and a money call read as few rows after a hundred rounds as after ten', async () => {
  const siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey);
  const { token, memberId } = await takeSeat(test.db, siteKey, { centavos: 1_000_000 });

  const read = await transaction(test.db, async (tx) => {
    const reads: number[][] = [];
    const counted = async (work: () => Promise<unknown>) => {
      const before = await rowsRead(tx);
      await work();
      return (await rowsRead(tx)) - before;
    };
    const called = (call: RawBuilder<WalletAnswer>) =>
      counted(async () => {
        const { rows } = await call.execute(tx);
        expect(rows[0]?.outcome).toBe('OK');
      });
    for (let n = 0; n < 100; n += 1) {
      const [round, lost, undone] = [`round-${n}`, randomUUID(), randomUUID()];
      const stake = (id: string) =>
        called(sql`select * from wallet_bet(${siteKey}, 'sandbox', ${id}::uuid, ${randomUUID()}::uuid, ${round}, ${tokenHash(token)},
          'game-1', 'BRL', 100, ${at})`);
      reads.push([
        await counted(() =>
          deposit(tx, { siteKey, at, idempotencyKey: `deposit:${n}`, memberId, amountCentavos: 100 }),
        ),
        await stake(undone),
        await stake(lost),
        await called(
          sql`select * from wallet_rollback(${siteKey}, 'sandbox', ${randomUUID()}::uuid, ${randomUUID()}::uuid, ${undone}::uuid, ${at})`,
        ),
        await called(sql`select * from wallet_win(${siteKey}, 'sandbox', ${randomUUID()}::uuid, ${randomUUID()}::uuid, ${round},
          ${lost}::uuid, 'BRL', 50, true, ${at})`),
      ]);
    }
    return reads;
  });

  expect(read.at(-1)).toEqual(read[9]);
});

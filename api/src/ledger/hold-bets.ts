import { sql } from 'kysely';
import type { Tx } from '../db/tables.ts';

interface Player {
  readonly siteKey: string;
  readonly memberId: number;
}

/**
 * Waits for the bets of a member that are being written, and lets no other one be decided until the transaction ends: so a limit counts all that came
 * before it, and no bet that was judged before a break, an exclusion, a freeze or a bar of the register is written after it. Called first, as a
 * bet locks the purses first, too. The first account is opened for it. Not with the connections for money: who is to be kept from play does not wait
 * for one behind the bets.
 *
 * Source: G31, G32, R85.
 */
export async function holdBets(tx: Tx, { siteKey, memberId }: Player): Promise<void> {
  await sql`select ledger_lock(${siteKey}, array[${`member:${memberId}:cash`}]), wallet_lock_purses(${siteKey}, ${memberId})`.execute(
    tx,
  );
}

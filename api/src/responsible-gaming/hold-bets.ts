import { sql } from 'kysely';
import type { Tx } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';

/**
 * Waits for the bets of a member that are being written, and lets no other one be decided until the transaction ends: so a limit counts all that came
 * before it, and no bet that was judged before a break or an exclusion is written after it. Called first, as a bet locks the purses first, too. The
 * first account is opened for it.
 *
 * Source: G31, R85.
 */
export async function holdBets(tx: Tx, { siteKey, memberId }: MemberKey): Promise<void> {
  await sql`select ledger_lock(${siteKey}, array[${`member:${memberId}:cash`}]), wallet_lock_purses(${siteKey}, ${memberId})`.execute(
    tx,
  );
}

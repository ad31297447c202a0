import { sql } from 'kysely';
import type { Tx } from '../src/db/tables.ts';
import type { GameType } from '../src/turnover/turnover.ts';

interface Wager {
  readonly siteKey: string;
  readonly memberId: number;
  readonly gameType: GameType;
  readonly amountCentavos: number;
}

/** Counts a settled bet that was never placed: for tests of what is shown of the turnover. */
export async function countWager(tx: Tx, wager: Wager): Promise<void> {
  const { siteKey, memberId, gameType, amountCentavos } = wager;
  await sql`select turnover_count(${siteKey}, ${memberId}, ${gameType}, ${amountCentavos})`.execute(tx);
}

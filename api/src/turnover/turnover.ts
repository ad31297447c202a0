import { sql } from 'kysely';
import type { GAME_TYPES } from '@mosaico/shared/api';
import type { Db, Tx } from '../db/tables.ts';

export type GameType = (typeof GAME_TYPES)[number];

export interface TurnoverRequirement {
  readonly siteKey: string;
  readonly memberId: number;
  readonly amountCentavos: number;
  /** Instant from the API's clock. */
  readonly at: Date;
}

/**
 * Adds to what a member has to wager before the next withdrawal: a deposit adds its amount, a bonus a multiple of its own. It is a counter, not
 * money; settled bets reduce it (turnover_count in 0150_turnover_shares.sql). A credited deposit adds to it by itself (pix_receive in
 * 0070_receive_pix.sql).
 *
 * @throws RangeError unless the amount is a positive integer
 * Source: G16.
 */
export async function addTurnoverRequirement(
  tx: Tx,
  { siteKey, memberId, amountCentavos, at }: TurnoverRequirement,
): Promise<void> {
  assertPositive(amountCentavos);
  await sql`select turnover_require(${siteKey}, ${memberId}, ${amountCentavos}, ${at})`.execute(tx);
}

/** What a member still has to wager, and has wagered in a lifetime, in centavos. */
export interface Turnover {
  /** `ml_money`: a withdrawal needs zero. */
  readonly remainingCentavos: number;
  readonly slotWageredCentavos: number;
  readonly liveWageredCentavos: number;
  /** Of all games together. */
  readonly totalWageredCentavos: number;
}

/** Source: R83, G16, G17. */
export async function turnoverOf(db: Db | Tx, siteKey: string, memberId: number): Promise<Turnover> {
  const row = await db
    .selectFrom('turnover_counters')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const [slot, live, other] = [
    row?.slot_wagered_centavos ?? 0,
    row?.live_wagered_centavos ?? 0,
    row?.other_wagered_centavos ?? 0,
  ];
  return {
    remainingCentavos: row?.remaining_centavos ?? 0,
    slotWageredCentavos: slot,
    liveWageredCentavos: live,
    totalWageredCentavos: slot + live + other,
  };
}

function assertPositive(amountCentavos: number): void {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos <= 0)
    throw new RangeError(`not a positive amount of centavos: ${amountCentavos}`);
}

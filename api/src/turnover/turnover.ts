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
 * Adds to what a member has to wager before the next withdrawal: a deposit adds its amount, a bonus a multiple of its own.
 * It is a counter, not money; settled bets reduce it (turnover_count in 0049_wallet_functions.sql). Call it once per credited deposit or
 * bonus, in the transaction that credits it.
 *
 * @returns id of what was added: debts are met in their order
 * @throws RangeError unless the amount is a positive integer
 * Source: G16.
 */
export async function addTurnoverRequirement(
  tx: Tx,
  { siteKey, memberId, amountCentavos, at }: TurnoverRequirement,
): Promise<number> {
  assertPositive(amountCentavos);
  const owner = { site_key: siteKey, member_id: memberId };
  const { id } = await tx
    .with('counted', (query) =>
      query
        .insertInto('turnover_counters')
        .values({ ...owner, remaining_centavos: amountCentavos })
        .onConflict((conflict) =>
          conflict.columns(['site_key', 'member_id']).doUpdateSet({
            remaining_centavos: sql<number>`turnover_counters.remaining_centavos + excluded.remaining_centavos`,
          }),
        ),
    )
    .insertInto('turnover_requirements')
    .values({ ...owner, amount_centavos: amountCentavos, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

import { sql } from 'kysely';
import type { GAME_TYPES } from '@mosaico/shared/api';
import type { Db, Tx } from '../db/tables.ts';

export type GameType = (typeof GAME_TYPES)[number];

/** How much of a settled bet counts towards the turnover, in percent (G16). */
export const TURNOVER_SHARE_PERCENT: Readonly<Record<GameType, number>> = {
  slot: 100,
  crash: 20,
  mines: 20,
  dice: 10,
  live: 10,
};

export interface TurnoverRequirement {
  readonly siteKey: string;
  readonly memberId: number;
  readonly amountCentavos: number;
  /** Instant from the API's clock. */
  readonly at: Date;
}

/**
 * Adds to what a member has to wager before the next withdrawal: a deposit adds its amount, a bonus a multiple of its own.
 * It is a counter, not money. Call it once per credited deposit, in the transaction that credits it.
 *
 * @throws RangeError unless the amount is a positive integer
 * Source: G16.
 */
export async function addTurnoverRequirement(
  tx: Tx,
  { siteKey, memberId, amountCentavos, at }: TurnoverRequirement,
): Promise<void> {
  assertPositive(amountCentavos);
  await tx
    .insertInto('turnover_requirements')
    .values({ site_key: siteKey, member_id: memberId, amount_centavos: amountCentavos, created_at: at })
    .execute();
  await tx
    .insertInto('turnover_counters')
    .values({ site_key: siteKey, member_id: memberId, remaining_centavos: amountCentavos })
    .onConflict((conflict) =>
      conflict.columns(['site_key', 'member_id']).doUpdateSet({
        remaining_centavos: sql<number>`turnover_counters.remaining_centavos + excluded.remaining_centavos`,
      }),
    )
    .execute();
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

export interface Wager {
  readonly siteKey: string;
  readonly memberId: number;
  readonly gameType: GameType;
  readonly amountCentavos: number;
}

/**
 * Counts a settled bet: towards the lifetime totals with its whole amount, towards the requirement with the game's share.
 *
 * @returns how much it took off the requirement; keep it with the bet, `uncountWager` needs it
 * Source: G16, I23.
 */
export async function countWager(
  tx: Tx,
  { siteKey, memberId, gameType, amountCentavos }: Wager,
): Promise<number> {
  assertPositive(amountCentavos);
  await tx
    .insertInto('turnover_counters')
    .values({ site_key: siteKey, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['site_key', 'member_id']).doNothing())
    .execute();
  const { remaining_centavos: remaining } = await tx
    .selectFrom('turnover_counters')
    .select('remaining_centavos')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const reduced = Math.min(remaining, Math.floor((amountCentavos * TURNOVER_SHARE_PERCENT[gameType]) / 100));
  await move(tx, { siteKey, memberId, gameType, amountCentavos }, -reduced);
  return reduced;
}

/** Takes the count of a bet back exactly: it was rolled back. Source: G16, I24. */
export async function uncountWager(tx: Tx, wager: Wager, reducedCentavos: number): Promise<void> {
  await move(tx, { ...wager, amountCentavos: -wager.amountCentavos }, reducedCentavos);
}

async function move(
  tx: Tx,
  { siteKey, memberId, gameType, amountCentavos }: Wager,
  remainingChange: number,
): Promise<void> {
  const total = totalOf(gameType);
  await tx
    .updateTable('turnover_counters')
    .set((row) => ({
      remaining_centavos: row('remaining_centavos', '+', remainingChange),
      [total]: row(total, '+', amountCentavos),
    }))
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
}

function totalOf(
  gameType: GameType,
): 'slot_wagered_centavos' | 'live_wagered_centavos' | 'other_wagered_centavos' {
  if (gameType === 'slot') return 'slot_wagered_centavos';
  return gameType === 'live' ? 'live_wagered_centavos' : 'other_wagered_centavos';
}

function assertPositive(amountCentavos: number): void {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos <= 0)
    throw new RangeError(`not a positive amount of centavos: ${amountCentavos}`);
}

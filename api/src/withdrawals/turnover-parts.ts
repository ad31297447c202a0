import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';

const MOST_PARTS = 20;

/** Something that has to be wagered, and what of it is left. */
export interface TurnoverPart {
  readonly requiredCentavos: number;
  readonly leftCentavos: number;
  readonly at: Date;
}

/**
 * Which additions to the turnover are not wagered yet: bets fill the oldest first, so what is left is left of the newest.
 *
 * @returns the newest first, 20 at most
 * Source: G16, G17.
 */
export async function turnoverParts(
  db: Db,
  { siteKey, memberId }: MemberKey,
  turnoverCentavos: number,
): Promise<readonly TurnoverPart[]> {
  if (turnoverCentavos === 0) return [];
  const newest = await db
    .selectFrom('turnover_requirements')
    .select((row) => [
      sql<number>`amount_centavos - waived_centavos`.as('amount_centavos'),
      row.ref('created_at').as('created_at'),
    ])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(MOST_PARTS)
    .execute();
  const parts: TurnoverPart[] = [];
  let rest = turnoverCentavos;
  for (const { amount_centavos: requiredCentavos, created_at: at } of newest) {
    if (rest === 0) break;
    if (requiredCentavos === 0) continue;
    const leftCentavos = Math.min(requiredCentavos, rest);
    rest -= leftCentavos;
    parts.push({ requiredCentavos, leftCentavos, at });
  }
  return parts;
}

import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';

/** Whether a member who bet now would have played as long as one of their own limits allows: what `wallet_bet_refusal` says of a new round. Source: G31. */
export async function isTimeUsedUp(
  db: Db | Tx,
  { siteKey, memberId }: MemberKey,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`select from play_limits l
    where site_key = ${siteKey} and member_id = ${memberId} and kind = 'time'
      and play_time_with_bet(l, ${at}) >= play_limit_most(l, ${at})`.execute(db);
  return rows.length > 0;
}

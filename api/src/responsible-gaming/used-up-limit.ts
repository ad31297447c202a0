import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';

/** A member who would play a game. */
export interface Player extends MemberKey {
  readonly gameId: number;
}

/**
 * Which of a member's own limits leaves room for no bet of a game, not even its least: what `wallet_bet_refusal` says of a bet (0145). Null
 * when one can be placed.
 *
 * Source: G31, R190.
 */
export async function usedUpLimitOf(
  db: Db | Tx,
  { siteKey, memberId, gameId }: Player,
  at: Date,
): Promise<'time_limit_reached' | 'play_limit_reached' | null> {
  const { rows } = await sql<{ is_time: boolean }>`
    select l.kind = 'time' as is_time
    from play_limits l join games g on g.site_key = l.site_key and g.id = ${gameId}
    where l.site_key = ${siteKey} and l.member_id = ${memberId} and case l.kind
      when 'time' then play_time_with_bet(l, ${at}) >= play_limit_most(l, ${at})
      when 'deposit' then false
      else play_limit_used(l, ${at}) + g.min_bet_centavos > play_limit_most(l, ${at}) end
    order by is_time desc limit 1`.execute(db);
  if (!rows[0]) return null;
  return rows[0].is_time ? 'time_limit_reached' : 'play_limit_reached';
}

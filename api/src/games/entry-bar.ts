import type { Db, Tx } from '../db/tables.ts';
import { barToBeginOf } from '../responsible-gaming/play-bar.ts';
import type { Player } from '../responsible-gaming/used-up-limit.ts';

/**
 * What keeps a member from entering a game; null when nothing does. A round that has begun can always be finished, from any device: who may not
 * begin to play still comes to it, and finds that every new bet is refused. Only who is frozen does not.
 *
 * Source: G31, R190.
 */
export async function barToEnterOf(
  db: Db | Tx,
  who: Player,
  at: Date,
): Promise<Awaited<ReturnType<typeof barToBeginOf>>> {
  const bar = await barToBeginOf(db, who, at);
  return bar && bar !== 'account_frozen' && (await isInPlay(db, who)) ? null : bar;
}

async function isInPlay(db: Db | Tx, { siteKey, memberId, gameId }: Player): Promise<boolean> {
  const round = await db
    .selectFrom('game_rounds')
    .select('round_id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('stake_centavos', '>', 0)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return round !== undefined;
}

import type { ProviderSession } from '../launch/game-sessions.ts';
import type { ProviderDb } from '../tables.ts';
import type { ProviderRound } from './stored-rounds.ts';

/** The last round of this game, when the player left before it was shown; or null. */
export async function unseenRound(db: ProviderDb, session: ProviderSession): Promise<ProviderRound | null> {
  const last = await db
    .selectFrom('prov_rounds')
    .selectAll()
    .where('site_key', '=', session.site_key)
    .where('player_id', '=', session.player_id)
    .where('game_code', '=', session.game_code)
    .where('state', 'in', ['won', 'finished'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return last && !last.is_seen ? last : null;
}

/** The player has seen so many spins of the round. What comes late, from another device, takes nothing back. */
export async function markShown(
  db: ProviderDb,
  session: ProviderSession,
  roundId: string,
  spins: number,
): Promise<void> {
  await db
    .updateTable('prov_rounds')
    .set({ shown_spins: spins })
    .where('site_key', '=', session.site_key)
    .where('player_id', '=', session.player_id)
    .where('id', '=', roundId)
    .where('shown_spins', '<', spins)
    .execute();
}

/** The player has seen how the round ended. */
export async function markSeen(db: ProviderDb, session: ProviderSession, roundId: string): Promise<void> {
  await db
    .updateTable('prov_rounds')
    .set({ is_seen: true })
    .where('site_key', '=', session.site_key)
    .where('player_id', '=', session.player_id)
    .where('id', '=', roundId)
    .execute();
}

import type { Selectable, UpdateObject } from 'kysely';
import type { ProviderSession } from '../launch/game-sessions.ts';
import type { Provider } from '../provider.ts';
import type { ProviderDb, ProviderTx, RoundState, SandboxGameTables } from '../tables.ts';

export type ProviderRound = Selectable<SandboxGameTables['prov_rounds']>;

type RoundKey = Pick<ProviderRound, 'site_key' | 'id'>;

/** States of a round that has not come to its end. */
const OPEN: readonly RoundState[] = ['betting', 'playing', 'won', 'undoing'];

/** The player's open round of this game, or null. */
export async function openRound(db: ProviderDb, session: ProviderSession): Promise<ProviderRound | null> {
  const round = await openRounds(db, session).where('game_code', '=', session.game_code).executeTakeFirst();
  return round ?? null;
}

/** Whether the player has an open round in any game: all of them draw from the same seeds. */
export async function hasOpenRound(db: ProviderDb | ProviderTx, player: PlayerKey): Promise<boolean> {
  return (await openRounds(db, player).executeTakeFirst()) !== undefined;
}

/** A player of a site. */
type PlayerKey = Pick<ProviderSession, 'site_key' | 'player_id'>;

function openRounds(db: ProviderDb | ProviderTx, player: PlayerKey) {
  return ofPlayer(db, player).where('state', 'in', OPEN);
}

/** The round that a page of the player has asked for under this id, in whatever game, or null. */
export async function roundOfRequest(
  db: ProviderDb,
  session: ProviderSession,
  requestId: string,
): Promise<ProviderRound | null> {
  const round = await ofPlayer(db, session).where('request_id', '=', requestId).executeTakeFirst();
  return round ?? null;
}

/** A round of the player in this game, or null. */
export async function roundOf(
  db: ProviderDb,
  session: ProviderSession,
  id: string,
): Promise<ProviderRound | null> {
  const round = await ofGame(db, session).where('id', '=', id).executeTakeFirst();
  return round ?? null;
}

function ofGame(db: ProviderDb, session: ProviderSession) {
  return ofPlayer(db, session).where('game_code', '=', session.game_code);
}

function ofPlayer(db: ProviderDb | ProviderTx, { site_key: siteKey, player_id: playerId }: PlayerKey) {
  return db
    .selectFrom('prov_rounds')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('player_id', '=', playerId);
}

/** The round as it is now; until the transaction ends nobody else changes it. */
export async function lockRound(tx: ProviderTx, { site_key: siteKey, id }: RoundKey): Promise<ProviderRound> {
  return tx
    .selectFrom('prov_rounds')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** @returns false when somebody else has moved the round meanwhile */
export async function moveTo(
  { db, clock }: { readonly db: ProviderDb | ProviderTx; readonly clock: Provider['clock'] },
  { site_key: siteKey, id }: RoundKey,
  from: RoundState,
  to: RoundState,
  also: Omit<UpdateObject<SandboxGameTables, 'prov_rounds'>, 'state' | 'updated_at'> = {},
): Promise<boolean> {
  const moved = await db
    .updateTable('prov_rounds')
    .set({ ...also, state: to, updated_at: clock.now() })
    .where('site_key', '=', siteKey)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

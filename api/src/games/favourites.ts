import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';

export interface Favourite {
  readonly siteKey: string;
  readonly memberId: number;
  readonly gameId: number;
}

/** Adds a favourite; adding twice is one. @throws DomainError not_found when the site has no such game. Source: R94, R186. */
export async function addFavourite(
  tx: Tx,
  { siteKey, memberId, gameId }: Favourite,
  at: Date,
): Promise<void> {
  await assertKnown(tx, siteKey, gameId);
  await tx
    .insertInto('game_favourites')
    .values({ site_key: siteKey, member_id: memberId, game_id: gameId, created_at: at })
    .onConflict((conflict) => conflict.columns(['site_key', 'member_id', 'game_id']).doNothing())
    .execute();
}

/** Removes a favourite; removing twice is one. @throws DomainError not_found when the site has no such game. Source: R187. */
export async function removeFavourite(tx: Tx, { siteKey, memberId, gameId }: Favourite): Promise<void> {
  await assertKnown(tx, siteKey, gameId);
  await tx
    .deleteFrom('game_favourites')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .execute();
}

async function assertKnown(tx: Tx, siteKey: string, gameId: number): Promise<void> {
  const game = await tx
    .selectFrom('games')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('id', '=', gameId)
    .executeTakeFirst();
  if (!game) throw new DomainError('not_found');
}

import type { GameProvider } from '@mosaico/shared/game-wallet';
import type { Db } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';

export interface PreviewedGame {
  readonly siteKey: string;
  readonly gameId: number;
  /** Name of a message set. */
  readonly language: string;
}

/**
 * Path of a page on which a game plays by itself; null where its provider has none, or serves this site no more.
 *
 * @throws DomainError not_found
 * Source: G46.
 */
export async function previewPath(
  db: Db,
  providers: readonly GameProvider[],
  { siteKey, gameId, language }: PreviewedGame,
): Promise<string | null> {
  const game = await db
    .selectFrom('games')
    .innerJoin('game_providers', (join) =>
      join
        .onRef('game_providers.site_key', '=', 'games.site_key')
        .onRef('game_providers.key', '=', 'games.provider_key'),
    )
    .select(['games.code', 'game_providers.integration'])
    .where('games.site_key', '=', siteKey)
    .where('games.id', '=', gameId)
    .where('games.is_available', '=', true)
    .executeTakeFirst();
  if (!game) throw new DomainError('not_found');
  const provider = providers.find(({ integration }) => integration === game.integration);
  return provider?.previewPath?.(game.code, language) ?? null;
}

import type { Insertable } from 'kysely';
import type { ProviderGame } from '@mosaico/shared/game-wallet';
import type { Tx } from '../db/tables.ts';
import { sandboxGames } from '../providers/game/sandbox.ts';
import { plainName } from './plain-name.ts';
import type { GameTables } from './tables.ts';

/** Titles per site: enough for a lobby, and for another site to choose differently. */
const TITLES_PER_SITE = 48;

/**
 * Fills the catalogue of each site: every site takes another stretch of the provider's titles, in another order.
 * Doing it again changes nothing.
 *
 * Source: G14, G34.
 */
export async function seedGames(
  tx: Tx,
  { siteKeys }: { readonly siteKeys: readonly string[] },
): Promise<void> {
  for (const [index, siteKey] of siteKeys.entries()) {
    await tx
      .insertInto('game_providers')
      .values(
        sandboxGames.brands.map((brand, order) => ({
          site_key: siteKey,
          id: order + 1,
          integration: sandboxGames.integration,
          sort_order: order,
          ...brand,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('games')
      .values(selectionOf(index).map((game, order) => gameRow(siteKey, game, order)))
      // A catalogue of a release before does not have it yet.
      .onConflict((conflict) =>
        conflict
          .columns(['site_key', 'id'])
          .doUpdateSet((row) => ({ volatility: row.ref('excluded.volatility') })),
      )
      .execute();
  }
}

/** The first site begins with the first title, the second with the thirteenth, and so on around. */
function selectionOf(siteIndex: number): readonly ProviderGame[] {
  const { games } = sandboxGames;
  const start = (siteIndex * 12) % games.length;
  return [...games.slice(start), ...games.slice(0, start)].slice(0, TITLES_PER_SITE);
}

function gameRow(siteKey: string, game: ProviderGame, order: number): Insertable<GameTables['games']> {
  return {
    site_key: siteKey,
    id: sandboxGames.games.indexOf(game) + 1,
    provider_key: game.brand,
    code: game.code,
    name: game.name,
    name_plain: plainName(game.name),
    game_type: game.gameType,
    cover: `cover:${game.cover.family}:${game.cover.seed}`,
    rtp_hundredths: game.rtpHundredths,
    volatility: game.volatility,
    is_hot: order < 6 || order % 11 === 0,
    is_new: order % 7 === 3,
    is_promoted: order % 5 === 1,
    min_bet_centavos: game.minBetCentavos,
    max_bet_centavos: game.maxBetCentavos,
    sort_order: order,
  };
}

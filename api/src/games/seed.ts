import type { Insertable } from 'kysely';
import type { ProviderGame } from '@mosaico/shared/game-wallet';
import type { Tx } from '../db/tables.ts';
import { leadingGames, sandboxGames } from '../providers/game/sandbox.ts';
import { gameColumns } from './game-columns.ts';
import type { GameTables } from './tables.ts';

/** The provider's first titles, its slots of three reels: so many of them per site, so that another site chooses differently. */
const FIRST_TITLES = 60;
const FIRST_TITLES_PER_SITE = 48;

/**
 * Fills the catalogue of each site: every site takes another stretch of the provider's first titles, in another order, and all others.
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
      // A catalogue of a release before does not have these yet.
      .onConflict((conflict) =>
        conflict.columns(['site_key', 'id']).doUpdateSet((row) => ({
          volatility: row.ref('excluded.volatility'),
          features: row.ref('excluded.features'),
        })),
      )
      .execute();
  }
}

/**
 * One title of each kind takes turns with the others at the head. Of these the first site begins with the first title, the second with the thirteenth,
 * and so on around; what came later stands behind them.
 */
function selectionOf(siteIndex: number): readonly ProviderGame[] {
  const { games } = sandboxGames;
  const first = games.slice(0, FIRST_TITLES);
  const start = (siteIndex * 12) % first.length;
  const stretch = [...first.slice(start), ...first.slice(0, start)].slice(0, FIRST_TITLES_PER_SITE);
  const leading = leadingGames(siteIndex);
  const others = [...stretch, ...games.slice(FIRST_TITLES)].filter((game) => !leading.includes(game));
  return [
    ...leading.flatMap((game, turn) => [game, ...others.slice(turn, turn + 1)]),
    ...others.slice(leading.length),
  ];
}

function gameRow(siteKey: string, game: ProviderGame, order: number): Insertable<GameTables['games']> {
  return {
    site_key: siteKey,
    id: sandboxGames.games.indexOf(game) + 1,
    ...gameColumns(game),
    is_new: order % 7 === 3,
    is_promoted: order % 5 === 1,
    sort_order: order,
  };
}

import { useIsFirstPaint } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Screen, tokens } from '@mosaico/shared/ui';
import { PagedList } from '@mosaico/shared/ui/list';
import type { GameChoice } from '../catalogue/game-list-query.ts';
import { useGameList } from '../catalogue/useGameList.ts';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useCoversAtHand } from '../game-card/Cover.tsx';
import { GridSkeleton } from '../game-card/GridSkeleton.tsx';
import { LiveTable } from './LiveTable.tsx';
import { useLiveTables } from './useLiveTables.ts';

export const LIVE_CHOICE: GameChoice = { type: 'live', sort: 'popular' };

/** Tables that a phone shows at once: their covers come with the page. */
const FIRST_TABLES = 3;

/** The live tables of the site (R37): all that can be played, and nothing else, each with what happens there and its limits. */
export function LiveScreen() {
  const { t } = useTranslation();
  const favourites = useFavourites();
  const games = useGameList(LIVE_CHOICE);
  const live = useLiveTables();
  // While the page comes, the end of the list is near for a moment.
  const pages = useIsFirstPaint() ? { ...games, loadMore: () => undefined } : games;

  useCoversAtHand();

  return (
    <Screen title={t('lobby.tables')} intro={t('lobby.liveIntro')}>
      <PagedList pages={pages} skeleton={<GridSkeleton />}>
        {(tables) => (
          <ul css={list}>
            {tables.map((game, index) => (
              <li key={game.game_id}>
                <LiveTable
                  game={game}
                  favourites={favourites}
                  isInSight={index < FIRST_TABLES}
                  tables={live}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: tokens.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

import { useTranslation } from '@mosaico/shared/i18n';
import { Screen } from '@mosaico/shared/ui';
import type { GameChoice } from '../catalogue/game-list-query.ts';
import { useGameList } from '../catalogue/useGameList.ts';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useCoversAtHand } from '../game-card/Cover.tsx';
import { GameGrid } from './GameGrid.tsx';

export const LIVE_CHOICE: GameChoice = { type: 'live', sort: 'popular' };

/** The live tables of the site (R37): all that can be played, and nothing else. */
export function LiveScreen() {
  const { t } = useTranslation();
  const favourites = useFavourites();
  const games = useGameList(LIVE_CHOICE);

  useCoversAtHand();

  return (
    <Screen title={t('types.live')} intro={t('lobby.liveIntro')}>
      <GameGrid title={t('lobby.tables')} games={games} favourites={favourites} />
    </Screen>
  );
}

import { useTranslation } from '@mosaico/shared/i18n';
import { Screen } from '@mosaico/shared/ui';
import { SearchLink } from '../catalogue/SearchLink.tsx';
import { useGameList } from '../catalogue/useGameList.ts';
import { useStudios } from '../catalogue/useStudios.ts';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useCoversAtHand } from '../game-card/Cover.tsx';
import { FavouriteList } from './FavouriteList.tsx';
import { GameGrid } from './GameGrid.tsx';
import { LobbyFilters } from './LobbyFilters.tsx';
import { NoGames } from './NoGames.tsx';
import { gamesOf, useLobbyChoice } from './useLobbyChoice.ts';

/** All games, by kind, studio and order, which the address keeps (R36, R183). */
export function LobbyScreen() {
  const { t } = useTranslation();
  const { choice, choose } = useLobbyChoice();
  const favourites = useFavourites();
  const studios = useStudios();
  const studio = studios?.find(({ api_name: key }) => key === choice.studio);
  const isOwnList = choice.type === 'favourites';
  const games = useGameList(gamesOf(choice), !isOwnList);

  useCoversAtHand();

  return (
    <Screen title={t('lobby.title')}>
      <SearchLink />
      <LobbyFilters choice={choice} choose={choose} studios={studios} />
      {isOwnList ? (
        <FavouriteList favourites={favourites} onLeave={() => choose({ type: 'all' })} />
      ) : (
        <GameGrid
          key={JSON.stringify(choice)}
          title={choice.type === 'all' ? t('lobby.all') : t(`types.${choice.type}`)}
          games={games}
          favourites={favourites}
          empty={{ view: <NoGames choice={choice} choose={choose} studio={studio?.name ?? choice.studio} /> }}
        />
      )}
    </Screen>
  );
}

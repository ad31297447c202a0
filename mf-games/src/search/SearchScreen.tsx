import { useTranslation } from '@mosaico/shared/i18n';
import { Screen } from '@mosaico/shared/ui';
import { FIRST_CHOICE } from '../catalogue/game-list-query.ts';
import { leadingRow, ROW_LENGTH } from '../catalogue/leading-row.ts';
import { useGameList } from '../catalogue/useGameList.ts';
import { useFavourites, type Favourites } from '../favourites/useFavourites.ts';
import { useCoversAtHand } from '../game-card/Cover.tsx';
import { GameRail } from '../game-card/GameRail.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { Results } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSearchText } from './useSearchText.ts';

/** Finds games while the player types, whatever the accents and with slips of the fingers (R39, A29). */
export function SearchScreen() {
  const { t } = useTranslation();
  const { text, name, setText } = useSearchText();
  const favourites = useFavourites();
  const recent = useRecentSearches();

  useCoversAtHand();

  return (
    <Screen title={t('search.title')}>
      <SearchField text={text} onChange={setText} onDone={() => recent.note(text.trim())} />
      {name === '' ? (
        <>
          <RecentSearches texts={recent.texts} onChoose={setText} onForget={recent.forget} />
          <Suggestions favourites={favourites} />
        </>
      ) : (
        <Results
          name={name}
          favourites={favourites}
          onOpen={() => recent.note(name)}
          onClear={() => setText('')}
        />
      )}
    </Screen>
  );
}

/** Before anything is typed: what others play, or what the site begins with. */
function Suggestions({ favourites }: { readonly favourites: Favourites }) {
  const { t } = useTranslation();
  const games = useGameList(FIRST_CHOICE);
  if (games.hasFailed) return null;
  const suggested = games.first?.list.slice(0, ROW_LENGTH);
  const { key, isRanked } = leadingRow(suggested ?? []);
  return (
    <GameRail
      title={t(`lobby.${games.isPending ? 'popular' : key}`)}
      games={suggested}
      favourites={favourites}
      isRanked={isRanked}
    />
  );
}

import { useTranslation } from '@mosaico/shared/i18n';
import { Screen } from '@mosaico/shared/ui';
import { FIRST_CHOICE } from '../catalogue/game-list-query.ts';
import { useGamePages } from '../catalogue/useGamePages.ts';
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

/** As many games as a row has. */
const SUGGESTED = 12;

/** Before anything is typed: what others play. */
function Suggestions({ favourites }: { readonly favourites: Favourites }) {
  const { t } = useTranslation();
  const games = useGamePages(FIRST_CHOICE);
  if (games.hasFailed) return null;
  return (
    <GameRail
      title={t('lobby.popular')}
      games={games.first?.list.slice(0, SUGGESTED)}
      favourites={favourites}
      isRanked
    />
  );
}

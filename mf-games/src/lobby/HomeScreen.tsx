import { useState } from 'react';
import { usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useCoversAtHand } from '../game-card/Cover.tsx';
import { BannerPlace } from './BannerPlace.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GameRail } from './GameRail.tsx';
import { Greeting } from './Greeting.tsx';
import { Hero } from './Hero.tsx';
import { FIRST_CHOICE } from './lobby-query.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchField } from './SearchField.tsx';
import { useGameList } from './useGameList.ts';
import { useSettled } from './useSettled.ts';
import { useShelves } from './useShelves.ts';

const SEARCH_AFTER_MS = 200;

/** The lobby: what the player goes on with and likes, what is popular, and everything else, to search and to filter (R34, R4, R5). */
export function HomeScreen() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const user = useSessionUser();
  const [text, setText] = useState('');
  const [category, setCategory] = useState(FIRST_CHOICE.category);
  const name = useSettled(text.trim(), SEARCH_AFTER_MS);
  const favourites = useFavourites();
  const games = useGameList({ name, category });
  const isBrowsing = name === '' && category === FIRST_CHOICE.category;
  const { shelves, isOnShelf } = useShelves(games, favourites);
  const [first, ...others] = shelves.map(({ key, ...shelf }) => (
    <GameRail key={key} {...shelf} title={t(`lobby.${key}`)} favourites={favourites} />
  ));

  useCoversAtHand();

  return (
    <div css={page}>
      {session.isLoggedIn() ? <Greeting user={user} /> : <Hero />}
      <SearchField text={text} onChange={setText} />
      <CategoryChips value={category} onChange={setCategory} />
      {isBrowsing && (
        <>
          {first}
          <BannerPlace />
          {others}
        </>
      )}
      <GameGrid
        title={isBrowsing ? t('lobby.all') : t('lobby.results')}
        games={games}
        isShownAbove={isBrowsing ? isOnShelf : undefined}
        favourites={favourites}
        empty={
          name === ''
            ? undefined
            : {
                text: t('search.nothing', { name }),
                view: <NothingFound name={name} favourites={favourites} />,
              }
        }
      />
    </div>
  );
}

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  padding: `${tokens.space[4]} ${tokens.space[4]} ${tokens.space[8]}`,
} as const;

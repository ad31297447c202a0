import { useState } from 'react';
import { Slot, useApi } from '@mosaico/shared/area';
import { BANNER_SLOT } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { MosaicWave, tokens } from '@mosaico/shared/ui';
import { useFavourites } from '../favourites/useFavourites.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GameRail } from './GameRail.tsx';
import { Hero } from './Hero.tsx';
import { FIRST_CHOICE } from './lobby-query.ts';
import { SearchField } from './SearchField.tsx';
import { useSettled } from './useSettled.ts';

const SEARCH_AFTER_MS = 200;

/** The lobby: what is popular, what the player likes, and everything else, to search and to filter (R34, R4, R5). */
export function HomeScreen() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [category, setCategory] = useState(FIRST_CHOICE.category);
  const name = useSettled(text.trim(), SEARCH_AFTER_MS);
  const favourites = useFavourites();
  const isBrowsing = name === '' && category === FIRST_CHOICE.category;

  return (
    <div css={page}>
      <Hero />
      <BannerPlace />
      <SearchField text={text} onChange={setText} />
      <CategoryChips value={category} onChange={setCategory} />
      {isBrowsing && (
        <>
          <PopularRail favourites={favourites} />
          {favourites.games.length > 0 && (
            <GameRail title={t('lobby.favourites')} games={favourites.games} favourites={favourites} />
          )}
        </>
      )}
      <GameGrid
        title={isBrowsing ? t('lobby.all') : t('lobby.results')}
        choice={{ name, category }}
        favourites={favourites}
      />
    </div>
  );
}

/** Room for what promotions offer, from the first paint on, so that the games below never move; waves where nothing comes. */
function BannerPlace() {
  return (
    <div css={place}>
      <div aria-hidden css={waves}>
        <MosaicWave wavelength={150} color={tokens.color.light} />
      </div>
      <Slot name="home.banner" />
    </div>
  );
}

function PopularRail({ favourites }: { readonly favourites: ReturnType<typeof useFavourites> }) {
  const { t } = useTranslation();
  const popular = useApi('GET /api/games/popular', { query: { name: '' } });
  // The list below says what went wrong; a rail that does not come is left out.
  if (popular.isError || popular.data?.length === 0) return null;
  return (
    <GameRail
      title={t('lobby.popular')}
      games={popular.data?.slice(0, 12)}
      favourites={favourites}
      isRanked
    />
  );
}

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  padding: `${tokens.space[4]} ${tokens.space[4]} ${tokens.space[8]}`,
} as const;

const place = {
  position: 'relative',
  display: 'grid',
  minHeight: `calc(${BANNER_SLOT.slideMinHeight} + ${2 * BANNER_SLOT.edge}px)`,
  '& > *': { minWidth: 0 },
} as const;
const waves = {
  position: 'absolute',
  inset: `${BANNER_SLOT.edge}px 0`,
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: tokens.color.surface,
  '&:has(+ [data-slot] [data-area] > *)': { display: 'none' },
} as const;

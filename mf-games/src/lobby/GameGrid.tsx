import { useId, type ReactNode } from 'react';
import type { Game } from '@mosaico/shared/api';
import { useIsFirstPaint } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { SkeletonBlock, tokens, VisuallyHidden } from '@mosaico/shared/ui';
import { VirtualGrid } from '@mosaico/shared/ui/grid';
import { PagedList } from '@mosaico/shared/ui/list';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameCard } from '../game-card/GameCard.tsx';
import { heading } from './GameRail.tsx';
import { useFirstCards } from './useFirstCards.ts';
import type { useGameList } from './useGameList.ts';

interface GameGridProps {
  readonly title: string;
  /** The games of the choice. */
  readonly games: ReturnType<typeof useGameList>;
  /** Games that stand above the list already, and are left out of it. */
  readonly isShownAbove?: ((game: Game) => boolean) | undefined;
  readonly favourites: Favourites;
  /** For an empty list: what is read out, and what is shown instead of the usual words. */
  readonly empty?: { readonly text: string; readonly view: ReactNode } | undefined;
}

/** Every game of the choice: loading, empty, failed (R232), or cards with more to load. */
export function GameGrid({ title, games, isShownAbove = () => false, favourites, empty }: GameGridProps) {
  const id = useId();
  const { t } = useTranslation();
  const total = games.first?.total;
  // While the page comes only the first cards are here, and the end of the list is near for a moment.
  const pages = useIsFirstPaint() ? { ...games, loadMore: () => undefined } : games;
  return (
    <section aria-labelledby={id} aria-busy={games.isPending}>
      <h2 id={id} css={heading}>
        {title} {!!total && <small css={count}>{total}</small>}
      </h2>
      <VisuallyHidden>
        <span role="status">{total === 0 ? empty?.text : total && t('lobby.found', { count: total })}</span>
      </VisuallyHidden>
      <PagedList pages={pages} skeleton={<GridSkeleton />} empty={empty?.view}>
        {(items) => (
          <Cards
            labelledBy={id}
            games={items.filter((game) => !isShownAbove(game))}
            favourites={favourites}
          />
        )}
      </PagedList>
    </section>
  );
}

interface CardsProps {
  readonly labelledBy: string;
  readonly games: readonly Game[];
  readonly favourites: Favourites;
}

function Cards({ labelledBy, games, favourites }: CardsProps) {
  return (
    <div css={cards}>
      <VirtualGrid
        labelledBy={labelledBy}
        {...TRACKS}
        items={useFirstCards(games)}
        itemKey={({ game_id: gameId }) => gameId}
        renderItem={(game) => <GameCard game={game} favourites={favourites} />}
      />
    </div>
  );
}

function GridSkeleton() {
  return (
    <div css={grid} aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} css={{ paddingBottom: 26 }}>
          <SkeletonBlock ratio="3 / 4" />
        </div>
      ))}
    </div>
  );
}

const TRACKS = {
  columns: 'repeat(auto-fill, minmax(max(104px, 22%), 1fr))',
  rowGap: tokens.space[4],
  columnGap: tokens.space[3],
};
const grid = {
  display: 'grid',
  gridTemplateColumns: TRACKS.columns,
  gap: `${TRACKS.rowGap} ${TRACKS.columnGap}`,
} as const;
const cards = {
  // The browser remembers the height of a card that it has drawn, so that cards above the screen never shift the ones on it.
  '& article': { containIntrinsicSize: 'auto 114px auto 178px' },
} as const;
const count = {
  lineHeight: 1,
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
} as const;

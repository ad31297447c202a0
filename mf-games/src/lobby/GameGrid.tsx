import { useCallback, useId, useRef, type ReactNode } from 'react';
import type { Game } from '@mosaico/shared/api';
import { useIsFirstPaint, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens, VisuallyHidden } from '@mosaico/shared/ui';
import { VirtualGrid } from '@mosaico/shared/ui/grid';
import { PagedList } from '@mosaico/shared/ui/list';
import type { GameList } from '../catalogue/useGameList.ts';
import type { Favourites } from '../favourites/useFavourites.ts';
import { cardGrid, TRACKS } from '../game-card/card-grid.ts';
import { GridSkeleton } from '../game-card/GridSkeleton.tsx';
import { heading } from '../game-card/heading.ts';
import { useFirstCards } from '../game-card/useFirstCards.ts';
import { GamePreview, previewName } from './GamePreview.tsx';
import { LobbyCard } from './LobbyCard.tsx';
import { useOpenedCard } from './useOpenedCard.ts';

interface GameGridProps {
  readonly title: string;
  readonly games: GameList;
  readonly favourites: Favourites;
  /** For an empty list: what is shown instead of the usual words, and what is read out instead of their number. */
  readonly empty: { readonly text?: string; readonly view: ReactNode };
}

/** Every game of the choice: loading, empty, failed (R232), or cards with more to load. */
export function GameGrid({ title, games, favourites, empty }: GameGridProps) {
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
        <span role="status">
          {total === undefined ? null : (total === 0 && empty.text) || t('lobby.found', { count: total })}
        </span>
      </VisuallyHidden>
      <PagedList pages={pages} skeleton={<GridSkeleton />} empty={empty.view}>
        {(items) => <Cards labelledBy={id} items={items} games={games} favourites={favourites} />}
      </PagedList>
    </section>
  );
}

interface CardsProps {
  readonly labelledBy: string;
  readonly items: readonly Game[];
  readonly games: GameList;
  readonly favourites: Favourites;
}

function Cards({ labelledBy, items, games, favourites }: CardsProps) {
  const { sheets } = usePlatform();
  const grid = useRef<HTMLDivElement>(null);
  const noteOpened = useOpenedCard(grid, games);
  const preview = useCallback((game: Game) => sheets.open(previewName(game)), [sheets]);
  const card = useCallback(
    (game: Game, index: number) => (
      <LobbyCard
        game={game}
        isInSight={index < FIRST_ROWS}
        favourites={favourites}
        onOpen={noteOpened}
        onPreview={preview}
      />
    ),
    [favourites, noteOpened, preview],
  );
  return (
    <div ref={grid} css={{ '& article': cardGrid['& article'] }}>
      <VirtualGrid
        labelledBy={labelledBy}
        {...TRACKS}
        items={useFirstCards(items)}
        itemKey={({ game_id: gameId }) => gameId}
        renderItem={card}
      />
      <GamePreview games={items} favourites={favourites} onOpen={noteOpened} />
    </div>
  );
}

/** Cards that a phone shows at once: their covers come with the page. */
const FIRST_ROWS = 4;

const count = {
  lineHeight: 1,
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
} as const;

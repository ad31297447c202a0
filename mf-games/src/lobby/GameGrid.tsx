import { useId } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from '@mosaico/shared/i18n';
import { EmptyState, ErrorState, SkeletonBlock, tokens, VisuallyHidden } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameCard } from '../game-card/GameCard.tsx';
import { heading } from './GameRail.tsx';
import { LoadMore } from './LoadMore.tsx';
import type { LobbyChoice } from './lobby-query.ts';
import { useGameList } from './useGameList.ts';

interface GameGridProps {
  readonly title: string;
  readonly choice: LobbyChoice;
  readonly favourites: Favourites;
}

/** Every game of the choice: loading, empty, failed (R232), or cards with more to load. */
export function GameGrid({ title, choice, favourites }: GameGridProps) {
  const id = useId();
  const { t } = useTranslation();
  const list = useGameList(choice);
  return (
    <section aria-labelledby={id} aria-busy={list.isPending}>
      <h2 id={id} css={heading}>
        {title} {list.total > 0 && <small css={count}>{list.total}</small>}
      </h2>
      <VisuallyHidden>
        <span role="status">{list.isSuccess && t('lobby.found', { count: list.total })}</span>
      </VisuallyHidden>
      {list.isPending && <GridSkeleton />}
      {list.isError && list.games.length === 0 && (
        <ErrorState text={t('kit:loadFail')} onRetry={() => list.refetch()} />
      )}
      {list.isSuccess && list.games.length === 0 && <EmptyState text={t('kit:noData')} />}
      <ul css={grid}>
        {list.games.map((game) => (
          <li key={game.game_id}>
            <GameCard game={game} favourites={favourites} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          isLoading={list.isFetchingNextPage}
          onMore={() => list.fetchNextPage()}
          isPaused={list.isError}
        />
      )}
    </section>
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

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(104px, 22%), 1fr))',
  gap: `${tokens.space[4]} ${tokens.space[3]}`,
});
const count = css({
  lineHeight: 1,
  color: tokens.color.textFaint,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

import { useId } from 'react';
import { css } from '@emotion/react';
import type { Game } from '@mosaico/shared/api';
import { SkeletonBlock, tokens } from '@mosaico/shared/ui';
import { GameCard } from '../game-card/GameCard.tsx';
import type { Favourites } from '../favourites/useFavourites.ts';

interface GameRailProps {
  readonly title: string;
  /** Undefined while they are on their way. */
  readonly games: readonly Game[] | undefined;
  readonly favourites: Favourites;
  /** Numbers the cards: a ranking. */
  readonly isRanked?: boolean;
}

/** One row of games that scrolls sideways. */
export function GameRail({ title, games, favourites, isRanked = false }: GameRailProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {title}
      </h2>
      <ul css={[rail, !games && still]}>
        {games
          ? games.map((game, index) => (
              <li key={game.game_id} css={item}>
                <GameCard game={game} favourites={favourites} rank={isRanked ? index + 1 : undefined} />
              </li>
            ))
          : [0, 1, 2, 3].map((index) => (
              // Not a game's key: a placeholder that became a card would count as moved.
              <li key={`place ${index}`} css={[item, captionRoom]}>
                <SkeletonBlock ratio="3 / 4" />
              </li>
            ))}
      </ul>
    </section>
  );
}

export const heading = css({
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.bold,
  marginBottom: tokens.space[3],
});

const rail = css({
  display: 'flex',
  gap: tokens.space[3],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: tokens.space[4],
  scrollbarWidth: 'none',
  // A mouse needs something to hold.
  '@media (hover: hover)': {
    overflowX: 'scroll',
    scrollbarWidth: 'thin',
    scrollbarColor: `${tokens.color.lightStrong} transparent`,
  },
  margin: `0 calc(-1 * ${tokens.space[4]})`,
  padding: `4px ${tokens.space[4]}`,
});
/** While it loads there is nothing to scroll to. */
const still = css({ '&&': { overflowX: 'hidden' } });
const item = css({
  flex: '0 0 clamp(128px, 36vw, 156px)',
  scrollSnapAlign: 'start',
  // In sight from the start: a guessed height would move the lobby twice.
  '& > article': { contentVisibility: 'visible' },
});
const captionRoom = css({ paddingBottom: 28 });

import { useId } from 'react';
import type { Game } from '@mosaico/shared/api';
import { SkeletonBlock } from '@mosaico/shared/ui';
import { Rail } from '@mosaico/shared/ui/carousel';
import { GameCard } from './GameCard.tsx';
import { heading } from './heading.ts';
import { CARDS_IN_SIGHT, useFirstCards } from './useFirstCards.ts';
import type { Favourites } from '../favourites/useFavourites.ts';

interface GameRailProps {
  /** Empty while it is not known what will stand here: the heading keeps its room. */
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
  const cards = useFirstCards(games ?? []);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} css={heading} aria-hidden={!title}>
        {title || '\u00a0'}
      </h2>
      <Rail
        labelledBy={id}
        itemWidth="min(clamp(128px, 36vw, 156px), max(81px, 31vh - 37px))"
        isStill={!games}
      >
        {games
          ? cards.map((game, index) => (
              <GameCard
                key={game.game_id}
                game={game}
                favourites={favourites}
                rank={isRanked ? index + 1 : undefined}
                isInSight={index < CARDS_IN_SIGHT}
                isInRail
              />
            ))
          : [0, 1, 2, 3].map((index) => (
              // As high as a card: a place in a ranking makes its line higher. A key of its own: with a game's key the placeholder would become the card, and that counts as a layout shift.
              <div key={`place ${index}`} css={{ paddingBottom: isRanked ? 28 : 24 }}>
                <SkeletonBlock ratio="3 / 4" />
              </div>
            ))}
      </Rail>
    </section>
  );
}

import { useId } from 'react';
import type { Game } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { ErrorState, Icon, tokens } from '@mosaico/shared/ui';
import type { GameList } from '../catalogue/useGameList.ts';
import type { Favourites } from '../favourites/useFavourites.ts';
import { cardGrid } from '../game-card/card-grid.ts';
import { GameCard } from '../game-card/GameCard.tsx';
import { GridSkeleton } from '../game-card/GridSkeleton.tsx';
import { heading } from '../game-card/heading.ts';
import { useFirstCards } from '../game-card/useFirstCards.ts';
import { PATHS } from '../paths.ts';

interface HomeGamesProps {
  readonly games: GameList;
  /** Games that stand above already, and come last. */
  readonly isShownAbove: (game: Game) => boolean;
  readonly favourites: Favourites;
}

/** As many cards as make whole rows of two, three and four. */
const WHOLE_ROWS = 12;

/** The games that no row above has, filled up with those to whole rows where the site has so many, and the way to all of them. */
export function HomeGames({ games, isShownAbove, favourites }: HomeGamesProps) {
  const id = useId();
  const { t } = useTranslation();
  const list = games.first?.list ?? [];
  const rest = list.filter((game) => !isShownAbove(game));
  const shown = useFirstCards(
    rest[WHOLE_ROWS] || !list[WHOLE_ROWS] ? rest : [...new Set([...rest, ...list])].slice(0, WHOLE_ROWS),
  );
  const total = games.first?.total ?? 0;
  return (
    <section aria-labelledby={id} aria-busy={games.isPending}>
      <h2 id={id} css={heading}>
        {t('lobby.all')}
      </h2>
      {games.isPending ? (
        <GridSkeleton />
      ) : games.hasFailed ? (
        <ErrorState onRetry={games.retry} />
      ) : (
        <>
          <div css={cardGrid}>
            {shown.map((game) => (
              <GameCard key={game.game_id} game={game} favourites={favourites} />
            ))}
          </div>
          <Link to={PATHS.lobby} css={all}>
            {t('lobby.seeAll', { count: total })}
            <Icon name="chevron-right" size={20} />
          </Link>
        </>
      )}
    </section>
  );
}

const all = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
  minHeight: 52,
  marginTop: tokens.space[5],
  borderRadius: tokens.radius.control,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
  color: tokens.color.text,
  fontWeight: tokens.font.weight.bold,
  textDecoration: 'none',
} as const;

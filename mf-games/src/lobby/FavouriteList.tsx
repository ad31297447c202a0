import { LoginPrompt, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, EmptyState, ErrorState } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { cardGrid } from '../game-card/card-grid.ts';
import { GameCard } from '../game-card/GameCard.tsx';
import { GridSkeleton } from '../game-card/GridSkeleton.tsx';

interface FavouriteListProps {
  readonly favourites: Favourites;
  /** Leads to all games. */
  readonly onLeave: () => void;
}

/** The games that the member likes, the latest first (R5, R185). */
export function FavouriteList({ favourites, onLeave }: FavouriteListProps) {
  const { t } = useTranslation();
  const { session } = usePlatform();
  if (!session.isLoggedIn()) return <LoginPrompt />;
  if (favourites.isPending) return <GridSkeleton />;
  if (favourites.hasFailed) return <ErrorState onRetry={favourites.retry} />;
  if (favourites.games.length === 0)
    return (
      <EmptyState
        icon="heart"
        action={
          <>
            <p>{t('lobby.noFavourites')}</p>
            <Button onClick={onLeave}>{t('lobby.all')}</Button>
          </>
        }
      />
    );
  return (
    <div css={cardGrid}>
      {favourites.games.map((game) => (
        <GameCard key={game.game_id} game={game} favourites={favourites} />
      ))}
    </div>
  );
}

import type { Game } from '@mosaico/shared/api';
import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameRail } from '../game-card/GameRail.tsx';

export interface FeaturedGamesProps {
  /** Games that home shows in other places too, and that come last. */
  readonly isElsewhere: (game: Game) => boolean;
  readonly favourites: Favourites;
}

/** The row of promotional games (R4, R188); nothing where the site promotes none, or where they cannot be loaded. */
export function FeaturedGames({ isElsewhere, favourites }: FeaturedGamesProps) {
  const { t } = useTranslation();
  const { data, isError } = useApi('GET /api/games/promotion', { query: { name: '' } });
  if (isError || data?.length === 0) return null;
  const games = data && [...data].sort((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)));
  return <GameRail title={t('lobby.featured')} games={games} favourites={favourites} />;
}

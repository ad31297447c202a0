import type { Game } from '@mosaico/shared/api';
import { useApi } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useFailureNotice } from '../catalogue/useFailureNotice.ts';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameRail } from '../game-card/GameRail.tsx';

export interface FeaturedGamesProps {
  /** Games that home shows in other places too, and that come last. */
  readonly isElsewhere: (game: Game) => boolean;
  readonly favourites: Favourites;
}

/** The row of promotional games (R4, R188); nothing where the site promotes none; where they cannot be loaded, a message says so (R227). */
export function FeaturedGames({ isElsewhere, favourites }: FeaturedGamesProps) {
  const { t } = useTranslation();
  const { data, isError, error } = useApi('GET /api/games/promotion', { query: { name: '' } });
  useFailureNotice(error);
  if (isError || data?.length === 0) return null;
  const games = data && [...data].sort((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)));
  return <GameRail title={t('lobby.featured')} games={games} favourites={favourites} />;
}

import type { Game } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';

interface FavouriteButtonProps {
  readonly game: Game;
  readonly favourites: Favourites;
}

/** The heart of a game: filled once the server has confirmed it. */
export function FavouriteButton({ game, favourites }: FavouriteButtonProps) {
  const { t } = useTranslation();
  const isFavourite = favourites.has(game.game_id);
  const isBusy = favourites.isChanging(game.game_id);
  return (
    <button
      type="button"
      css={[button, isFavourite && liked, isBusy && { opacity: 0.55 }]}
      aria-label={t('card.favourite', { name: game.name })}
      aria-pressed={isFavourite}
      aria-busy={isBusy || undefined}
      onClick={() => void favourites.toggle(game.game_id)}
    >
      <Icon name={isFavourite ? 'heart-filled' : 'heart'} size={18} />
    </button>
  );
}

/** A dark disc of 30 px under the heart, in the middle of a target of 44 px. */
const button = {
  position: 'absolute',
  top: 0,
  right: 0,
  width: tokens.size.target,
  height: tokens.size.target,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'radial-gradient(circle, rgb(4 10 8 / .58) 14.5px, transparent 15px)',
  color: '#fff',
  cursor: 'pointer',
  borderRadius: tokens.radius.round,
  transition: `transform ${tokens.motion.fast} ${tokens.motion.ease}`,
  '&:active': { transform: 'scale(.86)' },
} as const;
const liked = { color: '#ff6f86' } as const;

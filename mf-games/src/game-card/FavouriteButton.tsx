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
      css={[button, isBusy && { opacity: 0.55 }]}
      aria-label={t('card.favourite', { name: game.name })}
      aria-pressed={isFavourite}
      aria-busy={isBusy || undefined}
      onClick={() => void favourites.toggle(game.game_id)}
    >
      <span css={[disc, isFavourite && liked]}>
        <Icon name={isFavourite ? 'heart-filled' : 'heart'} size={18} />
      </span>
    </button>
  );
}

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
  background: 'none',
  cursor: 'pointer',
  borderRadius: tokens.radius.round,
} as const;
const disc = {
  width: 30,
  height: 30,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
  background: 'rgb(4 10 8 / .58)',
  color: '#fff',
  transition: `transform ${tokens.motion.fast} ${tokens.motion.ease}`,
  'button:active > &': { transform: 'scale(.86)' },
} as const;
const liked = { color: '#ff6f86' } as const;

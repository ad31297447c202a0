import type { Game } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
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
      css={[button, isFavourite ? liked : open, isBusy && { opacity: 0.55 }]}
      aria-label={t('card.favourite', { name: game.name })}
      aria-pressed={isFavourite}
      aria-busy={isBusy || undefined}
      onClick={() => void favourites.toggle(game.game_id)}
    />
  );
}

/** The kit's heart as a mask: the page of a lobby has one for each game, which as drawings were two elements each. */
function heart(paint: string) {
  // The path of the kit's icon.
  const d =
    'M12 20.3C7.6 17 3.5 13.6 3.5 9.3A4.6 4.6 0 0 1 8.1 4.6c1.6 0 3 .8 3.9 2.1a4.7 4.7 0 0 1 3.9-2.1 4.6 4.6 0 0 1 4.6 4.7c0 4.3-4.1 7.7-8.5 11z';
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${d}' ${paint}/></svg>`;
  // Encoded: rules of a first screen may not hold what could end a style.
  return { '&::before': { mask: `url("data:image/svg+xml,${encodeURIComponent(drawing)}")` } };
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
  // A gradient is taken away there.
  '@media (forced-colors: active)': { padding: 7, background: 'ButtonFace content-box' },
  '&::before': {
    content: '""',
    width: 18,
    height: 18,
    background: 'currentColor',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
  },
} as const;
const open = heart("fill='none' stroke='red' stroke-width='1.75'");
const liked = {
  ...heart(''),
  color: '#ff6f86',
  '@media (forced-colors: active)': { '&::before': { background: 'SelectedItemText' } },
};

import { useTranslation } from '@mosaico/shared/i18n';
import { IconButton } from '@mosaico/shared/ui';
import { useFavourites } from '../favourites/useFavourites.ts';

interface GameFavouriteProps {
  readonly gameId: number;
  readonly name: string;
}

/** The heart in the bar above a game: full once the server has said so. */
export function GameFavourite({ gameId, name }: GameFavouriteProps) {
  const { t } = useTranslation();
  const favourites = useFavourites();
  const isFavourite = favourites.has(gameId);
  return (
    <IconButton
      icon={isFavourite ? 'heart-filled' : 'heart'}
      label={t('card.favourite', { name })}
      isPressed={isFavourite}
      isBusy={favourites.isChanging(gameId)}
      onClick={() => favourites.toggle(gameId)}
    />
  );
}

import { useTranslation } from '@mosaico/shared/i18n';
import { EmptyState } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameRail } from '../game-card/GameRail.tsx';
import { FIRST_CHOICE } from '../catalogue/game-list-query.ts';
import { useGamePages } from '../catalogue/useGamePages.ts';

const SUGGESTED = 12;

interface NothingFoundProps {
  /** What was searched for. */
  readonly name: string;
  readonly favourites: Favourites;
}

/** An empty search: says so, what was searched for, and shows what others play (R233, A53). */
export function NothingFound({ name, favourites }: NothingFoundProps) {
  const { t } = useTranslation();
  const popular = useGamePages(FIRST_CHOICE).first?.list;
  return (
    <>
      <EmptyState action={<p>{t('search.nothing', { name })}</p>} />
      {popular && (
        <GameRail title={t('lobby.popular')} games={popular.slice(0, SUGGESTED)} favourites={favourites} />
      )}
    </>
  );
}

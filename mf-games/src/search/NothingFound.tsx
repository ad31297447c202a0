import { useTranslation } from '@mosaico/shared/i18n';
import { Button, EmptyState, tokens } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameRail } from '../game-card/GameRail.tsx';
import { FIRST_CHOICE } from '../catalogue/game-list-query.ts';
import { useGamePages } from '../catalogue/useGamePages.ts';
import { CategoryLinks } from '../home/CategoryLinks.tsx';

const SUGGESTED = 12;

interface NothingFoundProps {
  /** What was searched for. */
  readonly name: string;
  readonly favourites: Favourites;
  /** Empties the field. */
  readonly onClear: () => void;
}

/** An empty search: says so, what was searched for, and leads on: to an empty field, the kinds and studios, and what others play (R233, A53). */
export function NothingFound({ name, favourites, onClear }: NothingFoundProps) {
  const { t } = useTranslation();
  const popular = useGamePages(FIRST_CHOICE).first?.list;
  return (
    <div css={stack}>
      <EmptyState
        action={
          <>
            <p>{t('search.nothing', { name })}</p>
            <Button variant="quiet" icon="close" onClick={onClear}>
              {t('search.clear')}
            </Button>
          </>
        }
      />
      <CategoryLinks />
      {popular && (
        <GameRail title={t('lobby.popular')} games={popular.slice(0, SUGGESTED)} favourites={favourites} />
      )}
    </div>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] } as const;

import { useTranslation } from '@mosaico/shared/i18n';
import { Button, EmptyState, tokens } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameRail } from '../game-card/GameRail.tsx';
import { FIRST_CHOICE } from '../catalogue/game-list-query.ts';
import { leadingRow, ROW_LENGTH } from '../catalogue/leading-row.ts';
import { useGameList } from '../catalogue/useGameList.ts';
import { CategoryLinks } from '../home/CategoryLinks.tsx';

interface NothingFoundProps {
  /** What was searched for. */
  readonly name: string;
  readonly favourites: Favourites;
  /** Empties the field. */
  readonly onClear: () => void;
}

/** An empty search: says so, what was searched for, and leads on: to an empty field, the kinds and studios, and games (R233, A53). */
export function NothingFound({ name, favourites, onClear }: NothingFoundProps) {
  const { t } = useTranslation();
  const suggested = useGameList(FIRST_CHOICE).first?.list.slice(0, ROW_LENGTH);
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
      {suggested && (
        <GameRail title={t(`lobby.${leadingRow(suggested).key}`)} games={suggested} favourites={favourites} />
      )}
    </div>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] } as const;

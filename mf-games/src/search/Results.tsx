import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import type { Favourites } from '../favourites/useFavourites.ts';
import { GameGrid } from '../lobby/GameGrid.tsx';
import { NothingFound } from './NothingFound.tsx';
import { StudioHits } from './StudioHits.tsx';
import { useFound } from './useFound.ts';

interface ResultsProps {
  readonly name: string;
  readonly favourites: Favourites;
  /** A game among them was opened: the player found what they looked for. */
  readonly onOpen: () => void;
  /** Empties the field. */
  readonly onClear: () => void;
}

/** What a search has found: games, studios, or names that are spelled like it. */
export function Results({ name, favourites, onOpen, onClear }: ResultsProps) {
  const { t } = useTranslation();
  const found = useFound(name);
  const isClose = found.games.first?.is_close === 1;
  return (
    <div css={[stack, found.isBehind && behind]} aria-busy={found.isBehind} onClickCapture={openedBy(onOpen)}>
      <StudioHits name={found.name} />
      {isClose && <p css={{ color: tokens.color.textMuted }}>{t('search.close', { name: found.name })}</p>}
      <GameGrid
        title={t('lobby.results')}
        games={found.games}
        favourites={favourites}
        empty={{
          text: t('search.nothing', { name: found.name }),
          view: <NothingFound name={found.name} favourites={favourites} onClear={onClear} />,
        }}
      />
    </div>
  );
}

function openedBy(onOpen: () => void) {
  return ({ target }: { readonly target: EventTarget }) => {
    if (target instanceof Element && target.closest('a')) onOpen();
  };
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
const behind = { opacity: 0.6, transition: `opacity ${tokens.motion.base} 200ms` } as const;

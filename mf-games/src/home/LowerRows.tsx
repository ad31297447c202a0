import { useSessionUser } from '@mosaico/shared/area';
import { tokens } from '@mosaico/shared/ui';
import { Winners } from '../winners/Winners.tsx';
import { FeaturedGames, type FeaturedGamesProps } from './FeaturedGames.tsx';

/** The rows of home that come when they are reached. The latest wins keep their room; who may not play is not shown them (G31). */
export function LowerRows(props: FeaturedGamesProps) {
  const isKept = Boolean(useSessionUser()?.play_bar);
  return (
    <div css={rows}>
      <FeaturedGames {...props} />
      {!isKept && (
        <div css={{ minHeight: 118 }}>
          <Winners />
        </div>
      )}
    </div>
  );
}

const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[5] } as const;

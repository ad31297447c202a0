import { tokens } from '@mosaico/shared/ui';
import type { TableRound } from './table-moment.ts';

/** What can be bet on at a table, behind its colour there. */
export function SideName({ side }: { readonly side: TableRound['result'] }) {
  return (
    <span css={name}>
      <i aria-hidden css={dot} style={{ background: side.colour }} />
      {side.text}
    </span>
  );
}

const name = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  whiteSpace: 'nowrap',
} as const;
const dot = {
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: tokens.radius.round,
  boxShadow: `0 0 0 1px ${tokens.color.lightStrong}`,
} as const;

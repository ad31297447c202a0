import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { SideName } from './SideName.tsx';
import type { TableRound } from './table-moment.ts';

/** What has come last at a table, the newest first; as many as one line has room for. */
export function TableResults({ rounds }: { readonly rounds: readonly TableRound[] }) {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('live.results')} css={list}>
      {rounds.map(({ still, ends_in_ms: ends, result }, place) => (
        <li key={`${ends} ${still}`} css={[mark, place === 0 && newest]}>
          <SideName side={result} />
        </li>
      ))}
    </ol>
  );
}

const list = {
  display: 'flex',
  // What does not fit wraps out of sight.
  flexWrap: 'wrap',
  gap: `1rem ${tokens.space[1]}`,
  height: '1.75rem',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
} as const;
const mark = {
  display: 'grid',
  alignItems: 'center',
  height: '1.75rem',
  paddingInline: tokens.space[2],
  borderRadius: tokens.radius.small,
  background: tokens.color.surfaceHigh,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.tiny,
} as const;
const newest = { color: tokens.color.text, fontWeight: tokens.font.weight.bold } as const;

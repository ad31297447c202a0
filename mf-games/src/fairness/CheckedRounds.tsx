import { useMemo } from 'react';
import { checkRound, type ToldRound } from '@mosaico/shared/fair-games/check-round';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { CheckedRound } from './CheckedRound.tsx';

/** Rounds that are listed one by one; the sum counts all of them. */
const LISTED = 100;

/** Rounds, repeated from their seeds in this browser: how many are as they were told, and each of the first, those that are not before all others. */
export function CheckedRounds({ rounds }: { readonly rounds: readonly ToldRound[] }) {
  const { t } = useTranslation();
  const checked = useMemo(() => rounds.map((round) => ({ round, ...checkRound(round) })), [rounds]);
  const right = checked.filter(({ verdict }) => verdict === 'right').length;
  const others = checked.filter(({ verdict }) => verdict !== 'right');
  const listed = [...others, ...checked.filter(({ verdict }) => verdict === 'right')].slice(0, LISTED);
  return (
    <div css={{ display: 'grid', gap: tokens.space[3], minWidth: 0 }}>
      <p role="status" css={{ fontWeight: tokens.font.weight.bold }}>
        {t('fairness.sum', { right, count: rounds.length })}
      </p>
      <ol css={list}>
        {listed.map(({ round, ...checked }) => (
          <li key={round.roundId} css={row}>
            <CheckedRound round={round} checked={checked} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const list = {
  maxHeight: 480,
  overflowY: 'auto',
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
} as const;
const row = {
  padding: `0 ${tokens.space[3]}`,
  fontSize: tokens.font.size.small,
  '& + &': { boxShadow: `0 -1px 0 ${tokens.color.hairline}` },
} as const;

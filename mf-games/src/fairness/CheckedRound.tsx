import { useState } from 'react';
import type { CheckedRound as Checked, ToldRound } from '@mosaico/shared/fair-games/check-round';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { DrawnRound } from '../proof/DrawnRound.tsx';
import { DrawSteps } from '../proof/DrawSteps.tsx';
import { figuresOf } from '../proof/figures.ts';
import { readRound } from '../proof/read-round.ts';
import { toldInWords } from '../proof/told-in-words.ts';
import { VerdictBadge } from './VerdictBadge.tsx';

interface CheckedRoundProps {
  readonly round: ToldRound;
  readonly checked: Checked;
}

/** One line of the list: the game, what was drawn, and whether the seeds give it. Opened, it shows the picture and how the numbers came. */
export function CheckedRound({ round, checked: { verdict, drawn, draws } }: CheckedRoundProps) {
  const { t } = useTranslation();
  const figures = figuresOf(useLocale());
  const [isOpen, setOpen] = useState(false);
  // Where the seeds give something else, that is what is shown.
  const shown = drawn ? { ...round, picture: drawn.picture } : round;
  const read = readRound(shown);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary css={line}>
        <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{round.game || round.engine}</strong> <span css={muted}>#{round.nonce}</span>
          <span css={[muted, { display: 'block' }]}>
            {read && toldInWords(read, t, figures, round.symbols)[0]}
          </span>
        </span>
        <VerdictBadge verdict={verdict} />
      </summary>
      {isOpen && (
        <div css={{ display: 'grid', gap: tokens.space[3], padding: `0 0 ${tokens.space[3]}` }}>
          <DrawnRound round={shown} symbols={round.symbols} />
          <DrawSteps draws={draws} />
        </div>
      )}
    </details>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: tokens.size.target,
  padding: `${tokens.space[2]} 0`,
  cursor: 'pointer',
} as const;
const muted = { color: tokens.color.textMuted, fontVariantNumeric: 'tabular-nums' } as const;

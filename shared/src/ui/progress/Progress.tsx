import { useId } from 'react';
import { tokens } from '@mosaico/shared/ui';
import type { ReactNode } from 'react';

export interface ProgressProps {
  /** What progresses; shown above the bar. */
  readonly label: ReactNode;
  readonly value: number;
  readonly max: number;
  /** The state in words, e.g. `R$ 30 of R$ 50`; shown beside the label and spoken. */
  readonly valueText?: string | undefined;
  readonly tone?: 'action' | 'gold' | undefined;
}

/** How far something has come. */
export function Progress({ label, value, max, valueText, tone = 'action' }: ProgressProps) {
  const labelId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div css={{ display: 'grid', gap: tokens.space[2] }}>
      <div css={words}>
        <span id={labelId}>{label}</span>
        {valueText && (
          <span css={{ color: tokens.color.text, fontVariantNumeric: 'tabular-nums' }}>{valueText}</span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={valueText}
        css={rail}
      >
        <div css={[bar, tones[tone]]} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

const words = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space[3],
  fontSize: tokens.font.size.small,
  color: tokens.color.textMuted,
} as const;
const rail = {
  height: 10,
  overflow: 'hidden',
  borderRadius: tokens.radius.round,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
} as const;
const bar = {
  height: '100%',
  minWidth: 10,
  borderRadius: 'inherit',
  transition: `width ${tokens.motion.slow} ${tokens.motion.ease}`,
} as const;
const tones = {
  action: {
    background: `linear-gradient(90deg, ${tokens.color.actionDeep}, ${tokens.color.actionLit})`,
    boxShadow: `0 0 14px ${tokens.color.actionGlow}`,
  },
  gold: {
    background: `linear-gradient(90deg, ${tokens.color.accentDeep}, ${tokens.color.accentLit})`,
    boxShadow: `0 0 14px ${tokens.color.accentGlow}`,
  },
} as const;

import { tokens } from '../theme/tokens.ts';
import type { ReactNode } from 'react';

/** What a state means for the player; `gold` is for prizes. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'gold';

export interface BadgeProps {
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}

/** A short state or count beside something: `Paid`, `New`, `3`. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span css={[badge, toneStyle[tone]]}>{children}</span>;
}

const { color } = tokens;

/** Text and veil of each tone; the text reads on the veil on every surface. */
export const toneStyle = {
  neutral: { color: color.text, background: color.lightStrong },
  success: { color: color.success, background: color.successVeil },
  warning: { color: color.warning, background: color.warningVeil },
  danger: { color: color.dangerText, background: color.dangerVeil },
  info: { color: color.info, background: color.infoVeil },
  gold: { color: color.onAccent, background: `linear-gradient(180deg, ${color.accentLit}, ${color.accent})` },
} as const satisfies Record<Tone, object>;

const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minHeight: '22px',
  padding: `0 ${tokens.space[2]}`,
  borderRadius: tokens.radius.round,
  fontSize: tokens.font.size.tiny,
  fontWeight: tokens.font.weight.bold,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
} as const;

import { tokens } from '@mosaico/shared/ui';

const MOST_SHOWN = 9;

export interface CountBubbleProps {
  readonly count: number;
  /** Where it lies in the nearest element with a position. */
  readonly at: { readonly top: number | string; readonly left: number | string };
}

/** A count in a small round over an icon: `9+` beyond nine. Not read out: what stands beside it says the count in words. */
export function CountBubble({ count, at }: CountBubbleProps) {
  return (
    <span aria-hidden css={[bubble, at]}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}

const bubble = {
  position: 'absolute',
  minWidth: 18,
  height: 18,
  display: 'grid',
  placeItems: 'center',
  padding: '0 4px',
  borderRadius: tokens.radius.round,
  background: `linear-gradient(180deg, ${tokens.color.accentLit}, ${tokens.color.accent})`,
  boxShadow: `0 0 0 2px ${tokens.color.ground}, 0 2px 10px ${tokens.color.accentGlow}`,
  color: tokens.color.onAccent,
  fontSize: '0.6875rem',
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  pointerEvents: 'none',
} as const;

import { keyframes } from '@emotion/react';
import { Icon, tokens } from '@mosaico/shared/ui';

/** The large mark above what has been done: a deposit that has arrived, a withdrawal that was asked for. */
export function ResultMark() {
  return (
    <span css={mark} aria-hidden>
      <Icon name="check" size={44} />
    </span>
  );
}

const arrive = keyframes({
  from: { transform: 'scale(0.4)', opacity: 0 },
  '70%': { transform: 'scale(1.12)' },
  to: { transform: 'scale(1)', opacity: 1 },
});
const mark = {
  width: 96,
  height: 96,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
  color: tokens.color.onAction,
  background: `linear-gradient(180deg, ${tokens.color.actionLit}, ${tokens.color.action})`,
  boxShadow: `0 0 0 12px ${tokens.color.actionVeil}, 0 0 90px ${tokens.color.actionGlow}`,
  animation: `${arrive} 420ms ${tokens.motion.ease}`,
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

import { tokens } from '../theme/tokens.ts';

const { color } = tokens;
const chosen = {
  background: `linear-gradient(180deg, ${color.actionLit}, ${color.action})`,
  color: color.onAction,
  boxShadow: `inset 0 1px 0 rgb(255 255 255 / 0.35), 0 6px 18px -8px ${color.actionGlow}`,
} as const;

/** A pill to choose: the label of a radio button. */
export const chipStyle = {
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: tokens.size.target,
  padding: `0 ${tokens.space[4]}`,
  border: 0,
  borderRadius: tokens.radius.round,
  background: `linear-gradient(180deg, ${color.surfaceHigh}, ${color.surfaceRaised})`,
  boxShadow: `inset 0 1px 0 ${color.lightStrong}`,
  color: color.textMuted,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.bold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${tokens.motion.fast}, transform ${tokens.motion.fast}`,
  '&:active': { transform: 'scale(0.97)' },
  '&:has(:checked)': chosen,
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
} as const;

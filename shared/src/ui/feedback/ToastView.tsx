import { keyframes } from '@emotion/react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useUiTexts } from '../language/useLocale.ts';
import { tokens } from '../theme/tokens.ts';

export interface ToastViewProps {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  readonly onClose?: (() => void) | undefined;
}

/** How a notice looks. Place, order and time are the shell's, and so are the live regions that read it out. */
export function ToastView({ tone, text, onClose }: ToastViewProps) {
  const texts = useUiTexts();
  return (
    <div css={toast}>
      <span css={[disc, tones[tone]]}>
        <Icon name={ICONS[tone]} size={20} />
      </span>
      <span css={{ flex: 1, overflowWrap: 'anywhere' }}>{text}</span>
      {onClose && (
        <IconButton icon="close" label={texts.close} onClick={onClose} css={{ marginRight: '-8px' }} />
      )}
    </div>
  );
}

const ICONS = { success: 'check', error: 'alert', info: 'info' } as const;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-10px) scale(0.97)' } });

const toast = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  // Low enough to end above the first field of Home.
  padding: `${tokens.space[1]} ${tokens.space[4]} ${tokens.space[1]} ${tokens.space[3]}`,
  borderRadius: tokens.radius.card,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
  color: tokens.color.text,
  fontWeight: tokens.font.weight.medium,
  lineHeight: tokens.font.leading.snug,
  // On a narrow phone the largest texts stop growing where the message would lie over the first field of Home.
  fontSize: `min(${tokens.font.size.body}, 5.6vw)`,
  '@media (max-width: 22em)': { fontSize: `min(${tokens.font.size.small}, 5.6vw)` },
  boxShadow: tokens.elevation.raised,
  animation: `${enter} ${tokens.motion.base} ${tokens.motion.ease}`,
} as const;
const disc = {
  flex: 'none',
  width: 36,
  height: 36,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
} as const;
const tones = {
  success: { background: tokens.color.successVeil, color: tokens.color.success },
  error: { background: tokens.color.dangerVeil, color: tokens.color.dangerText },
  info: { background: tokens.color.infoVeil, color: tokens.color.info },
} as const;

import { Icon, Spinner, tokens } from '@mosaico/shared/ui';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';

interface WorkSignProps {
  readonly isDone: boolean;
  /** How far the work has come, 0 to 1. */
  readonly share: number;
}

/** One line: the browser is being checked, or has been. Its height is the same in both states. */
export function WorkSign({ isDone, share }: WorkSignProps) {
  const texts = useLaterTexts(AUTH_TEXTS).captcha;
  return (
    <div css={line}>
      <span css={[disc, isDone && verified]}>
        {isDone ? <Icon name="check" size={16} /> : <Spinner size={16} />}
      </span>
      {/* The status region of the field says it to screen readers. */}
      <span aria-hidden>{isDone ? texts.verified : texts.working}</span>
      {!isDone && (
        <span
          role="progressbar"
          aria-label={texts.checking}
          aria-valuenow={Math.round(share * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          css={rail}
        >
          <span css={bar} style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
    </div>
  );
}

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: tokens.size.target,
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: tokens.color.light,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
} as const;
const disc = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: tokens.radius.round,
} as const;
const verified = { background: tokens.color.successVeil, color: tokens.color.success } as const;
const rail = { position: 'absolute', insetInline: 0, bottom: 0, height: 3 } as const;
const bar = {
  display: 'block',
  height: '100%',
  transformOrigin: 'left',
  background: tokens.color.action,
  transition: `transform ${tokens.motion.fast} linear`,
} as const;

import { keyframes } from '@emotion/react';
import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import type { ReactNode } from 'react';
import { tokens } from '@mosaico/shared/ui';
import type { useWheel } from './useWheel.ts';

interface OutcomeProps extends Pick<ReturnType<typeof useWheel>, 'phase' | 'result'> {
  /** Stands in its room while there is nothing to say. */
  readonly children?: ReactNode;
}

/**
 * What the wheel has come to, said aloud: what was won, and what the server says of it (R131); of all else the latter alone (R106). Its room is
 * kept, so that nothing jumps.
 */
export function Outcome({ phase, result, children }: OutcomeProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  if (phase === 'resting' && !result) return children && <div css={room}>{children}</div>;
  const winning = result && winningText(result);
  return (
    <div role="status" css={room}>
      {phase === 'unknown' && <p>{t('wheel.unknown')}</p>}
      {phase === 'resting' && result && winning && (
        <>
          <p css={[headline, won]}>{winning}</p>
          <p css={{ color: tokens.color.textMuted }}>{result.message}</p>
        </>
      )}
      {phase === 'resting' && result && !winning && <p css={headline}>{result.message}</p>}
    </div>
  );

  /** Null where nothing was won, and of what this release does not know. */
  function winningText({ reward, quantity }: NonNullable<OutcomeProps['result']>): string | null {
    if (reward === 'BRL') return t('wheel.won', { amount: money(quantity * 100) });
    return reward === 'WHEEL' ? t('wheel.again') : null;
  }
}

const grow = keyframes({ from: { opacity: 0, transform: 'scale(0.86)' } });
const room = {
  minHeight: 68,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: tokens.space[1],
  textAlign: 'center',
  textWrap: 'balance',
} as const;
const headline = { fontSize: tokens.font.size.heading, fontWeight: tokens.font.weight.black } as const;
const won = {
  color: tokens.color.accentText,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${grow} ${tokens.motion.slow} ${tokens.motion.ease}`,
  },
} as const;

import { keyframes } from '@emotion/react';
import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import type { ReactNode } from 'react';
import { tokens } from '@mosaico/shared/ui';
import { isKnown } from './prize-text.ts';
import type { useWheel } from './useWheel.ts';

interface OutcomeProps extends Pick<ReturnType<typeof useWheel>, 'phase' | 'result'> {
  /** Stands in its room while there is nothing to say. */
  readonly children?: ReactNode;
}

/** What the wheel has come to, said aloud; of a reward that this release does not know, what the server says (R106). Its room is kept, so that nothing jumps. */
export function Outcome({ phase, result, children }: OutcomeProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  if (phase === 'resting' && !result) return children && <div css={room}>{children}</div>;
  return (
    <div role="status" css={room}>
      {phase === 'unknown' && <p>{t('wheel.unknown')}</p>}
      {phase === 'resting' && result?.reward === 'BRL' && (
        <>
          <p css={[headline, won]}>{t('wheel.won', { amount: money(result.quantity * 100) })}</p>
          <p css={{ color: tokens.color.textMuted }}>{t('wheel.credited')}</p>
        </>
      )}
      {phase === 'resting' && result?.reward === 'WHEEL' && <p css={[headline, won]}>{t('wheel.again')}</p>}
      {phase === 'resting' && result?.reward === 'SMILEY' && <p css={headline}>{t('wheel.noPrize')}</p>}
      {phase === 'resting' && result && !isKnown(result.reward) && <p css={headline}>{result.message}</p>}
    </div>
  );
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

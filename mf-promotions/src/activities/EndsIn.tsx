import { useState } from 'react';
import { useIsFirstPaint } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';
import { Countdown } from '@mosaico/shared/ui/countdown';

interface EndsInProps {
  /** By the server's clock, when it answered. */
  readonly seconds: number;
  readonly onEnd?: (() => void) | undefined;
}

/** Time left of an offer. It counts from the server's answer, so a wrong clock of the device changes nothing. */
export function EndsIn({ seconds, onEnd }: EndsInProps) {
  const { t } = useTranslation();
  // The edge has no clock: the time is shown once the page runs.
  const isFirstPaint = useIsFirstPaint();
  return (
    <span css={line}>
      <Icon name="clock" size={16} /> {t('activities.endsIn')}{' '}
      {!isFirstPaint && (
        <Running key={seconds} seconds={seconds} label={t('activities.endsIn')} onEnd={onEnd} />
      )}
    </span>
  );
}

function Running({ seconds, label, onEnd }: EndsInProps & { readonly label: string }) {
  const [endsAtMs] = useState(() => performance.now() + seconds * 1000);
  return <Countdown endsAtMs={endsAtMs} label={label} onEnd={onEnd} now={pageClock} />;
}

/** It only ever goes forward, unlike the clock of the device. */
function pageClock(): number {
  return performance.now();
}

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  color: tokens.color.accentText,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
} as const;

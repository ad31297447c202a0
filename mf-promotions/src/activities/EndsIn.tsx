import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';
import { TimeLeft } from '../time-left/TimeLeft.tsx';
import type { Activity } from './useActivities.ts';

interface EndsInProps {
  readonly activity: Activity;
  readonly seconds: number;
  readonly onEnd: () => void;
}

/** Time left of an offer. */
export function EndsIn({ activity, seconds, onEnd }: EndsInProps) {
  const { t } = useTranslation();
  const label = t('activities.endsIn');
  return (
    <span css={line}>
      <Icon name="clock" size={16} /> {label}{' '}
      <TimeLeft answer={activity} seconds={seconds} label={label} onEnd={onEnd} />
    </span>
  );
}

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  color: tokens.color.accentText,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
} as const;

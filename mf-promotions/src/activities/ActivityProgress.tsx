import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { tokens } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import type { Activity } from './useActivities.ts';

interface ActivityProgressProps {
  readonly progress: NonNullable<Activity['progress']>;
  readonly label: string;
  readonly tone: 'action' | 'gold';
}

/** How far an activity has come, in percent, and what is missing, in words. */
export function ActivityProgress({ progress, label, tone }: ActivityProgressProps) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const { unit, percent } = progress;
  const [current, target] = [progress.current, progress.target].map((value) =>
    unit === 'money' ? centavosFromWire(value) : Number(value),
  ) as [number, number];
  const missing = Math.max(0, target - current);
  const words = unit === 'money' ? money(missing) : String(missing);
  return (
    <div css={stack}>
      <Progress tone={tone} label={label} value={current} max={target} valueText={`${percent}%`} />
      {missing > 0 && <p css={rest}>{t(`activities.missing.${unit}`, { amount: words })}</p>}
    </div>
  );
}

const stack = { display: 'grid', gap: tokens.space[1] } as const;
const rest = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;

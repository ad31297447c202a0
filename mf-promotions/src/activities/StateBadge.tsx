import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, type Tone } from '@mosaico/shared/ui';
import type { Activity } from './useActivities.ts';

/** How an activity stands, in one word. What can be joined at any time needs none. */
export function StateBadge({ state }: Pick<Activity, 'state'>) {
  const { t } = useTranslation();
  const tone = TONES[state];
  return tone ? <Badge tone={tone}>{t(`activities.state.${state}`)}</Badge> : null;
}

const TONES: Readonly<Record<Activity['state'], Tone | null>> = {
  soon: 'info',
  available: null,
  in_progress: 'neutral',
  claimable: 'gold',
  claimed: 'success',
  ended: 'neutral',
};

import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, type Tone } from '@mosaico/shared/ui';
import type { Activity } from './useActivities.ts';

/** How an activity stands, in one word. What can be joined at any time needs none. */
export function StateBadge({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  const { state, terms } = activity;
  const tone = TONES[state];
  if (!tone) return null;
  const text = isSpin(activity)
    ? t('wheel.left', { count: Number(terms['left'] ?? 1) })
    : t(`activities.state.${state}`);
  return <Badge tone={tone}>{text}</Badge>;
}

/** On the wheel nothing is claimed: there is a spin to make. */
export function isSpin({ kind, state }: Activity): boolean {
  return kind === 'lottery_wheel' && state === 'claimable';
}

const TONES: Readonly<Record<Activity['state'], Tone | null>> = {
  soon: 'info',
  available: null,
  in_progress: 'neutral',
  claimable: 'gold',
  claimed: 'success',
  ended: 'neutral',
  closed: 'neutral',
};

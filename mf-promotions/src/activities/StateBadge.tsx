import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, type Tone } from '@mosaico/shared/ui';
import type { Activity } from './useActivities.ts';
import { useTermTexts } from './useTermTexts.ts';

/** How an activity stands, in a word or two. What can be joined at any time needs none. */
export function StateBadge({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  const terms = useTermTexts(activity);
  const { state } = activity;
  const tone = isSpun(activity) ? 'neutral' : TONES[state];
  if (!tone) return null;
  return <Badge tone={tone}>{ownText() ?? t(`activities.state.${state}`)}</Badge>;

  /** Where nothing is claimed, the words for what is say nothing true. */
  function ownText(): string | undefined {
    if (isSpin(activity)) return t('wheel.left', { count: Number(activity.terms['left'] ?? 1) });
    if (isSpun(activity)) return t('wheel.used');
    const { tier: name, now } = terms;
    if (activity.kind !== 'gift_tiers' || state !== 'in_progress' || !name) return undefined;
    return t('gifts.tierNow', {
      name: t([`gifts.tier.${name}`, 'gifts.tier.other'], { name }),
      percent: `${now}%`,
    });
  }
}

/** On the wheel nothing is claimed: there is a spin to make. */
export function isSpin({ kind, state }: Activity): boolean {
  return kind === 'lottery_wheel' && state === 'claimable';
}

/** All spins that a day allows were made. */
export function isSpun({ kind, state }: Activity): boolean {
  return kind === 'lottery_wheel' && state === 'claimed';
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

import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, type Tone, useLocale } from '@mosaico/shared/ui';
import { percentText } from '../numbers/percent-text.ts';
import type { Activity } from './useActivities.ts';

/** How an activity stands, in a word or two. What can be joined at any time needs none. */
export function StateBadge({ activity }: { readonly activity: Activity }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { state, terms } = activity;
  const outcome = outcomeOf(activity);
  const tone = isSpun(activity) ? 'neutral' : outcome ? OUTCOME_TONES[outcome] : TONES[state];
  if (!tone) return null;
  return <Badge tone={tone}>{ownText() ?? t(`activities.state.${state}`)}</Badge>;

  /** Where nothing is claimed, the words for what is say nothing true. */
  function ownText(): string | undefined {
    if (isSpin(activity)) return t('wheel.left', { count: Number(terms['left'] ?? 1) });
    if (isSpun(activity)) return t('wheel.used');
    if (isMissed(activity)) return t('firstDeposit.missed.state');
    if (outcome) return t(`activities.history.${outcome}`);
    const { tier: name, now } = terms;
    if (activity.kind !== 'gift_tiers' || state !== 'in_progress' || !name || !now) return undefined;
    return t('gifts.tierNow', {
      name: t([`gifts.tier.${name}`, 'gifts.tier.other'], { name }),
      percent: percentText(now, locale),
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

/** The offer goes on, but not for this member: their first deposit was made (A44). */
export function isMissed({ kind, state, terms }: Activity): boolean {
  return kind === 'first_deposit' && state === 'ended' && terms['missed'] !== undefined;
}

/** What has become of the reward, once there is more to say than that it was claimed. Pure. */
export function outcomeOf({ state, outcome }: Activity): Outcome | null {
  return state === 'claimed' && outcome && outcome in OUTCOME_TONES ? (outcome as Outcome) : null;
}

type Outcome = keyof typeof OUTCOME_TONES;

const OUTCOME_TONES = {
  promised: 'info',
  open: 'gold',
  released: 'success',
  spent: 'neutral',
  taken_back: 'neutral',
  given_up: 'neutral',
} as const satisfies Partial<Record<NonNullable<Activity['outcome']>, Tone>>;

const TONES: Readonly<Record<Activity['state'], Tone | null>> = {
  soon: 'info',
  available: null,
  in_progress: 'neutral',
  claimable: 'gold',
  claimed: 'success',
  ended: 'neutral',
  closed: 'neutral',
};

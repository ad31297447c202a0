import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { ACTIVITY_KINDS } from '../activities/activity-kinds.ts';
import { type Activity, useActivities } from '../activities/useActivities.ts';
import { useMayBeLicensed } from '../licence/useMayBeLicensed.ts';
import { PATHS } from '../paths.ts';
import { CoinsArt } from './BannerArt.tsx';
import { BannerSlide } from './BannerSlide.tsx';

/** What a member can claim, or has begun; else the way to all offers. A licensed site does not advertise what losses bring (R204). */
export function OfferSlide() {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const isQuietOnLosses = useMayBeLicensed();
  const list = useActivities().data?.list ?? [];
  const activity = leading(list.filter(({ kind }) => !(isQuietOnLosses && kind === OF_LOSSES)));
  const kind = activity && ACTIVITY_KINDS[activity.kind];
  const isClaimable = activity?.state === 'claimable' && activity.reward !== null;
  return (
    <BannerSlide
      tone={isClaimable ? 'gold' : 'lit'}
      eyebrow={activity ? t(`activities.${activity.kind}.title`) : t('activities.heading')}
      title={
        isClaimable
          ? t('activities.claim', { amount: money(centavosFromWire(activity.reward ?? '0.00')) })
          : t('banner.offers')
      }
      {...(activity?.progress && { text: t('activities.reached', { percent: activity.progress.percent }) })}
      art={<CoinsArt />}
      to={isClaimable && kind ? kind.path : PATHS.activities}
    />
  );
}

const OF_LOSSES = 'daily_relief';

/** What can be claimed comes first, then what has come furthest. */
function leading(activities: readonly Activity[]): Activity | undefined {
  const shown = activities.filter(({ kind }) => kind in ACTIVITY_KINDS);
  const begun = shown.filter(({ state, progress }) => state === 'in_progress' && progress !== null);
  const furthest = begun.toSorted(
    (one, other) => (other.progress?.percent ?? 0) - (one.progress?.percent ?? 0),
  );
  return shown.find(({ state }) => state === 'claimable') ?? furthest[0];
}

import { useState } from 'react';
import { useIsFirstPaint, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { EmptyState, ErrorState, Screen, tokens } from '@mosaico/shared/ui';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { useFreshAfterClaims, useFreshAfterMoney } from '../claims/useFreshAfterClaims.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { AWARDS } from './awards.ts';
import { AwardsHistory } from './AwardsHistory.tsx';
import { JoinCall } from './JoinCall.tsx';
import { offerList, OffersPlaceholder } from './OffersPlaceholder.tsx';
import { ACTIVITIES, type Activity, useActivities } from './useActivities.ts';
import { WaitingRebates } from './WaitingRebates.tsx';

/** `/promotion/activity`: what the site offers, each in the state it has for the player, and what it has given (R44, R7). */
export function ActivitiesScreen() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const user = useSessionUser();
  const isMember = user !== null || session.isLoggedIn();
  const isKept = useIsKeptFromPlay();
  const { data, error, refetch, isFetchedAfterMount } = useActivities();
  useFreshAfterMoney(ACTIVITIES);
  // A bet too, which leaves less to be wagered for a bonus, moves the balance.
  useFreshAfterClaims(AWARDS);
  // What comes with the page is a visitor's: a member's offers stand in another order, with what is theirs.
  const [cameWithPage] = useState(useIsFirstPaint());
  const isTheirs = !isMember || (user !== null && (isFetchedAfterMount || !cameWithPage));
  const isWhole = data !== undefined && isTheirs;
  return (
    <Screen title={t('activities.heading')} intro={t(isKept ? 'kept.intro' : 'activities.intro')}>
      <SectionHead />
      {!isMember && <JoinCall />}
      {isWhole ? (
        <div css={{ display: 'grid', gap: tokens.space[3] }}>
          <WaitingRebates />
          <Offers activities={data.list} onEnd={() => void refetch()} />
        </div>
      ) : error && !data ? (
        <ErrorState onRetry={refetch} />
      ) : (
        <OffersPlaceholder activities={data?.list} />
      )}
      {isMember && (
        // What stands below the offers comes with them: it would be moved by them.
        <div hidden={!isWhole && error === null}>
          <AwardsHistory />
        </div>
      )}
    </Screen>
  );
}

interface OffersProps {
  readonly activities: readonly Activity[];
  readonly onEnd: () => void;
}

function Offers({ activities, onEnd }: OffersProps) {
  const { t } = useTranslation();
  if (activities.length === 0) return <EmptyState icon="gift" text={t('activities.none')} />;
  const sorted = activities.toSorted((one, other) => RANK[one.state] - RANK[other.state]);
  return (
    <ul css={offerList}>
      {sorted.map((activity) => (
        <li key={activity.key}>
          <ActivityCard activity={activity} onEnd={onEnd} />
        </li>
      ))}
    </ul>
  );
}

/** What can be claimed comes first, what is over last. */
const RANK: Readonly<Record<Activity['state'], number>> = {
  claimable: 0,
  in_progress: 1,
  available: 1,
  closed: 1,
  soon: 2,
  claimed: 3,
  ended: 4,
};

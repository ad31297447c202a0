import { useEffect } from 'react';
import type { Data } from '@mosaico/shared/api';
import { useApi, usePlatform } from '@mosaico/shared/area';
import { useFreshAfterBar } from '../claims/useFreshAfterBar.ts';

export const ACTIVITIES = 'GET /api/promotion/activities';

export type Activity = Data<typeof ACTIVITIES>['list'][number];

/** What the site offers, as it is for the player. Asked for again when something was claimed, in whichever part of the page. */
export function useActivities() {
  const { bus } = usePlatform();
  const activities = useApi(ACTIVITIES, { query: {} }, { isPersonal: true });
  const { refetch } = activities;
  useFreshAfterBar(refetch);
  useEffect(() => {
    const claims = bus.on('promotions.reward-claimed').subscribe(() => void refetch());
    return () => claims.unsubscribe();
  }, [bus, refetch]);
  return activities;
}

/** The activity of a kind; undefined while it is not known, or not offered. */
export function useActivity(kind: string): Activity | undefined {
  return useActivities().data?.list.find((activity) => activity.kind === kind);
}

/** Whether the reward is a bonus: while bets for it are missing, no money can be withdrawn, the member's own neither (G16). Pure. */
export function locksCash({ turnover_shares: ofBonus }: Activity): boolean {
  return ofBonus.length > 0;
}

/** Whether something can still be done for it. After its end what was begun goes on, and nothing new begins. Pure. */
export function isOngoing({ state, ends_in_seconds: left }: Activity): boolean {
  return ONGOING.has(state) && left !== 0;
}

const ONGOING: ReadonlySet<Activity['state']> = new Set(['available', 'in_progress', 'claimable']);

import { turnoverOfAward } from '@mosaico/shared/rules';
import { locksCash, type Activity } from './useActivities.ts';
import type { Wager } from '../claims/useLockQuestion.ts';

/** What a reward of an activity has to be wagered for; undefined where it is cash, or the activity is not known. Pure. */
export function wagerOf(activity: Activity | undefined, rewardCentavos: number): Wager | undefined {
  if (!activity || !locksCash(activity)) return undefined;
  const percent = Math.round(Number(activity.turnover) * 100);
  return { rewardCentavos, turnoverCentavos: turnoverOfAward(percent, rewardCentavos) };
}

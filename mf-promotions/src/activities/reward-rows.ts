import { centavosFromWire } from '@mosaico/shared/money';
import type { Activity } from './useActivities.ts';

/** What a deposit from an amount on brings. */
export interface RewardRow {
  readonly minCentavos: number;
  readonly rewardCentavos: number;
}

/**
 * The rows of an offer that has rows by amount, in the order of the screen; none of another one, nor where an API of a release before does
 * not say them. Pure.
 */
export function rewardRowsOf({ terms }: Activity): readonly RewardRow[] {
  const [amounts, rewards] = [terms['rows']?.split(' ') ?? [], terms['rewards']?.split(' ') ?? []];
  return amounts.flatMap((amount, index) => {
    const reward = rewards[index];
    return reward === undefined
      ? []
      : { minCentavos: centavosFromWire(amount), rewardCentavos: centavosFromWire(reward) };
  });
}

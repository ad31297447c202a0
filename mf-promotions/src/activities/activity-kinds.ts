import type { IconName } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';

/** What the hub shows of a kind of activity, by the API's name of it. Its texts are `activities.<kind>.…`. */
interface ActivityKind {
  readonly path: string;
  readonly icon: IconName;
  readonly tone: 'action' | 'gold';
  /** Whether its screen shows a visitor more than its card. */
  readonly isForVisitors: boolean;
  /** How many rules its sheet has: `activities.<kind>.rule1` … */
  readonly rules: number;
}

export const ACTIVITY_KINDS: Readonly<Record<string, ActivityKind>> = {
  first_deposit: { path: PATHS.firstDeposit, icon: 'gift', tone: 'gold', isForVisitors: true, rules: 4 },
  recharge_rebate: {
    path: PATHS.rechargeRebate,
    icon: 'percent',
    tone: 'action',
    isForVisitors: false,
    rules: 3,
  },
  invitation: { path: PATHS.invitation, icon: 'users', tone: 'action', isForVisitors: true, rules: 4 },
  lottery_wheel: { path: PATHS.wheel, icon: 'wheel', tone: 'gold', isForVisitors: true, rules: 3 },
  daily_relief: { path: PATHS.relief, icon: 'refresh', tone: 'action', isForVisitors: true, rules: 2 },
  gift_tiers: { path: PATHS.giftTiers, icon: 'medal', tone: 'gold', isForVisitors: true, rules: 3 },
};

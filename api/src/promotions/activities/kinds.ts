import { FIRST_DEPOSIT } from '../first-deposit/first-deposit.ts';
import { firstDepositCard } from '../first-deposit/card.ts';
import { GIFT_TIERS } from '../gift-tiers/gift-tiers.ts';
import { giftTiersCard } from '../gift-tiers/card.ts';
import { INVITATION } from '../invitation/invitation.ts';
import { invitationCard } from '../invitation/card.ts';
import { dailyReliefCard } from '../losses/card.ts';
import { lotteryWheelCard } from '../lottery-wheel/card.ts';
import { RECHARGE_REBATE } from '../recharge-rebate/rebates.ts';
import { rechargeRebateCard } from '../recharge-rebate/card.ts';
import type { CardMaker } from '../card.ts';

const RELIEF = 'daily_relief';

/** What was begun while an offer of these kinds was on can be ended, and claimed, after its end. */
export const OUTLASTING_KINDS: ReadonlySet<string> = new Set([RECHARGE_REBATE, RELIEF]);

/** The kinds of promotions that are on the hub. A promotion of another kind has a place of its own. */
export const ACTIVITY_KINDS: Readonly<Record<string, CardMaker>> = {
  [FIRST_DEPOSIT]: firstDepositCard,
  [INVITATION]: invitationCard,
  [RECHARGE_REBATE]: rechargeRebateCard,
  [GIFT_TIERS]: giftTiersCard,
  lottery_wheel: lotteryWheelCard,
  [RELIEF]: dailyReliefCard,
};

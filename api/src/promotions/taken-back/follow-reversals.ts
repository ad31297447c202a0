import type { Deps } from '../../runtime/deps.ts';
import { followReversed } from './follow-reversed.ts';
import { takeBackGifts } from './take-back.ts';

/** Takes back what promotions gave for deposits that were contested and went back. @returns how many were looked at. Source: A68. */
export function followReversals(deps: Deps): Promise<number> {
  return followReversed(deps, {
    table: 'promotion_reversals',
    notification: 'gift_reversed',
    takeBack: async (tx, { site_key: siteKey, member_id: memberId, order_no: orderNo }, at) => {
      const owner = { siteKey, memberId };
      return { owner, ...(await takeBackGifts(tx, owner, orderNo, at)) };
    },
    failure: 'what was given for a deposit that went back could not be taken back',
  });
}

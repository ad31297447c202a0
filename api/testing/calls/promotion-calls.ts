import { REBATE_REWARD } from '../tenant-promotions.ts';
import { alike, type WalkedCalls } from '../walked-call.ts';

/** Of promotions and the VIP level. */
export const PROMOTION_CALLS = {
  'POST /api/member/vip/info': alike(true),
  'POST /api/member/vip/history': alike(true),
  'POST /api/games/rebates/list': alike(false),
  'POST /api/games/rebates/details': alike(true),
  // Claimed once, by the call before.
  'POST /api/games/rebates/claim': { ...alike(false), foreign: 400, others: '400 nothing_to_claim' },
  'POST /api/lotterywheel/check': alike(true),
  'POST /api/lotterywheel/claim': {
    input: (_, { wheelPromise }) => ({ body: { seed_hash: wheelPromise } }),
    foreign: 409,
    others: '409 spin_unknown',
    isTelling: true,
  },
  'POST /api/dailyrescue/check': alike(false),
  'POST /api/dailyrescue/claim': { ...alike(false), foreign: 409, others: '400 nothing_to_claim' },
  'POST /api/cover/history': alike(true),
  'GET /api/promotion/activities': alike(true),
  'POST /api/promotion/awards': alike(true),
  'POST /api/promotion/bonus/giveup': {
    input: (_, { bonusAwardId }) => ({ body: { id: bonusAwardId } }),
    foreign: 404,
    isTelling: false,
  },
  'POST /api/ftd/check': alike(false),
  'POST /api/ftd/claim': {
    input: ({ siteKey }, { member }) => ({ body: { name: member.account, site: siteKey } }),
    foreign: 400,
    others: '400 claim_differs',
    isTelling: false,
  },
  'POST /api/invitationactivity/check': alike(false),
  // The walk calls it twice for the same member: a row can be claimed once.
  'POST /api/invitationactivity/claim': {
    input: () => ({ body: { id: 1 } }),
    foreign: 409,
    others: '400 offer_not_met',
    isTelling: false,
  },
  'POST /api/rechargerebate/check': alike(true),
  'POST /api/rechargerebate/claim': {
    input: (_, { member }) => ({ body: { member_id: member.id, reward_amount: REBATE_REWARD } }),
    foreign: 400,
    others: '400 claim_differs',
    isTelling: false,
  },
  'GET /api/promotion/rechargebonus': alike(true),
  'GET /api/promotion/rechargeoffers': alike(false),
  'GET /api/promotion/rechargegifts': alike(true),
  'GET /api/promotion/withdrawalstake': alike(false, { query: { money: '20.00' } }),
} satisfies WalkedCalls;

import { z } from 'zod';
import { amount, amountInput, defineEndpoints, instant, lang, ok } from './endpoint.ts';

/** What a promotion would bring for a deposit. */
const offer = z.object({
  /** `first_deposit` or `gift_tiers`. */
  kind: z.string(),
  /** The least deposit that brings anything. */
  from: amount,
  /** For the asked amount; null where that brings nothing, or where none was asked about. */
  reward: amount.nullable(),
  /** What has to be wagered of `reward` before it is cash. */
  turnover_amount: amount.nullable(),
  /** What has to be wagered, as a multiple of the reward: `5` (G16). */
  turnover: z.string(),
  /** True: it comes with the deposit. False: the member claims it afterwards. */
  is_automatic: z.boolean(),
});

const gift = z.object({
  kind: z.string(),
  amount,
  /** What has to be wagered of it before it is cash. */
  turnover_amount: amount,
  /** What is left to wager before it can be claimed, with what counts for older deposits first: zero unless it is `in_progress`. */
  wager_first: amount,
  /** `in_progress`: it can be claimed after bets. `claimable`: it waits for the claim. `taken_back`: its deposit was contested (A68). */
  status: z.enum(['given', 'in_progress', 'claimable', 'taken_back']),
});

/** What a withdrawal would take from a reward that waits for its claim. */
const atStake = z.object({
  /** `first_deposit`. */
  kind: z.string(),
  /** What can be claimed now. */
  reward: amount,
  /** What has to be wagered of `reward` before it is cash; until then nothing can be withdrawn. */
  turnover_amount: amount,
  /** What counts of the deposit after the withdrawal. */
  counted: amount,
  /** What can be claimed then; null: nothing any more. */
  reward_after: amount.nullable(),
});

/** What promotions give for deposits: said beside the amount, on the receipt, and before a withdrawal that takes of it. */
export const depositGiftEndpoints = defineEndpoints({
  'GET /api/promotion/rechargeoffers': {
    summary:
      'What a deposit of this amount would bring the member before any bet; nothing that they cannot have now (R200, R247 to R251, A37, A44)',
    access: 'member',
    query: z.object({ money: amountInput.optional(), lang }),
    /** `money` as it was asked about. */
    response: ok(z.object({ money: amount.nullable(), list: z.array(offer) })),
    errors: ['amount_invalid'],
  },
  'GET /api/promotion/rechargegifts': {
    summary: 'What the member’s newest paid deposit has brought, or brings after bets (R200, R206, A37, A44)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(
      z.object({
        /** Null while there is none. */
        deposit: z.object({ order_no: z.string(), money: amount, paid_at: instant }).nullable(),
        /** False for the second or so in which its gifts are worked out. */
        is_decided: z.boolean(),
        list: z.array(gift),
      }),
    ),
    errors: [],
  },
  'GET /api/promotion/withdrawalstake': {
    summary: 'What a withdrawal of this amount would take from a reward that the member can claim now (A44)',
    access: 'member',
    query: z.object({ money: amountInput, lang }),
    /** Null where it takes nothing, and for a member who may not have the reward now. */
    response: ok(z.object({ stake: atStake.nullable() })),
    errors: ['amount_invalid'],
  },
});

import { z } from 'zod';
import {
  amount,
  cursorPage,
  cursorPaging,
  defineEndpoints,
  instant,
  lang,
  ok,
  secondsLeft,
} from './endpoint.ts';

/** Percent, e.g. "3.00". */
const rate = z.string().regex(/^\d{1,3}\.\d{2}$/);
/** What is paid for which losses. */
const terms = z.object({
  rate,
  /** A smaller loss is not compensated. */
  min_loss: amount,
  max_reward: amount,
  /** Percent of losses in games other than slots that count. */
  other_games_percent: z.int(),
});

export const lossCompensationEndpoints = defineEndpoints({
  'POST /api/dailyrescue/check': {
    summary:
      'Daily loss relief: what of yesterday can be claimed today (R52, R204). A visitor gets the terms alone',
    access: 'optional',
    body: z.object({ lang }),
    response: ok(
      terms.extend({
        /** Net loss of the day before, as far as it counts; zero after a win. */
        yesterday_loss: amount,
        /** The same in full, whatever was played. Absent from an API of a release before it. */
        yesterday_net_loss: amount.optional(),
        reward_amount: amount,
        is_claimed: z.int(),
        /** 0 also while the member may not claim (G31). */
        can_claim: z.int(),
        /** The last second of today in America/Sao_Paulo. */
        claim_until: instant,
        claim_ends_in_seconds: secondsLeft,
        /** How today goes so far, and what it would come to. */
        today_loss: amount,
        today_reward: amount,
      }),
    ),
    errors: [],
  },
  'POST /api/dailyrescue/claim': {
    summary: 'Pays the daily loss relief of the day before to cash, once (R205)',
    access: 'member',
    body: z.object({ lang }),
    response: ok(z.object({ amount, turnover_amount: amount })),
    errors: [
      'nothing_to_claim',
      'already_claimed',
      'offer_closed',
      'offer_not_met',
      'account_frozen',
      'self_excluded',
      'play_barred',
      'play_paused',
      'identity_required',
      'terms_not_accepted',
      'demo_member',
    ],
    isIdempotent: true,
    movesMoney: true,
    rateLimit: { points: 10, windowSeconds: 60, per: 'member' },
  },
  'POST /api/cover/history': {
    summary:
      'Weekly cover of losses: what was paid for which week, with totals, the newest first (R48, R212, A19)',
    access: 'member',
    body: z.object({ ...cursorPaging, lang }),
    response: ok(
      cursorPage(
        z.object({
          id: z.int(),
          /** Monday to Sunday in America/Sao_Paulo: "2026-11-16/2026-11-22". */
          period: z.string().regex(/^\d{4}-\d{2}-\d{2}\/\d{4}-\d{2}-\d{2}$/),
          loss_amount: amount,
          rate,
          amount,
          status: z.enum(['paid']),
          created_at: instant,
        }),
      ).extend({
        terms,
        totals: z.object({ weeks: z.int(), loss_amount: amount, amount }),
        /** How the week goes that is paid next: on Monday before 03:00 in America/Sao_Paulo the one before. */
        this_week: z.object({ loss_amount: amount, amount }),
        /** When it is worked out and paid. */
        next_at: instant,
        next_in_seconds: secondsLeft,
      }),
    ),
    errors: [],
  },
});

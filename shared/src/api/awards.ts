import { z } from 'zod';
import { amount, cursorPage, cursorPaging, defineEndpoints, instant, lang, ok } from './endpoint.ts';

/**
 * What has become of an award. `promised`: on its way. `claimable`: rebates that wait in their purse. Of a bonus: `open`, `released` to cash, or
 * `spent`. `taken_back`: its deposit was contested, or its member has excluded themselves (A68, A62).
 */
export const awardStatus = z.enum([
  'promised',
  'claimable',
  'paid',
  'open',
  'released',
  'spent',
  'taken_back',
]);

/** What promotions have given. */
export const awardEndpoints = defineEndpoints({
  'POST /api/promotion/awards': {
    summary: 'What the member was given by promotions, newest first (R44)',
    access: 'member',
    body: z.object({ ...cursorPaging, lang }),
    response: ok(
      cursorPage(
        z.object({
          id: z.int(),
          kind: z.string(),
          amount,
          /** What has to be wagered of it before it is cash. */
          turnover_amount: amount,
          /** Of an open bonus, what of that is left; zero of all others. Absent from an API of a release before it. */
          turnover_left: amount.optional(),
          status: awardStatus,
          created_at: instant,
        }),
      ),
    ),
    errors: [],
  },
});

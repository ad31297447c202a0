import { z } from 'zod';
import { amount, cursorPage, cursorPaging, defineEndpoints, instant, lang, ok } from './endpoint.ts';

/**
 * What has become of an award. `promised`: on its way. `claimable`: rebates that wait in their purse. Of a bonus: `open`, `released` to cash, or
 * `spent`. `taken_back`: its deposit was contested, or its member has excluded themselves (A68, A62). `given_up`: its member has given it up (A62).
 */
export const awardStatus = z.enum([
  'promised',
  'claimable',
  'paid',
  'open',
  'released',
  'spent',
  'taken_back',
  'given_up',
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
          /** Of an open bonus, what giving it up would take out of the balance now, its winnings included; zero of all others. Absent from an API of a release before it. */
          bonus_left: amount.optional(),
          /** Of an open bonus, what it has staked in rounds that are open; zero of all others. Absent from an API of a release before it. */
          bonus_in_play: amount.optional(),
          status: awardStatus,
          created_at: instant,
        }),
      ),
    ),
    errors: [],
  },
  'POST /api/promotion/bonus/giveup': {
    summary:
      'Gives an open bonus up: what is left of it goes, nothing has to be wagered for it any more, cash is untouched. One that was given up already is answered as the first time (A62)',
    access: 'member',
    /** Of the award. */
    body: z.object({ id: z.int(), lang }),
    response: ok(
      z.object({
        /** What went out of the balance at once, winnings of the bonus included. */
        amount,
        /** What was left to be wagered for it. */
        turnover_amount: amount,
        /** 1 where some of it was staked in an open round: what that wins, or brings back, goes to the house and never comes into the balance. */
        ends_with_round: z.literal([0, 1]),
      }),
    ),
    errors: ['not_found', 'bonus_not_open'],
    movesMoney: true,
    rateLimit: { points: 20, windowSeconds: 60, per: 'member' },
  },
});

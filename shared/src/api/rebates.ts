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
import { GAME_TYPES } from './games.ts';

/** Percent of what was bet, e.g. "0.52". */
const rate = z.string().regex(/^\d{1,3}\.\d{2}$/);

export const rebateEndpoints = defineEndpoints({
  'POST /api/games/rebates/list': {
    summary:
      'Rebates by game type: what can be claimed, and how today goes so far (R192, G19). A visitor gets the rates alone',
    access: 'optional',
    body: z.object({ lang }),
    response: ok(
      z.object({
        list: z.array(
          z.object({
            game_type: z.enum(GAME_TYPES),
            /** At the member's level. */
            rate,
            /** Settled bets that the amount is for. */
            valid_bet: amount,
            /** Worked out and not claimed yet. */
            amount,
            can_claim: z.int(),
            /** Bets settled since midnight in America/Sao_Paulo, and what they come to until now. */
            today_valid_bet: amount,
            today_amount: amount,
          }),
        ),
        /** All amounts together: the `fs_money` of the member. */
        total: amount,
        /** What the bets of yesterday come to until they are worked out at 03:00; null after it. */
        yesterday: amount.nullable(),
        /** What each VIP level adds to every rate. */
        level_step: rate,
        /** When bets are worked out next: before 03:00 in America/Sao_Paulo those of yesterday, after it those of today. */
        next_at: instant,
        next_in_seconds: secondsLeft,
      }),
    ),
    errors: [],
  },
  'POST /api/games/rebates/details': {
    summary: 'Rebates day by day and type by type, the newest first (R193)',
    access: 'member',
    body: z.object({ game_type: z.enum(GAME_TYPES).optional(), ...cursorPaging, lang }),
    response: ok(
      cursorPage(
        z.object({
          id: z.int(),
          /** Calendar day in America/Sao_Paulo. */
          date: z.iso.date(),
          game_type: z.enum(GAME_TYPES),
          valid_bet: amount,
          rate,
          amount,
          status: z.enum(['claimable', 'claimed']),
        }),
      ),
    ),
    errors: [],
  },
  'POST /api/games/rebates/claim': {
    summary: 'Moves all rebates that can be claimed to cash (G19, A36)',
    access: 'member',
    body: z.object({ lang }),
    response: ok(z.object({ amount })),
    errors: ['nothing_to_claim', 'account_frozen'],
    isIdempotent: true,
    movesMoney: true,
    rateLimit: { points: 10, windowSeconds: 60, per: 'member' },
  },
});

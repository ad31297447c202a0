import { z } from 'zod';
import { amount, cursorPage, cursorPaging, defineEndpoints, instant, lang, ok } from './endpoint.ts';

export const agencyEndpoints = defineEndpoints({
  'POST /api/agency/inviterecord': {
    summary: 'Members registered with the caller’s code; names masked, direct ones only (R215, R160)',
    access: 'member',
    body: z.object({ ...cursorPaging, lang }),
    response: ok(
      cursorPage(
        z.object({
          name_masked: z.string(),
          registered_at: instant,
          /** First deposit; "0.00" when there is none yet. */
          first_deposit: amount,
          total_bet: amount,
          /** `valid`: first deposit of at least R$ 20 and wagered once (R203). */
          status: z.enum(['registered', 'deposited', 'valid']),
        }),
      ).extend({
        /** Over all invited members, not the page. */
        totals: z.object({ registered: z.int(), deposited: z.int(), valid: z.int() }),
      }),
    ),
    errors: [],
  },
});

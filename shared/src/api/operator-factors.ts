import { z } from 'zod';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

const removal = z.object({
  member_id: z.int(),
  member_name: z.string(),
  /** Whether a login needed a code of an app. */
  had_app: z.boolean(),
  passkeys: z.int(),
  operator: z.string(),
  reason: z.string(),
  removed_at: instant,
});

const member = z.string().trim().min(1).max(40);
const rateLimit = { points: 60, windowSeconds: 60, per: 'ip' } as const;

/** What operators do for members who have lost what they log in with. */
export const operatorFactorEndpoints = defineEndpoints({
  'GET /api/operator/factors': {
    summary: 'What operators have removed of a member’s second factors, the newest first (G54)',
    access: 'operator',
    query: z.object({ /** Account. */ member, lang }),
    response: ok(z.object({ list: z.array(removal) })),
    errors: ['not_found'],
    rateLimit,
  },
  'POST /api/operator/factors/remove': {
    summary:
      'Removes second factor and passkeys of a member who has lost them; all sessions end, and the member is told (G54, G55)',
    access: 'operator',
    body: z.object({
      /** Account. */ member,
      /** How the operator knows that it is the member who asks. */
      reason: z.string().trim().min(1).max(200),
      lang,
    }),
    response: ok(removal),
    errors: ['not_found', 'no_factor'],
    rateLimit,
  },
});

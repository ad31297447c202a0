import { z } from 'zod';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

const session = z.object({
  id: z.int(),
  /** The session that asks. */
  is_current: z.boolean(),
  /** Such as `Chrome` and `Windows`, as far as the browser tells; else empty. */
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  /** The address it came from, its last part masked. */
  network: z.string(),
  /** How the member has shown who they are. */
  method: z.enum(['password', 'registration', 'password_and_code', 'passkey']),
  created_at: instant,
  last_used_at: instant,
});

export const memberSessionEndpoints = defineEndpoints({
  'GET /api/auth/sessions': {
    summary: 'Where the member is logged in, this session first (G54)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(z.object({ sessions: z.array(session) })),
    errors: [],
  },
  'POST /api/auth/sessions/revoke': {
    summary: "Ends one of the member's sessions; its tabs hear of it at once (G54)",
    access: 'member',
    body: z.object({ id: z.int(), lang }),
    response: ok(z.null()),
    /** Also of one that has ended, such as in another tab. */
    errors: ['session_not_found'],
    rateLimit: { points: 60, windowSeconds: 60, per: 'member' },
  },
  'POST /api/auth/sessions/revoke-others': {
    summary: 'Ends all sessions of the member but this one (G54)',
    access: 'member',
    body: z.object({ lang }),
    response: ok(z.object({ ended: z.int() })),
    errors: [],
    rateLimit: { points: 20, windowSeconds: 60, per: 'member' },
  },
});

import { z } from 'zod';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

const freeze = z.object({
  member_id: z.int(),
  member_name: z.string(),
  frozen_at: instant,
  frozen_by: z.string(),
  reason: z.string(),
  /** Null while the member is frozen. */
  lifted_at: instant.nullable(),
  lifted_by: z.string().nullable(),
  lift_reason: z.string().nullable(),
});

const member = z.string().trim().min(1).max(40);
const rateLimit = { points: 60, windowSeconds: 60, per: 'ip' } as const;
const change = z.object({ /** Account. */ member, reason: z.string().trim().min(1).max(200), lang });

/** What operators do about members whom they keep out of everything. */
export const operatorFreezeEndpoints = defineEndpoints({
  'GET /api/operator/freezes': {
    summary: 'When and why a member was frozen, and that lifted, the newest first (R85)',
    access: 'operator',
    query: z.object({ /** Account. */ member, lang }),
    response: ok(z.object({ list: z.array(freeze) })),
    errors: ['not_found'],
    rateLimit,
  },
  'POST /api/operator/freezes/freeze': {
    summary: 'Freezes a member: all sessions end, and nothing can be done with the account (R85)',
    access: 'operator',
    body: change,
    response: ok(freeze),
    errors: ['not_found', 'already_frozen'],
    rateLimit,
  },
  'POST /api/operator/freezes/lift': {
    summary:
      'Lifts a freeze; what the member has excluded themselves from and what the register says of them stays (R85, G31, G32)',
    access: 'operator',
    body: change,
    response: ok(freeze),
    errors: ['not_found', 'not_frozen'],
    rateLimit,
  },
});

import { z } from 'zod';
import { amount, amountInput, defineEndpoints, instant, lang, ok } from './endpoint.ts';

/** A change of the limit of the review. */
const change = z.object({
  id: z.int(),
  /** `replaced`: another proposal has taken its place before anybody confirmed it. */
  status: z.enum(['proposed', 'confirmed', 'replaced']),
  limit: amount,
  /** What it took the place of; null while it has not. */
  before: amount.nullable(),
  proposed_by: z.string(),
  proposed_at: instant,
  note: z.string(),
  /** Who has confirmed or replaced it; empty, and null, while it stands open. */
  decided_by: z.string(),
  decided_at: instant.nullable(),
});
const rateLimit = { points: 600, windowSeconds: 60, per: 'ip' } as const;

/** The amount above which two people approve a withdrawal. One operator proposes another one, and a second operator confirms it. */
export const operatorReviewLimitEndpoints = defineEndpoints({
  'GET /api/operator/withdrawals/limit': {
    summary:
      'The amount above which two people approve a withdrawal, and its changes, the newest first (R123)',
    access: 'operator',
    query: z.object({ lang }),
    response: ok(z.object({ limit: amount, list: z.array(change) })),
    errors: [],
    rateLimit,
  },
  'POST /api/operator/withdrawals/limit/confirm': {
    summary: 'Puts a proposed limit in force; never by who has proposed it (R123)',
    access: 'operator',
    body: z.object({ id: z.coerce.number<number | string>().int().positive(), lang }),
    response: ok(change),
    errors: ['not_found', 'proposal_decided', 'second_operator_needed'],
    rateLimit,
  },
  'POST /api/operator/withdrawals/limit/propose': {
    summary: 'Proposes another limit; it takes the place of a proposal that stands open (R123)',
    access: 'operator',
    body: z.object({ limit: amountInput, note: z.string().trim().min(1).max(200), lang }),
    response: ok(change),
    errors: ['amount_invalid'],
    rateLimit,
  },
});

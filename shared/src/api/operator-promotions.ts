import { z } from 'zod';
import { amount, amountInput, defineEndpoints, instant, lang, ok } from './endpoint.ts';

const promotion = z.object({
  key: z.string(),
  kind: z.string(),
  /** `open` gives; the others say why not. */
  status: z.enum(['open', 'not_begun', 'ended', 'stopped', 'used_up', 'not_allowed']),
  starts_at: instant,
  ends_at: instant.nullable(),
  /** What it may give in all; null: without limit. */
  budget: amount.nullable(),
  /** Promised and given so far. */
  awarded: amount,
});

const key = z.string().max(40);
const rateLimit = { points: 600, windowSeconds: 60, per: 'ip' } as const;

/** What operators do about promotions. */
export const operatorPromotionEndpoints = defineEndpoints({
  'GET /api/operator/promotions': {
    summary: 'Promotions of the site, with what they have given',
    access: 'operator',
    query: z.object({ lang }),
    response: ok(z.object({ list: z.array(promotion) })),
    errors: [],
    rateLimit,
  },
  'POST /api/operator/promotions/stop': {
    summary: 'Stops a promotion at once: it gives nothing any more; what was promised before is paid',
    access: 'operator',
    body: z.object({ key, lang }),
    response: ok(promotion),
    errors: ['not_found'],
    rateLimit,
  },
  'POST /api/operator/promotions/start': {
    summary: 'Lets a stopped promotion go on',
    access: 'operator',
    body: z.object({ key, lang }),
    response: ok(promotion),
    errors: ['not_found'],
    rateLimit,
  },
  'POST /api/operator/promotions/budget': {
    summary: 'Sets what a promotion may give in all, what it has given included; `none` takes the limit away',
    access: 'operator',
    body: z.object({ key, budget: amountInput, lang }),
    response: ok(promotion),
    errors: ['not_found', 'amount_invalid', 'budget_below_awarded'],
    rateLimit,
  },
});

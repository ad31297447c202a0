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
  /** What it gives at most with one award; null: whatever its rules say. */
  cap: amount.nullable(),
  /** What has to be wagered of a bonus, as a multiple; 0 where it pays none. */
  turnover: z.string(),
  /** Who it is for: members of this level and above. */
  least_vip_level: z.int(),
});

const key = z.string().max(40);
/** A day of São Paulo, which begins at its midnight, or an instant. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const rateLimit = { points: 600, windowSeconds: 60, per: 'ip' } as const;

/** What has to be wagered of a bonus, as a multiple. */
const turnover = z.int().min(1).max(100);
/** Who it is for: members of this level and above. */
const least_vip_level = z.int().min(0).max(10);

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
  'POST /api/operator/promotions/change': {
    summary:
      'Changes a promotion that stands, from now on: what was earned before is given by the terms of then. What is left out stays; `none` takes a cap or an end away',
    access: 'operator',
    body: z.object({
      key,
      /** Later than now. */
      ends_at: z.union([moment, z.literal('none')]).optional(),
      /** What it may give with one award. */
      cap: amountInput.optional(),
      turnover: turnover.optional(),
      least_vip_level: least_vip_level.optional(),
      lang,
    }),
    response: ok(promotion),
    errors: ['not_found', 'promotion_over', 'promotion_invalid', 'promotion_overlaps'],
    rateLimit,
  },
  'POST /api/operator/promotions/end': {
    summary: 'Ends a promotion for good. What was begun can be ended by its members as at any end',
    access: 'operator',
    body: z.object({ key, lang }),
    response: ok(promotion),
    errors: ['not_found', 'promotion_over', 'promotion_not_begun'],
    rateLimit,
  },
  'POST /api/operator/promotions/add': {
    summary:
      'Adds a promotion of a kind that exists; what is left out is as on the demonstration sites. Of a kind one runs at a time for each level from which on it is',
    access: 'operator',
    body: z.object({
      key: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
      kind: z.string().max(40),
      /** The numbers of its kind, amounts in centavos (docs/operations.md). */
      rules: z.record(z.string(), z.unknown()).optional(),
      starts_at: moment.optional(),
      ends_at: moment.optional(),
      /** What it may give in all, and with one award. */
      budget: amountInput.optional(),
      cap: amountInput.optional(),
      turnover: turnover.optional(),
      least_vip_level: least_vip_level.optional(),
      lang,
    }),
    response: ok(promotion),
    errors: ['promotion_invalid', 'promotion_exists', 'promotion_overlaps'],
    rateLimit,
  },
  'POST /api/operator/promotions/add-usual': {
    summary: 'Adds the promotions of the demonstration sites of whose kind the site has none',
    access: 'operator',
    body: z.object({ lang }),
    response: ok(z.object({ list: z.array(promotion) })),
    errors: [],
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

import { z } from 'zod';
import { amount, defineEndpoints, instant, lang, ok, page, paging } from './endpoint.ts';

/** How the refund of a received Pix stands; `failed` was given up: an operator has to see to it. */
export const REFUND_STATUSES = ['requested', 'processing', 'done', 'failed'] as const;

const refund = z.object({
  e2eid: z.string(),
  status: z.enum(REFUND_STATUSES),
  money: amount,
  /** Why it was not credited: `other_payer`, `wrong_amount`, `contested` … */
  reason: z.string(),
  /** Of the deposit; empty where its charge is unknown. */
  order_no: z.string(),
  received_at: instant,
  /** How often the bank gave no answer or refused, and how often it refused. */
  attempts: z.int(),
  refusals: z.int(),
});

const e2eid = z.string().max(64);
const rateLimit = { points: 600, windowSeconds: 60, per: 'ip' } as const;

/** What operators do about received Pix: refunds that were given up, and notices that got lost. */
export const refundEndpoints = defineEndpoints({
  'GET /api/operator/refunds': {
    summary: 'Received Pix of the site that go back, by how far they are, the oldest first (G12, G13)',
    access: 'operator',
    query: z.object({ status: z.enum(REFUND_STATUSES).default('failed'), ...paging, lang }),
    response: ok(page(refund)),
    errors: [],
    rateLimit,
  },
  'POST /api/operator/refunds/retry': {
    summary: 'Has the bank asked once more for a refund that was given up (G12)',
    access: 'operator',
    body: z.object({ e2eid, note: z.string().max(200).default(''), lang }),
    response: ok(refund),
    errors: ['not_found', 'refund_not_given_up'],
    movesMoney: true,
    rateLimit,
  },
  'POST /api/operator/refunds/done': {
    summary:
      'Says that the money of a refund that was given up was sent back by hand: it leaves the suspense (G12, I26)',
    access: 'operator',
    body: z.object({
      e2eid,
      /** How it was sent, e.g. the end-to-end id of that Pix. */
      note: z.string().trim().min(1).max(200),
      lang,
    }),
    response: ok(refund),
    errors: ['not_found', 'refund_not_given_up'],
    movesMoney: true,
    rateLimit,
  },
  'POST /api/operator/deposits/ask': {
    summary: 'Has the bank asked about a deposit whose notice got lost, also one that is over (G12)',
    access: 'operator',
    body: z.object({ order_no: z.string().max(64), lang }),
    response: ok(z.object({ order_no: z.string() })),
    errors: ['not_found'],
    rateLimit,
  },
});

import { z } from 'zod';
import { amount, defineEndpoints, instant, lang, ok, page, paging } from './endpoint.ts';

/**
 * States of a contestation of a received Pix (MED).
 *
 * `open` waits for an operator; `accepted`, the money goes back to the payer; `rejected`, the institution is told that it does not;
 * `returned`, it has gone back; `released`, what was held is the member's again.
 */
export const CONTESTATION_STATUSES = ['open', 'accepted', 'rejected', 'returned', 'released'] as const;
export type ContestationStatus = (typeof CONTESTATION_STATUSES)[number];

/** How the refund of a Pix stands; `none` while it is not to go back. */
const REFUND_STATES = ['none', 'requested', 'processing', 'done', 'failed'] as const;

const contestation = z.object({
  /** The institution's own id. */
  number: z.string(),
  status: z.enum(CONTESTATION_STATUSES),
  cause: z.enum(['fraud', 'error']),
  /** What was paid. */
  money: amount,
  /** What is held of the member's money for it. */
  held: amount,
  /** What the hold lacks; after the money has gone back, what the member still owes. */
  lacking: amount,
  /** Of the deposit; empty where the Pix was credited to nobody. */
  order_no: z.string(),
  e2eid: z.string(),
  member_id: z.int().nullable(),
  /** Account name of the member; empty where there is none. */
  member_name: z.string(),
  opened_at: instant,
  /** After this the institution decides alone. */
  decide_by: instant,
  refund: z.enum(REFUND_STATES),
});

const decision = { number: z.string().max(64), note: z.string().max(200).default(''), lang };

/** Contestations of deposits, decided by operators. */
export const contestationEndpoints = defineEndpoints({
  'GET /api/operator/contestations': {
    summary: 'Contestations of the site in a state, the one to be decided first at the top (I22)',
    access: 'operator',
    query: z.object({ status: z.enum(CONTESTATION_STATUSES).default('open'), ...paging, lang }),
    response: ok(page(contestation)),
    errors: [],
    rateLimit: { points: 600, windowSeconds: 60, per: 'ip' },
  },
  'GET /api/operator/contestations/show': {
    summary: 'One contestation with everything that was done about it, and by whom (I22)',
    access: 'operator',
    query: z.object({ number: z.string().max(64), lang }),
    response: ok(
      z.object({
        contestation,
        /** What the member has paid in over a lifetime, and has in cash now. */
        member_deposited: amount,
        member_cash: amount,
        /** Oldest first. */
        events: z.array(
          z.object({
            status: z.enum(CONTESTATION_STATUSES),
            at: instant,
            /** `operator:{name}` or `bank`. */
            actor: z.string(),
            /** For operators only. */
            note: z.string(),
          }),
        ),
      }),
    ),
    errors: ['not_found'],
    rateLimit: { points: 600, windowSeconds: 60, per: 'ip' },
  },
  'POST /api/operator/contestations/accept': {
    summary:
      'Accepts a contestation: the deposit is reversed and its Pix sent back; what the member has no longer they owe (I22)',
    access: 'operator',
    body: z.object(decision),
    response: ok(contestation),
    errors: ['not_found', 'contestation_decided'],
    movesMoney: true,
    rateLimit: { points: 600, windowSeconds: 60, per: 'ip' },
  },
  'POST /api/operator/contestations/reject': {
    summary:
      'Rejects a contestation: the institution is told so, and the money is free again once it has said yes (I22)',
    access: 'operator',
    body: z.object(decision),
    response: ok(contestation),
    errors: ['not_found', 'contestation_decided'],
    movesMoney: true,
    rateLimit: { points: 600, windowSeconds: 60, per: 'ip' },
  },
});

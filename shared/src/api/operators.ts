import { z } from 'zod';
import { amount, defineEndpoints, instant, lang, ok, page, paging } from './endpoint.ts';
import { WITHDRAWAL_STATUSES } from '../rules/withdrawal-status.ts';
import { REJECTION_REASONS, withdrawalRecord } from './withdrawals.ts';

/** A withdrawal as its reviewers see it. */
const reviewedWithdrawal = withdrawalRecord.omit({ can_cancel: true, status_text: true }).extend({
  member_id: z.int(),
  /** Account name of the member. */
  member_name: z.string(),
  owner_name: z.string(),
  /** What the member has written to it (R98); empty otherwise. */
  remark: z.string(),
  /** Since it was asked for. */
  age_seconds: z.int(),
  /** How many people have to approve it: two above the site's limit. */
  approvals_needed: z.int(),
  /** Who has approved it so far. */
  approved_by: z.array(z.string()),
});

/** What an operator does; who it is, the key in the header `authorization` says. Of the site of the host, like everything else. */
export const operatorEndpoints = defineEndpoints({
  'GET /api/operator/withdrawals': {
    summary: 'Withdrawals of the site in a state, the oldest first: the queue of the review (R122, R123)',
    access: 'operator',
    query: z.object({ status: z.enum(WITHDRAWAL_STATUSES).default('pending'), ...paging, lang }),
    response: ok(page(reviewedWithdrawal)),
    errors: [],
    rateLimit: { points: 600, windowSeconds: 60, per: 'ip' },
  },
  'GET /api/operator/withdrawals/show': {
    summary: 'One withdrawal with everything that was done to it, and by whom (R122)',
    access: 'operator',
    query: z.object({ order_no: z.string().max(64), lang }),
    response: ok(
      z.object({
        withdrawal: reviewedWithdrawal,
        /** What the member has paid in, and what was paid out to them. */
        member_deposited: amount,
        member_withdrawn: amount,
        /** Oldest first. `approval`: one of two, the state stays. */
        events: z.array(
          z.object({
            status: z.enum([...WITHDRAWAL_STATUSES, 'approval']),
            at: instant,
            /** `member`, `operator:{name}`, `reviewer` (automatic) or `bank`. */
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
  'POST /api/operator/withdrawals/approve': {
    summary: 'Approves a withdrawal; above the site’s limit two different people have to (R122, R123)',
    access: 'operator',
    body: z.object({ order_no: z.string().max(64), note: z.string().max(200).default(''), lang }),
    response: ok(reviewedWithdrawal),
    errors: [
      'not_found',
      'withdrawal_already_reviewed',
      'second_reviewer_needed',
      'payouts_stopped',
      'account_frozen',
      'money_contested',
    ],
    movesMoney: true,
    rateLimit: { points: 600, windowSeconds: 60, per: 'ip' },
  },
  'POST /api/operator/withdrawals/reject': {
    summary: 'Rejects a withdrawal; its money is free again, and the member is told why (R122, R123)',
    access: 'operator',
    body: z.object({
      order_no: z.string().max(64),
      reason: z.enum(REJECTION_REASONS),
      note: z.string().max(200).default(''),
      lang,
    }),
    response: ok(reviewedWithdrawal),
    errors: ['not_found', 'withdrawal_already_reviewed'],
    movesMoney: true,
    rateLimit: { points: 600, windowSeconds: 60, per: 'ip' },
  },
});

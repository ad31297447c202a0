import { z } from 'zod';
import { PIX_TYPES } from '../rules/pix-key.ts';
import { WITHDRAWAL_STATUSES } from '../rules/withdrawal-status.ts';
import {
  amount,
  amountInput,
  cursorPage,
  defineEndpoints,
  instant,
  lang,
  ok,
  recordListing,
} from './endpoint.ts';

/** What a review may refuse a withdrawal for, as the member is told. */
export const REJECTION_REASONS = ['holder', 'identity', 'rules', 'other'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** What keeps a member's money from being withdrawn; see `locked`. */
const LOCK_REASONS = ['turnover', 'owed', 'bonus', 'held', 'disputed'] as const;

export const withdrawalRecord = z.object({
  order_no: z.string(),
  /** What was asked for, and is held until the withdrawal has ended (A43). */
  money: amount,
  fee: amount,
  /** What is paid out: `money` less `fee`. */
  net: amount,
  payment_type: z.enum(PIX_TYPES),
  /** The Pix key, masked. */
  account: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  status_text: z.string(),
  created_at: instant,
  /** When it was approved or rejected. */
  reviewed_at: instant.nullable(),
  paid_at: instant.nullable(),
  /** Why it was rejected or has failed, in words for the member; empty otherwise. */
  reason: z.string(),
  /** End-to-end id of the Pix; empty until paid. */
  e2eid: z.string(),
  /** True while the member may cancel it. */
  can_cancel: z.boolean(),
});

export const withdrawalEndpoints = defineEndpoints({
  'GET /api/tradingrules': {
    summary: 'Rules of withdrawals: limits, fee, and the rules in words (R42, R199, R259, R260, A32)',
    access: 'public',
    query: z.object({ domain: z.string().max(253).optional(), lang }),
    response: ok(
      z.object({
        /** The items as a list, escaped. */
        html: z.string(),
        items: z.array(z.string()),
        min: amount,
        max: amount,
        /** Percent of a withdrawal beyond the free ones of a day: `2.00`. */
        fee: z.string().regex(/^\d{1,2}\.\d{2}$/),
        /** How many withdrawals of a day cost nothing. */
        free_per_day: z.int().min(0),
        /** At the lowest level (A41). */
        daily_limit: amount,
        daily_count: z.int(),
      }),
    ),
    errors: [],
  },
  'GET /api/drawing/quote': {
    summary:
      'What the member can withdraw, what is locked and why, what is left of the day, and what a withdrawal of `money` would cost (G17, R259, A41, A43, A61)',
    access: 'member',
    query: z.object({ money: amountInput.optional(), lang }),
    response: ok(
      z.object({
        /** What can be played: cash and bonus (A42). */
        money: amount,
        /** Of it, what may be withdrawn now (G17). */
        withdrawable: amount,
        /** What may be asked for at once: bounded by a single withdrawal and by the day. Below `min`, nothing can be withdrawn now. */
        available: amount,
        /**
         * What cannot be withdrawn, by reason; reasons without money are left out. `turnover`, `owed` (after a contestation) and
         * `bonus` make up `money` together with `withdrawable`; `held` (withdrawals under way) and `disputed` have left it.
         */
        locked: z.array(z.object({ reason: z.enum(LOCK_REASONS), amount })),
        /** What has to be wagered first, and of which additions it is left, the newest first, 20 at most (G16). */
        turnover: z.object({
          left: amount,
          parts: z.array(
            z.object({
              required: amount,
              left: amount,
              at: instant,
              /** What asked for it, in the caller's language, and how much that was: a deposit, or the bonus of an offer. Null where it is not known any more; absent from an API of a release before it. */
              source: z.object({ title: z.string(), amount }).nullable().optional(),
            }),
          ),
        }),
        min: amount,
        max: amount,
        /** Of today in America/Sao_Paulo; refused, cancelled and failed ones do not count (A61). */
        day: z.object({
          count_limit: z.int(),
          count_left: z.int(),
          amount_limit: amount,
          amount_left: amount,
          /** How many of today's withdrawals are still free of the fee. */
          free_left: z.int(),
        }),
        /** Percent of the next withdrawal: `0.00` or `2.00`. */
        fee_percent: z.string(),
        /** How long it takes at most until the money is there. */
        arrives_within_seconds: z.int(),
        has_qk_pwd: z.boolean(),
        /** Until when the withdrawal password is locked after five wrong tries; null when it is not (R137). */
        qk_pwd_locked_until: instant.nullable(),
        /** Of `money` in the query, where it is an amount that could be withdrawn now; null otherwise. */
        quote: z
          .object({
            money: amount,
            fee: amount,
            net: amount,
            /** What can be withdrawn after it. */
            withdrawable_after: amount,
          })
          .nullable(),
      }),
    ),
    errors: [],
  },
  'POST /api/drawing': {
    summary: 'Asks for a withdrawal; it then waits for its review (R98, R122, R198, R223, A9, G17, G37)',
    access: 'member',
    body: z.object({
      money: amountInput,
      /** Six digits. */
      qk_pwd: z.string().max(256),
      payment_type: z.string().max(40),
      /** A saved Pix key by its id; 0 or left out: by `payment_type` and `account` (A9). Either way it has to be one of the member's saved keys. */
      member_bank_id: z.int().optional(),
      member_bank_text: z.string().max(255).optional(),
      account: z.string().max(255).optional(),
      name: z.string().max(160).optional(),
      /** The payee's CPF; where it is sent it has to be the member's own. */
      cpf_id: z.string().max(40).optional(),
      phone_number: z.string().max(40).optional(),
      email: z.string().max(255).optional(),
      cnpj: z.string().max(40).optional(),
      evp: z.string().max(64).optional(),
      member_remark: z.string().max(200).optional(),
      lang,
    }),
    response: ok(z.object({ order_no: z.string(), status: z.literal('pending') })),
    errors: [
      'demo_member',
      'account_frozen',
      'identity_required',
      'withdrawal_password_unset',
      'withdrawal_password_locked',
      'password_required',
      'withdrawal_password_invalid',
      'type_required',
      'wrong_type',
      'amount_required',
      'amount_invalid',
      'amount_below_minimum',
      'amount_above_maximum',
      'withdrawal_password_wrong',
      'turnover_not_met',
      'above_withdrawable',
      'withdrawal_count_reached',
      'withdrawal_day_limit',
      'pix_key_required',
      'pix_key_invalid',
      'pix_key_unknown',
      'pix_key_waiting',
      'cpf_not_own',
      'unavailable',
    ],
    isIdempotent: true,
    movesMoney: true,
    rateLimit: { points: 20, windowSeconds: 60, per: 'member' },
  },
  'POST /api/drawing/list': {
    summary: 'Withdrawals of the member, newest first (R43, R124, R125, A27, A36, G28)',
    access: 'member',
    body: z.object({
      ...recordListing,
      lang,
    }),
    response: ok(cursorPage(withdrawalRecord)),
    errors: [],
  },
  'GET /api/drawing/status': {
    summary: 'State of one withdrawal, with every state it has had (R122)',
    access: 'member',
    query: z.object({ order_no: z.string().max(64), lang }),
    response: ok(
      z.object({
        record: withdrawalRecord,
        /** Oldest first. */
        timeline: z.array(
          z.object({ status: z.enum(WITHDRAWAL_STATUSES), status_text: z.string(), at: instant }),
        ),
      }),
    ),
    errors: ['not_found'],
  },
  'POST /api/drawing/cancel': {
    summary:
      'Takes a withdrawal back that still waits for its review; its money is free again at once (R122, A36)',
    access: 'member',
    body: z.object({ order_no: z.string().max(64), lang }),
    response: ok(withdrawalRecord),
    errors: ['not_found', 'withdrawal_not_cancellable'],
    movesMoney: true,
    rateLimit: { points: 20, windowSeconds: 60, per: 'member' },
  },
});

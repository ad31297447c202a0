import { z } from 'zod';
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
import { WITHDRAWAL_STATUSES } from '../rules/withdrawal-status.ts';

/** What of a deposit stays with the house, and what comes into the balance; absent from an API of a release before it (G24). */
const depositFee = { fee: amount.optional(), net: amount.optional() };

/** Charge of a Pix deposit: what the player needs to pay it. */
const charge = z.object({
  order_no: z.string(),
  /** 26 to 35 letters and digits: the charge's own id at the payment provider. */
  txid: z.string(),
  /** BR Code, copy-and-paste text (EMV, CRC-16). */
  br_code: z.string(),
  expires_at: instant,
  /** Time left when the server answered, by its clock: the countdown does not depend on the browser's clock. */
  expires_in_seconds: z.int().min(0),
  amount,
  ...depositFee,
  /** What has to be wagered before a withdrawal once it is paid (G16). */
  turnover_amount: amount,
  /** Address of the sandbox provider's payment page; absent with a real provider. */
  sandbox_url: z.string().optional(),
});

export const RECHARGE_STATUSES = ['pending', 'paid', 'expired', 'failed'] as const;

/** What becomes of one that was paid when its payer contests it (MED): its money is held, then goes back, or it is `paid` again. */
const CONTESTED_STATUSES = ['disputed', 'reversed'] as const;

const rechargeRecord = z.object({
  order_no: z.string(),
  money: amount,
  ...depositFee,
  /** What has to be wagered before a withdrawal once it is paid (G16). */
  turnover_amount: amount,
  payment_type: z.string(),
  status: z.enum([...RECHARGE_STATUSES, ...CONTESTED_STATUSES]),
  status_text: z.string(),
  /** Why it has failed, in words for the member; empty otherwise. Absent from an API of a release before it (G13). */
  reason: z.string().optional(),
  created_at: instant,
  paid_at: instant.nullable(),
  txid: z.string(),
  /** End-to-end id of the received Pix; empty until paid. */
  e2eid: z.string(),
});

export const moneyEndpoints = defineEndpoints({
  'GET /api/payments/list': {
    summary:
      'Ways to deposit, with limits, quick amounts and what must be wagered; the first is the default (R194, R141, R142, G16, A33)',
    access: 'public',
    query: z.object({ domain: z.string().max(253).optional(), lang }),
    response: ok(
      z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          type: z.string(),
          icon: z.string(),
          min: amount,
          max: amount,
          fee_rate: z.string(),
          fee_fixed: amount,
          /** What has to be wagered before a withdrawal, as a multiple of the deposit: `1`, `1.5`, `0` (G16). */
          turnover: z.string().regex(/^\d{1,3}(\.\d{1,2})?$/),
          quick_amounts: z.array(amount),
          desc: z.string(),
        }),
      ),
    ),
    errors: [],
  },
  'GET /api/payment/online/list': {
    summary:
      'Ways to deposit that are paid at once, with the banks to choose from; Pix needs none (R195, R97)',
    access: 'public',
    query: z.object({ lang }),
    response: ok(
      z.array(
        z.object({
          id: z.int(),
          payment_type: z.string(),
          name: z.string(),
          /** What `bank_code` of a deposit may be; empty when there is nothing to choose. */
          bank_codes: z.array(z.string()),
          min: amount,
          max: amount,
        }),
      ),
    ),
    errors: [],
  },
  'POST /api/recharge/online': {
    summary: 'Starts a deposit; answers a Pix charge, or an address to pay at (R96, R97, R119 to R121, R196)',
    access: 'member',
    body: z.object({
      money: amountInput,
      payment_desc: z.string().max(255).optional(),
      payment_id: z.int(),
      payment_type: z.string().max(40),
      attach: z.string().max(255).optional(),
      bank_code: z.string().max(40).optional(),
      lang,
    }),
    response: z.object({
      code: z.literal(200),
      status: z.literal('success'),
      message: z.string(),
      pay_url: z.string().nullable(),
      data: charge.nullable(),
    }),
    errors: [
      'amount_required',
      'amount_invalid',
      'amount_below_minimum',
      'amount_above_maximum',
      'type_required',
      'wrong_type',
      'demo_member',
      'account_frozen',
      'self_excluded',
      'play_barred',
      'identity_required',
      'terms_not_accepted',
      'play_paused',
      'deletion_waits',
      'deposit_limit_reached',
      'deposit_not_started',
      'no_reward_waits',
      'unavailable',
    ],
    isIdempotent: true,
    saysStatus: true,
    movesMoney: true,
    rateLimit: { points: 20, windowSeconds: 60, per: 'member' },
  },
  'POST /api/recharge/list?lang=zh_cn': {
    summary: 'Deposits of the member; the literal query stays, the body localises (R197, R124, R125, A4)',
    access: 'member',
    body: z.object({
      ...recordListing,
      lang,
    }),
    response: ok(cursorPage(rechargeRecord)),
    errors: [],
  },
  'GET /api/recharge/status': {
    summary: 'State of one deposit, with its charge while it can be paid (G10)',
    access: 'member',
    query: z.object({ order_no: z.string().max(64), lang }),
    response: ok(z.object({ record: rechargeRecord, charge: charge.nullable() })),
    errors: ['not_found'],
  },
  'GET /api/stream': {
    summary: "The member's live events; bearer token in the header, never in the address (G10)",
    access: 'member',
    kind: 'stream',
    query: z.object({ lang }),
    response: z.discriminatedUnion('type', [
      /** What the member can play with, as in the user info's `money` and `money_version` (A42). */
      z.object({ type: z.literal('balance'), balance: amount, version: z.int(), at: instant }),
      z.object({
        type: z.literal('recharge'),
        order_no: z.string(),
        amount,
        status: z.enum(RECHARGE_STATUSES),
        at: instant,
      }),
      /** A withdrawal is in another state (R122). */
      z.object({
        type: z.literal('withdrawal'),
        order_no: z.string(),
        amount,
        status: z.enum(WITHDRAWAL_STATUSES),
        at: instant,
      }),
      /** A message for the member has come in, or an announcement of the site; `id` is that of the one or the other. */
      z.object({ type: z.literal('notification'), id: z.int(), at: instant }),
      z.object({ type: z.literal('revoked'), at: instant }),
    ]),
    errors: [],
  },
});

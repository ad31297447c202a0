import { z } from 'zod';
import { PIX_TYPES } from '../rules/pix-key.ts';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

/** A Pix key of the member, for payouts. */
const payoutAccount = z.object({
  id: z.int(),
  bank_name: z.string(),
  bank_type: z.string(),
  owner_name: z.string(),
  /** CPF of the member, who is the payee of every key, masked; absent from an API of a release before it (R101). */
  owner_cpf: z.string().optional(),
  /** The Pix key, masked. */
  card_no: z.string(),
  pix_type: z.enum(PIX_TYPES),
  /** 0 or 1. */
  is_default: z.int(),
  /** A new key takes withdrawals from then on; null: now (G6). */
  usable_at: instant.nullable(),
});

const payoutAccounts = ok(z.array(payoutAccount));

/** The member's Pix keys and withdrawal password. Changing either takes a ticket: the login password, given once more (A39). */
export const payoutAccountEndpoints = defineEndpoints({
  'POST /api/auth/qkpwd/set': {
    summary: 'Sets the withdrawal password, or another one; needs a ticket (G5, R137, A10, A39)',
    access: 'member',
    body: z.object({
      /** Six digits. */
      qk_pwd: z.string().max(256),
      qk_pwd_confirmation: z.string().max(256),
      /** The password before; where it is sent it has to be right, and a wrong one counts as a wrong try (R137). */
      old_qk_pwd: z.string().max(256).optional(),
      ticket: z.string().max(128),
      lang,
    }),
    response: ok(z.object({ has_qk_pwd: z.literal(true) })),
    errors: [
      'password_required',
      'withdrawal_password_invalid',
      'withdrawal_password_weak',
      'withdrawal_password_personal',
      'withdrawal_passwords_differ',
      'withdrawal_password_wrong',
      'withdrawal_password_locked',
      'ticket_invalid',
      'unavailable',
    ],
    rateLimit: { points: 20, windowSeconds: 3600, per: 'member' },
  },
  'GET /api/member/bank': {
    summary: 'Pix accounts of the member for payouts; keys masked (R102, R175)',
    access: 'member',
    query: z.object({ lang }),
    response: payoutAccounts,
    errors: [],
  },
  'POST /api/member/bank/set': {
    summary:
      'Adds a Pix key for payouts, at most 5; needs a ticket. The first one is the default (G6, A39, R100, R151)',
    access: 'member',
    body: z.object({
      payment_type: z.string().max(40),
      /** In any common spelling. */
      pix_key: z.string().max(255),
      owner_name: z.string().max(160),
      is_default: z.boolean().default(false),
      ticket: z.string().max(128),
      lang,
    }),
    response: payoutAccounts,
    errors: [
      'type_required',
      'wrong_type',
      'pix_key_required',
      'pix_key_invalid',
      'name_required',
      'name_incomplete',
      'name_invalid',
      'name_not_own',
      'cpf_not_own',
      'pix_key_taken',
      'pix_keys_full',
      'ticket_invalid',
    ],
    rateLimit: { points: 20, windowSeconds: 3600, per: 'member' },
  },
  'POST /api/member/bank/delete': {
    summary: 'Removes a Pix key; withdrawals under way to it go on (G6)',
    access: 'member',
    body: z.object({ id: z.int(), lang }),
    response: payoutAccounts,
    errors: ['not_found'],
  },
  'POST /api/member/bank/default': {
    summary: 'Makes a Pix key the default one (G6)',
    access: 'member',
    body: z.object({ id: z.int(), lang }),
    response: payoutAccounts,
    errors: ['not_found'],
  },
});

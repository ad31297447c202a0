import { z } from 'zod';
import { amount, cursorPaging, defineEndpoints, instant, lang, next, ok } from './endpoint.ts';

/** What a movement belongs to; a reader treats one it does not know like `other`. */
export const ORDER_TYPES = ['recharge', 'withdraw', 'game', 'bonus', 'other'] as const;

/** Places in a list, newest first. These lists have no numbered pages: each goes on from the `next` of the answer before (G28). */
const place = {
  /** Calendar days in America/Sao_Paulo, including today; everything when it is left out. */
  period: z.enum(['today', '3d', '7d', '30d', '90d']).optional(),
  limit: cursorPaging.limit,
  before: cursorPaging.before,
  lang,
};

/** Sums over a period, straight from the ledger. */
const sums = {
  /** Paid in, with what was kept as a fee; less what was taken back after a contestation. */
  recharge_amount: amount,
  /** Paid out, with the fee. What still waits for its review is not paid out. */
  withdraw_amount: amount,
  /** Given by the house into what can be played: bonuses, prizes, claimed rebates. */
  bonus_amount: amount,
  /** Kept by the house, of deposits and withdrawals. */
  fee_amount: amount,
};

export const orderEndpoints = defineEndpoints({
  'GET /api/ordercenter/details': {
    summary:
      "The member's statement with the balance after each movement, and sums over the whole period (R63, R108, R220, G24, A55)",
    access: 'member',
    query: z.object(place),
    response: ok(
      z.object({
        details: z.array(
          z.object({
            id: z.int(),
            type: z.enum(ORDER_TYPES),
            /** What it was, in the caller's language. */
            title: z.string(),
            /** Name of the game; empty where there is none. */
            game: z.string(),
            /** Of the deposit or withdrawal; empty where there is none. */
            order_no: z.string(),
            /** What it added to the balance; below zero where it was taken off. */
            amount,
            /** What could be played afterwards, cash and bonus (A42). */
            balance: amount,
            created_at: instant,
          }),
        ),
        next,
        total_recharge_amount: amount,
        total_withdraw_amount: amount,
        total_bonus_amount: amount,
        total_fee_amount: amount,
        /** The same sums by calendar day in America/Sao_Paulo, oldest first; days without any are left out. */
        days: z.array(z.object({ day: z.iso.date(), ...sums })),
      }),
    ),
    errors: [],
  },
  'GET /api/ordercenter/fee': {
    summary: 'Fees of deposits and withdrawals, newest first (R64, R109, R221, G24, A55)',
    access: 'member',
    query: z.object(place),
    response: ok(
      z.object({
        fee: z.array(
          z.object({
            id: z.int(),
            type: z.enum(['recharge', 'withdraw']),
            order_no: z.string(),
            /** What the fee was taken of; below zero where a deposit was taken back, whose fee is refunded. */
            amount,
            fee: amount,
            /** The fee as percent of the amount: `2.00`. */
            rate: z.string(),
            created_at: instant,
          }),
        ),
        next,
      }),
    ),
    errors: [],
  },
  'GET /api/ordercenter/association': {
    summary:
      'Which deposits and bonuses came before which withdrawal, newest first (R65, R109, R222, A55). A withdrawal that was refused or cancelled is none',
    access: 'member',
    query: z.object(place),
    response: ok(
      z.object({
        association: z.array(
          z.object({
            id: z.int(),
            type: z.enum(['recharge', 'bonus', 'withdraw']),
            title: z.string(),
            /** Empty for a bonus. */
            order_no: z.string(),
            /** Of a deposit or bonus: the first withdrawal after it; empty while there is none, and for a withdrawal. */
            related_order_no: z.string(),
            /** Of a bonus: the deposit that it was given for; empty where there is none. Absent from an API of a release before it. */
            deposit_order_no: z.string().optional(),
            amount,
            created_at: instant,
          }),
        ),
        next,
      }),
    ),
    errors: [],
  },
});

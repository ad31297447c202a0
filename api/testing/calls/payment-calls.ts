import { WITHDRAWAL_PASSWORD } from '../tenant-withdrawals.ts';
import { alike, ofOrder, type WalkedCalls } from '../walked-call.ts';

/** Of deposits and withdrawals. */
export const PAYMENT_CALLS = {
  'GET /api/payments/list': alike(false),
  'GET /api/payment/online/list': alike(false),
  'POST /api/recharge/online': alike(false, { body: { money: '30.00', payment_id: 1, payment_type: 'pix' } }),
  'POST /api/recharge/list?lang=zh_cn': alike(true),
  'GET /api/recharge/status': {
    input: (_, { orderNo }) => ({ query: { order_no: orderNo } }),
    foreign: 404,
    isTelling: true,
  },
  'GET /api/stream': alike(true),

  'GET /api/tradingrules': alike(false),
  'GET /api/drawing/quote': alike(true, { query: { money: '20.00' } }),
  'POST /api/drawing': {
    input: (_, { payoutAccounts }) => ({
      body: {
        money: '20.00',
        qk_pwd: WITHDRAWAL_PASSWORD,
        payment_type: 'EMAIL',
        member_bank_id: payoutAccounts.used,
      },
    }),
    foreign: 422,
    others: '403 withdrawal_password_unset',
    isTelling: false,
  },
  'POST /api/drawing/list': alike(true),
  'GET /api/drawing/status': ofOrder('query', 'cancelled'),
  'POST /api/drawing/cancel': ofOrder('body', 'cancelled'),
} satisfies WalkedCalls;

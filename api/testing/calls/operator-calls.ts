import {
  addedPromotion,
  alike,
  ofContestation,
  ofOrder,
  ofPromotion,
  ofRefund,
  type WalkedCalls,
} from '../walked-call.ts';

/** Of operators: money, promotions, announcements. */
export const OPERATOR_CALLS = {
  'GET /api/operator/withdrawals': alike(true),
  'GET /api/operator/withdrawals/show': ofOrder('query', 'approved'),
  'POST /api/operator/withdrawals/approve': ofOrder('body', 'approved'),
  'POST /api/operator/withdrawals/reject': ofOrder('body', 'rejected', { reason: 'other' }),
  'GET /api/operator/withdrawals/limit': alike(true),
  'POST /api/operator/withdrawals/limit/confirm': {
    input: (_, { reviewLimit }) => ({ body: { id: reviewLimit } }),
    foreign: 404,
    isTelling: true,
  },
  'POST /api/operator/withdrawals/limit/propose': alike(false, {
    body: { limit: '7500.00', note: 'larger prizes' },
  }),
  'GET /api/operator/contestations': alike(true),
  'GET /api/operator/contestations/show': ofContestation('query', 'accepted'),
  'POST /api/operator/contestations/accept': ofContestation('body', 'accepted'),
  'POST /api/operator/contestations/reject': ofContestation('body', 'rejected'),
  'GET /api/operator/refunds': alike(true),
  'POST /api/operator/refunds/retry': ofRefund('retried'),
  'POST /api/operator/refunds/done': ofRefund('done', { note: 'sent by hand' }),
  'POST /api/operator/deposits/ask': {
    input: (_, { orderNo }) => ({ body: { order_no: orderNo } }),
    foreign: 404,
    isTelling: true,
  },

  'GET /api/operator/promotions': alike(true),
  'POST /api/operator/promotions/stop': ofPromotion(),
  'POST /api/operator/promotions/start': ofPromotion(),
  'POST /api/operator/promotions/budget': ofPromotion({ budget: '500000.00' }),
  'POST /api/operator/promotions/change': ofPromotion({ cap: '40.00' }),
  'POST /api/operator/promotions/end': ofPromotion(),
  'POST /api/operator/promotions/add': addedPromotion,
  'POST /api/operator/promotions/add-usual': alike(false),
  'GET /api/operator/turnover/shares': alike(true),
  'POST /api/operator/turnover/shares/set': alike(false, { body: { game_type: 'dice', percent: 10 } }),

  'GET /api/operator/factors': {
    input: (_, { forgetful }) => ({ query: { member: forgetful.account } }),
    foreign: 404,
    isTelling: true,
  },
  'POST /api/operator/factors/remove': {
    input: (_, { forgetful }) => ({ body: { member: forgetful.account, reason: 'a lost phone' } }),
    foreign: 404,
    isTelling: true,
  },

  'GET /api/operator/freezes': {
    input: (_, { suspect }) => ({ query: { member: suspect.account } }),
    foreign: 404,
    isTelling: true,
  },
  'POST /api/operator/freezes/freeze': {
    input: (_, { suspect }) => ({ body: { member: suspect.account, reason: 'a stolen phone' } }),
    foreign: 404,
    isTelling: true,
  },
  'POST /api/operator/freezes/lift': {
    input: (_, { suspect }) => ({ body: { member: suspect.account, reason: 'called back' } }),
    foreign: 404,
    isTelling: true,
  },

  'GET /api/operator/deletions': alike(true, { query: { status: 'done' } }),
  'POST /api/operator/deletions/open': {
    input: (_, { formerCpf }) => ({ body: { cpf: formerCpf, reason: 'asked by the court' } }),
    foreign: 'alike',
    isTelling: true,
  },

  'GET /api/operator/announcements': alike(true),
  'POST /api/operator/announcements/write': alike(false, {
    body: {
      key: 'maintenance',
      texts: { pt: { title: 'Aviso', content: 'Hoje' }, en: { title: 'Notice', content: 'Today' } },
      in_english: ['cn', 'ch', 'vi', 'id', 'th', 'msa'],
    },
  }),
  'POST /api/operator/announcements/withdraw': {
    input: (_, { word }) => ({ body: { key: `${word}-news` } }),
    foreign: 404,
    isTelling: true,
  },
} satisfies WalkedCalls;

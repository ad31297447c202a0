import type { ApiKey } from '@mosaico/shared/api';
import { captcha, newAddress, registered, registration } from './newcomer.ts';
import { samplePictures } from './sample-jpeg.ts';
import { REBATE_REWARD } from './tenant-promotions.ts';
import { WITHDRAWAL_PASSWORD } from './tenant-withdrawals.ts';
import {
  addedPromotion,
  alike,
  ofContestation,
  ofIdentityCheck,
  ofOrder,
  ofPromotion,
  ofRefund,
  type WalkedCall,
} from './walked-call.ts';

/** Every endpoint of the catalogue. A new one is added here with the new endpoint. */
export const CALLS: Readonly<Record<ApiKey, WalkedCall>> = {
  'GET /api/dynamicwebs/getdata': {
    input: (_, { host }) => ({ query: { sitename: host } }),
    foreign: 'public',
    isTelling: true,
  },
  'GET /api/language/getList': {
    input: (_, { siteKey }) => ({ query: { site: siteKey } }),
    foreign: 'public',
    isTelling: false,
  },
  'GET /api/socialmedialinks/get': {
    input: (_, { siteKey }) => ({ query: { site: siteKey } }),
    foreign: 'public',
    isTelling: true,
  },
  'GET /api/terms/get': alike(true),
  'POST /api/terms/accept': alike(false, { body: { version: 1 } }),

  'POST /api/auth/captcha': alike(false),
  'POST /api/auth/login2': {
    input: (_, { member, password, factor: { device } }) => ({
      body: { name: member.account, password, device, ...captcha },
    }),
    foreign: 400,
    isTelling: false,
  },
  'POST /api/auth/register2': {
    input: (who, { member }) => ({ body: registration(who, member.inviteCode) }),
    foreign: 422,
    isTelling: false,
  },
  'POST /api/auth/password/forgot': {
    input: (_, { member, cpfs }) => ({ body: { name: member.account, cpf_id: cpfs[0], ...captcha } }),
    foreign: 'alike',
    isTelling: false,
  },
  'POST /api/auth/password/reset': {
    input: (_, { forgetful: { account, cpf, code } }) => ({
      body: { name: account, cpf_id: cpf, code, password: 'another-1', password_confirmation: 'another-1' },
    }),
    foreign: 400,
    isTelling: false,
  },
  'POST /api/auth/password/verify': {
    input: ({ password }) => ({ body: { password, purpose: 'pix_key' } }),
    foreign: 'alike',
    isTelling: false,
  },
  'GET /api/auth/security': alike(false),
  'POST /api/auth/password/modify': {
    input: (_, { password }) => ({
      body: { old_password: password, password: 'another-1', password_confirmation: 'another-1' },
    }),
    foreign: 400,
    isTelling: false,
    ticketFor: 'password',
  },
  'POST /api/auth/email/bind': {
    input: (_, { contactCodes: { email, emailCode: code } }) => ({ body: { email, code } }),
    foreign: 400,
    isTelling: false,
    ticketFor: 'email',
  },
  // Another one within a minute is refused to anybody.
  'POST /api/auth/email/code': {
    input: ({ word }) => ({ body: { email: newAddress(word) } }),
    foreign: 429,
    isTelling: false,
    ticketFor: 'email',
  },
  'POST /api/auth/phone/bind': {
    input: (_, { contactCodes: { phoneCode: code } }) => ({ body: { code } }),
    foreign: 400,
    isTelling: false,
    ticketFor: 'phone',
  },
  'POST /api/auth/phone/code': {
    input: () => ({ body: { phone: '(21) 99876-5432' } }),
    foreign: 429,
    isTelling: false,
    ticketFor: 'phone',
  },
  'POST /api/auth/qkpwd/set': {
    ...alike(false, { body: { qk_pwd: WITHDRAWAL_PASSWORD, qk_pwd_confirmation: WITHDRAWAL_PASSWORD } }),
    ticketFor: 'withdrawal_password',
  },
  'GET /api/member/bank': alike(true),
  'POST /api/member/bank/set': {
    input: ({ word }) => ({
      body: { payment_type: 'EMAIL', pix_key: newAddress(word), owner_name: 'Nova Pessoa' },
    }),
    foreign: 'alike',
    isTelling: true,
    ticketFor: 'pix_key',
  },
  'POST /api/member/bank/delete': {
    input: (_, { payoutAccounts }) => ({ body: { id: payoutAccounts.spare } }),
    foreign: 404,
    isTelling: true,
  },
  'POST /api/member/bank/default': {
    input: (_, { payoutAccounts }) => ({ body: { id: payoutAccounts.used } }),
    foreign: 404,
    isTelling: true,
  },
  // The login before has ended the oldest of the member's many sessions, whose ids would be known.
  'GET /api/auth/sessions': alike(false),
  // A session that has ended already: there is nothing to do.
  'POST /api/auth/sessions/revoke': alike(false, { body: { id: 1 } }),
  'POST /api/auth/sessions/revoke-others': alike(false),
  'GET /api/auth/2fa': alike(false),
  'POST /api/auth/2fa/begin': alike(true),
  'POST /api/auth/2fa/enable': {
    input: ({ factor }) => ({ body: { code: factor.code(-1) } }),
    foreign: 409,
    isTelling: false,
    ticketFor: 'second_factor',
  },
  'POST /api/auth/2fa/recovery': {
    input: ({ factor }) => ({ body: { code: factor.code(0) } }),
    foreign: 400,
    isTelling: false,
    ticketFor: 'second_factor',
  },
  'POST /api/auth/2fa/login': {
    input: ({ factor }) => ({
      body: { challenge: factor.challenge, code: factor.code(1), device: factor.device },
    }),
    foreign: 'alike',
    isTelling: false,
  },
  'POST /api/auth/2fa/disable': {
    input: ({ factor }) => ({ body: { code: factor.laterCode() } }),
    foreign: 409,
    isTelling: false,
    ticketFor: 'second_factor',
  },
  'GET /api/auth/passkeys': alike(true),
  'POST /api/auth/passkeys/begin': { ...alike(true), ticketFor: 'second_factor' },
  'POST /api/auth/passkeys/add': {
    input: ({ passkeys: { made } }) => ({ body: { name: 'Phone', credential: made } }),
    foreign: 400,
    isTelling: true,
  },
  'POST /api/auth/passkeys/rename': {
    input: (_, { passkeys: { used } }) => ({ body: { id: used, name: 'Laptop' } }),
    foreign: 404,
    isTelling: true,
  },
  'POST /api/auth/passkeys/remove': {
    input: (_, { passkeys: { spare } }) => ({ body: { id: spare } }),
    foreign: 404,
    isTelling: true,
    ticketFor: 'second_factor',
  },
  'POST /api/auth/passkeys/login/begin': alike(true),
  'POST /api/auth/passkeys/login': {
    input: ({ passkeys: { signed }, factor: { device } }) => ({ body: { credential: signed, device } }),
    foreign: 400,
    isTelling: false,
  },
  'POST /api/auth/me': alike(true),
  'POST /api/auth/logout': alike(false),
  'POST /api/auth/info/update': {
    input: ({ word }) => ({ body: { nickname: `${word} nick`, gender: 2 } }),
    foreign: 'alike',
    isTelling: true,
  },
  'GET /api/profilepictures': alike(false),
  'POST /api/profilepictures/user': {
    input: (_, { member }) => ({ body: { member_id: member.id } }),
    foreign: 403,
    isTelling: false,
  },
  'POST /api/profilepictures/set': {
    input: (_, { member }) => ({ body: { member_id: member.id, picture_id: 1 } }),
    foreign: 403,
    isTelling: false,
  },

  'GET /api/rg/limits': alike(false),
  'POST /api/rg/limits': alike(false, { body: { kind: 'loss', period: 'day', amount: '100.00' } }),
  'POST /api/rg/pause': alike(false, { body: { hours: 24 } }),
  'POST /api/rg/self-exclude': alike(false, { body: { months: 6 } }),
  'GET /api/rg/session': alike(false),
  'GET /api/rg/statement': alike(false),

  'GET /api/ordercenter/details': alike(true),
  // The tenants' ways to pay cost nothing.
  'GET /api/ordercenter/fee': alike(false),
  'GET /api/ordercenter/association': alike(true),

  'GET /api/games/apisv2': alike(false),
  'GET /api/games/listsv2': alike(true, { query: { limit: 100 } }),
  'GET /api/games/promotion': alike(true),
  'GET /api/games/popular': alike(true),
  // The second factor has let time go by: the member's win is old enough to be shown.
  'GET /api/games/winners': alike(true),
  'GET /api/games/recent': alike(true),
  'POST /api/games/follow': {
    input: (_, { member }) => ({ query: { member_id: member.id } }),
    foreign: 403,
    isTelling: true,
  },
  'POST /api/games/follow/set': {
    input: (_, { member, game }) => ({ body: { member_id: member.id, game_id: game.id } }),
    foreign: 403,
    isTelling: false,
  },
  'POST /api/games/follow/delete': {
    input: ({ member }, { game }) => ({ body: { member_id: member.id, game_id: game.id } }),
    foreign: 404,
    isTelling: false,
  },
  'POST /api/day7/day7LoginV2': {
    input: ({ host }, { game }) => ({
      body: {
        game_id: game.id,
        platType: game.platType,
        currency: 'BRL',
        device: 'mobile',
        return_url: `http://${host}/`,
      },
    }),
    foreign: 404,
    isTelling: true,
  },
  'POST /api/game/record?lang=zh_cn': alike(true),
  'GET /api/game/record/details': {
    input: (_, { member, game }) => ({
      query: { round_id: `round-${member.account}`, game_id: game.id },
    }),
    foreign: 404,
    isTelling: true,
  },
  // Nobody here has left a round, and seeds come with the first call.
  'GET /api/games/unfinished': alike(false),
  'GET /api/games/fairness': alike(false),
  'POST /api/games/fairness/rotate': alike(false, { body: { client_seed: 'mine' } }),
  'GET /api/games/fairness/rounds': alike(false, { query: { server_seed_hash: '0'.repeat(64) } }),
  'GET /api/day7/getAllBalance': alike(true, { query: { currency: 'BRL' } }),

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
    isTelling: false,
  },
  'POST /api/drawing/list': alike(true),
  'GET /api/drawing/status': ofOrder('query', 'cancelled'),
  'POST /api/drawing/cancel': ofOrder('body', 'cancelled'),
  'GET /api/operator/withdrawals': alike(true),
  'GET /api/operator/withdrawals/show': ofOrder('query', 'approved'),
  'POST /api/operator/withdrawals/approve': ofOrder('body', 'approved'),
  'POST /api/operator/withdrawals/reject': ofOrder('body', 'rejected', { reason: 'other' }),
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
  'POST /api/operator/promotions/end': ofPromotion(),
  'POST /api/operator/promotions/add': addedPromotion,
  'POST /api/operator/promotions/add-usual': alike(false),

  'GET /api/operator/announcements': alike(true),
  'POST /api/operator/announcements/write': alike(false, {
    body: {
      key: 'maintenance',
      texts: { pt: { title: 'Aviso', content: 'Hoje' }, en: { title: 'Notice', content: 'Today' } },
    },
  }),
  'POST /api/operator/announcements/withdraw': {
    input: (_, { word }) => ({ body: { key: `${word}-news` } }),
    foreign: 404,
    isTelling: true,
  },

  'POST /api/member/vip/info': alike(true),
  'POST /api/member/vip/history': alike(true),
  'POST /api/games/rebates/list': alike(false),
  'POST /api/games/rebates/details': alike(true),
  // Claimed once, by the call before.
  'POST /api/games/rebates/claim': { ...alike(false), foreign: 400 },
  'POST /api/lotterywheel/check': alike(true),
  'POST /api/lotterywheel/claim': {
    input: (_, { wheelPromise }) => ({ body: { seed_hash: wheelPromise } }),
    foreign: 409,
    isTelling: true,
  },
  'POST /api/dailyrescue/check': alike(false),
  'POST /api/dailyrescue/claim': { ...alike(false), foreign: 409 },
  'POST /api/cover/history': alike(true),
  'GET /api/promotion/activities': alike(true),
  'POST /api/promotion/awards': alike(true),
  'POST /api/ftd/check': alike(false),
  'POST /api/ftd/claim': {
    input: ({ siteKey }, { member }) => ({ body: { name: member.account, site: siteKey } }),
    foreign: 400,
    isTelling: false,
  },
  'POST /api/invitationactivity/check': alike(false),
  // The walk calls it twice for the same member: a row can be claimed once.
  'POST /api/invitationactivity/claim': {
    input: () => ({ body: { id: 1 } }),
    foreign: 409,
    isTelling: false,
  },
  'POST /api/rechargerebate/check': alike(true),
  'POST /api/rechargerebate/claim': {
    input: (_, { member }) => ({ body: { member_id: member.id, reward_amount: REBATE_REWARD } }),
    foreign: 400,
    isTelling: false,
  },
  'GET /api/promotion/rechargebonus': alike(true),
  'POST /api/agency/inviterecord': alike(true),
  'GET /api/agency/overview': alike(false),
  'POST /api/agency/reward': alike(true),
  // Claimed once, by the call before.
  'POST /api/agency/reward/claim': { ...alike(false), foreign: 400 },
  'GET /api/agency/mechanism/recharge': alike(false),
  'GET /api/agency/mechanism/betting': alike(false),
  'GET /api/agency/mechanism/settlement': alike(false),
  'POST /api/agency/subordinate/register': {
    input: (who) => ({ body: registered(who) }),
    foreign: 'alike',
    isTelling: true,
  },
  'POST /api/agency/click': {
    input: (_, { member }) => ({ body: { invite_code: member.inviteCode } }),
    foreign: 'alike',
    isTelling: false,
  },
  'GET /api/operator/agency/flags': alike(true),
  'POST /api/operator/agency/flags/clear': {
    input: (_, { flagId }) => ({ body: { id: flagId, note: 'a household' } }),
    foreign: 404,
    isTelling: true,
  },
  'GET /api/operator/agency/rates': alike(true),
  'POST /api/operator/agency/rates/set': alike(false, { body: { part: 'betting', rate: '0.12' } }),

  'GET /api/kyc': alike(false),
  // Sent once, by the call before.
  'POST /api/kyc': { ...alike(false, { body: { document_type: 'cnh', ...samplePictures() } }), foreign: 409 },
  'GET /api/operator/identity': alike(true),
  'GET /api/operator/identity/pictures': ofIdentityCheck('query', 'seen', false),
  'POST /api/operator/identity/approve': ofIdentityCheck('body', 'approved', true),
  'POST /api/operator/identity/reject': ofIdentityCheck('body', 'rejected', true, { reason: 'expired' }),

  'GET /api/informationcenter/support': alike(true),
  'GET /api/informationcenter/notification': alike(true),
  'GET /api/informationcenter/announcement': alike(true),
  'POST /api/informationcenter/read': {
    input: (_, { notificationId }) => ({ body: { type: 'notification', id: notificationId } }),
    foreign: 404,
    isTelling: false,
  },
};

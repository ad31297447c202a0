import { captcha, newAddress, registration } from '../newcomer.ts';
import { WITHDRAWAL_PASSWORD } from '../tenant-withdrawals.ts';
import { alike, type WalkedCalls } from '../walked-call.ts';

/** Of getting in, and of what proves who somebody is. */
export const ACCESS_CALLS = {
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
    once: { by: 'visitor', after: '409 phone_taken' },
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
    once: { by: 'visitor', after: '400 code_wrong' },
    isTelling: false,
  },
  'POST /api/auth/password/verify': {
    input: ({ password }) => ({ body: { password, purpose: 'pix_key' } }),
    foreign: 'alike',
    others: '400 password_wrong',
    isTelling: false,
  },
  'GET /api/auth/security': alike(false),
  'POST /api/auth/password/modify': {
    input: (_, { password }) => ({
      body: { old_password: password, password: 'another-1', password_confirmation: 'another-1' },
    }),
    foreign: 400,
    others: '400 password_wrong',
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
      body: { payment_type: 'EMAIL', pix_key: newAddress(word), owner_name: `${word} Realname` },
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
} satisfies WalkedCalls;

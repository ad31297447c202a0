import { alike, type WalkedCalls } from '../walked-call.ts';

/** Of a member: profile, limits and orders. */
export const MEMBER_CALLS = {
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
  'POST /api/rg/limits/keep': alike(false, {
    body: { kind: 'loss', period: 'day', effective_at: '2099-01-01T00:00:00.000Z' },
  }),
  'POST /api/rg/limits': alike(false, { body: { kind: 'loss', period: 'day', amount: '100.00' } }),
  'POST /api/rg/pause': alike(false, { body: { hours: 24 } }),
  'POST /api/rg/self-exclude': alike(false, { body: { months: 6 } }),
  'POST /api/rg/reality-check': alike(false, { body: { minutes: 15 } }),
  'GET /api/rg/session': alike(false),
  'GET /api/rg/statement': alike(false),

  'GET /api/ordercenter/details': alike(true),
  // The tenants' ways to pay cost nothing.
  'GET /api/ordercenter/fee': alike(false),
  'GET /api/ordercenter/association': alike(true),
} satisfies WalkedCalls;

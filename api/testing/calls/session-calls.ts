import { alike, type WalkedCalls } from '../walked-call.ts';

/** Of sessions, the second factor and passkeys. */
export const SESSION_CALLS = {
  // The login before has ended the oldest of the member's many sessions, whose ids would be known.
  'GET /api/auth/sessions': alike(false),
  // A session that has ended already.
  'POST /api/auth/sessions/revoke': {
    ...alike(false, { body: { id: 1 } }),
    foreign: 404,
    others: '404 session_not_found',
    heardOnly: '404 session_not_found',
  },
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
    once: { by: 'member', after: '400 login_expired' },
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
    others: '400 passkey_refused',
    isTelling: true,
  },
  'POST /api/auth/passkeys/rename': {
    input: (_, { passkeys: { used } }) => ({ body: { id: used, name: 'Laptop' } }),
    foreign: 404,
    others: '404 passkey_gone',
    isTelling: true,
  },
  'POST /api/auth/passkeys/remove': {
    input: (_, { passkeys: { spare } }) => ({ body: { id: spare } }),
    foreign: 404,
    others: '404 passkey_gone',
    isTelling: true,
    ticketFor: 'second_factor',
  },
  'POST /api/auth/passkeys/login/begin': alike(true),
  'POST /api/auth/passkeys/login': {
    input: ({ passkeys: { signed }, factor: { device } }) => ({ body: { credential: signed, device } }),
    foreign: 400,
    once: { by: 'visitor', after: '400 passkey_refused' },
    isTelling: false,
  },
} satisfies WalkedCalls;

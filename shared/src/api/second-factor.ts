import { z } from 'zod';
import { bearerToken, device } from './bearer.ts';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

/** Six digits of the app, or a recovery code. */
const code = z.string().max(40);
const ticket = z.string().max(128);
const change = z.object({ code, ticket, lang });
const recoveryCodes = z.object({ /** Shown once. */ recovery_codes: z.array(z.string()) });
const PER_MEMBER = { points: 30, windowSeconds: 60, per: 'member' } as const;

export const secondFactorEndpoints = defineEndpoints({
  'GET /api/auth/2fa': {
    summary: 'Whether a login needs a code of an authenticator app (A63)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(
      z.object({ /** Null: off. */ enabled_at: instant.nullable(), recovery_codes_left: z.int() }),
    ),
    errors: [],
  },
  'POST /api/auth/2fa/begin': {
    summary: 'A secret for the authenticator app; it counts once a code of it was sent (A63, G54)',
    access: 'member',
    body: z.object({ lang }),
    response: ok(
      z.object({
        /** Base32, to type. */ secret: z.string(),
        /** `otpauth://`, for a QR code. */ url: z.string(),
      }),
    ),
    errors: ['second_factor_on'],
    rateLimit: PER_MEMBER,
  },
  'POST /api/auth/2fa/enable': {
    summary: 'Switches the second factor on; needs a ticket (A39, A63)',
    access: 'member',
    body: change,
    response: ok(recoveryCodes),
    errors: [
      'code_required',
      'ticket_invalid',
      'second_factor_on',
      'second_factor_off',
      'second_factor_wrong',
      'second_factor_locked',
    ],
    rateLimit: PER_MEMBER,
  },
  'POST /api/auth/2fa/recovery': {
    summary: 'Other recovery codes in place of those before; needs a ticket (G54)',
    access: 'member',
    body: change,
    response: ok(recoveryCodes),
    errors: [
      'code_required',
      'ticket_invalid',
      'second_factor_not_on',
      'second_factor_wrong',
      'second_factor_locked',
    ],
    rateLimit: PER_MEMBER,
  },
  'POST /api/auth/2fa/login': {
    summary: 'The second step of a login: a code of the app, or a recovery code (G54)',
    access: 'public',
    body: z.object({ /** From the first step. */ challenge: z.string().max(128), code, device, lang }),
    response: ok(bearerToken),
    errors: [
      'code_required',
      'login_expired',
      'second_factor_wrong',
      'second_factor_locked',
      'wrong_credentials',
      'account_frozen',
    ],
    rateLimit: { points: 30, windowSeconds: 60, per: 'ip' },
  },
  'POST /api/auth/2fa/disable': {
    summary: 'Switches the second factor off; needs a ticket (A39, A63)',
    access: 'member',
    body: change,
    response: ok(z.null()),
    errors: [
      'code_required',
      'ticket_invalid',
      'second_factor_not_on',
      'second_factor_wrong',
      'second_factor_locked',
    ],
    rateLimit: PER_MEMBER,
  },
});

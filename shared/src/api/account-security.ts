import { z } from 'zod';
import { TICKET_PURPOSES } from '../rules/ticket-purposes.ts';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

const ticket = z.string().max(128);
/** How often the login password may be given in vain is the login's own lock (R169). */
const passwordRefusals = ['password_required', 'password_wrong', 'account_locked', 'unavailable'] as const;
const sentCode = ok(
  z.object({
    /** How long the code works, in seconds. */
    expires_in: z.int(),
    /** Seconds until another one can be asked for. */
    resend_in: z.int(),
  }),
);
const codeRefusals = ['ticket_invalid', 'code_too_soon', 'unavailable'] as const;
const bindRefusals = ['code_required', 'code_wrong', 'ticket_invalid'] as const;

/** What protects an account: passwords, and the addresses that codes and warnings go to. Changing one takes a ticket (A39). */
export const accountSecurityEndpoints = defineEndpoints({
  'GET /api/auth/security': {
    summary: 'What protects the account, and what is still missing; addresses masked (R66, A65)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(
      z.object({
        /** Null: never changed since the registration. */
        password_set_at: instant.nullable(),
        /** Whoever has registered the member knows their password, which has never been changed since (R213). Absent from an API of a release before it. */
        is_password_known: z.boolean().optional(),
        has_qk_pwd: z.boolean(),
        /** Until when five wrong tries lock the withdrawal password (R137). */
        qk_pwd_locked_until: instant.nullable(),
        /** Masked; null while none is bound. */
        email: z.string().nullable(),
        /** Masked. */
        phone: z.string(),
        is_phone_verified: z.boolean(),
        /** Whether a login asks for a code of an authenticator app (G54). Absent from an API of a release before it. */
        has_factor: z.boolean().optional(),
        /** How many passkeys open the account (G55). Absent from an API of a release before it. */
        passkeys: z.int().optional(),
      }),
    ),
    errors: [],
  },
  'POST /api/auth/password/verify': {
    summary:
      'Exchanges the login password for a ticket: one use, for this session and purpose alone (G2, A39)',
    access: 'member',
    body: z.object({ password: z.string().max(256), purpose: z.enum(TICKET_PURPOSES), lang }),
    response: ok(z.object({ ticket: z.string(), expires_in: z.int() })),
    errors: passwordRefusals,
  },
  'POST /api/auth/password/modify': {
    summary: 'Changes the login password; ends all other sessions of the member (G3, G26, R134, R135, R138)',
    access: 'member',
    body: z.object({
      old_password: z.string().max(256),
      password: z.string().max(256),
      password_confirmation: z.string().max(256),
      ticket,
      lang,
    }),
    response: ok(z.null()),
    errors: [
      ...passwordRefusals,
      'password_too_short',
      'password_too_long',
      'password_is_account',
      'password_guessable',
      'password_is_old',
      'passwords_differ',
      'ticket_invalid',
    ],
  },
  'POST /api/auth/email/bind': {
    summary: 'Binds the address that the code was sent to; the one before is told (G4, A65)',
    access: 'member',
    body: z.object({ email: z.string().max(320), code: z.string().max(16), ticket, lang }),
    response: ok(z.object({ email: z.string() })),
    errors: ['email_required', 'email_invalid', 'email_taken', ...bindRefusals],
    rateLimit: { points: 20, windowSeconds: 3600, per: 'member' },
  },
  'POST /api/auth/email/code': {
    summary:
      'Sends a code to an e-mail address that is to be bound; answers alike when it is another member’s (G4, A65)',
    access: 'member',
    body: z.object({ email: z.string().max(320), ticket, lang }),
    response: sentCode,
    errors: ['email_required', 'email_invalid', 'email_is_own', ...codeRefusals],
    rateLimit: { points: 20, windowSeconds: 3600, per: 'member' },
  },
  'POST /api/auth/phone/bind': {
    summary: 'Proves with the code that the phone is the member’s; the number before is told (G53, A65)',
    access: 'member',
    body: z.object({ phone: z.string().max(40).optional(), code: z.string().max(16), ticket, lang }),
    response: ok(z.object({ phone: z.string() })),
    errors: ['phone_required', 'phone_invalid', 'phone_taken', ...bindRefusals],
    rateLimit: { points: 20, windowSeconds: 3600, per: 'member' },
  },
  'POST /api/auth/phone/code': {
    summary: 'Sends a code by SMS to the own phone, or to another one that is to take its place (G53, A65)',
    access: 'member',
    body: z.object({
      /** Brazilian mobile in any common spelling; the own one when left out. */
      phone: z.string().max(40).optional(),
      ticket,
      lang,
    }),
    response: sentCode,
    errors: ['phone_required', 'phone_invalid', 'phone_verified', ...codeRefusals],
    rateLimit: { points: 20, windowSeconds: 3600, per: 'member' },
  },
});

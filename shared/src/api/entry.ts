import { z } from 'zod';
import { bearerToken, device } from './bearer.ts';
import { defineEndpoints, lang, ok } from './endpoint.ts';

const captcha = {
  captcha: z.string().max(2048).optional(),
  key: z.string().max(128).optional(),
};

/** Registering, logging in with a password, a forgotten one, and logging out. */
export const entryEndpoints = defineEndpoints({
  'POST /api/auth/captcha': {
    summary: 'A verification code, one use, 120 s: a picture, or work for the browser instead (R168, G40)',
    access: 'public',
    body: z.object({ mode: z.enum(['picture', 'work']).default('picture'), lang }),
    response: ok(
      z.object({
        key: z.string(),
        /** Data address of the picture; empty in mode `work`. */
        img: z.string(),
        /** In mode `work`: the JSON of a challenge to solve; the solution is the `captcha` of the request. Null else. */
        challenge: z.string().nullable(),
        expires_in: z.int(),
      }),
    ),
    errors: [],
    rateLimit: { points: 10, windowSeconds: 60, per: 'ip' },
  },
  'POST /api/auth/login2': {
    summary: 'Logs in by account name, phone or CPF; one answer for every wrong credential (R169)',
    access: 'public',
    body: z.object({ name: z.string().max(80), password: z.string().max(256), ...captcha, device, lang }),
    response: ok(
      bearerToken.extend({
        /** A member with a second factor gets an empty token, and this, which the second step needs. */
        second_factor: z.object({ challenge: z.string(), expires_in: z.int() }).optional(),
      }),
    ),
    errors: [
      'account_required',
      'password_required',
      'captcha_required',
      'captcha_wrong',
      'wrong_credentials',
      'account_locked',
      'account_frozen',
    ],
  },
  'POST /api/auth/register2': {
    summary: 'Registers a member and logs in (R170, R138, R139, R150, R256)',
    access: 'public',
    body: z.object({
      name: z.string().max(80),
      password: z.string().max(256),
      password_confirmation: z.string().max(256),
      realname: z.string().max(160),
      /** Brazilian mobile in any common spelling. */
      phone: z.string().max(40),
      cpf_id: z.string().max(40),
      /** ISO date, `1990-02-28`. */
      birth_date: z.string().max(20),
      ...captcha,
      invite_code: z.string().max(16).optional(),
      agree: z.boolean(),
      device,
      lang,
    }),
    response: ok(bearerToken),
    errors: [
      'account_required',
      'account_invalid',
      'name_reserved',
      'account_taken',
      'password_required',
      'password_too_short',
      'password_too_long',
      'password_is_account',
      'password_guessable',
      'passwords_differ',
      'name_required',
      'name_incomplete',
      'name_invalid',
      'phone_required',
      'phone_invalid',
      'phone_taken',
      'cpf_required',
      'cpf_invalid',
      'cpf_taken',
      'registration_barred',
      'register_silent',
      'birth_date_required',
      'birth_date_invalid',
      'under_age',
      'captcha_required',
      'captcha_wrong',
      'invite_code_unknown',
      'terms_required',
    ],
    rateLimit: { points: 3, windowSeconds: 3600, per: 'ip' },
  },
  'POST /api/auth/password/forgot': {
    summary: 'Sends a code to the member of this account and CPF; answers alike when there is none (G9)',
    access: 'public',
    body: z.object({ name: z.string().max(80), cpf_id: z.string().max(40), ...captcha, lang }),
    response: ok(z.object({ expires_in: z.int() })),
    errors: [
      'account_required',
      'cpf_required',
      'cpf_invalid',
      'captcha_required',
      'captcha_wrong',
      'unavailable',
    ],
    rateLimit: { points: 5, windowSeconds: 3600, per: 'ip' },
  },
  'POST /api/auth/password/reset': {
    summary:
      'Sets a new password with the code that was sent; ends every session of the member (G9, R134, R135, R138)',
    access: 'public',
    body: z.object({
      name: z.string().max(80),
      cpf_id: z.string().max(40),
      /** Six digits. */
      code: z.string().max(16),
      password: z.string().max(256),
      password_confirmation: z.string().max(256),
      lang,
    }),
    response: ok(z.null()),
    errors: [
      'account_required',
      'cpf_required',
      'cpf_invalid',
      'code_required',
      'code_wrong',
      'password_required',
      'password_too_short',
      'password_too_long',
      'password_is_account',
      'password_guessable',
      'password_is_old',
      'passwords_differ',
    ],
    rateLimit: { points: 20, windowSeconds: 3600, per: 'ip' },
  },
  'POST /api/auth/logout': {
    summary: 'Revokes the token; one that has ended already is answered alike (G1)',
    access: 'optional',
    body: z.object({ lang }),
    response: ok(z.null()),
    errors: [],
  },
});

import { z } from 'zod';
import { bearerToken, device } from './bearer.ts';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

const passkeys = ok(
  z.object({
    passkeys: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** It may be copied to the member's other devices by its keeper. */
        is_synced: z.boolean(),
        created_at: instant,
        last_used_at: instant.nullable(),
      }),
    ),
  }),
);
const name = z.string().trim().min(1).max(40);
const ticket = z.string().max(128);
const base64url = z.string().max(8192);
/** Options that the browser's WebAuthn interface takes as they are. */
const options = z.looseObject({ challenge: z.string() });
/** What a browser's WebAuthn interface has made (W3C: RegistrationResponseJSON, AuthenticationResponseJSON). */
const made = (response: z.ZodRawShape) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: base64url, ...response }),
    /** Of no use here. */
    clientExtensionResults: z.unknown().optional(),
    authenticatorAttachment: z.string().max(40).nullish(),
  });
const PER_MEMBER = { points: 30, windowSeconds: 60, per: 'member' } as const;

export const passkeyEndpoints = defineEndpoints({
  'GET /api/auth/passkeys': {
    summary: "The member's passkeys (A63)",
    access: 'member',
    query: z.object({ lang }),
    response: passkeys,
    errors: [],
  },
  'POST /api/auth/passkeys/begin': {
    summary: 'What a browser needs to make a passkey; needs a ticket (A39, A63)',
    access: 'member',
    body: z.object({ ticket, lang }),
    response: ok(options),
    errors: ['ticket_invalid', 'passkeys_full'],
    rateLimit: PER_MEMBER,
  },
  'POST /api/auth/passkeys/add': {
    summary: 'Saves the passkey that the browser has made (A63, G55)',
    access: 'member',
    body: z.object({
      name,
      credential: made({
        attestationObject: base64url,
        transports: z.array(z.string().max(20)).max(10).optional(),
      }),
      lang,
    }),
    response: passkeys,
    errors: ['passkey_refused', 'passkey_known', 'passkeys_full'],
    rateLimit: PER_MEMBER,
  },
  'POST /api/auth/passkeys/rename': {
    summary: 'Gives a passkey another name (A63)',
    access: 'member',
    body: z.object({ id: z.int(), name, lang }),
    response: passkeys,
    errors: ['passkey_gone'],
    rateLimit: PER_MEMBER,
  },
  'POST /api/auth/passkeys/remove': {
    summary: 'Removes a passkey; needs a ticket (A39, A63)',
    access: 'member',
    body: z.object({ id: z.int(), ticket, lang }),
    response: passkeys,
    errors: ['ticket_invalid', 'passkey_gone'],
    rateLimit: PER_MEMBER,
  },
  'POST /api/auth/passkeys/login/begin': {
    summary: 'What a browser needs to find a passkey of this site (A63, G55)',
    access: 'public',
    body: z.object({ lang }),
    response: ok(options),
    errors: [],
    rateLimit: { points: 60, windowSeconds: 60, per: 'ip' },
  },
  'POST /api/auth/passkeys/login': {
    summary: 'Logs in with a passkey, which counts as two factors (A63, G55)',
    access: 'public',
    body: z.object({
      credential: made({
        authenticatorData: base64url,
        signature: base64url,
        userHandle: z.string().max(128).nullish(),
      }),
      device,
      lang,
    }),
    response: ok(bearerToken),
    errors: ['passkey_refused', 'account_frozen', 'wrong_credentials'],
    rateLimit: { points: 30, windowSeconds: 60, per: 'ip' },
  },
});

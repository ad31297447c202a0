import { z } from 'zod';
import { DELETION_OBSTACLES } from '../rules/data-protection.ts';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

const ticket = z.string().max(128);
const state = z.object({
  /** `expired`: it was ready, and was removed after a week or gave way to a newer one. */
  status: z.enum(['none', 'pending', 'ready', 'failed', 'expired']),
  requested_at: instant.nullable(),
  ready_at: instant.nullable(),
  /** Until then it can be downloaded. */
  expires_at: instant.nullable(),
  size_bytes: z.int(),
});

const deletion = z.object({
  /** Of the last request; `stopped`: something stood against it when its time came. */
  status: z.enum(['none', 'pending', 'cancelled', 'stopped']),
  requested_at: instant.nullable(),
  /** When the account is deleted. */
  due_at: instant.nullable(),
  stopped_by: z.enum(DELETION_OBSTACLES).nullable(),
  /** What stands against a deletion now. */
  obstacles: z.array(z.enum(DELETION_OBSTACLES)),
  /** The request needs a code of the second factor. */
  needs_code: z.boolean(),
});

/** What members can ask for about their own data (G42). What opens or ends something takes a ticket (A39). */
export const dataProtectionEndpoints = defineEndpoints({
  'GET /api/me/export': {
    summary: 'Where the copy of all that is kept about the member stands (G42)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(state),
    errors: [],
  },
  'POST /api/me/export/download': {
    summary: 'One piece of the copy, from 1; the ticket is used up by the last one (G42)',
    access: 'member',
    body: z.object({ ticket, part: z.int().min(1).max(100_000), lang }),
    response: ok(
      z.object({
        part: z.int(),
        parts: z.int(),
        /** Of the file that the pieces make. */
        name: z.string(),
        /** Base64. */
        data: z.string(),
      }),
    ),
    errors: ['ticket_invalid', 'export_gone'],
    rateLimit: { points: 600, windowSeconds: 300, per: 'member' },
  },
  'POST /api/me/export': {
    summary: 'Asks for a copy of all that is kept about the member; a job makes it (G42)',
    access: 'member',
    body: z.object({ ticket, lang }),
    response: ok(state),
    errors: ['ticket_invalid', 'export_pending'],
    rateLimit: { points: 10, windowSeconds: 86_400, per: 'member' },
  },
  'GET /api/me/deletion': {
    summary: 'Where the deletion of the account stands, and what stands against it (G42)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(deletion),
    errors: [],
  },
  'POST /api/me/deletion': {
    summary: 'Asks for the deletion of the account, which comes after the days of grace (G42, A63)',
    access: 'member',
    body: z.object({
      ticket,
      /** Of the second factor, where it is on. */
      code: z.string().max(40).default(''),
      lang,
    }),
    response: ok(deletion),
    errors: [
      'ticket_invalid',
      'code_required',
      'second_factor_wrong',
      'second_factor_locked',
      'deletion_pending',
      'deletion_not_yet',
    ],
    rateLimit: { points: 20, windowSeconds: 3_600, per: 'member' },
  },
  'POST /api/me/deletion/cancel': {
    summary: 'Takes the request for deletion back (G42)',
    access: 'member',
    body: z.object({ lang }),
    response: ok(deletion),
    errors: ['deletion_none'],
  },
});

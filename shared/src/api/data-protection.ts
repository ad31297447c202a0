import { z } from 'zod';
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

/** What members can ask for about their own data (G42). Each takes a ticket (A39). */
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
});

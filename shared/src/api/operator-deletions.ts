import { z } from 'zod';
import { DELETION_OBSTACLES } from '../rules/data-protection.ts';
import { defineEndpoints, instant, lang, ok, page, paging } from './endpoint.ts';

const rateLimit = { points: 600, windowSeconds: 60, per: 'ip' } as const;

/** What operators see of deletions of accounts (G42). */
export const operatorDeletionEndpoints = defineEndpoints({
  'GET /api/operator/deletions': {
    summary: 'Deletions of accounts in a state, the newest request first (G42)',
    access: 'operator',
    query: z.object({
      status: z.enum(['pending', 'cancelled', 'stopped', 'done']).default('pending'),
      ...paging,
      lang,
    }),
    response: ok(
      page(
        z.object({
          member_id: z.int(),
          status: z.enum(['pending', 'cancelled', 'stopped', 'done']),
          obstacle: z.enum(DELETION_OBSTACLES).nullable(),
          requested_at: instant,
          due_at: instant,
          ended_at: instant.nullable(),
        }),
      ),
    ),
    errors: [],
    rateLimit,
  },
  'POST /api/operator/deletions/open': {
    summary:
      'Who the deleted members of a CPF were, for an authority that may ask; who looks, and why, is written down (G42)',
    access: 'operator',
    body: z.object({ cpf: z.string().max(20), reason: z.string().trim().min(5).max(200), lang }),
    response: ok(
      z.object({
        list: z.array(
          z.object({
            member_id: z.int(),
            deleted_at: instant,
            account: z.string(),
            realname: z.string(),
            cpf: z.string(),
            birth_date: z.string(),
            phone: z.string(),
            email: z.string(),
            /** To whom withdrawals went. */
            payees: z.array(
              z.object({
                order_no: z.string(),
                pix_type: z.string(),
                pix_key: z.string(),
                owner_name: z.string(),
                payee_cpf: z.string(),
              }),
            ),
          }),
        ),
      }),
    ),
    errors: ['not_found'],
    rateLimit,
  },
});

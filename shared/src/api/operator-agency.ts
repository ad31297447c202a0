import { z } from 'zod';
import { COMMISSION_PARTS } from './agency.ts';
import { amount, defineEndpoints, instant, lang, ok, page, paging } from './endpoint.ts';

/** `cleared`: it is in order. `confirmed`: it is right, the two are one person. */
const FLAG_STATUSES = ['open', 'cleared', 'confirmed'] as const;

const flag = z.object({
  id: z.int(),
  status: z.enum(FLAG_STATUSES),
  /** What the member shares with the agent, or with another member of the agent. */
  cause: z.enum(['cpf', 'device', 'payment']),
  agent_id: z.int(),
  agent_name: z.string(),
  member_id: z.int(),
  member_name: z.string(),
  /** With whom it is shared. */
  other_id: z.int(),
  other_name: z.string(),
  /** With whom it was shared besides, found while the flag was open. */
  further: z.array(z.object({ id: z.int(), name: z.string() })),
  /** How many flags of this cause the member had before; those were cleared, and this is about somebody else. */
  earlier: z.int(),
  flagged_at: instant,
  /** Commission for the member that waits. */
  held: amount,
  cleared_by: z.string(),
  confirmed_by: z.string(),
  /** What waited when it was confirmed, and goes to nobody. */
  forfeited: amount,
  reason: z.string(),
});
/** A flag, and why it is decided as it is. */
const decision = z.object({
  id: z.coerce.number<number | string>().int().positive(),
  note: z.string().trim().min(1).max(200),
  lang,
});

const agencyRate = z.object({
  part: z.enum(COMMISSION_PARTS),
  /** In percent. */
  rate: z.string(),
  /** Null: as the product begins with. */
  from: instant.nullable(),
  set_by: z.string(),
});

const rateLimit = { points: 600, windowSeconds: 60, per: 'ip' } as const;

/** What operators do about agents. */
export const operatorAgencyEndpoints = defineEndpoints({
  'GET /api/operator/agency/flags': {
    summary:
      'Invitations in which two members may be one person, the oldest first; their commission waits (G38)',
    access: 'operator',
    query: z.object({ status: z.enum(FLAG_STATUSES).default('open'), ...paging, lang }),
    response: ok(page(flag)),
    errors: [],
    rateLimit,
  },
  'POST /api/operator/agency/flags/clear': {
    summary:
      'Says why a flagged invitation is in order: with its last flag cleared, what was held is credited (G38)',
    access: 'operator',
    body: decision,
    response: ok(flag),
    errors: ['not_found', 'flag_cleared', 'flag_confirmed'],
    movesMoney: true,
    rateLimit,
  },
  'POST /api/operator/agency/flags/confirm': {
    summary:
      'Says why a flagged invitation is one person twice: what was held is forfeited, and the member brings their agent nothing any more (G38)',
    access: 'operator',
    body: decision,
    response: ok(flag),
    errors: ['not_found', 'flag_cleared', 'flag_confirmed'],
    movesMoney: true,
    rateLimit,
  },
  'GET /api/operator/agency/rates': {
    summary: 'Rates of commission, those to come included (G21)',
    access: 'operator',
    query: z.object({ lang }),
    response: ok(z.object({ list: z.array(agencyRate) })),
    errors: [],
    rateLimit,
  },
  'POST /api/operator/agency/rates/set': {
    summary:
      'Sets the rate of a part, in percent, from the next day in São Paulo on, of the settlement from the next month (G21)',
    access: 'operator',
    body: z.object({ part: z.enum(COMMISSION_PARTS), rate: z.string().regex(/^\d{1,2}(\.\d{1,2})?$/), lang }),
    response: ok(agencyRate),
    errors: ['rate_too_high'],
    rateLimit,
  },
});

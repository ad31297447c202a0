import { z } from 'zod';
import {
  DOCUMENT_TYPES,
  IDENTITY_REASONS,
  IDENTITY_STATUSES,
  PICTURE_LIMITS,
  PICTURE_PLACES,
} from '../rules/identity.ts';
import { defineEndpoints, instant, lang, ok, page, paging } from './endpoint.ts';

/** A picture as base64 of a JPEG. */
const picture = z.string().max(Math.ceil((PICTURE_LIMITS.mostBytes * 4) / 3) + 4);
/** Three pictures and what is around them. */
const BODY_LIMIT_BYTES = 4_500_000;

const standing = z.object({
  status: z.enum(IDENTITY_STATUSES),
  /** What the site asks for it before: deposits, games and withdrawals (`play`), withdrawals alone, or nothing. */
  needed_before: z.enum(['play', 'withdrawal', 'nothing']),
  /** Of the last check; null unless it was rejected. */
  reason: z.enum(IDENTITY_REASONS).nullable(),
  submitted_at: instant.nullable(),
  decided_at: instant.nullable(),
});

const check = z.object({
  number: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  member_id: z.int(),
  member_name: z.string(),
  /** What the document has to say. The CPF is masked: its last digits are enough to compare. */
  realname: z.string(),
  cpf: z.string(),
  birth_date: z.iso.date(),
  document_type: z.enum(DOCUMENT_TYPES),
  submitted_at: instant,
  /** The provider could not say: it waits for an operator. */
  needs_operator: z.boolean(),
  reason: z.enum(IDENTITY_REASONS).nullable(),
  decided_by: z.string().nullable(),
  has_pictures: z.boolean(),
});

const number = z.string().max(40);
const rateLimit = { points: 600, windowSeconds: 60, per: 'ip' } as const;

export const identityEndpoints = defineEndpoints({
  'GET /api/kyc': {
    summary:
      'Whether the identity of the member has been checked, and what the site asks for it before (G33)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(standing),
    errors: [],
  },
  'POST /api/kyc': {
    summary: 'Sends document and selfie for a check; again after a rejection (G33)',
    access: 'member',
    body: z.object({
      document_type: z.enum(DOCUMENT_TYPES),
      /** May be left out by the schema, so that the refusal stands beside the picture. */
      front: picture.optional(),
      back: picture.optional(),
      selfie: picture.optional(),
      lang,
    }),
    response: ok(standing),
    errors: ['identity_not_open', 'picture_required', 'picture_invalid', 'demo_member'],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    rateLimit: { points: 5, windowSeconds: 3_600, per: 'member' },
  },

  'GET /api/operator/identity': {
    summary: 'Identity checks of the site in a state; pending ones that wait for an operator first (G33)',
    access: 'operator',
    query: z.object({
      status: z.enum(['pending', 'approved', 'rejected']).default('pending'),
      ...paging,
      lang,
    }),
    response: ok(page(check)),
    errors: [],
    rateLimit,
  },
  'GET /api/operator/identity/pictures': {
    summary: 'The pictures of a check; who looks is written down (G33)',
    access: 'operator',
    query: z.object({ number, lang }),
    response: ok(
      z.object({ pictures: z.array(z.object({ place: z.enum(PICTURE_PLACES), jpeg: z.string() })) }),
    ),
    errors: ['not_found'],
    rateLimit,
  },
  'POST /api/operator/identity/approve': {
    summary: 'Approves a check: the member is who they say they are (G33)',
    access: 'operator',
    body: z.object({ number, note: z.string().max(200).default(''), lang }),
    response: ok(check),
    errors: ['not_found', 'identity_decided'],
    rateLimit,
  },
  'POST /api/operator/identity/reject': {
    summary: 'Rejects a check; the member is told why and may send new pictures (G33)',
    access: 'operator',
    body: z.object({
      number,
      reason: z.enum(IDENTITY_REASONS),
      note: z.string().max(200).default(''),
      lang,
    }),
    response: ok(check),
    errors: ['not_found', 'identity_decided'],
    rateLimit,
  },
});

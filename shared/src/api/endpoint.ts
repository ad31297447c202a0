import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** How many requests within what time, by whom (G25). */
export interface RateLimit {
  readonly points: number;
  readonly windowSeconds: number;
  readonly per: 'ip' | 'member';
  /** Path of another endpoint that has the same limit: requests to both count together. */
  readonly countsAs?: string;
}

/**
 * One endpoint. Its key in the catalogue is `METHOD path`, exactly as it goes over the wire; a literal query in the
 * path is part of it (A4). Server routes, the browser client's types, tests and OpenAPI all come from here.
 */
export interface Endpoint {
  /** One sentence; with the requirement it comes from. */
  readonly summary: string;
  /**
   * `member`: needs a bearer token, else 401 `Unauthenticated.`; `optional`: a token is used when valid; `operator`: needs the key of
   * an operator, as a bearer token.
   */
  readonly access: 'public' | 'optional' | 'member' | 'operator';
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The whole answer, as it is sent. A stream endpoint describes one event. */
  readonly response: z.ZodType;
  /** Refusals beyond those every endpoint may give (validation, rate limit, session). */
  readonly errors: readonly ErrorCode[];
  /** Accepts the header `Idempotency-Key`: same key and body, same answer (G27). */
  readonly isIdempotent?: boolean;
  /** Its answers have a `status`: `success`, and `fail` where a refusal is HTTP 400 (A7, A50). */
  readonly saysStatus?: boolean;
  /** What a refusal says beside what every refusal says. Not said where the request was refused before the endpoint was asked. */
  readonly failure?: z.ZodObject;
  /** It starts, moves or decides about money: many copies of a call at the same time have one effect. A test proves it for each. */
  readonly movesMoney?: boolean;
  readonly rateLimit?: RateLimit;
  /** How large a request may be, where it is more than any other: 64 KB. */
  readonly bodyLimitBytes?: number;
  /** `stream`: server-sent events instead of one JSON answer. */
  readonly kind?: 'stream';
}

export type EndpointKey = `${'GET' | 'POST'} ${string}`;

/** Keeps the literal types of a group of endpoints while checking each against {@link Endpoint}. */
export function defineEndpoints<const T extends Record<EndpointKey, Endpoint>>(endpoints: T): T {
  return endpoints;
}

/** Answer envelope of a success: `{code: 200, message, data}` (R167, R245, A6). */
export function ok<T extends z.ZodType>(data: T) {
  return z.object({ code: z.literal(200), message: z.string(), data });
}

/** A page of rows (G28). */
export function page<T extends z.ZodType>(row: T) {
  return z.object({ list: z.array(row), total: z.int(), page: z.int(), limit: z.int() });
}

/**
 * A page of a list that grows at its top. `next` is the `before` of the page after it, null when there is none: pages that are read
 * this way skip no row and repeat none, however many arrive meanwhile (G28).
 */
export function cursorPage<T extends z.ZodType>(row: T) {
  return page(row).extend({ next });
}
export const next = z.string().nullable();

/** Query or body fields of a paged list: page from 1, 20 rows, at most 100 (R261). */
export const paging = {
  page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
};

/** The same for a list that grows at its top: `before` is the `next` of the page before, and wins over `page` (G28). */
export const cursorPaging = {
  ...paging,
  before: z
    .string()
    .regex(/^\d{1,14}(\.\d{1,15})?$/)
    .optional(),
};

/** What the lists of deposits and withdrawals are asked for with (R124, R125). */
export const recordListing = {
  status: z.enum(['reviewed', 'not_reviewed']).optional(),
  /** Calendar days in America/Sao_Paulo, including today. */
  period: z.enum(['today', '3d', '7d']).optional(),
  ...cursorPaging,
};

/** `lang`, which every request carries once a language is stored (R161, R162). */
export const lang = z.string().max(16).optional();

/** Money on the wire: decimal string with two digits, e.g. "1234.50" (R2). */
export const amount = z.string().regex(/^-?\d{1,13}\.\d{2}$/);

/**
 * Amount a client sends: a plain decimal with at most two places, as text or number (A47). The schema lets anything of these types
 * through, so that the refusal is `amount_invalid` beside the field, in the player's language.
 */
export const amountInput = z.union([z.string().max(20), z.number()]);

/** ISO 8601 in UTC (G29). */
export const instant = z.iso.datetime();
/**
 * Time left until an instant of the same answer, by the server's clock: a countdown does not depend on the browser's. Rounded up,
 * so what is counted down is over on the server too when the countdown ends.
 */
export const secondsLeft = z.int().min(0);

/** Body of every refusal (G30). `errors` holds the messages of each wrong field. */
export const errorBody = z.object({
  code: z.int(),
  /** Machine-readable refusal: a key of ERRORS. */
  error: z.string(),
  /** Where the endpoint `saysStatus`, of a refusal with code 400. */
  status: z.literal('fail').optional(),
  /** Localised text for the player. */
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

import type { z } from 'zod';
import type { Answer, ApiKey, Endpoints } from '@mosaico/shared/api';
import type { MessageSet } from '@mosaico/shared/contract';

/** The tenant of the request's host; every query is bound to its key (R13, R14). */
export interface CallerSite {
  readonly key: string;
  readonly host: string;
}

/** The member behind a valid token. */
export interface CallerMember {
  readonly id: number;
  readonly siteKey: string;
  /** Account name. */
  readonly name: string;
  readonly isDemo: boolean;
  /** The session the token stands for. */
  readonly sessionId: number;
}

/** Who calls, from where, in what language. */
export interface Caller {
  /** The endpoint that is being called. */
  readonly endpoint: ApiKey;
  readonly site: CallerSite;
  readonly ip: string;
  /** What the browser says it is; empty when it says nothing. */
  readonly userAgent: string;
  readonly messageSet: MessageSet;
  readonly requestId: string;
  /** Value of `Idempotency-Key`, or null. */
  readonly idempotencyKey: string | null;
  /** Localised text of `api/src/messages`, with `{placeholders}`. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
}

type Parsed<E, Name extends 'query' | 'body'> = E extends { readonly [N in Name]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
type MemberOf<E> = E extends { access: 'member' }
  ? CallerMember
  : E extends { access: 'optional' }
    ? CallerMember | null
    : null;

type OperatorOf<E> = E extends { access: 'operator' } ? string : null;

/** A request that fits the contract. */
export interface Call<K extends ApiKey> {
  readonly query: Parsed<Endpoints[K], 'query'>;
  readonly body: Parsed<Endpoints[K], 'body'>;
  /** The member: always there on `member` endpoints, maybe on `optional` ones, null on public ones. */
  readonly member: MemberOf<Endpoints[K]>;
  /** Name of the operator: always there on `operator` endpoints, null on all others. */
  readonly operator: OperatorOf<Endpoints[K]>;
  readonly caller: Caller;
}

/** Answers one endpoint. Throws DomainError to refuse. */
export type Handler<K extends ApiKey> = (call: Call<K>) => Promise<Answer<K>>;

/** One endpoint and its handler, as the app registers it. */
export interface Route {
  readonly key: ApiKey;
  readonly handle: Handler<never>;
}

/** Binds a handler to its endpoint: input, member and answer are typed by the contract. */
export function route<K extends ApiKey>(key: K, handle: Handler<K>): Route {
  return { key, handle: handle as Handler<never> };
}

/** The envelope of a success (R167, R245). */
export function success<T>(data: T, message = 'OK'): { code: 200; message: string; data: T } {
  return { code: 200, message, data };
}

import type { AxiosRequestConfig } from 'axios';
import type { ApiKey, CallOptions } from '@mosaico/shared/api';
import { requestUrl, type QueryValue, type SiteConfig } from '@mosaico/shared/contract';

export interface RequestContext extends CallOptions {
  readonly config: SiteConfig;
  readonly origin: string;
  readonly token: string | null;
  readonly lang: string | undefined;
}

interface Parts {
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Paths that live on the operator's API (R177, A23). */
const ADMIN_PATH = /^\/api\/dynamicwebs\//;

/**
 * One request as it goes over the wire. Pure. `lang` is in the query, unless the path has a literal one (A4), and in the
 * JSON body; a GET has no body and no header of its own without a token, so that a preload of the same address is reused. A member's must not
 * be: browsers hand out what was preloaded for a visitor whatever headers a request has, but not to one with credentials. On the page's own
 * origin these change nothing else.
 */
export function requestOf(key: ApiKey, input: unknown, context: RequestContext) {
  const [method = 'GET', path = ''] = key.split(' ', 2);
  const { query, body } = input as Parts;
  const { config, origin, token, lang, idempotencyKey, signal } = context;
  const base = ADMIN_PATH.test(path) ? config.adminBase || config.apiBase : config.apiBase;
  const mayKnowToken = originOf(base, origin) === originOf(config.apiBase, origin);
  const isMembers = token !== null && mayKnowToken;
  return {
    method,
    withCredentials: isMembers && originOf(base, origin) === origin,
    url: requestUrl(path, query, lang, base),
    headers: {
      ...(isMembers && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(method !== 'GET' && { data: { ...body, ...(lang && { lang }) } }),
    ...(signal && { signal }),
  } satisfies AxiosRequestConfig;
}

function originOf(base: string, pageOrigin: string): string {
  return new URL(base || '/', pageOrigin).origin;
}

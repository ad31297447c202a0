import { type Answer, type ApiKey, endpointOf, errorBody } from '@mosaico/shared/api';

type OperatorKey = Extract<ApiKey, `${string} /api/operator/${string}`>;

const ANSWER_WITHIN_MS = 20_000;

/** The site has said no. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The site has said nothing that can be understood: whether it was done is unknown. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** To which site, as whom. */
export interface SiteCaller {
  /** Origin. */
  readonly site: string;
  readonly key: string;
  readonly fetch: typeof fetch;
}

interface Sent {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Calls an endpoint for operators. @throws Refused, NoAnswer */
export async function callSite<K extends OperatorKey>(
  { site, key, fetch }: SiteCaller,
  endpoint: K,
  { query = {}, body }: Sent,
): Promise<Answer<K>> {
  const [method = 'GET', path = '/'] = endpoint.split(' ');
  const search = new URLSearchParams({ lang: 'en', ...query });
  const response = await fetch(`${new URL(path, site).href}?${search}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(body && { body: JSON.stringify({ lang: 'en', ...body }) }),
  }).catch((error: unknown) => {
    throw new NoAnswer(`${site} does not answer`, { cause: error });
  });
  const answer: unknown = await response.json().catch(() => null);
  const read = endpointOf(endpoint).response.safeParse(answer);
  // Read by the endpoint's own schema.
  if (response.ok && read.success) return read.data as Answer<K>;
  const refusal = errorBody.safeParse(answer);
  if (refusal.success && response.status < 500) throw new Refused(refusal.data.message);
  throw new NoAnswer(`${site} answered ${response.status}`);
}

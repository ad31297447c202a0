import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly timeoutMs: number | undefined;
  readonly withCredentials: boolean;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** What the network does with a request: an answer, or `null` when there is no network. */
export type FakeServer = (sent: Sent) => FakeAnswer | null | Promise<FakeAnswer | null>;

export interface FakeNetwork {
  readonly adapter: AxiosAdapter;
  /** Every request, in order. */
  readonly sent: Sent[];
}

/** Fakes the network below the browser client; everything above it is real. */
export function fakeNetwork(server: FakeServer): FakeNetwork {
  const sent: Sent[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const request = sentOf(config);
    sent.push(request);
    const answer = await server(request);
    if (config.signal?.aborted) throw new AxiosError('canceled', 'ERR_CANCELED', config);
    if (!answer) throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    const status = answer.status ?? 200;
    const response = { data: answer.body, status, statusText: '', headers: {}, config };
    if (status >= 400) throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, response);
    return response;
  };
  return { adapter, sent };
}

function sentOf(config: InternalAxiosRequestConfig): Sent {
  return {
    method: (config.method ?? 'get').toUpperCase(),
    url: config.url ?? '',
    headers: { ...config.headers.toJSON() },
    body: typeof config.data === 'string' ? (JSON.parse(config.data) as unknown) : config.data,
    timeoutMs: config.timeout,
    withCredentials: config.withCredentials === true,
  };
}

import type { AxiosAdapter } from 'axios';
import type { Answer, ApiCaller, ApiKey, CallOptions, Input } from '@mosaico/shared/api';
import { ApiError } from '@mosaico/shared/area';
import type { SiteConfig } from '@mosaico/shared/contract';
import { apiErrorOf, isWorthARetry, refusalIn, UNAUTHENTICATED } from './api-errors.ts';
import { loadHttp } from './http-chunk.ts';
import { requestOf } from './request.ts';

const MOST_RETRIES = 3;
const FIRST_WAIT_MS = 400;

export interface ApiOptions {
  readonly config: SiteConfig;
  /** Origin of the page, e.g. `https://mosaico.example`. */
  readonly origin: string;
  readonly token: () => string | null;
  /** Value of the stored language; undefined when none is stored (R163). */
  readonly lang: () => string | undefined;
  /** What the client says itself, in the player's language: that there is no network (R229), and in place of `Unauthenticated.` that they are to log in (R158). */
  readonly text: (key: 'networkError' | 'session.notLoggedIn') => string;
  /** The server said `Unauthenticated.` to a request that carried this token (R118, R225). */
  readonly onUnauthenticated: (token: string | null) => void;
  /** A call got no answer, or the server failed. Called even when the caller shows nothing about it (A24). */
  readonly onFailure?: (key: ApiKey, error: ApiError) => void;
  readonly random: () => number;
  /** For tests: the network. */
  readonly adapter?: AxiosAdapter | undefined;
}

/** The one client of the product's API. It shows no message and does not navigate: callers decide what to do. Source: R161 to R167, R229. */
export function createApi(options: ApiOptions): ApiCaller {
  async function send<K extends ApiKey>(
    key: K,
    input: Input<K>,
    token: string | null,
    callOptions: CallOptions,
  ): Promise<Answer<K>> {
    const request = {
      ...requestOf(key, input, { ...options, token, lang: options.lang(), ...callOptions }),
      ...(options.adapter && { adapter: options.adapter }),
    };
    const answer = await retrying(request.method === 'GET', options.random, callOptions.signal, async () =>
      (await loadHttp())(request),
    );
    if (refusalIn(answer.data)?.message === UNAUTHENTICATED) {
      throw new ApiError({ message: UNAUTHENTICATED, status: answer.status, error: 'unauthenticated' });
    }
    return answer.data as Answer<K>;
  }

  return {
    async call(key, input, callOptions = {}) {
      const token = options.token();
      try {
        return await send(key, input, token, callOptions);
      } catch (cause) {
        if (callOptions.signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
        const error = apiErrorOf(cause, options.text('networkError'));
        if (error.message === UNAUTHENTICATED) {
          options.onUnauthenticated(token);
          // The server's text is for programs, the same in every language. Screens show what a player can read.
          error.message = options.text('session.notLoggedIn');
        }
        if (error.status === 0 || error.status >= 500) options.onFailure?.(key, error);
        throw error;
      }
    },
  };
}

/** Only a GET is repeated, and only when there was no answer or the server failed: 3 times, waiting longer each time. */
async function retrying<T>(
  isGet: boolean,
  random: () => number,
  signal: AbortSignal | undefined,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isGet || retry >= MOST_RETRIES || signal?.aborted || !isWorthARetry(error)) throw error;
    }
    await pause(FIRST_WAIT_MS * 2 ** retry * (0.5 + random()), signal);
  }
}

function pause(waitMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

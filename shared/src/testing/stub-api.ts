import { ApiError } from '../api/api-error.ts';
import type { Answer, ApiCaller, ApiKey, CallOptions, Input } from '../api/index.ts';
import { endpointOf } from '../api/index.ts';

/** An answer, an ApiError to throw, or a function that gives either (a promise that never resolves shows loading). */
export type Stub<K extends ApiKey> = Answer<K> | ApiError | StubFunction<K>;
type StubFunction<K extends ApiKey> = (
  input: Input<K>,
  options: CallOptions,
) => Answer<K> | Promise<Answer<K>>;

export type ApiStubs = { readonly [K in ApiKey]?: Stub<K> };

export interface StubbedApi extends ApiCaller {
  /** What was called, in order. */
  readonly calls: { readonly key: ApiKey; readonly input: unknown; readonly options: CallOptions }[];
}

/**
 * The network, faked: answers are checked against the contract, so a screen is never tested with data the API would not
 * send. A call without a stub fails the test.
 */
export function stubApi(stubs: ApiStubs): StubbedApi {
  const calls: StubbedApi['calls'] = [];
  return {
    calls,
    async call<K extends ApiKey>(key: K, input: Input<K>, options: CallOptions = {}): Promise<Answer<K>> {
      calls.push({ key, input, options });
      const stub = (stubs as Readonly<Record<string, unknown>>)[key] as Stub<K> | undefined;
      if (stub === undefined) throw new Error(`no stub for ${key}`);
      const answer: unknown =
        typeof stub === 'function' ? await (stub as StubFunction<K>)(input, options) : stub;
      if (answer instanceof ApiError) throw answer;
      return endpointOf(key).response.parse(answer) as Answer<K>;
    },
  };
}

/** The envelope of a success. */
export function okBody<T>(data: T, message = 'OK'): { code: 200; message: string; data: T } {
  return { code: 200, message, data };
}

/** A refusal as the client throws it. */
export function refusal(
  error: ApiError['error'],
  message: string,
  errors: Record<string, string[]> = {},
): ApiError {
  return new ApiError({ error, message, status: 400, errors, requestId: 'test' });
}

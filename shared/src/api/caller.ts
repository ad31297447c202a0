import type { Answer, ApiKey, Input } from './catalogue.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: give the same key to every retry of one action (G27). */
  readonly idempotencyKey?: string;
}

/** Typed access to the product's API: `call('GET /api/games/listsv2', { query: { page: 1 } })`. */
export interface ApiCaller {
  /**
   * @returns the body of the answer (R165)
   * @throws ApiError for every refusal and for network failure; an AbortError when `signal` fired
   */
  call<K extends ApiKey>(key: K, input: Input<K>, options?: CallOptions): Promise<Answer<K>>;
}

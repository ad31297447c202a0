import type { ErrorCode } from './errors.ts';

/** The one error of the browser client. `message` is meant for the player. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Key of the refusal; `network` when there was no answer. */
  readonly error: ErrorCode | 'network';
  /** Localised messages per wrong field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** What support can look up; empty when there was no answer. */
  readonly requestId: string;
  /** What the endpoint says of a refusal beside that: its `failure`, not checked. Undefined in a shell of a release before it. */
  readonly facts: Readonly<Record<string, unknown>> | undefined;

  constructor(refusal: {
    message: string;
    status: number;
    error: ErrorCode | 'network';
    errors?: Readonly<Record<string, readonly string[]>>;
    requestId?: string;
    facts?: Readonly<Record<string, unknown>>;
  }) {
    super(refusal.message);
    this.status = refusal.status;
    this.error = refusal.error;
    this.errors = refusal.errors ?? {};
    this.requestId = refusal.requestId ?? '';
    this.facts = refusal.facts ?? {};
  }
}

/** Works across two copies of this class (an area bundles its own). */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'status' in value;
}

import type { ErrorCode } from '@mosaico/shared/api';

/** A refusal: thrown by rules, turned into an answer by one mapper (serving/errors.ts). Nothing was written. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  /** Values for the placeholders of the localised text, and, under `errors`, the refused fields. */
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export interface DomainErrorDetails {
  /** What the answer says beside what every refusal says: the `failure` of the endpoint. */
  readonly facts?: Readonly<Record<string, string | number>>;
  /** Placeholder values of the text, e.g. `{ minimum: 'R$ 10,00' }`. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Refusals per field of the request: the form shows them beside the field. */
  readonly fields?: Readonly<Record<string, readonly ErrorCode[]>>;
}

import type { ErrorCode } from '@mosaico/shared/api';
import { DomainError } from '../domain-error.ts';

/** Collects the refusals of a form, so that all wrong fields are told at once. */
export class FieldRefusals {
  readonly #fields: Record<string, ErrorCode[]> = {};

  /** Adds a refusal of a field; null when the field is fine. */
  add(field: string, code: ErrorCode | null): this {
    if (code) (this.#fields[field] ??= []).push(code);
    return this;
  }

  /**
   * @param values for the placeholders of the texts
   * @throws DomainError the refusal itself when there is one; validation_failed when there are several
   */
  throwIfAny(values: Readonly<Record<string, string | number>> = {}): void {
    const codes = Object.values(this.#fields).flat();
    const [first] = codes;
    if (first)
      throw new DomainError(codes.length === 1 ? first : 'validation_failed', {
        fields: this.#fields,
        values,
      });
  }
}

import type { ErrorCode } from '@mosaico/shared/api';
import { DomainError } from '../domain-error.ts';

/** A misfit as fastify-type-provider-zod reports it. */
interface Misfit {
  /** `/field/sub`. */
  readonly instancePath: string;
}

/** What to say when a field of this name is missing. */
const REQUIRED: Readonly<Record<string, ErrorCode>> = {
  agree: 'terms_required',
  birth_date: 'birth_date_required',
  captcha: 'captcha_required',
  code: 'code_required',
  cpf_id: 'cpf_required',
  money: 'amount_required',
  name: 'account_required',
  password: 'password_required',
  payment_type: 'type_required',
  phone: 'phone_required',
  realname: 'name_required',
};

/** Refusals per field for input that does not fit the contract; fields of one name are told once. */
export function fieldErrors(misfits: readonly Misfit[], input: unknown): Record<string, ErrorCode[]> {
  const given = new Map(Object.entries(input ?? {}));
  const fields = new Set(misfits.map((misfit) => misfit.instancePath.split('/')[1] ?? '').filter(Boolean));
  return Object.fromEntries(
    [...fields].map((field) => [
      field,
      [given.get(field) === undefined ? (REQUIRED[field] ?? 'field_invalid') : 'field_invalid'],
    ]),
  );
}

/** Deepest nesting a request may have; the contract needs two. */
const MAX_DEPTH = 20;

/**
 * Refuses text that PostgreSQL cannot hold: NUL characters and halves of surrogate pairs, in keys and in values.
 *
 * @throws DomainError validation_failed naming the field of the first level
 */
export function assertStorableText(input: unknown): void {
  if (typeof input !== 'object' || input === null) {
    if (!isStorable(input, 0)) throw new DomainError('bad_request');
    return;
  }
  for (const [field, value] of Object.entries(input)) {
    if (!isStorableText(field)) throw new DomainError('bad_request');
    if (!isStorable(value, 1))
      throw new DomainError('validation_failed', { fields: { [field]: ['field_invalid'] } });
  }
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(([key, inner]) => isStorableText(key) && isStorable(inner, depth + 1));
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

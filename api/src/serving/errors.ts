import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, ResponseSerializationError } from 'fastify-type-provider-zod';
import { endpointOf, errorStatus, errorText, type ErrorBody, type ErrorCode } from '@mosaico/shared/api';
import type { MessageSet } from '@mosaico/shared/contract';
import { sqlState } from '../db/sql-state.ts';
import { retryAfterSeconds, unavailabilityOf } from '../db/unavailable.ts';
import type { Log } from '../runtime/log.ts';
import { DomainError } from '../domain-error.ts';
import { reasonOf } from '../runtime/reason-of.ts';
import { textOf } from '../messages/texts.ts';
import { requestedMessageSet } from './language.ts';
import { fieldErrors } from './validation.ts';

/** The one place where an error becomes an answer (G30). */
export function errorHandler(log: Log) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const refusal = refusalOf(error, request);
    if (refusal.code === 'internal') log.error(describe(error, request), 'request failed');
    else if (unavailabilityOf(error)) log.warn(describe(error, request), 'the database could not do it');
    else if (sqlState(error)) log.warn(describe(error, request), 'the database refused a value');
    const retryAfter = refusal.details.values?.['retryAfterSeconds'];
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    await reply
      .code(errorStatus(refusal.code))
      // An address that cannot be read is refused before any hook has run.
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('application/json; charset=utf-8')
      .send(errorBodyOf(refusal, request));
  };
}

/** Body of a refusal in the language of the request. `Unauthenticated.` is never translated (R118). */
export function errorBodyOf({ code, details }: DomainError, request: FastifyRequest): ErrorBody {
  const set = requestedMessageSet(request);
  const status = errorStatus(code);
  const body = {
    code: status,
    error: code,
    ...(status === 400 && saysStatus(request) && { status: 'fail' as const }),
    message: localised(set, code, details.values),
    request_id: request.id,
    ...details.facts,
  };
  if (!details.fields) return body;
  const errors = Object.entries(details.fields).map(([field, codes]) => [
    field,
    codes.map((each) => localised(set, each, details.values)),
  ]);
  return { ...body, errors: Object.fromEntries(errors) as Record<string, string[]> };
}

/** Whether the answers of what was called have a `status` (A7). */
function saysStatus({ routeOptions }: FastifyRequest): boolean {
  const key = routeOptions.config.endpoint;
  return key !== undefined && endpointOf(key).saysStatus === true;
}

function localised(
  set: MessageSet,
  code: ErrorCode,
  values?: Readonly<Record<string, string | number>>,
): string {
  return code === 'unauthenticated' ? errorText('unauthenticated') : textOf(set, code, values);
}

const TRANSPORT: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
};

/** SQLSTATEs of a value that no column can hold: too long, out of range, not a date, no such text. */
const UNHOLDABLE = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

function refusalOf(error: unknown, request: FastifyRequest): DomainError {
  if (error instanceof DomainError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const input = error.validationContext === 'body' ? request.body : request.query;
    return new DomainError('validation_failed', { fields: fieldErrors(error.validation, input) });
  }
  const trouble = unavailabilityOf(error);
  if (trouble)
    return new DomainError('unavailable', { values: { retryAfterSeconds: retryAfterSeconds(trouble) } });
  if (UNHOLDABLE.has(sqlState(error) ?? '')) return new DomainError('bad_request');
  const status = statusOf(error);
  if (status === null) return new DomainError('internal');
  return new DomainError(TRANSPORT[status] ?? 'bad_request');
}

/** Status of an error that the HTTP framework itself raised for a bad request, or null. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('FST_')) return null;
  const { statusCode = 500 } = error as FastifyError;
  return statusCode < 500 || statusCode === 503 ? statusCode : null;
}

/** What the log may know: no query, no body, no data of an answer. */
function describe(error: unknown, request: FastifyRequest): Record<string, unknown> {
  const about = { requestId: request.id, method: request.method, route: request.routeOptions.url ?? null };
  if (error instanceof ResponseSerializationError) {
    const issues = error.cause.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    return { ...about, error: 'the answer does not fit the contract', issues };
  }
  if (!(error instanceof Error)) return { ...about, error: reasonOf(error) };
  return { ...about, error: reasonOf(error), at: placeOf(error) };
}

function placeOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim());
}

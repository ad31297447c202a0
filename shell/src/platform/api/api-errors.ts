import type { AxiosError } from 'axios';
import type { ErrorBody, ErrorCode } from '@mosaico/shared/api';
import { ApiError } from '@mosaico/shared/area';

/** The exact message, with its full stop, that means "log in again" at any endpoint and with any status (R118). */
export const UNAUTHENTICATED = 'Unauthenticated.';

/** Turns any failure of a request into the client's one kind of error. */
export function apiErrorOf(cause: unknown, networkErrorText: string): ApiError {
  if (cause instanceof ApiError) return cause;
  const answer = isAxiosError(cause) ? cause.response : undefined;
  const status = answer?.status ?? 0;
  const body = refusalIn(answer?.data);
  if (!body?.message) return new ApiError({ message: networkErrorText, status, error: 'network' });
  const { message, error, errors, request_id: requestId, code: _, status: __, ...facts } = body;
  return new ApiError({
    message,
    status,
    error: (error ?? 'internal') as ErrorCode,
    errors: errors ?? {},
    requestId: requestId ?? '',
    facts,
  });
}

/** No HTTP client, no answer at all, or a server error: the same request may succeed a moment later. */
export function isWorthARetry(cause: unknown): boolean {
  if (isChunkLoadError(cause)) return true;
  if (!isAxiosError(cause) || cause.code === 'ERR_CANCELED') return false;
  return !cause.response || cause.response.status >= 500;
}

/** axios marks its errors; its own check would bring axios into the first script. */
function isAxiosError(cause: unknown): cause is AxiosError {
  return cause instanceof Error && 'isAxiosError' in cause && cause.isAxiosError === true;
}

/** What webpack throws when a chunk does not come, here the one with the HTTP client. */
function isChunkLoadError(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'ChunkLoadError';
}

/** What an answer says if it is a refusal. */
export function refusalIn(data: unknown): Partial<ErrorBody> | null {
  return typeof data === 'object' && data !== null ? (data as Partial<ErrorBody>) : null;
}

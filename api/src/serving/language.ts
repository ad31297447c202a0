import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, messageSetOf, type MessageSet } from '@mosaico/shared/contract';

/**
 * The message set a request asks for by `lang` in its query or body; Portuguese otherwise. Where the path carries a
 * literal query, the body alone decides. Works on requests that were not validated. Source: R161, R162, R243, A4.
 */
export function requestedMessageSet(request: FastifyRequest): MessageSet {
  const hasLiteralQuery = request.routeOptions.config.endpoint?.includes('?') ?? false;
  const asked = (hasLiteralQuery ? null : langOf(request.query)) ?? langOf(request.body);
  return (
    (asked === null ? null : messageSetOf(asked)) ?? (messageSetOf(DEFAULT_LANGUAGE.value) as MessageSet)
  );
}

function langOf(part: unknown): string | null {
  if (typeof part !== 'object' || part === null || !('lang' in part)) return null;
  return typeof part.lang === 'string' && part.lang !== '' ? part.lang : null;
}

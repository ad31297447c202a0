import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIXES } from '@mosaico/shared/contract';
import { refusalOf, refuse } from './api-refusals.ts';
import type { EdgeContext } from './edge-context.ts';
import { followedStream } from './followed-stream.ts';
import { answerError } from './server-error.ts';
import { wholeBody } from './whole-body.ts';

const HEADERS_TIMEOUT_MS = 30_000;
/**
 * Passes the API and the providers' sandboxes through under the site's own origin. The host header stays, because it
 * names the site; streams are passed on as they come. While the API is away the answer is 503 in the caller's language (R242, G30).
 */
export function apiProxy(app: FastifyInstance, { config: { apiUrl }, streams }: EdgeContext): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', wholeBody);
    scope.setErrorHandler((error, request, reply) => {
      const refusal = refusalOf(error);
      if (refusal === null) return answerError(error, request, reply);
      return refuse(reply, refusal);
    });
    for (const prefix of API_PREFIXES) {
      void scope.register(httpProxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        // A stream may be silent for long; only the start of an answer is waited for with a limit.
        undici: { bodyTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS },
        disableRequestLogging: true,
        proxyPayloads: false,
        replyOptions: {
          rewriteRequestHeaders: (request, headers) =>
            forwardedHeaders(request as FastifyRequest, headers as IncomingHttpHeaders),
          rewriteHeaders: withoutConnection,
          onResponse: (_, answer, { stream }) => {
            const reply = answer as FastifyReply;
            if (isOfBalancer(reply)) return inPlaceOf(stream, reply);
            return reply.send(isEvents(reply) ? followedStream(stream, streams) : stream);
          },
          onError: (reply, { error }) => unavailable(reply as FastifyReply, error),
        },
      });
    }
  });
}

/** What the API says of its connection to the edge is not true of the visitor's. */
function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, ...others } = headers;
  return others;
}

function isEvents(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}

/** The API answers JSON; a bare failure comes from a balancer in front of it that has found no API. */
function isOfBalancer(reply: FastifyReply): boolean {
  return [502, 503, 504].includes(reply.statusCode) && !/json/.test(String(reply.getHeader('content-type')));
}

function inPlaceOf(stream: Readable, reply: FastifyReply): void {
  stream.destroy();
  for (const name of ['content-type', 'content-length', 'content-encoding']) reply.removeHeader(name);
  unavailable(reply, new Error(`a balancer answered ${reply.statusCode}`));
}

function forwardedHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return {
    ...headers,
    host: request.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol === 'https' ? 'https' : 'http',
    'x-request-id': request.id,
  };
}

function unavailable(reply: FastifyReply, error: Error): void {
  const { request } = reply;
  const { message: cause } = error.cause instanceof Error ? error.cause : error;
  request.log.warn({ method: request.method, cause }, 'the API does not answer');
  void refuse(reply, 'unavailable');
}

/** Id of a request: the one a caller in front gave, when it is a sane one. */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

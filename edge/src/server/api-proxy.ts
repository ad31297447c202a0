import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIXES, type MessageSet } from '@mosaico/shared/contract';
import type { EdgeContext } from './edge-context.ts';
import { followedStream } from './followed-stream.ts';
import { callerLanguage } from './visitor.ts';

const HEADERS_TIMEOUT_MS = 30_000;
/** The largest body any endpoint takes (the payment provider's notices). */
const MOST_BODY_BYTES = 1024 * 1024;

const TOO_LARGE: Readonly<Record<MessageSet, string>> = {
  pt: 'A solicitação é grande demais',
  en: 'The request is too large',
  cn: '请求内容过大',
  ch: '请求内容过大',
  vi: 'Yêu cầu quá lớn',
  id: 'Permintaan terlalu besar',
  th: 'คำขอมีขนาดใหญ่เกินไป',
  msa: 'Permintaan terlalu besar',
};
const UNAVAILABLE: Readonly<Record<MessageSet, string>> = {
  pt: 'Serviço indisponível, tente novamente mais tarde',
  en: 'Service unavailable, please try again later',
  cn: '服务暂不可用，请稍后再试',
  ch: '服务暂不可用，请稍后再试',
  vi: 'Dịch vụ tạm thời gián đoạn, vui lòng thử lại sau',
  id: 'Layanan tidak tersedia, silakan coba lagi nanti',
  th: 'บริการไม่พร้อมใช้งาน โปรดลองอีกครั้งภายหลัง',
  msa: 'Perkhidmatan tidak tersedia, sila cuba sebentar lagi',
};

/**
 * Passes the API and the providers' sandboxes through under the site's own origin. The host header stays, because it
 * names the site; streams are passed on as they come. While the API is away the answer is 503 in the caller's language (R242, G30).
 */
export function apiProxy(app: FastifyInstance, { config: { apiUrl }, streams }: EdgeContext): void {
  for (const prefix of API_PREFIXES) {
    void app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      // A stream may be silent for long; only the start of an answer is waited for with a limit.
      undici: { bodyTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS },
      disableRequestLogging: true,
      preHandler: refuseLargeBody,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) =>
          forwardedHeaders(request as FastifyRequest, headers as IncomingHttpHeaders),
        onResponse: (_, reply, { stream }) =>
          (reply as FastifyReply).send(
            isEvents(reply as FastifyReply) ? followedStream(stream, streams) : stream,
          ),
        onError: (reply, { error }) => unavailable(reply as FastifyReply, error),
      },
    });
  }
}

function isEvents(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream');
}

/** Refused here: the API would close the connection in the middle of the body, which looks as if it were down. */
async function refuseLargeBody(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (Number(request.headers['content-length'] ?? 0) <= MOST_BODY_BYTES) return undefined;
  const message = TOO_LARGE[callerLanguage(request)];
  return reply
    .code(413)
    .headers({ 'cache-control': 'no-store' })
    .send({ code: 413, error: 'payload_too_large', message, request_id: request.id });
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
  const message = UNAVAILABLE[callerLanguage(request)];
  void reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .send({ code: 503, error: 'unavailable', message, request_id: request.id });
}

/** Id of a request: the one a caller in front gave, when it is a sane one. */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

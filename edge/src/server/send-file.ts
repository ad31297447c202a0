import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { StoredFile } from './stored-files.ts';

/** Sends a file: compressed when accepted, in part when a player of video asks for a part, not at all when the browser has it already. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  cacheControl: string,
): FastifyReply {
  reply.headers({
    'content-type': file.type,
    'cache-control': cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
    'accept-ranges': 'bytes',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (request.headers.range !== undefined) return sendPart(reply, file, request.headers.range);

  const offered = (['br', 'gzip'] as const).filter(
    (one) => (one === 'br' ? file.brotli : file.gzip) !== null,
  );
  const encoding = acceptedEncoding(request.headers['accept-encoding'], offered);
  if (encoding === null) return reply.send(file.plain);
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? file.brotli : file.gzip);
}

function sendPart(reply: FastifyReply, { plain }: StoredFile, header: string): FastifyReply {
  const [, from = '', to = ''] = header.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  const isSuffix = from === '';
  if (isSuffix && to === '') return reply.send(plain);
  const start = isSuffix ? Math.max(0, plain.length - Number(to)) : Number(from);
  const end = isSuffix || to === '' ? plain.length - 1 : Math.min(Number(to), plain.length - 1);
  if (start > end) return reply.code(416).header('content-range', `bytes */${plain.length}`).send();
  reply.code(206).header('content-range', `bytes ${start}-${end}/${plain.length}`);
  return reply.send(plain.subarray(start, end + 1));
}

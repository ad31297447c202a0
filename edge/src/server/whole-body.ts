import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** The largest body any endpoint takes (the payment provider's notices). */
const MOST_BODY_BYTES = 1024 * 1024;
/**
 * Of a body that is too large, so much is read and dropped: a client that is still sending would not see the answer, and a proxy in
 * front would make a 502 of it. As much as nginx lets through (deploy/nginx.conf).
 */
const MOST_DROPPED_BYTES = 8 * 1024 * 1024;

/** A body is larger than any endpoint takes. */
class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly statusCode = 413;
}

/**
 * Reads a body to its end, to be sent on in one piece: the API never waits for a slow sender, and a body without a declared
 * length is measured. Source: G30.
 *
 * @throws BodyTooLarge
 */
export async function wholeBody(
  request: FastifyRequest,
  payload: IncomingMessage,
): Promise<Readable | undefined> {
  const { headers } = request.raw;
  if (Number(headers['content-length'] ?? 0) > MOST_DROPPED_BYTES) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_DROPPED_BYTES) break;
    if (bytes <= MOST_BODY_BYTES) chunks.push(chunk);
  }
  if (bytes > MOST_BODY_BYTES) throw new BodyTooLarge();
  delete headers['transfer-encoding'];
  headers['content-length'] = String(bytes);
  return bytes === 0 ? undefined : Readable.from(Buffer.concat(chunks));
}

import type { FastifyReply } from 'fastify';

/** A later release may draw it better. */
const KEPT_SECONDS = 24 * 3_600;

/** A picture at an address of its own, which sites show. */
export function sendSvg(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .send(svg);
}

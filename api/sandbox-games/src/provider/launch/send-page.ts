import type { FastifyReply } from 'fastify';

/** Scripts and styles come from files of our own only; nothing inline, no other frame's child. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Sends a page of a game, which may stand in a frame of its own site only. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}

import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie: a random word that stands for this browser, so that it keeps its share of canaries. It says nothing of a person. */
export const VISITOR_COOKIE = 'visitor';
const ID_BYTES = 16;
const ID = /^[A-Za-z0-9_-]{22}$/;
const YEAR_SECONDS = 31_536_000;

/** An id as this site gives it, else empty. */
export function knownId(value: string): string {
  return ID.test(value) ? value : '';
}

/** Gives a browser its id, with the page. No script can read it, and it goes to no other site. */
export function giveId(request: FastifyRequest, reply: FastifyReply): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const parts = [
    `${VISITOR_COOKIE}=${id}`,
    'Path=/',
    `Max-Age=${YEAR_SECONDS}`,
    'HttpOnly',
    // Also sent when another site's link leads here: the first page is of the same share as the next.
    'SameSite=Lax',
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
  return id;
}

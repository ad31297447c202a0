import type { FastifyReply, FastifyRequest } from 'fastify';
import { PREVIEW_COOKIE } from '../paths.ts';

/** Headers of a page of a preview: kept nowhere, and found by no search engine. */
export const PREVIEW_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;

/** Puts a browser into a preview, until that expires. No script can read the token, and no other site gets it. */
export function enterPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
): void {
  const parts = [
    `${PREVIEW_COOKIE}=${token}`,
    'Path=/',
    `Max-Age=${Math.max(0, Math.floor(seconds))}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}

/** Takes a browser out of its preview. */
export function forgetPreview(request: FastifyRequest, reply: FastifyReply): void {
  enterPreview(request, reply, '', 0);
}

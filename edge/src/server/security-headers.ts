import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const COMMON = {
  // The policy of a page has a nonce of its own (`pageHeaders`).
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
} as const;
const overHttp = helmet({ ...COMMON, strictTransportSecurity: false });
// A tenant's other host names are not ours to decide on.
const overTls = helmet({ ...COMMON, strictTransportSecurity: { includeSubDomains: false } });

/** Headers of every answer. Only over TLS, here or at a trusted proxy, a browser is told to keep to it. */
export function commonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const protect = request.protocol === 'https' ? overTls : overHttp;
    protect(request.raw, reply.raw, () => done());
  });
}

/**
 * Headers of every page. The nonce is new for each answer. `no-store` would keep pages out of the browser's cache of whole pages, from which
 * "back" brings them at once; nothing of a member is in them. `vary: *` keeps the HTML itself from being used again, also by "back".
 *
 * @param dev origins of developers' servers; empty in production
 */
export function pageHeaders(nonce: string, dev: readonly string[]): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy(nonce, dev),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    vary: '*',
  };
}

function contentSecurityPolicy(nonce: string, dev: readonly string[]): string {
  const sockets = dev.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...dev].join(' '),
    ["font-src 'self'", ...dev].join(' '),
    ["media-src 'self'", ...dev].join(' '),
    ["connect-src 'self'", ...dev, ...sockets].join(' '),
    // Games of other origins open as a page of their own.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ');
}

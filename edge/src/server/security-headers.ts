/** Origins that the policy allows beyond the site's own. */
export interface PolicyOrigins {
  /** Game providers whose pages may fill the game frame. */
  readonly games: readonly string[];
  /** Servers of developers; empty in production. */
  readonly dev: readonly string[];
}

/** Headers of every page. The nonce is new for each answer. */
export function pageHeaders(nonce: string, origins: PolicyOrigins): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(nonce, origins),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    vary: 'accept-encoding, cookie',
  };
}

function contentSecurityPolicy(nonce: string, { games, dev }: PolicyOrigins): string {
  const sockets = dev.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...dev].join(' '),
    ["font-src 'self'", ...dev].join(' '),
    ["media-src 'self'", ...dev].join(' '),
    ["connect-src 'self'", ...dev, ...sockets].join(' '),
    ["frame-src 'self'", ...games].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ');
}

import { DESK_PATHS } from '../../../desk/wire.ts';

/** Headers of the page. Nothing may run or be shown in it but what this process serves. */
export function deskHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  };
}

/** The page: one script, which draws all of it. */
export function deskPage(script: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Mosaico operations</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style nonce="${nonce}">html{background:#07130f}</style>
<script type="module" src="${DESK_PATHS.files}/${script}" nonce="${nonce}"></script>
</head>
<body><div id="root"></div><noscript>The desk needs JavaScript. The same is to be had with "pnpm release status".</noscript></body>
</html>
`;
}

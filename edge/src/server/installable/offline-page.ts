import {
  htmlLangOf,
  OFFLINE_PATH,
  SITE_THEMES,
  type MessageSet,
  type SiteTheme,
} from '@mosaico/shared/contract';
import { escapeHtml } from '../escape-html.ts';
import { PAGE_COLOURS } from '../page-colours.ts';
import type { SiteFacts } from '../site-facts.ts';
import { OFFLINE_TEXTS } from './offline-texts.ts';

/** Two bands of the promenade's wave, wide enough for any screen. */
const WAVE =
  'M-30 19C-21.65 9.82-18.35 9.82-10 19C-1.65 28.18 1.65 28.18 10 19C18.35 9.82 21.65 9.82 30 19C38.35 28.18 41.65 28.18 50 19L52.8 25.2C44.45 34.38 41.15 34.38 32.8 25.2C24.45 16.02 21.15 16.02 12.8 25.2C4.45 34.38 1.15 34.38-7.2 25.2C-15.55 16.02-18.85 16.02-27.2 25.2Z';

/**
 * Asks for the wanted page at growing intervals, and at once when the browser says that there is a network; any answer loads
 * it. The browser's word alone is not enough: it can come before a request gets through, and does not come at all when it was
 * the server that did not answer. Under its own address the page stays: there is nothing else to load.
 */
const COME_BACK = `
let waitMs = 500, timer;
async function look() {
  clearTimeout(timer);
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10000) });
    location.reload();
  } catch {
    clearTimeout(timer);
    waitMs = Math.min(waitMs * 2, 30000);
    timer = setTimeout(look, waitMs);
  }
}
if (location.pathname !== '${OFFLINE_PATH}') {
  addEventListener('online', () => { waitMs = 500; return look(); });
  timer = setTimeout(look, waitMs);
}
`;

/**
 * The page that stands in for every other one while there is no network: complete in itself, because nothing can be
 * fetched then. It stands under the address the player wanted: loading again is trying again.
 */
export function offlinePage({ name, theme }: SiteFacts, set: MessageSet, nonce: string): string {
  const { title, text, money, retry } = OFFLINE_TEXTS[set];
  return `<!doctype html>
<html lang="${htmlLangOf(set)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${title} | ${name}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${SITE_THEMES[theme]}">
<meta name="robots" content="noindex">
<style nonce="${nonce}">${stylesOf(theme)}</style>
</head>
<body>
<svg aria-hidden="true" class="wave"><defs><pattern id="w" width="40" height="20" patternUnits="userSpaceOnUse" patternTransform="scale(4)"><path d="${WAVE}" transform="translate(0 -12)"/></pattern></defs><rect width="100%" height="100%" fill="url(#w)"/></svg>
<main>
<svg aria-hidden="true" class="mark" viewBox="0 0 40 40"><clipPath id="c"><rect width="40" height="40" rx="12"/></clipPath><g clip-path="url(#c)"><rect width="40" height="40" class="tile"/><circle cx="28.5" cy="10" r="5.2" class="sun"/><path d="${WAVE}"/><path d="${WAVE}" transform="translate(0 10)"/><path d="${WAVE}" transform="translate(0 20)"/></g></svg>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p class="quiet">${escapeHtml(money)}</p>
<a href="">${escapeHtml(retry)}</a>
</main>
<script nonce="${nonce}">${COME_BACK}</script>
</body>
</html>
`;
}

function stylesOf(theme: SiteTheme): string {
  const { lit, action, ink, text } = PAGE_COLOURS[theme];
  return [
    `html{background:${SITE_THEMES[theme]};color:${text};color-scheme:dark}`,
    `body{margin:0;min-height:100dvh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;background:radial-gradient(90% 60% at 50% 0,${lit},transparent)}`,
    `main{position:relative;display:grid;justify-items:center;gap:1rem;max-width:24rem;padding:2rem 1.5rem;text-align:center}`,
    `.wave{position:fixed;inset:0;width:100%;height:100%;opacity:.07;fill:${action}}`,
    `.mark{width:5rem;height:5rem;fill:${ink}}.tile{fill:${action}}.sun{fill:#f8d281}`,
    `h1{margin:0;font-size:1.625rem;line-height:1.15;letter-spacing:-.02em}p{margin:0}.quiet{opacity:.8;font-size:.875rem}`,
    `a{display:inline-grid;place-items:center;min-height:3rem;margin-top:.5rem;padding:0 1.75rem;border-radius:14px;background:${action};color:${ink};font-weight:700;text-decoration:none}`,
    `a:focus-visible{outline:3px solid ${text};outline-offset:3px}`,
  ].join('');
}

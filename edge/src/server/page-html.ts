import {
  RELEASE_MAP_ELEMENT,
  SITE_CONFIG_ELEMENT,
  type Asset,
  type ReleaseMap,
  type SiteConfig,
} from '@mosaico/shared/contract';
import type { PageModel } from './page-model.ts';

/** The edge serves the API under the site's own origin. */
const SITE_CONFIG: SiteConfig = { apiBase: '', adminBase: '' };
/** Ground of the default theme; the shell sets the site's own. */
const THEME_COLOUR = '#07130f';

/**
 * Writes a page. The order of the head is what makes the load flat: first the shell's scripts, then the route's, then
 * its data, then the release map; the frame in the body paints before any of them has run.
 * @param frame markup of the shell's static frame, empty where the route stands outside the layout
 */
export function pageHtml(model: PageModel, map: ReleaseMap, frame: string, nonce: string): string {
  return `<!doctype html>
<html lang="${escape(model.htmlLang)}" data-frame="${model.frame}" data-skeleton="${model.skeleton}">
<head>
<meta charset="utf-8">
<title>${escape(model.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${THEME_COLOUR}">
<meta name="description" content="${escape(model.description)}">
<link rel="icon" href="/favicon.ico">
${lines([
  ...model.scripts.map((asset) => `<script defer ${loading('src', asset, nonce)}></script>`),
  ...model.preloadScripts.map((asset) => `<link rel="preload" as="script" ${loading('href', asset, nonce)}>`),
  ...model.preloadData.map(
    (url) => `<link rel="preload" as="fetch" href="${escape(url)}" crossorigin="anonymous">`,
  ),
  ...model.preloadFonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${escape(url)}" crossorigin="anonymous">`,
  ),
  json(RELEASE_MAP_ELEMENT, map, nonce),
  json(SITE_CONFIG_ELEMENT, SITE_CONFIG, nonce),
])}
</head>
<body>
${bodyOf(frame, nonce)}
<noscript>${escape(model.needsScript)}</noscript>
</body>
</html>
`;
}

/** The frame stands in the root element, where the shell's first rendering replaces it; it may bring that element itself. */
function bodyOf(frame: string, nonce: string): string {
  const markup = frame.replaceAll('<style data-frame', `<style nonce="${nonce}" data-frame`);
  return /\bid="root"/.test(markup) ? markup : `<div id="root">${markup}</div>`;
}

function loading(attribute: 'src' | 'href', { url, integrity }: Asset, nonce: string): string {
  return `${attribute}="${escape(url)}" integrity="${escape(integrity)}" crossorigin="anonymous" nonce="${nonce}"`;
}

/** JSON inside HTML: no `<` may end the element or open a comment. */
function json(id: string, value: unknown, nonce: string): string {
  const text = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/json" id="${id}" nonce="${nonce}">${text}</script>`;
}

function escape(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function lines(parts: readonly string[]): string {
  return parts.join('\n');
}

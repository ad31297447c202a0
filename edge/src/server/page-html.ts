import {
  FRAME_STYLE,
  MANIFEST_PATH,
  RELEASE_MAP_ELEMENT,
  ROOT_ELEMENT,
  setText,
  SITE_CONFIG_ELEMENT,
  SITE_THEMES,
  SKELETON_ATTRIBUTE,
  THEME_ATTRIBUTE,
  type Asset,
  type ReleaseMap,
  type SiteConfig,
} from '@mosaico/shared/contract';
import { escapeHtml } from './escape-html.ts';
import { jsonElement } from './json-element.ts';
import { needsScript } from './needs-script.ts';
import type { PageModel } from './page-model.ts';
import { FAVICON_PATH, iconUrl } from './paths.ts';
import type { DrawnView } from './screens/draw-view.ts';
import { servedBody, servedRules } from './screens/first-screen-html.ts';
import type { View } from './screens/view.ts';
import { siteDataUrl } from './site-facts.ts';
import { messageTemplate, watchdogTag } from './watchdog/watchdog-html.ts';

export interface PageParts {
  readonly map: ReleaseMap;
  readonly config: SiteConfig;
  /** Markup of the shell's static frame, empty where the route stands outside the layout or its first screen is drawn. */
  readonly frame: string;
  /** Null: the frame is the first paint. */
  readonly first: FirstPaint | null;
  /** Markup that says which preview this is; empty on the pages of players. */
  readonly banner: string;
  readonly nonce: string;
}

/** The first screen of a view, as the live releases have drawn it. */
export interface FirstPaint {
  readonly view: View;
  readonly drawn: DrawnView;
}

/**
 * Writes a page. The order of the head is what makes the load flat: first the shell's scripts, then the route's, then
 * its data, then the release map; the first screen or the frame in the body paints before any of them has run. The watchdog stands before
 * them, because it has to hear when they fail.
 */
export function pageHtml(model: PageModel, { map, config, frame, first, banner, nonce }: PageParts): string {
  const answered = first ? answeredBy(first) : [];
  const asked = model.preloadData.filter((url) => !answered.includes(url));
  // A page that brings the data asks for the member at most.
  const asksAtOnce = asked.length > 0 || model.viewer === 'member';
  return `<!doctype html>
<html lang="${escapeHtml(model.htmlLang)}" data-frame="${model.frame}" ${SKELETON_ATTRIBUTE}="${model.skeleton}" ${THEME_ATTRIBUTE}="${model.theme}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(model.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${SITE_THEMES[model.theme]}">
<meta name="description" content="${escapeHtml(model.description)}">
<link rel="icon" href="${FAVICON_PATH}">
<link rel="manifest" href="${MANIFEST_PATH}" crossorigin="use-credentials">
<link rel="apple-touch-icon" href="${iconUrl(model.theme, 'apple-touch-icon.png')}">
${lines([
  ...(model.isIndexed ? [] : ['<meta name="robots" content="noindex">']),
  watchdogTag({ version: map.shell, scripts: model.scripts, set: setText(map) }, nonce),
  ...model.scripts.map((asset) => `<script defer ${loading('src', asset, nonce)}></script>`),
  ...[...model.preloadScripts, ...(asksAtOnce ? model.clientScripts : [])].map(
    (asset) => `<link rel="preload" as="script" ${loading('href', asset, nonce)}>`,
  ),
  ...asked.map((url) => `<link rel="preload" as="fetch" href="${escapeHtml(url)}" crossorigin="anonymous">`),
  ...model.preloadFonts.map(
    (url) =>
      `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin="anonymous">`,
  ),
  jsonElement(RELEASE_MAP_ELEMENT, map, nonce),
  jsonElement(SITE_CONFIG_ELEMENT, config, nonce),
  ...(first ? [servedRules(first.view, first.drawn, nonce)] : []),
])}
</head>
<body>
${first ? servedBody(first.view, first.drawn, nonce) : bodyOf(frame, nonce)}
${needsScript({ ...model, text: model.needsScript }, nonce)}
${messageTemplate(model.failure, model.theme, nonce)}${banner}
</body>
</html>
`;
}

/** The frame stands in the root element, where the shell's first rendering replaces it; it may bring that element itself. */
function bodyOf(frame: string, nonce: string): string {
  const markup = frame.replaceAll(`<style ${FRAME_STYLE}`, `<style nonce="${nonce}" ${FRAME_STYLE}`);
  return markup.includes(` id="${ROOT_ELEMENT}"`) ? markup : `<div id="${ROOT_ELEMENT}">${markup}</div>`;
}

/** What the page brings along: nobody asks for it. */
function answeredBy({ view: { visitor }, drawn }: FirstPaint): readonly string[] {
  return [siteDataUrl(visitor.host, visitor.lang), ...drawn.answered];
}

function loading(attribute: 'src' | 'href', { url, integrity }: Asset, nonce: string): string {
  return `${attribute}="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous" nonce="${nonce}"`;
}

function lines(parts: readonly string[]): string {
  return parts.join('\n');
}

import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EDGE_PREFIXES, setText, type MessageSet, type SiteConfig } from '@mosaico/shared/contract';
import { networkOf } from '@mosaico/shared/server';
import { acceptedEncoding } from './accepted-encoding.ts';
import { compositionOf } from './canary/variants.ts';
import { giveId } from './canary/visitor-id.ts';
import type { EdgeContext } from './edge-context.ts';
import { firstFonts } from './file-routes.ts';
import { findRoute } from './find-route.ts';
import { mapInLanguage } from './map-in-language.ts';
import { pageHtml, type FirstPaint } from './page-html.ts';
import { pageModel } from './page-model.ts';
import type { Composition } from './composition.ts';
import { pageHeaders } from './security-headers.ts';
import { NONCE_BYTES } from './prepared-page/template.ts';
import { previewBanner } from './preview/preview-banner.ts';
import { forgetPreview, PREVIEW_HEADERS } from './preview/preview-cookie.ts';
import { setSeen, type ShownPreview } from './preview/previews.ts';
import type { FirstScreens } from './screens/first-screens.ts';
import { compareViewer, keepPresses } from './screens/first-screen-html.ts';
import type { SiteFacts } from './site-facts.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import { compositionWithout } from './watchdog/composition-without.ts';
import { watchdogScript } from './watchdog/watchdog-script.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Fast enough for every page view; higher levels save little on a page of a few KB. */
const BROTLI_QUALITY = 5;
/** Files, and addresses that programs ask for: an HTML page is of no use to them. */
const NO_PAGE = new RegExp(`\\.[A-Za-z0-9]+$|^(?:${EDGE_PREFIXES.join('|')})(?:/|$)`);
const NO_SHELL =
  'No shell is live yet. Publish and activate one: pnpm release publish shell, pnpm release activate shell\n';

/** Pages: one HTML document for every path that is no file. An unknown path gets it too, with status 404 (R33). */
export function pageRoute(app: FastifyInstance, context: EdgeContext): void {
  // Bundled now: the first visitor does not wait for them.
  for (const script of [watchdogScript, compareViewer, keepPresses]) script();
  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (NO_PAGE.test(path))
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('There is no such file');
    const live = await context.composition.current();
    if (!live)
      return reply
        .code(503)
        .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(NO_SHELL);
    return await sendPage(request, reply, context, live, path);
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: EdgeContext,
  live: Composition,
  path: string,
) {
  const asking = visitorOf(request);
  const visitor = asking.id === '' ? { ...asking, id: giveId(request, reply) } : asking;
  const preview = await context.previews.of(visitor);
  const own = preview?.composition ?? compositionOf(live, visitor);
  const composition = compositionWithout([visitor.failedShell], own) ?? own;
  const nonce = viewOf(context, composition, preview !== null);
  const seen = preview ? 'preview' : 'page';
  context.evidence?.note(visitor.id, setSeen(composition, preview), seen, networkOf(request.ip));
  const facts = await context.facts.of(visitor.host, visitor.lang);
  const local = preview?.local === undefined ? [] : [preview.local];
  reply.headers(pageHeaders(nonce, [...context.overrides.origins, ...local]));
  const page = { composition, path, visitor, facts, preview: composition === own ? preview : null };
  if (preview) reply.headers(PREVIEW_HEADERS);
  else if (visitor.preview !== '') forgetPreview(request, reply);

  const screens = screensFor(context, preview);
  const first = composition === own ? await firstPaintOf(screens, page) : null;
  if (first && !preview) {
    if (!first.view.route.indexed) reply.header('x-robots-tag', 'noindex');
    const prepared = await context.pages.of(first.drawn, composition, async (marker) => {
      const { html } = await writePage(context, page, first, marker);
      return html;
    });
    const encoding = encodingOf(request, reply);
    return reply.send(await prepared.as(encoding, nonce));
  }

  const { model, html } = await writePage(context, page, first, nonce);
  reply.code(model.isKnownRoute ? 200 : 404);
  if (!model.isIndexed && !preview) reply.header('x-robots-tag', 'noindex');
  return await sendCompressed(request, reply, html);
}

/** What is on the visitor's own machine is drawn by their browser alone. */
function screensFor({ firstScreens, previewScreens }: EdgeContext, preview: ShownPreview | null) {
  if (!preview) return firstScreens;
  return preview.local === undefined ? previewScreens.of(preview.composition) : null;
}

/** The nonce of a page is what its reports are known by. */
function viewOf({ loop }: Pick<EdgeContext, 'loop'>, { map }: Composition, isPreview: boolean): string {
  const set = setText(map);
  if (loop) return isPreview ? loop.issuePreview(set) : loop.issue(set);
  return randomBytes(NONCE_BYTES).toString('base64');
}

interface Page {
  readonly composition: Composition;
  readonly path: string;
  readonly visitor: Visitor;
  readonly facts: SiteFacts;
  readonly preview: ShownPreview | null;
}

async function firstPaintOf(firstScreens: FirstScreens | null, page: Page): Promise<FirstPaint | null> {
  const found = firstScreens && findRoute(page.composition, page.path, page.facts);
  if (!found) return null;
  const view = { ...page, ...found };
  const drawn = await firstScreens.of(view);
  return drawn && { view, drawn };
}

async function writePage(context: EdgeContext, page: Page, first: FirstPaint | null, nonce: string) {
  const { composition, path, visitor, facts, preview } = page;
  const model = pageModel(composition, path, visitor, facts, await firstFonts(context));
  const hasFrame = first === null && model.frame === 'main';
  const frame = hasFrame ? await frameOf(context, composition, visitor.set) : '';
  const parts = {
    map: mapInLanguage(composition.map, visitor.set),
    config: siteConfigOf(context),
    frame,
    first,
    banner: preview ? previewBanner(preview, visitor.set, nonce) : '',
    nonce,
  };
  return { model, html: pageHtml(model, parts) };
}

/** The edge serves the API under the site's own origin. */
function siteConfigOf({ config }: EdgeContext): SiteConfig {
  return { apiBase: '', adminBase: '', redirectOrigins: [...config.redirectOrigins, ...config.gameOrigins] };
}

/** The frame is a first paint only: without it the page still works, so a damaged one is left out. */
async function frameOf({ files }: EdgeContext, { shell }: Composition, set: MessageSet): Promise<string> {
  const { area, version, frames } = shell.release;
  const path = frames[set] ?? frames.pt;
  if (path === undefined || shell.isDev) return '';
  const file = await files.ofRelease(area, version, path).catch(() => null);
  return file?.plain.toString('utf8') ?? '';
}

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = encodingOf(request, reply);
  if (encoding === null) return reply.send(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return reply.send(encoding === 'br' ? await brotli(html, { params }) : await zip(html));
}

/** How the page is compressed, which its headers say. */
function encodingOf(request: FastifyRequest, reply: FastifyReply): 'br' | 'gzip' | null {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return encoding;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

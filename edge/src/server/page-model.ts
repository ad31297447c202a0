import {
  htmlLangOf,
  requestUrl,
  titleLanguageOf,
  type AreaRoute,
  type Asset,
  type MessageSet,
  type SiteTheme,
  type Viewer,
} from '@mosaico/shared/contract';
import { findRoute } from './find-route.ts';
import { PAGE_TEXTS, type PageTexts } from './page-texts.ts';
import { assetOf, type Composition, type ServedRelease } from './composition.ts';
import { siteDataUrl, type SiteFacts } from './site-facts.ts';
import type { Visitor } from './visitor.ts';

/** Everything a page says, before it is written as HTML. */
export interface PageModel extends PageTexts {
  readonly isKnownRoute: boolean;
  readonly viewer: Viewer;
  readonly htmlLang: string;
  readonly title: string;
  readonly siteName: string;
  readonly theme: SiteTheme;
  /** False: search engines are told to leave the page out. */
  readonly isIndexed: boolean;
  readonly frame: AreaRoute['frame'];
  readonly skeleton: AreaRoute['skeleton'];
  /** The shell's scripts, in order. */
  readonly scripts: readonly Asset[];
  /** Scripts the route needs next. */
  readonly preloadScripts: readonly Asset[];
  /** The shell's HTTP client, for the first data requests. */
  readonly clientScripts: readonly Asset[];
  /**
   * Addresses of the first data requests, for a visitor. A member's carry their session, which the page cannot ask with ahead: the same
   * would be fetched twice.
   */
  readonly preloadData: readonly string[];
  readonly preloadFonts: readonly string[];
}

const NOT_FOUND_TITLE = { en: 'Page not found', zh: '页面未找到' };

/** Decides what the page of a path holds for this visitor. Pure. Source: docs/architecture.md, "A page view". */
export function pageModel(
  composition: Composition,
  path: string,
  visitor: Visitor,
  facts: SiteFacts,
  fonts: readonly string[] = [],
): PageModel {
  const { served = null, route = null } = findRoute(composition, path, facts) ?? {};
  const title = route?.title ?? NOT_FOUND_TITLE;
  return {
    isKnownRoute: route !== null && facts.isFound,
    viewer: visitor.viewer,
    htmlLang: htmlLangOf(visitor.set),
    title: `${title[titleLanguageOf(visitor.set)]} | ${facts.name}`,
    siteName: facts.name,
    theme: facts.theme,
    isIndexed: route !== null && route.indexed && facts.isFound,
    ...PAGE_TEXTS[visitor.set],
    frame: route?.frame ?? 'main',
    skeleton: route?.skeleton ?? 'blank',
    scripts: shellScripts(composition),
    preloadScripts: [
      ...routeScripts(served, visitor.set, composition.shell),
      ...messages(composition.shell, visitor.set),
    ],
    clientScripts: composition.shell.release.chunks.flatMap((file) => assetOf(composition.shell, file) ?? []),
    preloadData: visitor.viewer === 'member' ? [] : firstRequests(route, visitor),
    preloadFonts: fonts,
  };
}

/** The shell's scripts, in the order they run. */
export function shellScripts({ shell }: Composition): Asset[] {
  return shell.release.entry.flatMap((file) => assetOf(shell, file) ?? []);
}

function routeScripts(served: ServedRelease | null, set: MessageSet, shell: ServedRelease): Asset[] {
  if (!served || served === shell) return [];
  const { entry, chunks } = served.release;
  return [...[...entry, ...chunks].flatMap((file) => assetOf(served, file) ?? []), ...messages(served, set)];
}

function messages(served: ServedRelease, set: MessageSet): Asset[] {
  const file = served.release.messages[set];
  return file === undefined ? [] : [assetOf(served, file)].filter((asset) => asset !== null);
}

function firstRequests(route: AreaRoute | null, { host, lang }: Visitor): string[] {
  const ofRoute = (route?.data ?? []).map(({ endpoint, query }) =>
    requestUrl(endpoint.slice('GET '.length), query, lang),
  );
  return host === '' ? ofRoute : [siteDataUrl(host, lang), ...ofRoute];
}

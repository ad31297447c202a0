import {
  htmlLangOf,
  requestUrl,
  titleLanguageOf,
  type AreaRoute,
  type Asset,
  type MessageSet,
} from '@mosaico/shared/contract';
import { assetOf, type LiveSite, type ServedRelease } from './release-map.ts';
import type { Visitor } from './visitor.ts';

/** Everything a page says, before it is written as HTML. */
export interface PageModel {
  readonly isKnownRoute: boolean;
  readonly htmlLang: string;
  readonly title: string;
  readonly description: string;
  readonly needsScript: string;
  readonly frame: AreaRoute['frame'];
  readonly skeleton: AreaRoute['skeleton'];
  /** The shell's scripts, in order. */
  readonly scripts: readonly Asset[];
  /** Scripts the route needs next. */
  readonly preloadScripts: readonly Asset[];
  /** Addresses of the first data requests. */
  readonly preloadData: readonly string[];
  readonly preloadFonts: readonly string[];
}

interface Texts {
  readonly description: string;
  readonly needsScript: string;
}

const TEXTS: Readonly<Record<MessageSet, Texts>> = {
  pt: {
    description: 'Cassino on-line: jogos, PIX e promoções. Para maiores de 18 anos.',
    needsScript: 'Este site precisa de JavaScript. Ative-o no navegador e recarregue a página.',
  },
  en: {
    description: 'Online casino: games, PIX and promotions. For adults over 18.',
    needsScript: 'This site needs JavaScript. Please switch it on in your browser and reload the page.',
  },
  cn: {
    description: '在线娱乐场：游戏、PIX 与优惠活动。仅限 18 岁以上人士。',
    needsScript: '本网站需要 JavaScript。请在浏览器中启用后重新加载页面。',
  },
  ch: {
    description: '在线娱乐场：游戏、PIX 与优惠活动。仅限 18 岁以上人士。',
    needsScript: '本网站需要 JavaScript。请在浏览器中启用后重新加载页面。',
  },
  vi: {
    description: 'Sòng bạc trực tuyến: trò chơi, PIX và khuyến mãi. Dành cho người trên 18 tuổi.',
    needsScript: 'Trang web này cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang.',
  },
  id: {
    description: 'Kasino daring: permainan, PIX, dan promosi. Khusus usia 18 tahun ke atas.',
    needsScript: 'Situs ini memerlukan JavaScript. Aktifkan di peramban Anda lalu muat ulang halaman.',
  },
  th: {
    description: 'คาสิโนออนไลน์: เกม PIX และโปรโมชัน สำหรับผู้มีอายุ 18 ปีขึ้นไป',
    needsScript: 'เว็บไซต์นี้ต้องใช้ JavaScript โปรดเปิดใช้งานในเบราว์เซอร์แล้วโหลดหน้านี้ใหม่',
  },
  msa: {
    description: 'Kasino dalam talian: permainan, PIX dan promosi. Untuk 18 tahun ke atas.',
    needsScript: 'Laman ini memerlukan JavaScript. Sila hidupkan dalam pelayar anda dan muat semula halaman.',
  },
};

const NOT_FOUND_TITLE = { en: 'Page not found', zh: '页面未找到' };

/** Decides what the page of a path holds for this visitor. Pure. Source: federation-notes, "How to flatten". */
export function pageModel(
  site: LiveSite,
  path: string,
  visitor: Visitor,
  fonts: readonly string[] = [],
): PageModel {
  const { served, route } = findRoute(site, path);
  const title = route?.title ?? NOT_FOUND_TITLE;
  return {
    isKnownRoute: route !== null,
    htmlLang: htmlLangOf(visitor.set),
    title: title[titleLanguageOf(visitor.set)],
    ...TEXTS[visitor.set],
    frame: route?.frame ?? 'main',
    skeleton: route?.skeleton ?? 'blank',
    scripts: site.shell.release.entry.flatMap((file) => assetOf(site.shell, file) ?? []),
    preloadScripts: [...routeScripts(served, visitor.set, site.shell), ...messages(site.shell, visitor.set)],
    preloadData: [siteRequest(visitor), ...routeRequests(route, visitor.lang)].filter((url) => url !== ''),
    preloadFonts: fonts,
  };
}

function findRoute(site: LiveSite, path: string): { served: ServedRelease | null; route: AreaRoute | null } {
  for (const served of [site.shell, ...site.areas]) {
    const route = served.release.declaration.routes.find((one) => one.path === path);
    if (route) return { served, route };
  }
  return { served: null, route: null };
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

function siteRequest({ host, lang }: Visitor): string {
  return host === '' ? '' : requestUrl('/api/dynamicwebs/getdata', { sitename: host }, lang);
}

function routeRequests(route: AreaRoute | null, lang: string): string[] {
  return (route?.data ?? []).map(({ endpoint, query }) =>
    requestUrl(endpoint.slice('GET '.length), query, lang),
  );
}

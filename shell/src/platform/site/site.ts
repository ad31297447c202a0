import { skip } from 'rxjs';
import type { ApiCaller, Data } from '@mosaico/shared/api';
import { isApiError } from '@mosaico/shared/area';
import type { LanguageReader, Reactive, Site } from '@mosaico/shared/contract';
import { createReactive } from '@mosaico/shared/reactive';
import { askUntilAnswered } from '../session/ask-until-answered.ts';
import type { PagePresence } from '../session/waits.ts';
import {
  DEFAULT_LANGUAGES,
  offeredLanguages,
  suppliedBy,
  type OfferedLanguage,
} from './offered-languages.ts';

export type SiteData = Data<'GET /api/dynamicwebs/getdata'>;

/** The tenant, and what only the layout needs of it. */
export interface ShellSite {
  readonly site: Reactive<Site>;
  /** Theme, legal texts and switches; null until the answer has come. */
  readonly details: Reactive<SiteData | null>;
  /** What the switcher offers, with names. */
  readonly languages: Reactive<readonly OfferedLanguage[]>;
  /** True when the server knows no site of this host (R13). */
  readonly isMissing: Reactive<boolean>;
  /**
   * Asks the operator's API (R177), which knows this machine as its development site (R180), until there is an answer. The
   * neutral site, or the data of an earlier answer, stay until then. Only the latest call counts.
   */
  load(): Promise<void>;
  /** Asks for names and flags of the languages anew (R176); a failure changes nothing and shows nothing (R240). */
  refreshLanguages(): Promise<void>;
}

export interface SiteParts extends PagePresence {
  /** Name of the host, without port. */
  readonly hostname: string;
  readonly api: ApiCaller;
  /** Some of the site's data are in the player's language: a change asks for them anew. */
  readonly language: Pick<LanguageReader, 'current'>;
  /** The data that came with the page; null when none did. */
  readonly served: SiteData | null;
  /** Told once per call of `load` that the answer is late, and why. */
  readonly report: (error: unknown) => void;
}

/** The site as areas know it. Pure. */
export function siteOf(data: SiteData, host: string) {
  return {
    key: data.site,
    host: host.toLowerCase(),
    name: data.site_name,
    languages: offeredLanguages(suppliedBy(data), data.features),
    isSandbox: data.is_sandbox,
    features: data.features,
  } satisfies Site;
}

export function createSite(parts: SiteParts): ShellSite {
  const { api, language } = parts;
  const host = parts.hostname.toLowerCase();
  const languages = createReactive(DEFAULT_LANGUAGES);
  const site = createReactive<Site>({
    key: '',
    host,
    name: 'Mosaico',
    languages: languages.value,
    isSandbox: true,
    features: [],
  });
  const details = createReactive<SiteData | null>(null);
  const isMissing = createReactive(false);
  let loads = 0;

  function take(data: SiteData): void {
    const next = siteOf(data, host);
    isMissing.set(false);
    details.set(data);
    languages.set(next.languages);
    site.set(next);
  }
  /** @returns false when the question may be asked again */
  async function ask(isLatest: () => boolean, report: (error: unknown) => void): Promise<boolean> {
    if (!isLatest()) return true;
    try {
      const { data } = await api.call('GET /api/dynamicwebs/getdata', { query: { sitename: host } });
      if (isLatest()) take(data);
      return true;
    } catch (error) {
      if (!isLatest()) return true;
      if (!isApiError(error)) throw error;
      if (error.error === 'site_not_found') {
        // A site that has been shown stays, even if the server no longer knows it.
        isMissing.set(details.value === null);
        return true;
      }
      report(error);
      return false;
    }
  }
  async function load(): Promise<void> {
    const mine = (loads += 1);
    const isLatest = () => mine === loads;
    const report = once(parts.report);
    await askUntilAnswered(parts, () => ask(isLatest, report));
  }
  async function refreshLanguages(): Promise<void> {
    const { key, features } = site.value;
    try {
      const { data } = await api.call('GET /api/language/getList', { query: key ? { site: key } : {} });
      if (site.value.key !== key) return;
      const offered = offeredLanguages(data, features);
      languages.set(offered);
      site.set({ ...site.value, languages: offered });
    } catch {
      // The default list stays (R240).
    }
  }

  if (parts.served) take(parts.served);
  language.current.changes$.pipe(skip(1)).subscribe(() => void load().catch(parts.report));
  return { site, details, languages, isMissing, load, refreshLanguages };
}

function once(run: (error: unknown) => void): (error: unknown) => void {
  let isDone = false;
  return (error) => {
    if (!isDone) run(error);
    isDone = true;
  };
}

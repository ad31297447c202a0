import { createHash } from 'node:crypto';
import { z } from 'zod';
import { requestUrl, SITE_THEMES, type SiteFeature, type SiteTheme } from '@mosaico/shared/contract';
import { askApi } from './ask-api.ts';

/** What the edge must know of a tenant to write its pages (R13, R178). */
export interface SiteFacts {
  readonly name: string;
  readonly theme: SiteTheme;
  /** False when the API knows no site of this host (R13). */
  readonly isFound: boolean;
  /** Null while the API cannot be asked: nothing is known to be off. */
  readonly features: readonly SiteFeature[] | null;
  /** All that the API says of the site, in the language that was asked for; null when it is not known, or there is no site. */
  readonly siteData: unknown;
  /** Tells one siteData from another; empty without. */
  readonly siteDataHash: string;
}

/** What a page says while the facts of its site are not known. */
export const NEUTRAL_SITE: SiteFacts = {
  name: 'Mosaico',
  theme: 'aurora',
  isFound: true,
  features: null,
  siteData: null,
  siteDataHash: '',
};
const NO_SITE: SiteFacts = { ...NEUTRAL_SITE, isFound: false, features: [] };

/** How long an answer is good, and how long a failure keeps from asking again. */
const FRESH_MS = 30_000;
const AFTER_FAILURE_MS = 3_000;
/** The first page of a host waits this long for its facts; later pages do not wait for newer ones. */
const PATIENCE_MS = 400;
/** A request for a site's data that takes longer than this has failed. */
const TIMEOUT_MS = 5_000;
/** Callers can claim any host, so the number of what is kept is limited. */
const MOST_KEPT = 500;

const answerSchema = z.object({
  data: z.looseObject({
    site_name: z.string().min(1),
    theme: z.enum(Object.keys(SITE_THEMES) as [SiteTheme, ...SiteTheme[]]),
    features: z.array(z.string()),
  }),
});

export interface SiteFactsReader {
  /** Facts of the site of a host, in a language; the neutral ones when they are not to be had in time. Never throws. */
  of(host: string, lang: string): Promise<SiteFacts>;
}

interface Known {
  facts: SiteFacts;
  freshUntil: number;
  asking: Promise<SiteFacts> | null;
}

export interface SiteFactsParts {
  readonly apiUrl: string;
  readonly fetch: typeof fetch;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  readonly pause: (waitMs: number) => Promise<void>;
}

/** Asks the API what the sites look like, and keeps the answers: stale ones are used while they are renewed. */
export function readSiteFacts({ apiUrl, fetch, now, pause }: SiteFactsParts): SiteFactsReader {
  const kept = new Map<string, Known>();

  async function ask(host: string, lang: string): Promise<SiteFacts> {
    const url = siteDataUrl(host, lang);
    const { status, body } = await askApi({ apiUrl, fetch, host, url, timeoutMs: TIMEOUT_MS });
    if (status === 404) return NO_SITE;
    const { data: siteData } = answerSchema.parse(body);
    return {
      name: siteData.site_name,
      theme: siteData.theme,
      isFound: true,
      features: siteData.features as SiteFeature[],
      siteData,
      siteDataHash: createHash('sha256').update(JSON.stringify(siteData)).digest('base64'),
    };
  }

  function renew(host: string, lang: string, known: Known): Promise<SiteFacts> {
    known.asking ??= ask(host, lang)
      .then(
        (facts) => Object.assign(known, { facts, freshUntil: now() + FRESH_MS }).facts,
        () => Object.assign(known, { freshUntil: now() + AFTER_FAILURE_MS }).facts,
      )
      .finally(() => (known.asking = null));
    return known.asking;
  }

  function remember(key: string): Known {
    const known: Known = { facts: NEUTRAL_SITE, freshUntil: 0, asking: null };
    const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, known);
    return known;
  }

  return {
    async of(host, lang) {
      if (host === '') return NEUTRAL_SITE;
      const key = `${lang} ${host}`;
      const known = kept.get(key) ?? remember(key);
      if (now() < known.freshUntil) return known.facts;
      const renewed = renew(host, lang, known);
      if (known.facts !== NEUTRAL_SITE) return known.facts;
      return await Promise.race([renewed, pause(PATIENCE_MS).then(() => known.facts)]);
    },
  };
}

/** Where a page learns what its site looks like. */
export function siteDataUrl(host: string, lang: string): string {
  return requestUrl('/api/dynamicwebs/getdata', { sitename: host }, lang);
}

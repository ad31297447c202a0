import { z } from 'zod';
import { SITE_THEMES, type SiteFeature, type SiteTheme } from '@mosaico/shared/contract';

/** What the edge must know of a tenant to write its pages (R13, R178). */
export interface SiteFacts {
  readonly name: string;
  readonly theme: SiteTheme;
  /** False when the API knows no site of this host (R13). */
  readonly isFound: boolean;
  /** Null while the API cannot be asked: nothing is known to be off. */
  readonly features: readonly SiteFeature[] | null;
}

/** What a page says while the facts of its site are not known. */
export const NEUTRAL_SITE: SiteFacts = { name: 'Mosaico', theme: 'aurora', isFound: true, features: null };
const NO_SITE: SiteFacts = { ...NEUTRAL_SITE, isFound: false, features: [] };

/** How long an answer is good, and how long a failure keeps from asking again. */
const FRESH_MS = 30_000;
const AFTER_FAILURE_MS = 3_000;
/** The first page of a host waits this long for its facts; later pages do not wait for newer ones. */
const PATIENCE_MS = 400;
/** A request for a site's data that takes longer than this has failed. */
const TIMEOUT_MS = 5_000;
/** Callers can claim any host, so their number is limited. */
const MOST_HOSTS = 500;

const answerSchema = z.object({
  data: z.object({
    site_name: z.string().min(1),
    theme: z.enum(Object.keys(SITE_THEMES) as [SiteTheme, ...SiteTheme[]]),
    features: z.array(z.string()),
  }),
});

export interface SiteFactsReader {
  /** Facts of the site of a host; the neutral ones when they are not to be had in time. Never throws. */
  of(host: string): Promise<SiteFacts>;
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
  const hosts = new Map<string, Known>();

  async function ask(host: string): Promise<SiteFacts> {
    const url = `${apiUrl}/api/dynamicwebs/getdata?sitename=${encodeURIComponent(host)}`;
    // The API finds the site by the host of the request; its own host is not one of a site.
    const headers = { 'x-forwarded-host': host };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404) return NO_SITE;
    const { site_name: name, theme, features } = answerSchema.parse(await answer.json()).data;
    return { name, theme, isFound: true, features: features as SiteFeature[] };
  }

  function renew(host: string, known: Known): Promise<SiteFacts> {
    known.asking ??= ask(host)
      .then(
        (facts) => Object.assign(known, { facts, freshUntil: now() + FRESH_MS }).facts,
        () => Object.assign(known, { freshUntil: now() + AFTER_FAILURE_MS }).facts,
      )
      .finally(() => (known.asking = null));
    return known.asking;
  }

  function remember(host: string): Known {
    const known: Known = { facts: NEUTRAL_SITE, freshUntil: 0, asking: null };
    const oldest = hosts.size >= MOST_HOSTS ? hosts.keys().next().value : undefined;
    if (oldest !== undefined) hosts.delete(oldest);
    hosts.set(host, known);
    return known;
  }

  return {
    async of(host) {
      if (host === '') return NEUTRAL_SITE;
      const known = hosts.get(host) ?? remember(host);
      if (now() < known.freshUntil) return known.facts;
      const renewed = renew(host, known);
      if (known.facts !== NEUTRAL_SITE) return known.facts;
      return await Promise.race([renewed, pause(PATIENCE_MS).then(() => known.facts)]);
    },
  };
}

import type { Db } from '../db/tables.ts';
import type { Clock } from '../runtime/clock.ts';
import { readSites, type SiteRecord } from './site-record.ts';

/** Site of hosts that are this very machine, and outside production of every unknown host (R13, R180). */
const DEFAULT_SITE_KEY = 'demo';

/** How long a changed site may go unnoticed. */
const FRESH_MS = 10_000;

/** What no host name has, though the URL parser would take it for another part of an address, or drop it. */
const NEVER_IN_A_HOST = /[\s\p{Cc}/\\?#@%]/u;

interface Snapshot {
  readonly byHost: ReadonlyMap<string, SiteRecord>;
  readonly byKey: ReadonlyMap<string, SiteRecord>;
  readonly readAt: number;
}

/**
 * Finds the tenant of a host (R13, A1). Keeps what it read for a few seconds: every request asks it, and the first page
 * view of a visitor waits for it.
 */
export class SiteDirectory {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #isProduction: boolean;
  #reading: Promise<Snapshot> | null = null;
  #snapshot: Snapshot | null = null;

  constructor(db: Db, clock: Clock, isProduction: boolean) {
    this.#db = db;
    this.#clock = clock;
    this.#isProduction = isProduction;
  }

  /**
   * The site of a host name; null when there is none.
   *
   * @param host as in the Host header or in an address: any case, with or without port
   */
  async ofHost(host: string): Promise<SiteRecord | null> {
    const { byHost, byKey } = await this.#current();
    const name = hostName(host);
    const known = byHost.get(name);
    if (known) return known;
    return isThisMachine(name) || !this.#isProduction ? (byKey.get(DEFAULT_SITE_KEY) ?? null) : null;
  }

  /** The site of a key, or null. */
  async ofKey(key: string): Promise<SiteRecord | null> {
    return (await this.#current()).byKey.get(key) ?? null;
  }

  async #current(): Promise<Snapshot> {
    const now = this.#clock.now().getTime();
    const age = this.#snapshot ? now - this.#snapshot.readAt : Infinity;
    // The directory is empty while the database is being seeded.
    if (this.#snapshot && this.#snapshot.byKey.size > 0 && age >= 0 && age < FRESH_MS) return this.#snapshot;
    this.#reading ??= this.#read(now).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(now: number): Promise<Snapshot> {
    const [records, hosts] = await Promise.all([
      readSites(this.#db),
      this.#db.selectFrom('site_hosts').selectAll().execute(),
    ]);
    const byKey = new Map(records.map((site) => [site.key, site]));
    const byHost = new Map(hosts.flatMap(({ host, site_key }) => pairOf(host, byKey.get(site_key))));
    this.#snapshot = { byHost, byKey, readAt: now };
    return this.#snapshot;
  }
}

function pairOf(host: string, site: SiteRecord | undefined): [string, SiteRecord][] {
  return site ? [[host, site]] : [];
}

/**
 * A host as the directory of sites compares it: lower case, international names in their ASCII form, IPv6 in brackets
 * and in its short form, without port and closing dot. Empty for what is no host name; never throws.
 *
 * @param host as in the Host header or in an address bar
 * Source: R13.
 */
export function hostName(host: string): string {
  const given = host.trim();
  if (NEVER_IN_A_HOST.test(given)) return '';
  const isBareIpv6 = !given.startsWith('[') && given.split(':').length > 2;
  const address = `http://${isBareIpv6 ? `[${given}]` : given}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
}

/** True for names that can only mean the machine they are asked on (R180). */
function isThisMachine(name: string): boolean {
  return name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost');
}

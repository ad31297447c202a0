import type { Selectable } from 'kysely';
import type { SiteFeature } from '@mosaico/shared/contract';
import type { Db } from '../db/tables.ts';
import { isHttps } from './https.ts';
import type { SiteTables } from './tables.ts';

/** A tenant with its configuration (G34). */
export interface SiteRecord extends Selectable<SiteTables['sites']> {
  readonly features: readonly SiteFeature[];
  /** In the order they are shown. */
  readonly links: readonly Selectable<SiteTables['site_links']>[];
  readonly advertisement: Selectable<SiteTables['site_advertisements']> | null;
}

/** Every site with all that hangs on it. */
export async function readSites(db: Db): Promise<SiteRecord[]> {
  const [sites, features, links, advertisements] = await Promise.all([
    db.selectFrom('sites').selectAll().execute(),
    db.selectFrom('site_features').selectAll().execute(),
    db.selectFrom('site_links').selectAll().orderBy('sort_order').orderBy('name').execute(),
    db.selectFrom('site_advertisements').selectAll().execute(),
  ]);
  return sites.map((site) => ({
    ...site,
    features: features.flatMap(({ site_key, feature }) => (site_key === site.key ? [feature] : [])),
    // The database refuses other addresses too; this is checked again because players are led there (R181).
    links: links.filter(({ site_key, url }) => site_key === site.key && isHttps(url)),
    advertisement: advertisements.find(({ site_key }) => site_key === site.key) ?? null,
  }));
}

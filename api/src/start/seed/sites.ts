import type { Insertable } from 'kysely';
import type { SiteFeature } from '@mosaico/shared/contract';
import type { Tx } from '../../db/tables.ts';
import type { InEveryLanguage } from '../../messages/in-every-language.ts';
import type { AdvertisementText, SiteLanguage, SiteLegal, SiteTables } from '../../sites/tables.ts';
import { FIRST_TERMS, FRIENDS_ADVERTISEMENT, SECOND_TERMS, VIP_ADVERTISEMENT } from './site-texts.ts';

const PT: SiteLanguage = { code: 'PT1', name: 'Português', flag: '/assets/flags/pt.svg' };
const EN: SiteLanguage = { code: 'EN1', name: 'English', flag: '/assets/flags/en.svg' };
const ZH: SiteLanguage = { code: 'ZH_CN1', name: '简体中文', flag: '/assets/flags/zh_cn.svg' };

const DAY_MS = 24 * 60 * 60_000;
/** The first terms are older than every seeded member. */
const FIRST_TERMS_AGE_DAYS = 365;
/** Announced terms come into force after at least 14 days (R258). */
const NOTICE_DAYS = 21;

interface SeedSite {
  readonly key: string;
  readonly name: string;
  readonly theme: 'aurora' | 'mare';
  readonly languages: readonly SiteLanguage[];
  readonly hosts: readonly string[];
  readonly features: readonly SiteFeature[];
  readonly legal: SiteLegal;
  readonly links: readonly Pick<SiteTables['site_links'], 'name' | 'icon' | 'url'>[];
  readonly advertisement: {
    readonly id: string;
    readonly texts: InEveryLanguage<AdvertisementText>;
    readonly action_to: string;
  };
  /** Terms announced at the time of the seed, so that their banner can be seen. */
  readonly announcedTerms: InEveryLanguage | null;
}

/** The CNPJs are well-known example numbers; the sites are a demonstration without a licence. */
const SITES: readonly SeedSite[] = [
  {
    key: 'demo',
    name: 'Mosaico',
    theme: 'aurora',
    languages: [PT, EN, ZH],
    hosts: ['localhost', '127.0.0.1', '[::1]'],
    features: [],
    legal: {
      entity: 'Mosaico Entretenimento (demonstração)',
      cnpj: '11.222.333/0001-81',
      authorisation: 'Ambiente de demonstração, sem autorização SPA/MF',
      address: 'Av. Atlântica, 1000, Rio de Janeiro, RJ',
      support: 'sac@mosaico.example',
    },
    links: [
      { name: 'Mosaico Fotos', icon: 'camera', url: 'https://fotos.mosaico.example/' },
      { name: 'Mosaico Vídeos', icon: 'play', url: 'https://videos.mosaico.example/' },
      { name: 'Mosaico Canal', icon: 'megaphone', url: 'https://canal.mosaico.example/' },
    ],
    advertisement: { id: 'vip-ladder', texts: VIP_ADVERTISEMENT, action_to: '/promotion/vip' },
    announcedTerms: null,
  },
  {
    key: 'demo2',
    name: 'Maré',
    theme: 'mare',
    languages: [PT, EN],
    hosts: ['mare.localhost'],
    features: [],
    legal: {
      entity: 'Maré Diversões (demonstração)',
      cnpj: '11.444.777/0001-61',
      authorisation: 'Ambiente de demonstração, sem autorização SPA/MF',
      address: 'Rua da Aurora, 200, Recife, PE',
      support: 'sac@mare.example',
    },
    links: [
      { name: 'Maré Papo', icon: 'chat', url: 'https://papo.mare.example/' },
      { name: 'Maré Fotos', icon: 'camera', url: 'https://fotos.mare.example/' },
    ],
    advertisement: {
      id: 'invite-friends',
      texts: FRIENDS_ADVERTISEMENT,
      action_to: '/agency-center/invite',
    },
    announcedTerms: SECOND_TERMS,
  },
];

/** Keys of the seeded sites. */
export const SEEDED_SITES: readonly string[] = SITES.map((site) => site.key);

/** The two demonstration sites with their hosts and configuration. Idempotent. Source: G34, G35, R180, R258. */
export async function seedSites(tx: Tx, now: Date): Promise<void> {
  for (const site of SITES) {
    await add(tx, 'sites', [siteRow(site)]);
    const ofSite = { site_key: site.key };
    await add(
      tx,
      'site_hosts',
      site.hosts.map((host) => ({ ...ofSite, host })),
    );
    await add(
      tx,
      'site_features',
      site.features.map((feature) => ({ ...ofSite, feature })),
    );
    await add(
      tx,
      'site_links',
      site.links.map((link, order) => ({ ...ofSite, ...link, sort_order: order })),
    );
    const { texts, ...advertisement } = site.advertisement;
    await add(tx, 'site_advertisements', [{ ...ofSite, ...advertisement, texts: JSON.stringify(texts) }]);
    await add(tx, 'site_terms', termsRows(site, now));
  }
}

function siteRow({ key, name, theme, languages, legal }: SeedSite): Insertable<SiteTables['sites']> {
  return {
    key,
    name,
    theme,
    languages: JSON.stringify(languages),
    is_sandbox: true,
    compliance_profile: 'sandbox',
    legal: JSON.stringify(legal),
  };
}

function termsRows({ key, announcedTerms }: SeedSite, now: Date): Insertable<SiteTables['site_terms']>[] {
  const row = (version: number, publishedAt: Date, effectiveAt: Date, summary: InEveryLanguage) => ({
    site_key: key,
    version,
    published_at: publishedAt,
    effective_at: effectiveAt,
    summary: JSON.stringify(summary),
  });
  const founded = new Date(now.getTime() - FIRST_TERMS_AGE_DAYS * DAY_MS);
  const inForce = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
  return [
    row(1, founded, founded, FIRST_TERMS),
    ...(announcedTerms ? [row(2, now, inForce, announcedTerms)] : []),
  ];
}

async function add<Table extends keyof SiteTables>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<SiteTables[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto(table)
    .values(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import type { Tx } from '../db/database.ts';
import type { SiteLanguage, SiteLegal } from '../sites/tables.ts';

const PT: SiteLanguage = { code: 'PT1', name: 'Português', flag: '/assets/flags/pt.svg' };
const EN: SiteLanguage = { code: 'EN1', name: 'English', flag: '/assets/flags/en.svg' };
const ZH: SiteLanguage = { code: 'ZH_CN1', name: '简体中文', flag: '/assets/flags/zh_cn.svg' };

/** The CNPJ is the well-known example number; the sites are a demonstration without a licence. */
const LEGAL: SiteLegal = {
  entity: 'Mosaico Entretenimento (demonstração)',
  cnpj: '11.222.333/0001-81',
  authorisation: 'Ambiente de demonstração, sem autorização SPA/MF',
  address: 'Av. Atlântica, 1000, Rio de Janeiro, RJ',
  support: 'sac@mosaico.example',
};

const SITES = [
  {
    key: 'demo',
    name: 'Mosaico',
    theme: 'aurora',
    languages: [PT, EN, ZH],
    hosts: ['localhost', '127.0.0.1', '[::1]'],
  },
  { key: 'demo2', name: 'Maré', theme: 'mare', languages: [PT, EN], hosts: ['mare.localhost'] },
] as const;

/** Keys of the seeded sites. */
export const SEEDED_SITES: readonly string[] = SITES.map((site) => site.key);

/** The two demonstration sites and their hosts. Idempotent. Source: G35, R180. */
export async function seedSites(tx: Tx): Promise<void> {
  for (const { key, name, theme, languages, hosts } of SITES) {
    const configuration = {
      languages: JSON.stringify(languages),
      is_sandbox: true,
      compliance_profile: 'sandbox',
      legal: JSON.stringify(LEGAL),
    } as const;
    await tx
      .insertInto('sites')
      .values({ key, name, theme, ...configuration })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const rows = hosts.map((host) => ({ host, site_key: key }));
    await tx
      .insertInto('site_hosts')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

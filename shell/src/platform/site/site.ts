import type { ApiCaller, Data } from '@mosaico/shared/api';
import { DEFAULT_LANGUAGE, type Language, type Live, type Site } from '@mosaico/shared/contract';
import { siteLanguageCode } from '@mosaico/shared/rules';
import { createLive } from '../live.ts';

export type SiteData = Data<'GET /api/dynamicwebs/getdata'>;

/** The tenant, and what only the layout needs of it. */
export interface ShellSite {
  readonly site: Live<Site>;
  /** Theme, legal texts and switches; null until the answer has come. */
  readonly details: Live<SiteData | null>;
  /** Asks the operator's API (R177), which knows this machine as its development site (R180). @throws ApiError: the neutral site stays */
  load(): Promise<void>;
}

const ENGLISH: Language = { icon: '/assets/flags/en.svg', option: 'EN', value: 'en' };

/** What the switcher offers: pt and en, and zh_cn when the site supplies it (R21, R22, A2). Pure. */
export function offeredLanguages(supplied: SiteData['supported_language']): Language[] {
  const byCode = new Map(supplied.map((item) => [siteLanguageCode(item.language_code), item]));
  const chinese = byCode.get('zh_cn');
  return [
    DEFAULT_LANGUAGE,
    ENGLISH,
    ...(chinese
      ? [
          {
            icon: chinese.language_flag_link || '/assets/flags/zh_cn.svg',
            option: chinese.language_name || 'ZH',
            value: 'zh_cn',
          },
        ]
      : []),
  ];
}

export function createSite(hostname: string, api: ApiCaller): ShellSite {
  const host = hostname.toLowerCase();
  const site = createLive<Site>({
    key: '',
    host,
    name: 'Mosaico',
    languages: [DEFAULT_LANGUAGE, ENGLISH],
    isSandbox: true,
  });
  const details = createLive<SiteData | null>(null);

  return {
    site,
    details,
    async load() {
      const { data } = await api.call('GET /api/dynamicwebs/getdata', { query: { sitename: host } });
      details.set(data);
      site.set({
        key: data.site,
        host,
        name: data.site_name,
        languages: offeredLanguages(data.supported_language),
        isSandbox: data.is_sandbox,
      });
    },
  };
}

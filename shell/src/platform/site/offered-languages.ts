import type { Data } from '@mosaico/shared/api';
import { DEFAULT_LANGUAGE, flagUrl, type Language, type SiteFeature } from '@mosaico/shared/contract';
import { siteLanguageCode } from '@mosaico/shared/rules';

/** A language of the switcher, with its name in its own words. */
export interface OfferedLanguage extends Language {
  readonly name: string;
}

/** A language as the site supplies it. */
export interface SuppliedLanguage {
  /** As configured (`ZH_CN1`) or cleaned (`zh_cn`). */
  readonly code: string;
  readonly name: string;
  /** URL of a flag image. */
  readonly icon: string;
}

const PT: OfferedLanguage = { ...DEFAULT_LANGUAGE, name: 'Português' };
const EN: OfferedLanguage = { icon: flagUrl('en'), option: 'EN', value: 'en', name: 'English' };
const ZH = { icon: flagUrl('zh_cn'), option: '简体中文', name: '简体中文' };

/** The other languages. Chinese has the name of its set here, because only the site supplies `zh_cn` (A2). */
const OTHERS: readonly OfferedLanguage[] = [
  { icon: flagUrl('vi'), option: 'VI', value: 'vi', name: 'Tiếng Việt' },
  { icon: flagUrl('id'), option: 'ID', value: 'id', name: 'Bahasa Indonesia' },
  { icon: flagUrl('th'), option: 'TH', value: 'th', name: 'ไทย' },
  { icon: flagUrl('msa'), option: 'MS', value: 'msa', name: 'Bahasa Melayu' },
];

/** Offered while nothing is known of the site. */
export const DEFAULT_LANGUAGES: readonly OfferedLanguage[] = [PT, EN];

/**
 * What the switcher offers: pt and en, and zh_cn exactly when the site supplies it; with `all_languages` every other language
 * too. Names and flags are the site's where it has some. Pure. Source: R21, R22, A2.
 */
export function offeredLanguages(
  supplied: readonly SuppliedLanguage[],
  features: readonly SiteFeature[] = [],
): OfferedLanguage[] {
  const byCode = new Map(supplied.map((language) => [siteLanguageCode(language.code), language]));
  const known = (language: OfferedLanguage): OfferedLanguage => {
    const { icon, name } = byCode.get(language.value) ?? {};
    return { ...language, icon: icon || language.icon, name: name || language.name };
  };
  const chinese = byCode.get('zh_cn');
  const hasAll = features.includes('all_languages');
  return [
    known(PT),
    known(EN),
    ...(chinese ? [known({ ...ZH, option: chinese.name || ZH.option, value: 'zh_cn' })] : []),
    ...(hasAll && !chinese ? [known({ ...ZH, value: 'cn' })] : []),
    ...(hasAll ? OTHERS.map(known) : []),
  ];
}

/** The languages of an answer to `getdata` in the shape of `getList`. Pure. */
export function suppliedBy(
  data: Pick<Data<'GET /api/dynamicwebs/getdata'>, 'supported_language'>,
): SuppliedLanguage[] {
  return data.supported_language.map(({ language_code, language_name, language_flag_link }) => ({
    code: language_code,
    name: language_name,
    icon: language_flag_link,
  }));
}

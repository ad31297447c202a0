/** Words in every language of the product, by language subtag. */
export type ByLanguage<T> = Readonly<Record<'pt' | 'en' | 'zh' | 'vi' | 'id' | 'th' | 'ms', T>>;

/** The words for a BCP 47 tag such as `pt-BR`; Portuguese for an unknown one (R17). Pure. */
export function textsOf<T>(texts: ByLanguage<T>, locale: string): T {
  const language = locale.split('-')[0] ?? '';
  return language in texts ? texts[language as keyof ByLanguage<T>] : texts.pt;
}

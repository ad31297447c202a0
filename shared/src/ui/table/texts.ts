import { textsOf, type ByLanguage } from '../language/texts-of.ts';

interface TableTexts {
  /** Stands before the names of the columns to sort by. */
  readonly sortBy: string;
}

const TEXTS: ByLanguage<TableTexts> = {
  pt: { sortBy: 'Ordenar por' },
  en: { sortBy: 'Sort by' },
  zh: { sortBy: '排序' },
  vi: { sortBy: 'Sắp xếp theo' },
  id: { sortBy: 'Urutkan' },
  th: { sortBy: 'เรียงตาม' },
  ms: { sortBy: 'Susun ikut' },
};

/** The table's own words in a language. Pure. */
export function tableTextsOf(locale: string): TableTexts {
  return textsOf(TEXTS, locale);
}

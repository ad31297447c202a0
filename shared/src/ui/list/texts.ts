import { textsOf, type ByLanguage } from '../language/texts-of.ts';

interface ListEndTexts {
  readonly more: string;
  readonly end: string;
}

const TEXTS: ByLanguage<ListEndTexts> = {
  pt: { more: 'Carregar mais', end: 'Isso é tudo' },
  en: { more: 'Load more', end: 'That is all' },
  zh: { more: '加载更多', end: '没有更多了' },
  vi: { more: 'Xem thêm', end: 'Đã hết' },
  id: { more: 'Muat lainnya', end: 'Sudah semua' },
  th: { more: 'โหลดเพิ่ม', end: 'หมดแล้ว' },
  ms: { more: 'Muat lagi', end: 'Itu sahaja' },
};

/** What the end of a list says, in a language. Pure. */
export function listEndTextsOf(locale: string): ListEndTexts {
  return textsOf(TEXTS, locale);
}

import type { Texts } from './load-texts.ts';

/** The words, the money and the numbers of a language. */
export interface Words {
  t(key: keyof Texts, values?: Readonly<Record<string, string | number>>): string;
  money(centavos: number): string;
  number(value: number): string;
  /** With two digits after the point, without the sign. */
  percent(value: number): string;
}

/** @param locale BCP 47 tag of the document */
export function wordsOf(texts: Texts, locale: string): Words {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    t: (key, values = {}) =>
      texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
    money: (centavos) => money.format(centavos / 100),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value),
  };
}

import { fillIn, type Values } from './fill-in.ts';
import type { Texts } from './load-texts.ts';

/** A text of its own, not a group of names. */
export type TextKey = Exclude<keyof Texts, 'symbols'>;

/** The words, the money and the numbers of a language. */
export interface Words {
  t(key: TextKey, values?: Values): string;
  /** What a symbol is called. */
  symbol(name: keyof Texts['symbols']): string;
  money(centavos: number): string;
  /** Money without its sign, and without centavos where there are none. */
  short(centavos: number): string;
  number(value: number): string;
  /** With two digits after the point, without the sign. */
  percent(value: number): string;
  /** Joined as in a sentence: "a, b and c". */
  list(parts: readonly string[]): string;
}

/** @param locale BCP 47 tag of the document */
export function wordsOf(texts: Texts, locale: string): Words {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const number = new Intl.NumberFormat(locale);
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const list = new Intl.ListFormat(locale);
  return {
    t: (key, values) => fillIn(texts[key], values),
    symbol: (name) => texts.symbols[name],
    short: (centavos) => (centavos % 100 === 0 ? number : exact).format(centavos / 100),
    money: (centavos) => money.format(centavos / 100),
    number: (value) => number.format(value),
    percent: (value) => exact.format(value),
    list: (parts) => list.format(parts),
  };
}

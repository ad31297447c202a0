import { ASIA } from './words-asia.js';
import { WEST } from './words-west.js';

/** Words of every set, for the test of their completeness. */
export const TEXTS = { ...WEST, ...ASIA, ch: ASIA.cn };

/**
 * The words and the money format of a language.
 *
 * @param {string} language name of a message set; another one reads Portuguese
 * @param {string} locale BCP 47 tag of the document
 */
export function wordsOf(language, locale) {
  const words = TEXTS[language] ?? TEXTS.pt;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    /** @param {string} key @param {Record<string, string | number>} values */
    t: (key, values = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, String(value)),
        words[key],
      ),
    money: (centavos) => format.format(centavos / 100),
    number: (value) => number.format(value),
    /** Two digits, without the sign. */
    percent: (value) => percent.format(value),
  };
}

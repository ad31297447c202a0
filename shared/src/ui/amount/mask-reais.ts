import { centavosFromInput } from '@mosaico/shared/money';

/** Most digits of an amount: 10 trillion reais in centavos, the bound of the money module. */
const MAX_DIGITS = 13;

/** The digits of a typed amount, without leading zeros; empty for none or only zeros. Pure. */
export function amountDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '').slice(0, MAX_DIGITS);
}

/** Cents first, as the language writes numbers: `123456` is `1.234,56` in pt-BR and `1,234.56` in en. Pure. */
export function maskReais(digits: string, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(digits) / 100);
}

/** Whole reais without cents: `1234` is `1.234` in pt-BR. Pure. */
export function writeReais(digits: string, locale: string): string {
  return new Intl.NumberFormat(locale).format(Number(digits));
}

/**
 * What a pasted amount means: `50` and `R$ 1.234,5` are reais, not digits typed cents first. Where the language and Brazil
 * disagree on point and comma, the language's reading comes first: `1,234` is a thousand and more in English.
 *
 * @returns integer centavos, or null when the paste should be treated as typing
 */
export function centavosFromPaste(text: string, locale: string): number | null {
  const hasDecimalPoint = maskReais('1', locale).includes('.');
  const swapped = text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  return (hasDecimalPoint ? centavosFromInput(swapped) : null) ?? centavosFromInput(text);
}

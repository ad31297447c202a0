import { amountDigits, centavosFromPaste, maskReais, writeReais } from './mask-reais.ts';

/** An amount as it was typed. */
export type TypedAmount =
  /** Digits alone come in cents first. */
  | { readonly kind: 'cents-first'; readonly digits: string }
  /** A comma or a point was typed: the digits before it are reais, those after it their cents; null once it was deleted again. */
  | { readonly kind: 'reais'; readonly reais: string; readonly cents: string | null };

/** Most digits before the comma; with two of cents the largest amount. */
const MAX_REAIS_DIGITS = 11;
const MARKS = /[.,]/g;

/**
 * The amount after an input event. Pure.
 *
 * Reais stay reais while they are typed, also when the comma is deleted again: one key never makes an amount a hundred times as small.
 *
 * @param before what was shown; `typed` is null where it was not typed here, such as a preset
 * @param text what the input holds now
 * @returns null where nothing is left
 */
export function retype(
  before: { readonly typed: TypedAmount | null; readonly shown: string },
  text: string,
  locale: string,
): TypedAmount | null {
  if (marksIn(text) > marksIn(before.shown)) return withMark(before, text, locale);
  if (before.typed?.kind !== 'reais') return centsFirst(amountDigits(text));
  const [whole = '', cents = null] = text.split(decimalMark(locale));
  return reaisOf(whole, cents);
}

/** Integer centavos; null where only zeros are typed. Pure. */
export function centavosOf(typed: TypedAmount): number | null {
  if (typed.kind === 'cents-first') return Number(typed.digits) || null;
  return Number(typed.reais + (typed.cents ?? '').padEnd(2, '0')) || null;
}

/**
 * What was probably meant where the cents were left out: `100` is R$ 1,00, which is too little, and R$ 100,00 is not. Only two or three digits:
 * more of them may well be a small amount with its cents. Pure.
 *
 * @param centavos typed as digits alone; null where they were not
 * @returns null where what was typed is possible, or what it is asked for is not
 */
export function meantCentavos(
  centavos: number | null,
  isPossible: (amountCentavos: number) => boolean,
): number | null {
  if (centavos === null || centavos < 10 || centavos > 999) return null;
  return !isPossible(centavos) && isPossible(centavos * 100) ? centavos * 100 : null;
}

/** As it stands in the field: what was not typed is not there. Pure. */
export function shownAs(typed: TypedAmount, locale: string): string {
  if (typed.kind === 'cents-first') return maskReais(typed.digits, locale);
  const { reais, cents } = typed;
  return writeReais(reais, locale) + (cents === null ? '' : decimalMark(locale) + cents);
}

/** A mark has come in: what was typed before it are reais. A second one changes nothing. */
function withMark(
  { typed, shown }: { readonly typed: TypedAmount | null; readonly shown: string },
  text: string,
  locale: string,
): TypedAmount | null {
  if (typed?.kind === 'reais' && typed.cents !== null) return typed;
  const added = text.startsWith(shown) ? /^(\d*)[.,](\d*)$/.exec(text.slice(shown.length)) : null;
  if (added) return reaisOf(reaisTyped(typed, shown, locale) + (added[1] ?? ''), added[2] ?? '');
  if (amountDigits(text) === amountDigits(shown)) return reaisOf(reaisTyped(typed, shown, locale), '');
  // The whole text was replaced; what cannot be read changes nothing.
  const centavos = centavosFromPaste(text, locale);
  return centavos === null ? (typed ?? centsFirst(amountDigits(shown))) : centsFirst(String(centavos));
}

/** Of what was typed all digits are reais; of a preset only those before its comma. */
function reaisTyped(typed: TypedAmount | null, shown: string, locale: string): string {
  if (typed?.kind === 'cents-first') return typed.digits;
  return amountDigits(shown.split(decimalMark(locale))[0] ?? '');
}

function reaisOf(whole: string, cents: string | null): TypedAmount | null {
  const reais = amountDigits(whole).slice(0, MAX_REAIS_DIGITS);
  if (reais === '' && cents === null) return null;
  return { kind: 'reais', reais, cents: cents && cents.replace(/\D/g, '').slice(0, 2) };
}

function centsFirst(digits: string): TypedAmount | null {
  return digits === '' ? null : { kind: 'cents-first', digits };
}

function marksIn(text: string): number {
  return text.match(MARKS)?.length ?? 0;
}

function decimalMark(locale: string): string {
  return maskReais('1', locale).includes('.') ? '.' : ',';
}

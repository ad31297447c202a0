/**
 * Money inside Mosaico is an integer number of centavos (BRL), never a float of reais.
 * On the wire it is a decimal string with two digits ("1234.50"); on screen it is formatted by Intl.
 * Source: R2, R90, R244.
 */
const WIRE = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/** The largest amount the product handles: what thirteen digits of reais hold, far inside a safe integer. */
const MAX_CENTAVOS = 999_999_999_999_999;

/**
 * Reads a wire amount.
 *
 * @param wire decimal string with a dot and at most two decimals, e.g. "50", "50.5", "-1234.50"
 * @returns integer centavos
 * @throws RangeError when the text is not such a number
 */
export function centavosFromWire(wire: string): number {
  const match = WIRE.exec(wire);
  if (!match) throw new RangeError(`not an amount in reais: ${JSON.stringify(wire)}`);
  const [, sign, reais = '0', cents = ''] = match;
  const centavos = Number(reais) * 100 + Number(cents.padEnd(2, '0'));
  assertCentavos(centavos);
  return sign === '-' && centavos !== 0 ? -centavos : centavos;
}

/** Writes integer centavos as a wire amount: 123450 becomes "1234.50". @throws RangeError when not an integer amount */
export function wireFromCentavos(centavos: number): string {
  assertCentavos(centavos);
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads what a player types: "50", "50,5", "1.234,56", "R$ 1.234,56", "1234.56".
 *
 * @returns integer centavos, or null when it is not an amount with at most two decimals (R152)
 */
export function centavosFromInput(text: string): number | null {
  const bare = text.replace(/R\$|\s|\u00a0/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(bare))
    return toCentavos(bare.replaceAll('.', '').replace(',', '.'));
  if (/^\d{1,13}([.,]\d{1,2})?$/.test(bare)) return toCentavos(bare.replace(',', '.'));
  return null;
}

/** Formats centavos for people: `R$ 1.234,50` in pt-BR, as the locale has it elsewhere. */
export function formatBRL(centavos: number, locale = 'pt-BR'): string {
  return formatter(locale).format(centavos / 100);
}

/** True for an integer amount of centavos that the product can hold. */
export function isCentavos(value: number): boolean {
  return Number.isSafeInteger(value) && Math.abs(value) <= MAX_CENTAVOS;
}

function assertCentavos(value: number): void {
  if (!isCentavos(value)) throw new RangeError(`not an integer amount of centavos: ${value}`);
}

function toCentavos(wire: string): number | null {
  try {
    return centavosFromWire(wire);
  } catch {
    return null; // beyond the largest amount
  }
}

const formatters = new Map<string, Intl.NumberFormat>();
function formatter(locale: string): Intl.NumberFormat {
  const known = formatters.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  formatters.set(locale, made);
  return made;
}

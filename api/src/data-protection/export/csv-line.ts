/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** One line of a CSV file (RFC 4180). A text that a spreadsheet would run is led by an apostrophe; numbers stay numbers. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(fieldOf).join(',')}\r\n`;
}

function fieldOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const tame = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

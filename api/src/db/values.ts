/**
 * How both engines hand values over, by PostgreSQL type number: bigint as a checked number, date as its text
 * (a calendar day has no time zone). Everything else is alike on both by default.
 */
export const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: safeInteger,
  1082: (text) => text,
};

/** @throws RangeError beyond 2^53: such a number would silently change */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

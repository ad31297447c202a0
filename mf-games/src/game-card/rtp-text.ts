/** Languages that write a comma before the decimals. */
const WITH_COMMA = /^(?:pt|vi|id)\b/;

/**
 * A return to player as it is written in a language, with two decimals, exactly as `Intl.NumberFormat` writes it. The first format that a
 * page makes takes a phone 80 ms, while its first screen is taken over; this is every visitor's first number.
 */
export function rtpText(rtp: string, locale: string): string {
  const text = Number(rtp).toFixed(2);
  return WITH_COMMA.test(locale) ? text.replace('.', ',') : text;
}

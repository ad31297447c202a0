const formats = new Map<string, Intl.NumberFormat>();

/** A return to player as it is written in a language, with two decimals. The format is made once: every card has one, and making it is slow. */
export function rtpText(rtp: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  formats.set(locale, format);
  return format.format(Number(rtp));
}

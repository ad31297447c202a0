const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** How large a file is, in kilobytes or megabytes. Pure. */
export function sizeText(bytes: number, locale: string): string {
  const isLarge = bytes >= MEGABYTE;
  const style = {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  } as const;
  const value = isLarge ? bytes / MEGABYTE : Math.max(1, Math.ceil(bytes / KILOBYTE));
  return new Intl.NumberFormat(locale, style).format(value);
}

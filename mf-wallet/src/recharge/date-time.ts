const options = {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
  calendar: 'gregory',
} as const;

/** An instant as people in Brazil see it on the clock, in their language. Source: G29. */
export function dateTimeOf(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, options).format(new Date(instant));
}

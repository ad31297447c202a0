import { htmlLangOf, type MessageSet } from '@mosaico/shared/contract';

/** An instant in words, by São Paulo's clock. Pure. */
export function instantText(instant: string, set: MessageSet): string {
  const style = { timeZone: 'America/Sao_Paulo', dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(htmlLangOf(set), style).format(new Date(instant));
}

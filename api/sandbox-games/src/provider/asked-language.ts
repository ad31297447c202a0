import { messageSetOf, type MessageSet } from '@mosaico/shared/contract';

/** The message set that `lang` of an address names; Portuguese where it names none. */
export function askedLanguage({ lang }: Readonly<Record<string, unknown>>): MessageSet {
  return (typeof lang === 'string' ? messageSetOf(lang) : null) ?? 'pt';
}

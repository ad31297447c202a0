import { readFileSync } from 'node:fs';
import { ERRORS } from '@mosaico/shared/api';
import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';

type Texts = Readonly<Record<string, string>>;

/** The API's own texts: for each set the text of every refusal (by its code) and of every success message. */
export const texts: Readonly<Record<MessageSet, Texts>> = Object.fromEntries(
  MESSAGE_SETS.map((set) => [
    set,
    JSON.parse(readFileSync(new URL(`./${set}.json`, import.meta.url), 'utf8')) as Texts,
  ]),
) as Record<MessageSet, Texts>;

/**
 * A text in one language: the set's, else the English one, else the key (R16).
 *
 * @param values replace `{placeholders}`; a placeholder without a value stays as it is
 */
export function textOf(
  set: MessageSet,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text =
    texts[set][key] ?? texts.en[key] ?? (key in ERRORS ? ERRORS[key as keyof typeof ERRORS][1] : key);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  );
}

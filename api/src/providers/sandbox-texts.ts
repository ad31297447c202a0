import { readFileSync } from 'node:fs';
import { htmlLangOf, MESSAGE_SETS, messageSetOf, type MessageSet } from '@mosaico/shared/contract';

/** The texts of a sandbox's pages in one language. */
export type InLanguage<Texts> = Texts & {
  /** Message set of the texts, which is what `lang` is in addresses. */
  readonly set: MessageSet;
  readonly htmlLang: string;
};

/**
 * Reads the texts of a sandbox's pages, one file for each message set (R16).
 *
 * @param folder with a slash at its end
 * @returns the texts for the `lang` of an address; Portuguese for an unknown one (R243)
 */
export function readPageTexts<Texts extends object>(
  folder: URL,
): (lang: string | undefined) => InLanguage<Texts> {
  const bySet = new Map(
    MESSAGE_SETS.map((set) => {
      const texts = JSON.parse(readFileSync(new URL(`${set}.json`, folder), 'utf8')) as Texts;
      return [set, { ...texts, set, htmlLang: htmlLangOf(set) }] as const;
    }),
  );
  return (lang = '') => bySet.get(messageSetOf(lang) ?? 'pt') as InLanguage<Texts>; // every set is in the map
}

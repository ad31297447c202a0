import { MESSAGE_SETS, type MessageSet } from '../contract/languages.ts';

type Texts = { readonly [key: string]: string | Texts };

/** What is wrong with a group of eight message sets; empty when all is well. */
export interface MessageFaults {
  /** `vi: rail.popular` for a key that another set has. */
  readonly missing: readonly string[];
  /** Keys whose placeholders differ from the English ones, or name a format: values come formatted. */
  readonly placeholders: readonly string[];
  /** Keys of a set whose text is the English one, letter by letter, though it holds a word. */
  readonly untranslated: readonly string[];
}

/**
 * Compares the eight sets: same keys, same placeholders, nothing left in English (R16).
 *
 * @param allowed texts that read the same in another language, as `pt: vip.rebate`
 */
export function messageFaults(
  sets: Readonly<Record<MessageSet, unknown>>,
  allowed: readonly string[] = [],
): MessageFaults {
  const flat = Object.fromEntries(MESSAGE_SETS.map((set) => [set, flatten(sets[set] as Texts)])) as Record<
    MessageSet,
    Map<string, string>
  >;
  const keys = new Set(MESSAGE_SETS.flatMap((set) => [...flat[set].keys()]));
  const english = flat.en;
  const faults = { missing: [] as string[], placeholders: [] as string[], untranslated: [] as string[] };
  for (const set of MESSAGE_SETS) {
    for (const key of keys) {
      const text = flat[set].get(key);
      const original = english.get(key) ?? '';
      if (text === undefined) faults.missing.push(`${set}: ${key}`);
      else if (placeholdersOf(text) !== placeholdersOf(original) || FORMATTED.test(text))
        faults.placeholders.push(`${set}: ${key}`);
      else if (set !== 'en' && text === original && hasWord(text) && !allowed.includes(`${set}: ${key}`))
        faults.untranslated.push(`${set}: ${key}`);
    }
  }
  return faults;
}

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

/** i18next in browsers is built without formats (build/webpack/unused-classes-loader.ts). */
const FORMATTED = /\{\{[^}]*,/;

function placeholdersOf(text: string): string {
  return [...text.matchAll(/\{\{?\s*([\w.]+)[^}]*\}?\}|<\/?\w+>/g)]
    .map((match) => match[0])
    .sort()
    .join();
}

function hasWord(text: string): boolean {
  return /\p{L}{3,}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));
}

import { readFileSync } from 'node:fs';
import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import type { Texts } from '../art/messages/texts.ts';
import type { TitleShapeName } from '../art/symbols/titles/title-shapes.ts';

const TEXTS = setsOf<Texts>('../art/messages');
const TITLE_SYMBOLS = setsOf<Readonly<Record<TitleShapeName, string>>>('symbols/messages');

/** The words of the games, as their pages have them. */
export function gameTexts(language: MessageSet): Texts {
  return TEXTS[language];
}

/** What the symbols are called that belong to one slot of three reels each. Its page gets those of its title from here. */
export function titleSymbolTexts(language: MessageSet): Readonly<Record<TitleShapeName, string>> {
  return TITLE_SYMBOLS[language];
}

function setsOf<Set>(folder: string): Readonly<Record<MessageSet, Set>> {
  const setOf = (name: MessageSet) =>
    JSON.parse(readFileSync(new URL(`${folder}/${name}.json`, import.meta.url), 'utf8')) as Set;
  return Object.fromEntries(MESSAGE_SETS.map((name) => [name, setOf(name)])) as Record<MessageSet, Set>;
}

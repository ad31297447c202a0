import { readFileSync } from 'node:fs';
import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import type { Texts } from '../../art/messages/texts.ts';
import type { TitleSymbol } from './title-symbols.ts';

/** The words of the games, as their pages have them. */
const TEXTS = Object.fromEntries(
  MESSAGE_SETS.map((set) => [
    set,
    JSON.parse(readFileSync(new URL(`../../art/messages/${set}.json`, import.meta.url), 'utf8')) as Texts,
  ]),
) as Readonly<Record<MessageSet, Texts>>;

/** What a symbol is called in the game's page. */
export function symbolName(symbol: TitleSymbol, language: MessageSet): string {
  if (symbol.kind === 'letter') return symbol.letter;
  const texts = TEXTS[language];
  const name = texts.symbols[symbol.name];
  return symbol.special ? `${name} (${texts[symbol.special.role]})` : name;
}

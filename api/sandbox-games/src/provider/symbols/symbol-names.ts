import type { MessageSet } from '@mosaico/shared/contract';
import { gameTexts } from '../game-texts.ts';
import type { TitleSymbol } from './title-symbols.ts';

/** What a symbol is called in the game's page. */
export function symbolName(symbol: TitleSymbol, language: MessageSet): string {
  if (symbol.kind === 'letter') return symbol.letter;
  const texts = gameTexts(language);
  if (symbol.kind === 'side') return texts[symbol.text];
  const name = texts.symbols[symbol.name];
  return symbol.special ? `${name} (${texts[symbol.special.role]})` : name;
}

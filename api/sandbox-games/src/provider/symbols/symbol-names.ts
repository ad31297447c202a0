import type { MessageSet } from '@mosaico/shared/contract';
import type { Picture } from '../../art/symbols/looks.ts';
import { gameTexts, titleSymbolTexts } from '../game-texts.ts';
import type { TitleSymbol } from './title-symbols.ts';

/** What a symbol is called in the game's page. */
export function symbolName(symbol: TitleSymbol, language: MessageSet): string {
  if (symbol.kind === 'letter') return symbol.letter;
  if (symbol.kind === 'reel') return pictureName(symbol.picture, language);
  const texts = gameTexts(language);
  if (symbol.kind === 'side') return texts[symbol.text];
  const name = texts.symbols[symbol.name];
  return symbol.special ? `${name} (${texts[symbol.special.role]})` : name;
}

/** What a symbol of a slot of three reels is called. */
export function pictureName(picture: Picture, language: MessageSet): string {
  return picture.isOwn ? titleSymbolTexts(language)[picture.name] : gameTexts(language).symbols[picture.name];
}

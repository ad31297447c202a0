import { DUEL_SIDES } from '@mosaico/shared/fair-games/duel/duel';
import { FIRST_PAYING, SCATTER, SYMBOL_COUNT, WILD } from '@mosaico/shared/fair-games/slots/symbols';
import { lookOf, type Picture } from '../../art/symbols/looks.ts';
import type { Drawing, Fill } from '../../art/drawings/drawing.ts';
import { LETTER_SYMBOLS, type SlotTheme } from '../../art/themes/theme.ts';
import { tableOfLook, type SideText } from '../../art/tables/duel-sides.ts';
import { themeOf } from '../../art/themes/themes.ts';
import type { Title } from '../catalogue/titles.ts';

/** A symbol of a slot: a drawing, or a letter. Or the sign of a side that can be bet on. */
export type TitleSymbol =
  | {
      readonly kind: 'drawn';
      readonly name: SlotTheme['wild']['name'];
      readonly drawing: Drawing;
      readonly ink: string;
      /** What tells a wild and a scatter from all others. */
      readonly special?: { readonly role: 'wild' | 'bonus'; readonly plate: Fill };
    }
  | { readonly kind: 'reel'; readonly picture: Picture }
  | { readonly kind: 'letter'; readonly letter: string; readonly fill: Fill; readonly ink: string }
  | { readonly kind: 'side'; readonly text: SideText; readonly colour: string; readonly sign: string };

/** Two bars, for a tie. */
const EQUALS = 'M-24-14h48v10h-48zM-24 4h48v10h-48z';

/** The symbols of a title by the numbers that its rounds are drawn with; none where nothing is drawn that has a name. */
export function symbolsOf({ engine, look, rarest }: Title): readonly TitleSymbol[] {
  if (rarest) return lookOf(rarest).map((picture) => ({ kind: 'reel', picture }));
  if (engine === 'duel') return sides(look);
  const hasReels = engine === 'lines' || engine === 'ways' || engine === 'hold';
  return hasReels ? Array.from({ length: SYMBOL_COUNT }, (_, number) => themed(themeOf(look), number)) : [];
}

function sides(look: string): readonly TitleSymbol[] {
  const { colours, names, signs } = tableOfLook(look);
  const texts = { home: names[0], away: names[1], tie: 'sideTie' } as const;
  const drawn = { home: signs[0], away: signs[1], tie: EQUALS };
  return DUEL_SIDES.map((side) => ({
    kind: 'side',
    text: texts[side],
    colour: colours[side],
    sign: drawn[side],
  }));
}

function themed(theme: SlotTheme, number: number): TitleSymbol {
  const { ink, wild, scatter, pictures, letters, wildPlate, scatterPlate } = theme;
  if (number === WILD) return { kind: 'drawn', ...wild, ink, special: { role: 'wild', plate: wildPlate } };
  if (number === SCATTER)
    return { kind: 'drawn', ...scatter, ink, special: { role: 'bonus', plate: scatterPlate } };
  const picture = pictures[number - FIRST_PAYING];
  if (picture) return { kind: 'drawn', ...picture, ink };
  const place = number - FIRST_PAYING - pictures.length;
  return { kind: 'letter', letter: LETTER_SYMBOLS[place] ?? '', fill: letters[place] ?? ink, ink };
}

import type { Reels, ReelsRules } from '../../wire/reels-wire.ts';
import type { Engine } from '../engines/engine.ts';
import { noChoices } from '../slots/no-choices.ts';
import { drawOutcome } from '@mosaico/shared/fair-games/reels/outcome';
import {
  rtpHundredths,
  TOTAL_WEIGHT,
  VOLATILITIES,
  type Book,
  type VolatilityName,
} from '@mosaico/shared/fair-games/reels/volatility';

const booksOf = (table: string): readonly Book[] => VOLATILITIES[table as VolatilityName];

/** The names of our tables, as players know them. */
const VOLATILITY_OF = { calm: 'low', breeze: 'medium', wave: 'high', storm: 'very-high' } as const;

/** The slot of three reels. */
export const reelsEngine: Engine<null, Reels> = {
  gameType: 'slot',
  betUnitCentavos: 1,
  rtpHundredths: (table) => rtpHundredths(booksOf(table)),
  volatility: (table) => VOLATILITY_OF[table as VolatilityName],
  rules: (table): ReelsRules => ({
    pays: booksOf(table).map(({ pattern, symbol, multiplier, weight }) => ({
      pattern,
      symbol,
      multiplier,
      oneIn: TOTAL_WEIGHT / weight,
    })),
  }),
  choicesOf: noChoices,
  stakesOf: () => 1,
  draw({ table, draw, betCentavos }) {
    const { book, reels } = drawOutcome(booksOf(table), draw);
    return { picture: reels, winCentavos: betCentavos * (book?.multiplier ?? 0) };
  },
};

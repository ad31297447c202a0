import type { Reels } from '../../wire/game-wire.ts';
import type { Title } from '../catalogue/titles.ts';
import { drawsOf, type DrawSeeds } from '@mosaico/shared/fair-games/draws';
import { drawOutcome } from '../reels/outcome.ts';
import { VOLATILITIES } from '../reels/volatility.ts';

/** How a round ends; it follows from the title, the seeds and the bet alone, so anyone can repeat it. Source: G14. */
export function drawRound(
  { volatility }: Pick<Title, 'volatility'>,
  seeds: DrawSeeds,
  betCentavos: number,
): { readonly reels: Reels; readonly winCentavos: number } {
  const { book, reels } = drawOutcome(VOLATILITIES[volatility], drawsOf(seeds));
  return { reels, winCentavos: betCentavos * (book?.multiplier ?? 0) };
}

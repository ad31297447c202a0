import type { Celebration } from '../wins/celebration.ts';
import { tierOf } from '../wins/win-tier.ts';
import type { Seated } from './seated.ts';

interface CelebratedWin {
  readonly winCentavos: number;
  /** The win as a multiple of the bet. */
  readonly multiplier: number;
  /** Stands below what is said of the win. */
  readonly note: string;
}

/**
 * Counts a win up. What is said, the win of the round and the celebration over the game show the same figure at every
 * moment: none of them tells the end before the others have come to it.
 *
 * @param onCounted told once, when the whole win is shown
 */
export function celebrateWin(
  { table, words, celebration }: Pick<Seated, 'table' | 'words'> & { readonly celebration: Celebration },
  { winCentavos, multiplier, note }: CelebratedWin,
  onCounted: () => void,
): void {
  celebration.celebrate({
    tier: tierOf(multiplier),
    amountCentavos: winCentavos,
    show(centavos) {
      table.say(words.t('wins', { amount: words.money(centavos) }), 'win', note);
      table.showLastWin(centavos);
    },
    onCounted,
  });
}

import type { ProviderGame } from '@mosaico/shared/game-wallet';
import type { EngineName } from '../../wire/game-wire.ts';
import { sandboxGames } from './catalogue.ts';
import { TITLES } from './titles.ts';

/** Slots of three reels are most titles, and stand behind these anyway. */
const ENGINES: readonly EngineName[] = [
  'hold',
  'crash',
  'ways',
  'mines',
  'lines',
  'plinko',
  'wheel',
  'duel',
  'dice',
];

/**
 * One title of each engine, for the head of a site's list: who comes for the first time sees how much there is to play. Pure.
 *
 * @param turn another one takes other titles of the same engines
 */
export function leadingGames(turn: number): readonly ProviderGame[] {
  return ENGINES.flatMap((engine) => {
    const titles = TITLES.filter((title) => title.engine === engine);
    const chosen = titles[turn % titles.length];
    return sandboxGames.games.filter(({ code }) => code === chosen?.code);
  });
}

import type { Platform } from '@mosaico/shared/contract';
import { toldRound } from './told-round.ts';
import type { ToldRound } from '@mosaico/shared/fair-games/check-round';

/**
 * Every round that was drawn from a server seed, asked for page by page, by their number, each with what is on the reels of its game.
 *
 * @throws what asking throws
 */
export async function everyRound(api: Platform['api'], serverSeedHash: string): Promise<ToldRound[]> {
  const rounds: ToldRound[] = [];
  const symbols = new Map<string, NonNullable<ToldRound['symbols']>>();
  for (;;) {
    const { data } = await api.call('GET /api/games/fairness/rounds', {
      query: { server_seed_hash: serverSeedHash, from_nonce: (rounds.at(-1)?.nonce ?? -1) + 1 },
    });
    if (data.length === 0) return rounds;
    for (const round of data.map(toldRound)) {
      if (round.symbols) symbols.set(round.game, round.symbols);
      const ofGame = symbols.get(round.game);
      rounds.push(ofGame ? { ...round, symbols: ofGame } : round);
    }
  }
}

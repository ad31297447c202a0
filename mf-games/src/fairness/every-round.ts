import type { Platform } from '@mosaico/shared/contract';
import { toldRound } from './told-round.ts';
import type { ToldRound } from '@mosaico/shared/fair-games/check-round';

/** Every round that was drawn from a server seed, asked for page by page, by their number. @throws what asking throws */
export async function everyRound(api: Platform['api'], serverSeedHash: string): Promise<ToldRound[]> {
  const rounds: ToldRound[] = [];
  for (;;) {
    const { data } = await api.call('GET /api/games/fairness/rounds', {
      query: { server_seed_hash: serverSeedHash, from_nonce: (rounds.at(-1)?.nonce ?? -1) + 1 },
    });
    if (data.length === 0) return rounds;
    rounds.push(...data.map(toldRound));
  }
}

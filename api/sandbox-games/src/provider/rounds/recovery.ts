import type { Provider } from '../provider.ts';
import { finishRound } from './rounds.ts';

/** A younger round may still be in play. */
const STALE_MS = 10_000;
const BATCH = 50;

/**
 * Mends rounds that a timeout, a refusal or a restart has left open: one pass over those of every site. To be called every
 * few seconds, for as long as the provider runs.
 *
 * @returns how many came to their end
 */
export async function recoverRounds(provider: Provider): Promise<number> {
  const stale = await provider.db
    .selectFrom('prov_rounds')
    .selectAll()
    .where('state', 'in', ['betting', 'won', 'undoing'])
    .where('updated_at', '<=', new Date(provider.clock.now().getTime() - STALE_MS))
    .orderBy('updated_at')
    .limit(BATCH)
    .execute();
  let finished = 0;
  for (const round of stale) if (await finishRound(provider, round)) finished += 1;
  return finished;
}

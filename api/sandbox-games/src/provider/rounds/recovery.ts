import type { Provider } from '../provider.ts';
import { finishRound } from './finish-round.ts';
import type { ProviderRound } from './stored-rounds.ts';

/** A younger round may still be in play. */
const STALE_MS = 10_000;
const BATCH = 50;

/**
 * Mends rounds that a timeout, a refusal or a restart has left open, and ends those whose time is over: one pass over those of every site. To be
 * called every few seconds, for as long as the provider runs.
 *
 * @returns how many came to their end
 */
export async function recoverRounds(provider: Provider): Promise<number> {
  let finished = 0;
  for (const round of [...(await staleRounds(provider)), ...(await overdueRounds(provider))])
    if (await isFinished(provider, round)) finished += 1;
    else await putOff(provider, round);
  return finished;
}

function staleRounds({ db, clock }: Provider): Promise<ProviderRound[]> {
  return db
    .selectFrom('prov_rounds')
    .selectAll()
    .where('state', 'in', ['betting', 'won', 'undoing'])
    .where('updated_at', '<=', new Date(clock.now().getTime() - STALE_MS))
    .orderBy('updated_at')
    .limit(BATCH)
    .execute();
}

/** Rounds in play whose player did not end them in time. */
function overdueRounds({ db, clock }: Provider): Promise<ProviderRound[]> {
  return db
    .selectFrom('prov_rounds')
    .selectAll()
    .where('state', '=', 'playing')
    .where('plays_until', '<=', clock.now())
    .orderBy('updated_at')
    .limit(BATCH)
    .execute();
}

/** A round that fails keeps no other from its turn. */
async function isFinished(provider: Provider, round: ProviderRound): Promise<boolean> {
  try {
    return await finishRound(provider, round);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'not an Error';
    provider.log.error({ round: round.id, reason }, 'a round could not be mended');
    return false;
  }
}

/** A round that is not through yet goes behind the others, however many there are. */
async function putOff({ db, clock }: Provider, round: ProviderRound): Promise<void> {
  await db
    .updateTable('prov_rounds')
    .set({ updated_at: clock.now() })
    .where('site_key', '=', round.site_key)
    .where('id', '=', round.id)
    .execute();
}

import type { Deps } from '../../../runtime/deps.ts';
import type { Job } from '../../../runtime/job.ts';
import { finishRound, type Provider } from './rounds.ts';
import { sandboxGames } from './sandbox-provider.ts';
import { walletClient } from './wallet-client.ts';

const PAUSE_MS = 5_000;
/** A younger round is still in its player's hands. */
const STALE_MS = 10_000;
const BATCH = 50;

/** Mends rounds that a timeout, a refusal or a restart has left open. */
export function roundRecoveryJob(deps: Deps): Job {
  const provider = providerOf(deps);
  return { name: 'game sandbox: open rounds', pauseMs: PAUSE_MS, work: () => recoverRounds(provider) };
}

/** One pass over the open rounds of every site. @returns how many came to their end */
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

/** The sandbox as it runs: its wallet client speaks to the API's own address. */
export function providerOf({ db, clock, random, log, config }: Deps): Provider {
  const wallet = walletClient({
    baseUrl: config.selfUrl,
    integration: sandboxGames.integration,
    rootSecret: config.providerSecret,
    clock,
    random,
  });
  return { db, clock, random, log, wallet };
}

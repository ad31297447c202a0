import type { SeedsAnswer } from '@mosaico/shared/game-wallet';
import { commitment, lockSeeds, replaceSeeds, type Player } from '../fairness/seeds.ts';
import type { Provider } from '../provider.ts';
import { hasOpenRound } from '../rounds/stored-rounds.ts';
import type { ProviderTx } from '../tables.ts';

/** As many revealed seeds as are told. */
const TOLD = 20;

/** The player's seeds; made when there are none. */
export async function seedsOf(provider: Provider, player: Player): Promise<SeedsAnswer> {
  return provider.db.transaction().execute((tx) => read(provider, tx, player));
}

/** Reveals the seeds in use. @returns null while a round of the player is open: its result is not told yet */
export async function rotateSeeds(
  provider: Provider,
  player: Player,
  clientSeed: string,
): Promise<SeedsAnswer | null> {
  return provider.db.transaction().execute(async (tx) => {
    await lockSeeds(tx, player);
    if (await hasOpenRound(tx, { site_key: player.siteKey, player_id: player.playerId })) return null;
    await replaceSeeds(tx, player, clientSeed, provider.random, provider.clock.now());
    return read(provider, tx, player);
  });
}

async function read({ random, clock }: Provider, tx: ProviderTx, player: Player): Promise<SeedsAnswer> {
  const inUse = await commitment(tx, player, random, clock.now());
  const revealed = await tx
    .selectFrom('prov_seeds')
    .selectAll()
    .where('site_key', '=', player.siteKey)
    .where('player_id', '=', player.playerId)
    .where('revealed_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(TOLD)
    .execute();
  return {
    in_use: {
      server_seed_hash: inUse.serverSeedHash,
      client_seed: inUse.clientSeed,
      draws: inUse.draws,
    },
    next_server_seed_hash: inUse.nextServerSeedHash,
    revealed: revealed.flatMap((row) =>
      row.revealed_at
        ? {
            server_seed: row.server_seed,
            server_seed_hash: row.server_seed_hash,
            client_seed: row.client_seed,
            draws: row.nonce,
            revealed_at: row.revealed_at.toISOString(),
          }
        : [],
    ),
  };
}

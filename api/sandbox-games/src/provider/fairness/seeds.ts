import { sql } from 'kysely';
import type { RevealedSeeds, SeedCommitment } from '../../wire/game-wire.ts';
import type { Random } from '../provider.ts';
import type { ProviderTx } from '../tables.ts';
import { commitmentOf, type DrawSeeds } from '@mosaico/shared/fair-games/draws';

/** A player, as the site they play on names them. */
export interface Player {
  readonly siteKey: string;
  readonly playerId: string;
}

/** The seeds in use; made when there are none. */
export async function commitment(
  tx: ProviderTx,
  player: Player,
  random: Random,
  at: Date,
): Promise<SeedCommitment> {
  await openSeeds(tx, player, random.bytes(8).toString('hex'), random, at);
  const row = await active(tx, player).executeTakeFirstOrThrow();
  return { serverSeedHash: row.server_seed_hash, clientSeed: row.client_seed, draws: row.nonce };
}

/** Takes the next number, which nobody else gets. Source: G14. */
export async function reserveDraw(
  tx: ProviderTx,
  player: Player,
  random: Random,
  at: Date,
): Promise<DrawSeeds & { readonly seedId: number }> {
  await lockSeeds(tx, player); // waits for seeds that are just being replaced
  await openSeeds(tx, player, random.bytes(8).toString('hex'), random, at);
  const row = await tx
    .updateTable('prov_seeds')
    .set((seed) => ({ nonce: seed('nonce', '+', 1) }))
    .where('site_key', '=', player.siteKey)
    .where('player_id', '=', player.playerId)
    .where('revealed_at', 'is', null)
    .returning(['id', 'server_seed', 'client_seed', 'nonce'])
    .executeTakeFirstOrThrow();
  return { seedId: row.id, serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce - 1 };
}

/**
 * Until the transaction ends nobody else takes a number of this player or replaces their seeds, and each round that has taken one can be
 * seen. The lock of the row alone would not do: when it is had, the seeds may have been replaced, and the row of the new ones is not seen yet.
 */
export async function lockSeeds(tx: ProviderTx, player: Player): Promise<void> {
  const name = `seeds ${player.siteKey} ${player.playerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  await active(tx, player).forUpdate().execute();
}

/** Reveals the seeds in use and commits to new ones, with the player's own client seed. The caller has locked them. */
export async function replaceSeeds(
  tx: ProviderTx,
  player: Player,
  clientSeed: string,
  random: Random,
  at: Date,
): Promise<RevealedSeeds | null> {
  const old = await tx
    .updateTable('prov_seeds')
    .set({ revealed_at: at })
    .where('site_key', '=', player.siteKey)
    .where('player_id', '=', player.playerId)
    .where('revealed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  await openSeeds(tx, player, clientSeed, random, at);
  return old
    ? {
        serverSeed: old.server_seed,
        serverSeedHash: old.server_seed_hash,
        clientSeed: old.client_seed,
        draws: old.nonce,
      }
    : null;
}

async function openSeeds(
  tx: ProviderTx,
  { siteKey, playerId }: Player,
  clientSeed: string,
  random: Random,
  at: Date,
): Promise<void> {
  const serverSeed = random.bytes(32).toString('hex');
  await tx
    .insertInto('prov_seeds')
    .values({
      site_key: siteKey,
      player_id: playerId,
      server_seed: serverSeed,
      server_seed_hash: commitmentOf(serverSeed),
      client_seed: clientSeed,
      created_at: at,
      revealed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_key', 'player_id'])
        .where(sql<boolean>`revealed_at is null`)
        .doNothing(),
    )
    .execute();
}

function active(tx: ProviderTx, { siteKey, playerId }: Player) {
  return tx
    .selectFrom('prov_seeds')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null);
}

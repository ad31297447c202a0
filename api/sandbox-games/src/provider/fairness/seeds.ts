import { sql } from 'kysely';
import type { RevealedSeeds, SeedsInUse } from '../../wire/game-wire.ts';
import type { Random } from '../provider.ts';
import type { ProviderTx } from '../tables.ts';
import { commitmentOf, type DrawSeeds } from '@mosaico/shared/fair-games/draws';

/** A player, as the site they play on names them. */
export interface Player {
  readonly siteKey: string;
  readonly playerId: string;
}

/** The seeds in use, and the hash of the server seed that follows; made when there are none. */
export async function commitment(
  tx: ProviderTx,
  player: Player,
  random: Random,
  at: Date,
): Promise<SeedsInUse> {
  await openFirstSeeds(tx, player, random, at);
  const row = await active(tx, player).executeTakeFirstOrThrow();
  return {
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    draws: row.nonce,
    nextServerSeedHash: await nextHash(tx, player, random, at),
  };
}

/** The promise of the next server seed, made before anybody names the client seed that goes with it. */
async function nextHash(
  tx: ProviderTx,
  { siteKey, playerId }: Player,
  random: Random,
  at: Date,
): Promise<string> {
  const serverSeed = newServerSeed(random);
  await tx
    .insertInto('prov_next_seeds')
    .values({
      site_key: siteKey,
      player_id: playerId,
      server_seed: serverSeed,
      server_seed_hash: commitmentOf(serverSeed),
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['site_key', 'player_id']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('prov_next_seeds')
    .select('server_seed_hash')
    .where('site_key', '=', siteKey)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return row.server_seed_hash;
}

/** Takes what was promised; null when nothing was. */
async function takeNext(tx: ProviderTx, { siteKey, playerId }: Player): Promise<string | null> {
  const row = await tx
    .deleteFrom('prov_next_seeds')
    .where('site_key', '=', siteKey)
    .where('player_id', '=', playerId)
    .returning('server_seed')
    .executeTakeFirst();
  return row?.server_seed ?? null;
}

/** Takes the next number, which nobody else gets. Source: G14. */
export async function reserveDraw(
  tx: ProviderTx,
  player: Player,
  random: Random,
  at: Date,
): Promise<DrawSeeds & { readonly seedId: number }> {
  await lockSeeds(tx, player); // waits for seeds that are just being replaced
  await openFirstSeeds(tx, player, random, at);
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

/** Reveals the seeds in use and goes over to the server seed that was promised, with the player's own client seed. The caller has locked them. */
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
  const serverSeed = (await takeNext(tx, player)) ?? newServerSeed(random);
  await openSeeds(tx, player, { serverSeed, clientSeed }, at);
  return old
    ? {
        serverSeed: old.server_seed,
        serverSeedHash: old.server_seed_hash,
        clientSeed: old.client_seed,
        draws: old.nonce,
      }
    : null;
}

function openFirstSeeds(tx: ProviderTx, player: Player, random: Random, at: Date): Promise<void> {
  const seeds = { serverSeed: newServerSeed(random), clientSeed: random.bytes(8).toString('hex') };
  return openSeeds(tx, player, seeds, at);
}

function newServerSeed(random: Random): string {
  return random.bytes(32).toString('hex');
}

async function openSeeds(
  tx: ProviderTx,
  { siteKey, playerId }: Player,
  { serverSeed, clientSeed }: { readonly serverSeed: string; readonly clientSeed: string },
  at: Date,
): Promise<void> {
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

import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/tables.ts';
import type { Random } from '../../../runtime/random.ts';
import { commitmentOf, type DrawSeeds } from './fair.ts';

/** A player, as the site they play on names them. */
export interface Player {
  readonly siteKey: string;
  readonly playerId: string;
}

/** What a player may know of the seeds in use. */
export interface SeedCommitment {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Draws made under these seeds. */
  readonly draws: number;
}

/** Seeds that are out of use: every draw under them can be repeated. */
export interface RevealedSeeds extends SeedCommitment {
  readonly serverSeed: string;
}

/** The seeds in use; made when there are none. */
export async function commitment(tx: Tx, player: Player, random: Random, at: Date): Promise<SeedCommitment> {
  await openSeeds(tx, player, random.bytes(8).toString('hex'), random, at);
  const row = await active(tx, player).executeTakeFirstOrThrow();
  return { serverSeedHash: row.server_seed_hash, clientSeed: row.client_seed, draws: row.nonce };
}

/** Takes the next number, which nobody else gets. Source: money.md 3.2. */
export async function reserveDraw(
  tx: Tx,
  player: Player,
  random: Random,
  at: Date,
): Promise<DrawSeeds & { readonly seedId: number }> {
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

/** Reveals the seeds in use and commits to new ones, with the player's own client seed. */
export async function replaceSeeds(
  tx: Tx,
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
  tx: Tx,
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

function active(db: Db | Tx, { siteKey, playerId }: Player) {
  return db
    .selectFrom('prov_seeds')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('player_id', '=', playerId)
    .where('revealed_at', 'is', null);
}

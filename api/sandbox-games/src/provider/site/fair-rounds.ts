import type { MessageSet } from '@mosaico/shared/contract';
import {
  SEED_ROUNDS_LIMIT,
  type FairRound,
  type RoundAnswer,
  type SeedRoundsAnswer,
} from '@mosaico/shared/game-wallet';
import type { Player } from '../fairness/seeds.ts';
import { titleOf } from '../catalogue/titles.ts';
import { reelSymbolsOf } from '../symbols/serve-symbols.ts';
import type { ProviderDb } from '../tables.ts';

/** One round of the player with what decided it and what is on its reels, or null. */
export async function toldRound(
  db: ProviderDb,
  player: Player,
  { roundId, language }: { readonly roundId: string; readonly language: MessageSet },
): Promise<RoundAnswer> {
  const row = await roundsOf(db, player).where('round.id', '=', roundId).executeTakeFirst();
  return row ? { round: toWire(row), symbols: reelSymbolsOf(row.game_code, language) } : { round: null };
}

/** Rounds that were drawn from one server seed, by their number, with what is on the reels of their games. */
export async function roundsOfSeed(
  db: ProviderDb,
  player: Player,
  seed: { readonly serverSeedHash: string; readonly fromNonce: number; readonly language: MessageSet },
): Promise<SeedRoundsAnswer> {
  const rows = await roundsOf(db, player)
    .where('seeds.server_seed_hash', '=', seed.serverSeedHash)
    .where('round.nonce', '>=', seed.fromNonce)
    .orderBy('round.nonce')
    .limit(SEED_ROUNDS_LIMIT)
    .execute();
  const symbols = [...new Set(rows.map((row) => row.game_code))].flatMap((code) => {
    const onReels = reelSymbolsOf(code, seed.language);
    return onReels.length > 0 ? [[titleOf(code)?.name ?? '', onReels] as const] : [];
  });
  return { rounds: rows.map(toWire), symbols: Object.fromEntries(symbols) };
}

function roundsOf(db: ProviderDb, { siteKey, playerId }: Player) {
  return db
    .selectFrom('prov_rounds as round')
    .innerJoin('prov_seeds as seeds', 'seeds.id', 'round.seed_id')
    .selectAll('round')
    .select(['seeds.server_seed', 'seeds.server_seed_hash', 'seeds.client_seed', 'seeds.revealed_at'])
    .where('round.site_key', '=', siteKey)
    .where('round.player_id', '=', playerId);
}

type Row = Awaited<ReturnType<ReturnType<typeof roundsOf>['execute']>>[number];

/** While a round is open, what was drawn stays here, and so does the server seed until the player replaces it. */
function toWire(row: Row): FairRound {
  const title = titleOf(row.game_code);
  const isDecided = row.state === 'finished' || row.state === 'cancelled';
  return {
    round_id: row.id,
    game: title?.name ?? '',
    engine: title?.engine ?? '',
    table: title?.table ?? '',
    bet_centavos: row.bet_centavos,
    win_centavos: isDecided ? row.win_centavos : 0,
    is_cancelled: row.state === 'cancelled',
    choices: row.choices ?? null,
    steps: [...row.steps],
    picture: isDecided ? row.reels : null,
    client_seed: row.client_seed,
    server_seed_hash: row.server_seed_hash,
    nonce: row.nonce,
    server_seed: row.revealed_at ? row.server_seed : null,
  };
}

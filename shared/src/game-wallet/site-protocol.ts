import { z } from 'zod';
import { MESSAGE_SETS } from '../contract/languages.ts';
import { CLIENT_SEED } from '../fair-games/client-seed.ts';

/**
 * The wire between a site and a game provider whose rounds are provably fair: what was drawn and why. Signed like the wallet's calls (W8),
 * with the integration's secret; the site asks, for one player of its own. Source: G14, G48.
 */

/** Below the provider's address; the name of a call follows. */
export const SITE_PATH = '/site/v1';

const player = {
  site: z.string().regex(/^[a-z0-9_-]{1,32}$/),
  player_id: z.string().regex(/^\d{1,15}$/),
};
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The player's seeds: those in use, and the last that are out of use. */
export const seedsRequest = z.object(player);
/** Reveals the seeds in use and commits to new ones, with the player's own client seed. Not while a round is open. */
export const rotateRequest = z.object({ ...player, client_seed: z.string().regex(CLIENT_SEED) });
/** One round; the language is the one in which what is on its reels is named. */
export const roundRequest = z.object({
  ...player,
  round_id: z.string().max(64),
  language: z.enum(MESSAGE_SETS).optional(),
});
/** Rounds that were drawn from one server seed, by their number, from one on. */
export const seedRoundsRequest = z.object({
  ...player,
  server_seed_hash: hash,
  from_nonce: z.int().min(0).max(1_000_000_000),
  /** In which what is on the reels is named. */
  language: z.enum(MESSAGE_SETS).optional(),
});
/** As many rounds as an answer to `seed-rounds` has at most. */
export const SEED_ROUNDS_LIMIT = 500;

const commitment = {
  server_seed_hash: hash,
  client_seed: z.string(),
  /** Rounds drawn from them. */
  draws: z.int(),
};
export const seedsAnswer = z.object({
  in_use: z.object(commitment),
  /** Of the server seed that follows: promised before the player names the client seed that goes with it. */
  next_server_seed_hash: hash,
  revealed: z.array(z.object({ ...commitment, server_seed: z.string(), revealed_at: z.iso.datetime() })),
});
export type SeedsAnswer = z.output<typeof seedsAnswer>;

export const fairRound = z.object({
  round_id: z.string(),
  /** Name of the game. */
  game: z.string(),
  /** Kind of game and its pay table: what the draws mean. */
  engine: z.string(),
  table: z.string(),
  bet_centavos: z.int(),
  win_centavos: z.int(),
  /** The bet went back. */
  is_cancelled: z.boolean(),
  /** What the player chose with the bet, and did since. */
  choices: z.unknown(),
  steps: z.array(z.unknown()),
  /** What was drawn; null while the round is open. */
  picture: z.unknown(),
  client_seed: z.string(),
  server_seed_hash: hash,
  nonce: z.int(),
  /** Null until the player replaces the seeds. */
  server_seed: z.string().nullable(),
});
export type FairRound = z.output<typeof fairRound>;

/** What is on the reels of a game, or a side of a duel. */
export const reelSymbol = z.object({
  name: z.string().max(80),
  /** Of its picture, below the site's own address. */
  path: z.string().regex(/^\/[\w-][\w./-]{0,198}$/),
});
export type ReelSymbol = z.output<typeof reelSymbol>;

export const roundAnswer = z.object({
  round: fairRound.nullable(),
  /** By the numbers of the draws. A provider of a release before it, or of a game without reels and sides, leaves it out. */
  symbols: z.array(reelSymbol).max(64).optional(),
});
export type RoundAnswer = z.output<typeof roundAnswer>;
export const seedRoundsAnswer = z.object({
  rounds: z.array(fairRound),
  /** Of each game with reels or sides among the rounds, by its name. A provider of a release before it leaves it out. */
  symbols: z.record(z.string(), z.array(reelSymbol).max(64)).optional(),
});
export type SeedRoundsAnswer = z.output<typeof seedRoundsAnswer>;

/** Why a provider does not answer. */
export const siteRefusal = z.object({
  error: z.enum(['INVALID_REQUEST', 'not_found', 'ROUND_OPEN']),
});

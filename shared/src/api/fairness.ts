import { z } from 'zod';
import { CLIENT_SEED } from '../fair-games/client-seed.ts';
import { amount, defineEndpoints, instant, lang, ok } from './endpoint.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const roundNumber = z.coerce.number<number>().int().min(0).max(1_000_000_000);

const commitment = {
  /** SHA-256 of the server seed: the provider's promise. */
  server_seed_hash: hash,
  client_seed: z.string(),
  /** Rounds that were drawn from them. */
  draws: z.int(),
};
const seeds = z.object({
  in_use: z.object(commitment),
  /** SHA-256 of the server seed that follows: promised before the member names the client seed that goes with it. */
  next_server_seed_hash: hash,
  /** Out of use, the latest first: every round drawn from them can be repeated. */
  revealed: z.array(z.object({ ...commitment, server_seed: z.string(), revealed_at: instant })),
});

/** A round with what decided it (G14, G48). */
export const fairRound = z.object({
  round_id: z.string(),
  /** Name of the game. */
  game: z.string(),
  /** Kind of game and its pay table: what the draws mean. */
  engine: z.string(),
  table: z.string(),
  bet: amount,
  win: amount,
  /** 1 when the bet went back. */
  is_cancelled: z.int(),
  /** What the player chose with the bet, and did since; the engine's own. */
  choices: z.unknown(),
  steps: z.array(z.unknown()),
  /** What was drawn; null while the round is open. */
  picture: z.unknown(),
  client_seed: z.string(),
  server_seed_hash: hash,
  /** Number of the round under its seeds. */
  nonce: z.int(),
  /** Null until the player replaces the seeds. */
  server_seed: z.string().nullable(),
});

/** What is on the reels of a game: its name in the player's language, and the address of its picture. */
export const roundSymbol = z.object({ name: z.string(), img: z.string() });

export const fairnessEndpoints = defineEndpoints({
  'GET /api/games/fairness': {
    summary: "The member's seeds: the commitment in use, and those that were revealed (G48)",
    access: 'member',
    query: z.object({ lang }),
    response: ok(
      seeds.extend({
        /** Path of a script that repeats saved rounds on the player's own computer; null where the provider has none. Absent from an API of a release before it. */
        verifier: z.string().nullable().optional(),
      }),
    ),
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/games/fairness/rotate': {
    summary:
      'Reveals the seeds in use and commits to new ones with the own client seed; not while a round is open (G48)',
    access: 'member',
    body: z.object({ client_seed: z.string().regex(CLIENT_SEED), lang }),
    response: ok(seeds),
    errors: ['not_found', 'round_open', 'unavailable'],
    rateLimit: { points: 20, windowSeconds: 60, per: 'member' },
  },
  'GET /api/games/fairness/rounds': {
    summary: 'Rounds that were drawn from one server seed, by their number, at most 500 from one on (G48)',
    access: 'member',
    query: z.object({ server_seed_hash: hash, from_nonce: roundNumber.default(0), lang }),
    response: ok(
      z.array(
        fairRound.extend({
          /** By the numbers of the draws; with the first round of a game in an answer alone. */
          symbols: z.array(roundSymbol).optional(),
        }),
      ),
    ),
    errors: ['not_found', 'unavailable'],
  },
});

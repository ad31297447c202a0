import { z } from 'zod';
import { amount, cursorPage, cursorPaging, defineEndpoints, instant, lang, ok } from './endpoint.ts';
import { fairRound, roundSymbol } from './fairness.ts';
import { GAME_TYPES } from './games.ts';

/** `open`: it goes on; `cancelled`: every bet went back. */
const ROUND_STATES = ['open', 'closed', 'cancelled'] as const;

/** A round of the member, whatever game it is of. */
const roundRecord = z.object({
  round_id: z.string(),
  game_id: z.int(),
  name: z.string(),
  api_name: z.string(),
  platType: z.string(),
  game_type: z.enum(GAME_TYPES),
  img: z.string(),
  state: z.enum(ROUND_STATES),
  /** Bets that count, and their sum. */
  bets: z.int(),
  bet: amount,
  /** What the game has paid. */
  win: amount,
  /**
   * What of its wins and of bets taken back went to the house, because the bonus that had staked it was given up or taken back. Absent from an API of a
   * release before it.
   */
  withheld: amount.optional(),
  /** Win less bet, and less what was withheld. */
  result: amount,
  created_at: instant,
  /** Null while it is open. */
  closed_at: instant.nullable(),
});

export const gameRecordEndpoints = defineEndpoints({
  'POST /api/game/record?lang=zh_cn': {
    summary: "The member's rounds; the literal query stays, the body localises (R184, A4, A27)",
    access: 'member',
    body: z.object({
      /** Calendar days in America/Sao_Paulo, including today. */
      period: z.enum(['today', '3d', '7d']).optional(),
      game_type: z.enum(GAME_TYPES).optional(),
      ...cursorPaging,
      lang,
    }),
    response: ok(cursorPage(roundRecord)),
    errors: [],
  },
  'GET /api/game/record/details': {
    summary:
      'One round with every bet and win, and with what was drawn and why where the provider tells it (G47)',
    access: 'member',
    query: z.object({
      round_id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      game_id: z.coerce.number<number>().int().positive().max(2_147_483_647),
      lang,
    }),
    response: ok(
      z.object({
        round: roundRecord,
        moves: z.array(
          z.object({
            id: z.string(),
            kind: z.enum(['bet', 'win', 'rollback']),
            amount,
            /** What of it went to the house with a bonus that was given up or taken back. Absent from an API of a release before it. */
            withheld: amount.optional(),
            /** The player's balance after it; null where it is not known. */
            balance: amount.nullable(),
            /** 1 for a bet that went back. */
            is_rolled_back: z.int(),
            created_at: instant,
          }),
        ),
        /** Null where the provider does not tell, or does not answer. */
        fair: fairRound.nullable(),
        /**
         * What is on the reels, by the numbers of the draws, in the caller's language; `img` is on the site's own origin. Empty where the game has
         * none; absent from an API of a release before it.
         */
        symbols: z.array(roundSymbol).optional(),
      }),
    ),
    errors: ['not_found'],
  },
  'GET /api/games/unfinished': {
    summary: 'Rounds of the member that wait for them, the latest first, at most 5 (G47)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(z.array(roundRecord)),
    errors: [],
  },
});

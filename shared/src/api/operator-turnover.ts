import { z } from 'zod';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';
import { GAME_TYPES } from './games.ts';

const turnoverShare = z.object({
  game_type: z.enum(GAME_TYPES),
  percent: z.int(),
  /** Empty, and null: as on every site. */
  set_by: z.string(),
  set_at: instant.nullable(),
});
const rateLimit = { points: 600, windowSeconds: 60, per: 'ip' } as const;

/** How much of a bet counts towards the turnover. */
export const operatorTurnoverEndpoints = defineEndpoints({
  'GET /api/operator/turnover/shares': {
    summary: 'How much of a settled bet counts towards the turnover, in percent, by kind of game (G16)',
    access: 'operator',
    query: z.object({ lang }),
    response: ok(z.object({ list: z.array(turnoverShare) })),
    errors: [],
    rateLimit,
  },
  'POST /api/operator/turnover/shares/set': {
    summary:
      'Sets the share of a kind of game, 10 to 100 percent, for bets that are settled from then on; slots count in full (G16)',
    access: 'operator',
    body: z.object({
      game_type: z.enum(GAME_TYPES).exclude(['slot']),
      percent: z.int().min(10).max(100),
      lang,
    }),
    response: ok(turnoverShare),
    errors: [],
    rateLimit,
  },
});

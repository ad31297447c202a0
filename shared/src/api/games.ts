import { z } from 'zod';
import { amount, cursorPaging, defineEndpoints, instant, lang, next, ok, page } from './endpoint.ts';

export const GAME_TYPES = ['slot', 'crash', 'mines', 'plinko', 'dice', 'live'] as const;

/** How a game's wins come: many small ones (low), or few large ones (very high). */
export const VOLATILITIES = ['low', 'medium', 'high', 'very-high'] as const;

/** A game of the lobby (R183). */
export const game = z.object({
  id: z.int(),
  game_id: z.int(),
  name: z.string(),
  /** Provider key, as in apisv2. */
  api_name: z.string(),
  platType: z.string(),
  game_type: z.enum(GAME_TYPES),
  /** Description of the procedural cover: `cover:<family>:<seed>` (drawn by @mosaico/shared/ui/cover). */
  img: z.string(),
  /** Return to player in percent, e.g. "96.00". */
  rtp: z.string(),
  /** Null where the provider does not say; absent from an API of a release before it. */
  volatility: z.enum(VOLATILITIES).nullable().optional(),
  /** 1 for the twelve that are played most in a week (R189): the head of the popular order, wherever the game is listed. On a site with fewer than 18 games always 0. */
  is_hot: z.int(),
  is_new: z.int(),
  min_bet: amount,
  max_bet: amount,
  /** 1 when it is among the caller's favourites; always 0 without a token. */
  is_follow: z.int(),
});
export type Game = z.infer<typeof game>;

/** A win as anybody may see it (G49). */
export const winner = z.object({
  game_id: z.int(),
  game_name: z.string(),
  platType: z.string(),
  /** As `img` of a game. */
  img: z.string(),
  /** A first letter and asterisks: nobody can be recognised. */
  player: z.string(),
  bet: amount,
  win: amount,
  at: instant,
});
export type Winner = z.infer<typeof winner>;

/** What can be bet on at a live table, and come: as the table writes it, and its colour there. */
const tableSide = z.object({ text: z.string(), colour: z.string() });

/** A round of a live table: bets, then it is played, then its result stands. Times are in milliseconds after the answer; negative before it. */
const tableRound = z.object({
  plays_in_ms: z.int(),
  stands_in_ms: z.int(),
  ends_in_ms: z.int(),
  result: tableSide,
  /** Pictures of 32 x 15 on the site's own origin: one that moves to the result while the round is played, and the result. */
  moving: z.string(),
  still: z.string(),
  /** The largest first; of rounds that are over there are none. */
  bets: z.array(z.object({ player: z.string(), on: tableSide, bet: amount })),
});

const nameFilter = z.object({ name: z.string().max(80).default(''), lang });
const favouriteBody = z.object({ game_id: z.int(), member_id: z.int(), lang });

export const gameEndpoints = defineEndpoints({
  'GET /api/games/apisv2': {
    summary: 'Game providers (R182, A20)',
    access: 'public',
    query: z.object({ lang }),
    response: ok(
      z.array(
        z.object({
          id: z.int(),
          api_name: z.string(),
          name: z.string(),
          icon: z.string(),
          game_types: z.array(z.enum(GAME_TYPES)),
          count: z.int(),
        }),
      ),
    ),
    errors: [],
  },
  'GET /api/games/listsv2': {
    summary: 'Games, filtered, sorted and paged (R183, A29)',
    access: 'optional',
    query: z.object({
      /** One game alone, as for the title of its screen. */
      game_id: z.coerce.number<number>().int().positive().max(2_147_483_647).optional(),
      api_name: z.string().max(40).optional(),
      game_type: z.enum(GAME_TYPES).optional(),
      /** Accent- and case-insensitive part of the name; where no name has it, names that are spelled like it. */
      name: z.string().max(80).optional(),
      /** `match`: the closest to `name` first. */
      sort: z.enum(['popular', 'name', 'new', 'rtp', 'match']).default('popular'),
      ...cursorPaging,
      lang,
    }),
    response: ok(
      page(game).extend({
        /** `before` of the page after it: pages read this way skip and repeat nothing while the order moves. Absent from an API of a release before it. */
        next: next.optional(),
        /** 1 when no name has the searched text in it, and these are spelled like it. */
        is_close: z.int().optional(),
      }),
    ),
    errors: [],
  },
  'GET /api/games/promotion': {
    summary: 'Promotional games (R188, R114)',
    access: 'optional',
    query: nameFilter,
    response: ok(z.array(game)),
    errors: [],
  },
  'GET /api/games/popular': {
    summary: 'Popular games: bets of the last 7 days, then sort order (R189)',
    access: 'optional',
    query: nameFilter,
    response: ok(z.array(game)),
    errors: [],
  },
  'GET /api/games/preview': {
    summary: 'Where a game plays by itself, to be looked at: no player, no money (G46)',
    access: 'public',
    query: z.object({ game_id: z.coerce.number<number>().int().positive().max(2_147_483_647), lang }),
    response: ok(
      z.object({
        /** On the site's own origin; null where the provider has no such page. */
        path: z.string().nullable(),
      }),
    ),
    errors: ['not_found'],
  },
  'GET /api/games/winners': {
    summary: 'The latest larger wins of the site, the newest first, at most 20 (G49)',
    access: 'public',
    query: z.object({ lang }),
    response: ok(
      z.object({
        list: z.array(winner),
        /** 1 on sandbox sites: nobody has won these, they are drawn. */
        is_simulated: z.int(),
      }),
    ),
    errors: [],
  },
  'GET /api/games/tables': {
    summary:
      'The live tables as anybody may look at them: rounds that are over, the one that is on, and the next (R37)',
    access: 'public',
    query: z.object({ lang }),
    response: ok(
      z.object({
        list: z.array(
          z.object({
            game_id: z.int(),
            /** Taken seats. */
            seats: z.int(),
            /** 1 where nobody sits at the table: players and bets are drawn. */
            is_simulated: z.int(),
            /** The oldest first. */
            rounds: z.array(tableRound),
          }),
        ),
      }),
    ),
    errors: [],
  },
  'GET /api/games/recent': {
    summary:
      'The games the member opened last, each once, the latest first; none for who may not play now (G45, G31)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(z.array(game)),
    errors: [],
  },
  'POST /api/games/follow': {
    summary: "The member's favourites, by name filter; the parameters go in the query (R95, R185, A17)",
    access: 'member',
    query: z.object({
      member_id: z.coerce.number<number>().int(),
      name: z.string().max(80).default(''),
      lang,
    }),
    body: z.object({ lang }),
    response: ok(z.array(game)),
    errors: ['forbidden'],
  },
  'POST /api/games/follow/set': {
    summary: 'Adds a favourite; adding it again changes nothing (R94, R186)',
    access: 'member',
    body: favouriteBody,
    response: ok(z.null()),
    errors: ['forbidden', 'not_found'],
    isIdempotent: true,
  },
  'POST /api/games/follow/delete': {
    summary: 'Removes a favourite; removing it again changes nothing (R187)',
    access: 'member',
    body: favouriteBody,
    response: ok(z.null()),
    errors: ['forbidden', 'not_found'],
    isIdempotent: true,
  },
  'POST /api/day7/day7LoginV2': {
    summary: 'Opens a game session: a launch address with a one-use token of 60 s (R190)',
    access: 'member',
    body: z.object({
      game_id: z.int(),
      platType: z.string().max(40),
      currency: z.literal('BRL'),
      device: z.enum(['mobile', 'desktop']),
      return_url: z.string().max(500),
      lang,
    }),
    response: ok(z.object({ url: z.string(), session_id: z.string(), expires_at: instant })),
    errors: [
      'not_found',
      'game_unavailable',
      'account_frozen',
      'self_excluded',
      'play_barred',
      'identity_required',
      'terms_not_accepted',
      'play_paused',
      'time_limit_reached',
      'play_limit_reached',
      'demo_member',
      'unavailable',
    ],
  },
  'GET /api/day7/getAllBalance': {
    summary: 'The wallet balance, per platform; there is one seamless wallet (R191, R115)',
    access: 'member',
    query: z.object({ currency: z.literal('BRL'), platType: z.string().max(40).default(''), lang }),
    response: ok(
      z.object({ balance: amount, list: z.array(z.object({ platType: z.string(), balance: amount })) }),
    ),
    errors: [],
  },
});

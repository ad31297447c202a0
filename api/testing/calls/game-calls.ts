import { alike, type WalkedCalls } from '../walked-call.ts';

/** Of games. */
export const GAME_CALLS = {
  'GET /api/games/apisv2': alike(false),
  'GET /api/games/listsv2': alike(true, { query: { limit: 100 } }),
  'GET /api/games/promotion': alike(true),
  'GET /api/games/popular': alike(true),
  'GET /api/games/preview': {
    input: (_, { game }) => ({ query: { game_id: game.id } }),
    foreign: 404,
    isTelling: true,
  },
  // The second factor has let time go by: the member's win is old enough to be shown.
  'GET /api/games/winners': alike(true),
  // The tables of a provider are the same on all of its sites.
  'GET /api/games/tables': alike(false),
  'GET /api/games/recent': alike(true),
  'POST /api/games/follow': {
    input: (_, { member }) => ({ query: { member_id: member.id } }),
    foreign: 403,
    isTelling: true,
  },
  'POST /api/games/follow/set': {
    input: (_, { member, game }) => ({ body: { member_id: member.id, game_id: game.id } }),
    foreign: 403,
    isTelling: false,
  },
  'POST /api/games/follow/delete': {
    input: ({ member }, { game }) => ({ body: { member_id: member.id, game_id: game.id } }),
    foreign: 404,
    others: '403 forbidden',
    isTelling: false,
  },
  'POST /api/day7/day7LoginV2': {
    input: ({ host }, { game }) => ({
      body: {
        game_id: game.id,
        platType: game.platType,
        currency: 'BRL',
        device: 'mobile',
        return_url: `http://${host}/`,
      },
    }),
    foreign: 404,
    isTelling: true,
  },
  'POST /api/game/record?lang=zh_cn': alike(true),
  'GET /api/game/record/details': {
    input: (_, { member, game }) => ({
      query: { round_id: `round-${member.account}`, game_id: game.id },
    }),
    foreign: 404,
    isTelling: true,
  },
  // Nobody here has left a round, and seeds come with the first call.
  'GET /api/games/unfinished': alike(false),
  'GET /api/games/fairness': alike(false),
  'POST /api/games/fairness/rotate': alike(false, { body: { client_seed: 'mine' } }),
  'GET /api/games/fairness/rounds': alike(false, { query: { server_seed_hash: '0'.repeat(64) } }),
  'GET /api/day7/getAllBalance': alike(true, { query: { currency: 'BRL' } }),
} satisfies WalkedCalls;

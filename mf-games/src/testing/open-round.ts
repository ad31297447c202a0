import type { Data } from '@mosaico/shared/api';

type OpenRound = Data<'GET /api/games/unfinished'>[number];

/** A round of mines that its player has left open. */
export function anOpenRound(gameId: number): OpenRound {
  return {
    round_id: 'r-1',
    game_id: gameId,
    name: 'Onda',
    api_name: 'ipe',
    platType: 'ipe',
    game_type: 'mines',
    img: 'cover:sea:1',
    state: 'open',
    bets: 1,
    bet: '2.00',
    win: '0.00',
    result: '-2.00',
    created_at: '2026-11-20T12:00:00.000Z',
    closed_at: null,
  };
}

import { randomUUID } from 'node:crypto';
import type { GameWorld, Player } from './game-world.ts';

/** A player at a game of the sandbox, with what their browser sends. */
export interface Seat {
  readonly player: Player;
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
  /** Bets, with an id of its own unless the bet has one. */
  play(bet: object): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly body: { readonly [name: string]: unknown };
}

/** Opens a game like a browser: token, cookie, session. */
export async function seatAt(world: GameWorld, player: Player, gameId: number): Promise<Seat> {
  const host = `${world.siteKey}.test`;
  const opened = await world.app.inject({
    method: 'POST',
    url: '/provider/api/launch',
    headers: { host },
    payload: { site: world.siteKey, token: await world.launch(player, gameId) },
  });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const { session } = opened.json<{ session: string }>();
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const response = await world.app.inject({
      method,
      url: `/provider/api/${path}`,
      headers: { host, cookie, 'x-game-session': session },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    player,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    play: (bet) => call('POST', 'play', { requestId: randomUUID(), ...bet }),
  };
}

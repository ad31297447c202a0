import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, ApiKey } from '@mosaico/shared/api';
import { setting } from './site.ts';

const LOOK_AGAIN_MS = 100;

/** A slot of the sandbox, with bets from R$ 0.20 up. */
const SLOT: PlayedGame = { game: { game_id: 3, platType: 'ipe' }, betCentavos: 500 };

/** A game, and how it is played. */
export interface PlayedGame {
  readonly game: { readonly game_id: number; readonly platType: string };
  readonly betCentavos: number;
  readonly choices?: object;
}

/** Calls an endpoint as a member. @param origin of another site than that of all tests */
export async function call<K extends ApiKey>(
  token: string,
  key: K,
  input: object = {},
  origin?: string,
): Promise<Answer<K>> {
  const [method = '', path = ''] = key.split(' ');
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  const request = { token, origin, ...(method === 'POST' && { body: input }) };
  return (await send(path + query, request)).json() as Promise<Answer<K>>;
}

/**
 * Pays R$ 500 in and wagers all of it, so that what is left can be withdrawn: about R$ 480, and hardly ever less than R$ 100. The
 * bank and the game are those of the sandbox. Who has played so much is VIP1 (G18), whose bonus a job pays a moment later: it is waited for.
 */
export async function earnWithdrawableMoney(token: string): Promise<void> {
  await payIn(token, '500.00');
  await wager(token, 50_000);
  await until(async () => {
    const { data } = await call(token, 'POST /api/member/vip/history');
    return data.list.length > 0;
  });
}

/** Pays so much in by Pix for a member without money, as the sandbox bank does it, and waits until it has arrived. @param money reais, such as `50.00` */
export async function payIn(token: string, money: string, origin?: string): Promise<void> {
  const order = { money, payment_id: 1, payment_type: 'pix' };
  const { data: charge } = await call(token, 'POST /api/recharge/online', order, origin);
  if (!charge?.sandbox_url) throw new Error('this site has no sandbox bank');
  await send(`${charge.sandbox_url}/scenario`, { body: { scenario: 'pay' }, origin });
  await until(async () => {
    const { data } = await call(token, 'POST /api/auth/me', {}, origin);
    // What is given for a deposit can be there as well by then.
    return Number(data.money) >= Number(money);
  });
}

async function until(hasCome: () => Promise<boolean>): Promise<void> {
  while (!(await hasCome())) await pause(LOOK_AGAIN_MS);
}

/** Dice whose bet wins nine times of ten, 1.10 times the stake: a balance lasts for a long time. */
export async function calmDice(token: string): Promise<PlayedGame> {
  const { data } = await call(token, 'GET /api/games/listsv2', { name: 'Dados da Orla' });
  const [game] = data.list;
  if (!game) throw new Error('there is no game of dice');
  return {
    game: { game_id: game.game_id, platType: game.platType },
    betCentavos: 500,
    choices: { side: 'low', winningRolls: 9_000 },
  };
}

/** Plays rounds until so much has been wagered, and every win is in the wallet. */
export async function wager(token: string, amountCentavos: number, played = SLOT): Promise<void> {
  const round = await openGame(token, played);
  for (let wageredCentavos = 0; wageredCentavos < amountCentavos; wageredCentavos += played.betCentavos)
    await round();
}

/** A round as the game's server answers it; what was drawn is the engine's own. */
export interface PlayedRound {
  readonly id: string;
  readonly picture: unknown;
}

/** Opens a game as its page does. @returns plays one round, which no page shows, until its win is in the wallet */
export async function openGame(
  token: string,
  { game, betCentavos, choices }: PlayedGame,
  origin?: string,
): Promise<() => Promise<PlayedRound>> {
  const site = origin ?? setting('E2E_ORIGIN');
  const launching = { ...game, currency: 'BRL', device: 'mobile', return_url: `${site}/` };
  const { data } = await call(token, 'POST /api/day7/day7LoginV2', launching, origin);
  const launch = new URL(data.url, site).searchParams;
  const opened = await send('/provider/api/launch', {
    body: { site: launch.get('site'), token: launch.get('token') },
    origin,
  });
  const { session } = (await opened.json()) as { session: string };
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
  const headers = { 'x-game-session': session, cookie };
  return async () => {
    const body = { betCentavos, choices, requestId: randomUUID() };
    for (;;) {
      const played = await send('/provider/api/play', { body, headers, origin });
      const { round, balanceCentavos } = (await played.json()) as RoundAnswer;
      // Without a balance the win is still on its way to the wallet; the same bet sent again sends it again.
      if (balanceCentavos !== null) return round;
    }
  };
}

interface RoundAnswer {
  readonly round: PlayedRound;
  readonly balanceCentavos: number | null;
}

interface Request {
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly origin?: string | undefined;
}

async function send(path: string, { token, body, headers, origin }: Request): Promise<Response> {
  const answer = await fetch(new URL(path, origin ?? setting('E2E_ORIGIN')), {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }),
      ...headers,
    },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

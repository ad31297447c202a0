import { randomUUID } from 'node:crypto';
import type { Answer, ApiKey } from '@mosaico/shared/api';
import { setting } from './site.ts';

/** A game of the sandbox, with bets from R$ 0.20 up. */
const GAME = { game_id: 3, platType: 'ipe' };
const BET_CENTAVOS = 500;

/** Calls an endpoint as a member. */
export async function call<K extends ApiKey>(token: string, key: K, input: object = {}): Promise<Answer<K>> {
  const [method = '', path = ''] = key.split(' ');
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  return (await send(path + query, { token, ...(method === 'POST' && { body: input }) })).json() as Promise<
    Answer<K>
  >;
}

/**
 * Pays R$ 500 in and wagers all of it, so that what is left can be withdrawn: about R$ 480, and hardly ever less than R$ 100. The
 * bank and the game are those of the sandbox.
 */
export async function earnWithdrawableMoney(token: string): Promise<void> {
  await payIn(token, '500.00');
  await wager(token, 50_000);
}

/** Pays so much in by Pix, as the sandbox bank does it, and waits until it has arrived. @param money reais, such as `50.00` */
export async function payIn(token: string, money: string): Promise<void> {
  const { data: charge } = await call(token, 'POST /api/recharge/online', {
    money,
    payment_id: 1,
    payment_type: 'pix',
  });
  if (!charge?.sandbox_url) throw new Error('this site has no sandbox bank');
  await send(`${charge.sandbox_url}/scenario`, { body: { scenario: 'pay' } });
  for (;;) {
    const { data } = await call(token, 'POST /api/auth/me');
    if (data.money === money) break;
  }
}

/** Plays rounds until so much has been wagered. */
export async function wager(token: string, amountCentavos: number): Promise<void> {
  const spin = await openGame(token);
  for (let wageredCentavos = 0; wageredCentavos < amountCentavos; wageredCentavos += BET_CENTAVOS)
    await spin();
}

/** Opens the game as its page does. @returns plays one round */
async function openGame(token: string): Promise<() => Promise<unknown>> {
  const { data } = await call(token, 'POST /api/day7/day7LoginV2', {
    ...GAME,
    currency: 'BRL',
    device: 'mobile',
    return_url: `${setting('E2E_ORIGIN')}/`,
  });
  const launch = new URL(data.url, setting('E2E_ORIGIN')).searchParams;
  const opened = await send('/provider/api/launch', {
    body: { site: launch.get('site'), token: launch.get('token') },
  });
  const { session } = (await opened.json()) as { session: string };
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
  const headers = { 'x-game-session': session, cookie };
  return () => send('/provider/api/play', { body: { betCentavos: BET_CENTAVOS }, headers });
}

interface Request {
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(path: string, { token, body, headers }: Request): Promise<Response> {
  const answer = await fetch(new URL(path, setting('E2E_ORIGIN')), {
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

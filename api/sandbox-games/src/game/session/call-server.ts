import { PROVIDER_PATH, type GameRefusal } from '../../wire/game-wire.ts';
import { Refusal } from './refusal.ts';

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
}

/** Calls the game's server. @throws Refusal, also when the server was not reached */
export async function callServer<Answer>({ method, path, headers, body }: Call): Promise<Answer> {
  const response = await fetch(`${PROVIDER_PATH}/api/${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!response) throw new Refusal({ error: 'OFFLINE' });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(answer as Partial<GameRefusal>);
  return answer as Answer;
}

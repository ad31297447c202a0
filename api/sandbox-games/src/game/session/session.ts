import {
  PROVIDER_PATH,
  SESSION_HEADER,
  type GameRefusal,
  type GameState,
  type SeedsAnswer,
  type SpinAnswer,
} from '../../wire/game-wire.ts';
import { Refusal } from './refusal.ts';

/** The player's session at the game's server. Every call may throw a `Refusal`. */
export interface Session {
  state(): Promise<GameState>;
  spin(betCentavos: number): Promise<SpinAnswer>;
  /** Says that the result was shown; if this is lost it is shown once more. */
  seen(roundId: string): void;
  changeSeeds(clientSeed: string): Promise<SeedsAnswer>;
}

/** @param id goes in a header; the session's secret is in a cookie that no script can read */
export function sessionWith(id: string): Session {
  const call = <Answer>(method: 'GET' | 'POST', path: string, body?: object) =>
    callServer<Answer>(id, method, path, body);
  return {
    state: () => call('GET', 'state'),
    spin: (betCentavos) => call('POST', 'spin', { betCentavos }),
    seen: (roundId) => void call('POST', 'seen', { roundId }).catch(() => {}),
    changeSeeds: (clientSeed) => call('POST', 'seeds', { clientSeed }),
  };
}

async function callServer<Answer>(
  id: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${PROVIDER_PATH}/api/${path}`, {
    method,
    headers: { [SESSION_HEADER]: id, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!response) throw new Refusal({ error: 'OFFLINE' });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(answer as Partial<GameRefusal>);
  return answer as Answer;
}

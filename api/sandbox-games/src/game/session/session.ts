import { SESSION_HEADER, type GameState, type SeedsAnswer, type SpinAnswer } from '../../wire/game-wire.ts';
import { callServer } from './call-server.ts';

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
  const headers = { [SESSION_HEADER]: id };
  const post = <Answer>(path: string, body: object) =>
    callServer<Answer>({ method: 'POST', path, headers, body });
  return {
    state: () => callServer<GameState>({ method: 'GET', path: 'state', headers }),
    spin: (betCentavos) => post('spin', { betCentavos }),
    seen: (roundId) => void post('seen', { roundId }).catch(() => {}),
    changeSeeds: (clientSeed) => post('seeds', { clientSeed }),
  };
}

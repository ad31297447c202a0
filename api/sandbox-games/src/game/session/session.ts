import {
  SESSION_HEADER,
  type GameState,
  type PlayRequest,
  type RoundAnswer,
  type SeedsAnswer,
  type StepRequest,
  type WatchRequest,
} from '../../wire/game-wire.ts';
import { Refusal } from './refusal.ts';
import { requestId } from './request-id.ts';
import { callServer } from './call-server.ts';

/** The player's session at the game's server. Every call may throw a `Refusal`. What a round and the rules hold is the engine's own. */
export interface Session {
  state(): Promise<GameState>;
  /** Bets. Where no answer comes it is asked again for the same round. */
  play(betCentavos: number, choices?: unknown): Promise<RoundAnswer>;
  /** Goes on with an open round. Where no answer comes the same step is sent once more. */
  step(roundId: string, step: unknown): Promise<RoundAnswer>;
  /** Waits for the end of a round, for some seconds. */
  watch(roundId: string): Promise<RoundAnswer>;
  /** Says that so many spins of a round were shown; if this is lost they are shown once more. */
  shown(roundId: string, spins: number): void;
  /** Says that the result was shown; if this is lost it is shown once more. */
  seen(roundId: string): void;
  changeSeeds(clientSeed: string): Promise<SeedsAnswer>;
}

/**
 * @param id goes in a header; the session's secret is in a cookie that no script can read
 * @param language name of the message set in which symbols are named
 */
export function sessionWith(id: string, language: string): Session {
  const headers = { [SESSION_HEADER]: id };
  const post = <Answer>(path: string, body: object) =>
    callServer<Answer>({ method: 'POST', path, headers, body });
  return {
    state: () => callServer<GameState>({ method: 'GET', path: `state?lang=${language}`, headers }),
    play: (betCentavos, choices) => {
      const body: PlayRequest = { requestId: requestId(), betCentavos, choices };
      return again(() => post('play', body));
    },
    step: (roundId, step) => again(() => post('step', { roundId, step } satisfies StepRequest)),
    watch: (roundId) => post('watch', { roundId } satisfies WatchRequest),
    shown: (roundId, spins) => void post('shown', { roundId, spins }).catch(() => {}),
    seen: (roundId) => void post('seen', { roundId }).catch(() => {}),
    changeSeeds: (clientSeed) => post('seeds', { clientSeed }),
  };
}

/** Calls once more when nothing came back: what is sent has an id, and is done once. */
async function again<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'OFFLINE') return call();
    throw error;
  }
}

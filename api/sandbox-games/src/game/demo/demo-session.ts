import type { DemoAnswer, DemoRound, GameState, PlayedRound, RoundAnswer } from '../../wire/game-wire.ts';
import { Refusal } from '../session/refusal.ts';
import type { Session } from '../session/session.ts';

/** Nobody sees it, and it never runs out. */
const BALANCE_CENTAVOS = 100_000_000;

/** A session whose rounds are told beforehand, one after the other and then from the first again. */
export interface DemoSession extends Session {
  /** The step that comes next in the round that is open; null where there is none. */
  nextStep(): unknown;
}

/** @param wait lets time pass */
export function demoSession(
  { rounds }: Pick<DemoAnswer, 'rounds'>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): DemoSession {
  let next = 0;
  let open: DemoRound | null = null;
  let taken = 0;

  /** The open round as a player sees it, or its end. */
  function answer(round: DemoRound, isOpen: boolean): RoundAnswer {
    if (!isOpen) open = null;
    return { round: isOpen ? asOpen(round, taken) : round, balanceCentavos: null };
  }
  return {
    state: () => Promise.reject(new Refusal({})),
    play() {
      const round = rounds[next % rounds.length];
      next += 1;
      if (!round) return Promise.reject(new Refusal({}));
      const goesOn = round.steps.length > 0 || round.lastsMs !== null;
      if (goesOn) open = round;
      taken = 0;
      return Promise.resolve(answer(round, goesOn));
    },
    nextStep() {
      if (!open || open.steps.length === 0) return null;
      const field = open.steps[taken];
      return field === undefined ? { take: true } : { open: field };
    },
    step() {
      if (!open) return Promise.reject(new Refusal({ error: 'ROUND_ENDED' }));
      const isTaking = taken === open.steps.length;
      taken += 1;
      const isLost = taken === open.steps.length && open.winCentavos === 0;
      return Promise.resolve(answer(open, !isTaking && !isLost));
    },
    async watch() {
      const round = open;
      if (!round) throw new Refusal({ error: 'ROUND_ENDED' });
      await wait(round.lastsMs ?? 0);
      return answer(round, false);
    },
    shown: () => {},
    seen: () => {},
    changeSeeds: () => Promise.reject(new Refusal({})),
  };
}

/** What the pages of the games begin with. */
export function demoState({ rtp, rules, pictures, betCentavos }: DemoAnswer): GameState {
  return {
    rtp,
    rules,
    pictures,
    bets: [betCentavos],
    maxBetCentavos: betCentavos,
    balanceCentavos: BALANCE_CENTAVOS,
    isExpired: false,
    fair: { serverSeedHash: '', clientSeed: '', draws: 0, nextServerSeedHash: '' },
    unseen: null,
    open: null,
  };
}

function asOpen(round: DemoRound, steps: number): PlayedRound {
  return {
    ...round,
    isOpen: true,
    winCentavos: 0,
    steps: round.steps.slice(0, steps),
    elapsedMs: round.lastsMs === null ? null : 0,
    // As on the server: what is drawn is not told before the end.
    picture: round.lastsMs === null ? { mined: [] } : null,
  };
}

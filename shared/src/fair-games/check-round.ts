import { commitmentOf, type DrawStep } from './draws.ts';
import { replay, type Replay } from './replay.ts';

/** What is on the reels of a game. */
export interface RoundSymbol {
  readonly name: string;
  /** Address of its picture; null in a round out of a file, which has the names alone. */
  readonly img: string | null;
}

/** A round as its provider tells it. */
export interface ToldRound {
  readonly roundId: string;
  /** Name of the game; empty in a file from before it was told. */
  readonly game: string;
  readonly engine: string;
  readonly table: string;
  readonly betCentavos: number;
  readonly winCentavos: number;
  /** The bet went back: what was drawn still counts, the win does not. */
  readonly isCancelled: boolean;
  readonly choices: unknown;
  readonly steps: readonly unknown[];
  /** What was drawn; null while the round is open. */
  readonly picture: unknown;
  readonly clientSeed: string;
  readonly serverSeedHash: string;
  readonly nonce: number;
  /** Null until the player replaces the seeds. */
  readonly serverSeed: string | null;
  /** By the numbers of the draws; nothing for a game without reels, and where they were not told. They decide nothing. */
  readonly symbols?: readonly RoundSymbol[];
}

/**
 * `right`: the seeds give what was shown and paid. `sealed`: it cannot be repeated yet, because the server seed is still in use or the round is open.
 * `other-seed`: the revealed seed is not the promised one. `other-draw`, `other-win`: the seeds give something else. `unknown`: a kind of game that
 * is not known here, or choices that are none of it.
 */
export type Verdict = 'right' | 'sealed' | 'other-seed' | 'other-draw' | 'other-win' | 'unknown';

export interface CheckedRound {
  readonly verdict: Verdict;
  /** What the seeds give; null where that cannot be said. */
  readonly drawn: Replay | null;
  /** How each number came about, as far as it could be drawn. */
  readonly draws: readonly DrawStep[];
}

/** Repeats a round from its seeds, and compares it with what was told. Source: G14, G48. */
export function checkRound(round: ToldRound): CheckedRound {
  const none = { drawn: null, draws: [] };
  if (round.serverSeed === null || round.picture === null) return { verdict: 'sealed', ...none };
  if (commitmentOf(round.serverSeed) !== round.serverSeedHash) return { verdict: 'other-seed', ...none };
  const draws: DrawStep[] = [];
  const drawn = drawnOf(round, round.serverSeed, (step) => void draws.push(step));
  return { verdict: verdictOf(round, drawn), drawn, draws };
}

function verdictOf({ picture, isCancelled, winCentavos }: ToldRound, drawn: Replay | null): Verdict {
  if (drawn === null) return 'unknown';
  if (canonical(drawn.picture) !== canonical(picture)) return 'other-draw';
  return isCancelled || drawn.winCentavos === winCentavos ? 'right' : 'other-win';
}

function drawnOf(round: ToldRound, serverSeed: string, note: (step: DrawStep) => void): Replay | null {
  try {
    return replay(
      { ...round, seeds: { serverSeed, clientSeed: round.clientSeed, nonce: round.nonce } },
      note,
    );
  } catch {
    return null; // choices that are none of the game
  }
}

/** A value as text, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

import { commitmentOf } from './draws.ts';
import { replay, type Replay } from './replay.ts';

/** A round as its provider tells it. */
export interface ToldRound {
  readonly roundId: string;
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
}

/** Repeats a round from its seeds, and compares it with what was told. Source: G14, G48. */
export function checkRound(round: ToldRound): CheckedRound {
  if (round.serverSeed === null || round.picture === null) return { verdict: 'sealed', drawn: null };
  if (commitmentOf(round.serverSeed) !== round.serverSeedHash) return { verdict: 'other-seed', drawn: null };
  const drawn = drawnOf(round, round.serverSeed);
  if (drawn === null) return { verdict: 'unknown', drawn };
  if (canonical(drawn.picture) !== canonical(round.picture)) return { verdict: 'other-draw', drawn };
  if (!round.isCancelled && drawn.winCentavos !== round.winCentavos) return { verdict: 'other-win', drawn };
  return { verdict: 'right', drawn };
}

function drawnOf(round: ToldRound, serverSeed: string): Replay | null {
  try {
    return replay({ ...round, seeds: { serverSeed, clientSeed: round.clientSeed, nonce: round.nonce } });
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

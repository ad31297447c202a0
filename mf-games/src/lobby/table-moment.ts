import type { Data } from '@mosaico/shared/api';

export type LiveTable = Data<'GET /api/games/tables'>['list'][number];
export type TableRound = LiveTable['rounds'][number];

/** How a table stands at an instant. */
export interface TableMoment {
  /** `over`: what has been told has come to its end, and the next answer is not here yet. */
  readonly phase: 'betting' | 'playing' | 'standing' | 'over';
  readonly round: TableRound;
  /** Until the phase ends. */
  readonly leftMs: number;
  /** Rounds whose result is known, the newest first. */
  readonly known: readonly TableRound[];
}

/** @param elapsedMs since the answer that told the rounds @returns null where there are none */
export function momentOf(rounds: readonly TableRound[], elapsedMs: number): TableMoment | null {
  const last = rounds.at(-1);
  if (!last) return null;
  const index = rounds.findIndex(({ ends_in_ms: ends }) => elapsedMs < ends);
  const round = rounds[index];
  if (!round) return { phase: 'over', round: last, leftMs: Infinity, known: rounds.toReversed() };
  const [phase, endsInMs] = phaseOf(round, elapsedMs);
  const known = rounds.slice(0, phase === 'standing' ? index + 1 : index).toReversed();
  return { phase, round, leftMs: endsInMs - elapsedMs, known };
}

function phaseOf(round: TableRound, elapsedMs: number) {
  const { plays_in_ms: plays, stands_in_ms: stands, ends_in_ms: ends } = round;
  if (elapsedMs < plays) return ['betting', plays] as const;
  return elapsedMs < stands ? (['playing', stands] as const) : (['standing', ends] as const);
}

import { saoPauloDay } from '@mosaico/shared/rules';
import type { Movement } from './useStatement.ts';

/** One movement, or several of one game that follow each other: players make hundreds in an evening. */
export type Run = readonly [Movement, ...Movement[]];

export interface StatementDayRows {
  /** Calendar day in America/Sao_Paulo, `2026-11-20`. */
  readonly day: string;
  /** Newest first, as they came. */
  readonly runs: readonly Run[];
}

/** Movements by day, and those of a game together as long as nothing else comes between them. Pure. */
export function byDay(movements: readonly Movement[]): readonly StatementDayRows[] {
  const days: { day: string; runs: [Movement, ...Movement[]][] }[] = [];
  for (const movement of movements) {
    const day = saoPauloDay(new Date(movement.created_at));
    if (days.at(-1)?.day !== day) days.push({ day, runs: [] });
    const runs = days.at(-1)?.runs ?? [];
    const run = runs.at(-1);
    if (run && movement.type === 'game' && run[0].type === 'game' && run[0].game === movement.game)
      run.push(movement);
    else runs.push([movement]);
  }
  return days;
}

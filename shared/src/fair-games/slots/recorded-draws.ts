import type { Draw } from '../draws.ts';
import type { PlaySlot, SlotRound } from './slot-round.ts';

/** A round with the draws that made it: all that has to be kept of it. */
export interface RecordedRound {
  readonly round: SlotRound;
  readonly draws: readonly number[];
}

export function recorded(play: PlaySlot, draw: Draw): RecordedRound {
  const draws: number[] = [];
  const round = play((below) => {
    const value = draw(below);
    draws.push(value);
    return value;
  });
  return { round, draws };
}

/** The round that these draws made. @throws RangeError when they are not the draws of a round */
export function replayed(play: PlaySlot, draws: readonly number[]): SlotRound {
  let next = 0;
  return play((below) => {
    const value = draws[next];
    next += 1;
    if (value === undefined || value < 0 || value >= below || !Number.isInteger(value))
      throw new RangeError(`draw ${next} is not one below ${below}`);
    return value;
  });
}

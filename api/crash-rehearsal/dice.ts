import { createHash } from 'node:crypto';

/** Chance that a seed repeats. */
export interface Dice {
  /** From 0, below `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  uuid(): string;
}

export function diceOf(seed: string): Dice {
  let turn = 0;
  const bytes = () => {
    turn += 1;
    return createHash('sha256').update(`${seed}:${turn}`).digest();
  };
  const below = (end: number) => bytes().readUInt32BE() % end;
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    uuid: () => {
      const hex = bytes().toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
  };
}

/** A repeatable stream of numbers from a text: the same seed draws the same picture everywhere. */
export interface SeededRandom {
  /** Number in [from, to). */
  between(from: number, to: number): number;
  pick<const T extends readonly [unknown, ...unknown[]]>(options: T): T[number];
}

/** xmur3 hash into mulberry32. For pictures only, never for chance that moves money. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
  };
}

function hash(text: string): number {
  let value = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 3432918353);
    value = (value << 13) | (value >>> 19);
  }
  return value;
}

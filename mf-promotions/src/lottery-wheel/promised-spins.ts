import { openStorage, readJson } from '@mosaico/shared/storage';
import type { WheelData } from './useWheel.ts';

type Spin = WheelData['spins'][number];
/** What a spin is asked for with: the promise that the player has seen, and a seed of their own. */
export type SpinRequest = Readonly<Pick<Spin, 'seed_hash' | 'client_seed'>>;

/** Local storage: pairs of the player's seed and the promised hash, the latest last. */
const KEY = 'wheelPromises';
/** More than a week of spins. */
const MOST_KEPT = 100;

/**
 * Whether this device was promised something else for a spin: a server that chooses its seed after the player's chooses the prize. Of spins that
 * other devices asked for it knows nothing. Source: G14.
 */
export function breaksPromise({ client_seed: seed, seed_hash: hash }: SpinRequest): boolean {
  const promised = promises(openStorage(() => window.localStorage)).get(seed);
  return promised !== undefined && promised !== hash;
}

/** Notes before a spin what it is promised to be drawn from. */
export function notePromise({ client_seed: seed, seed_hash: hash }: SpinRequest): void {
  const storage = openStorage(() => window.localStorage);
  const kept = [...promises(storage).set(seed, hash)].slice(-MOST_KEPT);
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full storage: the spin goes on without its note.
  }
}

function promises(storage: Parameters<typeof readJson>[0]): Map<string, string> {
  const kept = readJson(storage, KEY);
  const isPair = (pair: unknown): pair is [string, string] =>
    Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string');
  return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
}

import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Chance, handed in so that tests can set it. */
export interface Random {
  /** `size` random bytes. */
  bytes(size: number): Buffer;
  /** Uniform integer in [0, below). */
  int(below: number): number;
  uuid(): string;
}

/** The operating system's CSPRNG. */
export const systemRandom: Random = {
  bytes: (size) => randomBytes(size),
  int: (below) => randomInt(below),
  uuid: () => randomUUID(),
};

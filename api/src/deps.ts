import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { LiveEvents } from './members/live-events.ts';

/** Time, handed in so that tests own it. */
export interface Clock {
  now(): Date;
  /** Resolves when this time has gone by. */
  pause(waitMs: number): Promise<void>;
}

/** Chance, handed in so that tests own it. The real one is the operating system's CSPRNG. */
export interface Random {
  /** `size` random bytes. */
  bytes(size: number): Buffer;
  /** Uniform integer in [0, below). */
  int(below: number): number;
  uuid(): string;
}

export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** What rules and routes are built on; made once in main.ts, or by a test. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: Config;
  readonly log: Log;
  /** Tells a member's open tabs what happened to their money. Publish after the transaction has committed. */
  readonly live: LiveEvents;
}

import type { ProviderDb } from './tables.ts';
import type { WalletClient } from './wallet/wallet-client.ts';

/** Time, handed in so that tests can set it. */
export interface Clock {
  now(): Date;
}

/** Chance, handed in so that tests can set it. */
export interface Random {
  bytes(size: number): Buffer;
  uuid(): string;
}

export interface Log {
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** What the provider is built on. */
export interface Provider {
  /** Sees the provider's own tables only. */
  readonly db: ProviderDb;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly wallet: WalletClient;
}

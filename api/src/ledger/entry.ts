import type { AccountName } from './accounts.ts';
import type { EntryMetadata } from './tables.ts';

/** One side of a movement: a positive amount comes into the account, a negative one leaves it. */
export interface Line {
  readonly account: AccountName;
  readonly amountCentavos: number;
}

/** A line as it was written, with the account's balance around it. */
export interface EntryLine extends Line {
  readonly balanceBeforeCentavos: number;
  readonly balanceAfterCentavos: number;
  /** 1, 2, 3 ... per account, without gaps. */
  readonly accountVersion: number;
}

/** A movement of money as it stands in the journal. It is never changed or deleted. */
export interface Entry {
  readonly id: number;
  readonly siteKey: string;
  readonly kind: string;
  readonly idempotencyKey: string;
  /** The entry this one compensates, if any. */
  readonly reversesId: number | null;
  readonly metadata: EntryMetadata;
  /** When it was written, by the API's clock. */
  readonly createdAt: Date;
  /** When it happened in the world: earlier than `createdAt` for a late webhook. */
  readonly eventAt: Date;
  readonly lines: readonly EntryLine[];
  /** True when this call moved nothing, because the same movement was already in the journal. */
  readonly isReplay: boolean;
}

/** What every movement carries. */
export interface MovementFrame {
  readonly siteKey: string;
  /** Instant from the API's clock. */
  readonly at: Date;
  /** When it happened, if not now. */
  readonly eventAt?: Date | undefined;
  readonly metadata?: EntryMetadata | undefined;
}

/**
 * A frame with the key under which the movement happens at most once. Keys are unique per site over all kinds:
 * begin them with the kind and its owner, e.g. `deposit:{txid}`, `bet:{provider}:{transaction}`.
 */
export interface KeyedFrame extends MovementFrame {
  readonly idempotencyKey: string;
}

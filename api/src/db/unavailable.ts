import { sqlState } from './sql-state.ts';

/** Why the database did not do what it was asked for, through no fault of what was asked. */
export type Unavailability =
  /** Nobody listens at its address, or it lets nobody in. */
  | 'unreachable'
  /** Its address takes connections, but nothing answers. */
  | 'silent'
  /** It is starting, stopping or recovering. */
  | 'starting'
  /** It takes no more connections. */
  | 'too_many_connections'
  /** Its disk is full. */
  | 'full'
  | 'read_only'
  /** All connections of this kind of work are in use. */
  | 'busy'
  /** Another transaction holds a row that is needed. */
  | 'locked'
  /** It took longer than this kind of work may. */
  | 'slow'
  /** The connection broke. Whether a transaction that was committing has been written is not known. */
  | 'lost';

/** The database cannot be used, or could not finish. The same call may be sent again after `retryAfterSeconds`. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: Unavailability;

  constructor(reason: Unavailability, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const REASON_OF_STATE: Readonly<Record<string, Unavailability>> = {
  '25006': 'read_only',
  '25P03': 'lost', // idle in a transaction for too long
  '25P04': 'slow',
  '40001': 'locked',
  '40P01': 'locked',
  '53100': 'full',
  '53200': 'busy',
  '53300': 'too_many_connections',
  '55P03': 'locked',
  '57014': 'slow',
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'starting',
  '57P05': 'lost', // idle for too long
};

/** The driver's own words, which have no code, for a connection that broke under a statement or just before it. */
const DRIVER_LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Why the database could not do it; null when the error says something else. The same on both engines. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (error instanceof DatabaseUnavailable) return error.reason;
  const state = sqlState(error) ?? '';
  if (error instanceof Error && state === '' && DRIVER_LOST.test(error.message)) return 'lost';
  return REASON_OF_STATE[state] ?? (state.startsWith('08') ? 'lost' : null);
}

/** In how many seconds the same call may succeed. */
export function retryAfterSeconds(reason: Unavailability): number {
  return reason === 'full' || reason === 'read_only' ? 5 : 1;
}

/**
 * Kinds of work on PostgreSQL. Each has connections and limits of its own, so that one kind that is stuck leaves the others
 * alone: while bets wait for a locked row, reads go on.
 */
export type Work = 'reads' | 'money' | 'writes' | 'jobs' | 'audits' | 'counters';

/** How many connections a kind of work has in one process, and how long it may take there. */
export interface WorkLimits {
  readonly connections: number;
  /** Until a connection is free or made. */
  readonly waitMs: number;
  /** For each lock that another transaction holds; the server counts. */
  readonly lockMs: number;
  /** For each statement; the server counts. */
  readonly statementMs: number;
  /**
   * From taking the connection to giving it back, in which there may be several statements. This process counts, because a
   * server that stands still counts nothing; the connection is closed then. The server itself ends a transaction
   * that does nothing for this long, because it may hold locks.
   */
  readonly wholeMs: number;
}

/** The limits of every kind of work; with their reasons in docs/decisions/0024. */
export const WORK_LIMITS: Readonly<Record<Work, WorkLimits>> = {
  /** Single queries outside transactions. All of them find their rows by an index. */
  reads: { connections: 6, waitMs: 2_000, lockMs: 1_000, statementMs: 4_000, wholeMs: 5_000 },
  /**
   * Bets, wins, deposits. A provider takes a bet back that was not answered within 3 s (W7), so `waitMs` and `wholeMs` stay
   * below that together. `lockMs` is above the second after which PostgreSQL looks for a deadlock.
   */
  money: { connections: 6, waitMs: 800, lockMs: 1_500, statementMs: 1_900, wholeMs: 2_000 },
  /** What else members do: log in, register, choose. */
  writes: { connections: 4, waitMs: 2_000, lockMs: 2_000, statementMs: 4_000, wholeMs: 5_000 },
  /** Work in the background: nobody waits for it, and housekeeping may have much to delete. */
  jobs: { connections: 3, waitMs: 5_000, lockMs: 5_000, statementMs: 30_000, wholeMs: 60_000 },
  /** The audit of the ledger reads all of it. */
  audits: { connections: 1, waitMs: 5_000, lockMs: 5_000, statementMs: 3_600_000, wholeMs: 3_600_000 },
  /** Rate limits: without an answer the process counts for itself, so it does not wait long. */
  counters: { connections: 2, waitMs: 500, lockMs: 500, statementMs: 500, wholeMs: 1_000 },
};

/** Migrations run as long as they need, before anything is served. */
export const MIGRATION_LIMITS = {
  connectMs: 10_000,
  /** Whoever needs a table stands in line behind a migration that waits for it: so it gives up before they do. */
  lockMs: 1_000,
  /** How often a migration that gave up is tried again. */
  attempts: 60,
  pauseMs: 1_000,
} as const;

/** A statement unanswered for this long makes the process check whether the server answers at all. */
export const SUSPICIOUS_AFTER_MS = 1_000;
/** A server that does not answer a new connection within this time does not answer. */
export const CHECK_WITHIN_MS = 1_000;
/** Between two checks while the database cannot be used. */
export const CHECK_EVERY_MS = 250;

import type { ColumnType, GeneratedAlways } from 'kysely';

/** Rows of stopped payouts; columns as in migrations/0055_payout_stops.sql. Only api/src/payouts writes them. */
export interface PayoutTables {
  payout_stops: {
    id: GeneratedAlways<number>;
    site_key: string;
    reason: StopReason;
    stopped_at: Date;
    lifted_at: ColumnType<Date | null, null | undefined, Date>;
    lifted_by: ColumnType<string, undefined, string>;
    note: ColumnType<string, undefined, string>;
  };
}

/** `reconciliation`: the books and the bank differ. `books`: the books are wrong by themselves. */
export type StopReason = 'reconciliation' | 'books';

declare module '../db/tables.ts' {
  interface Tables extends PayoutTables {}
}

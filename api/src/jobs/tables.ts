import type { ColumnType } from 'kysely';

/** Rows of jobs; columns as in migrations/0063_jobs.sql. Only api/src/jobs writes them. */
export interface JobTables {
  jobs: {
    name: string;
    holder: ColumnType<string | null, never, string | null>;
    held_until: ColumnType<Date | null, never, Date | null>;
    due_at: Date;
    succeeded_at: ColumnType<Date | null, never, Date>;
    failures: ColumnType<number, never, number>;
    reason: ColumnType<string, never, string>;
    found: ColumnType<unknown, never, string>;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends JobTables {}
}

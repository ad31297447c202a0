import type { Generated, GeneratedAlways, Selectable } from 'kysely';

/** Columns as in migrations/0114_data_exports.sql. */
export interface DataExportTables {
  data_exports: {
    id: GeneratedAlways<number>;
    number: string;
    site_key: string;
    member_id: number;
    status: 'pending' | 'ready' | 'failed' | 'expired';
    requested_at: Date;
    next_attempt_at: Date;
    attempts: Generated<number>;
    ready_at: Generated<Date | null>;
    expires_at: Generated<Date | null>;
    parts: Generated<number>;
    size_bytes: Generated<number>;
  };
  data_export_parts: {
    export_id: number;
    attempt: number;
    part: number;
    /** As `seal-part.ts` makes it. */
    sealed: string;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends DataExportTables {}
}

/** An export as stored. */
export type DataExport = Selectable<DataExportTables['data_exports']>;

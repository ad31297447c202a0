import type { Generated, GeneratedAlways } from 'kysely';

/** Columns as in migrations/0116_factor_removals.sql and 0123_freezes.sql. */
export interface OperatorAccountTables {
  factor_removals: {
    id: GeneratedAlways<number>;
    site_key: string;
    member_id: number;
    operator: string;
    reason: string;
    had_app: boolean;
    passkey_count: number;
    removed_at: Date;
  };
  member_freezes: {
    id: GeneratedAlways<number>;
    site_key: string;
    member_id: number;
    frozen_at: Date;
    frozen_by: string;
    reason: string;
    /** Null while the member is frozen; the two others with it. */
    lifted_at: Generated<Date | null>;
    lifted_by: Generated<string | null>;
    lift_reason: Generated<string | null>;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends OperatorAccountTables {}
}

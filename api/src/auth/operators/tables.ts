import type { GeneratedAlways } from 'kysely';

/** Columns as in migrations/0116_factor_removals.sql. */
export interface FactorRemovalTables {
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
}

declare module '../../db/tables.ts' {
  interface Tables extends FactorRemovalTables {}
}

import type { ColumnType, GeneratedAlways } from 'kysely';

type Fixed<Value> = ColumnType<Value, Value, never>;

/** The level of each member who has one, when they reached each, and the bonuses that levels have paid. */
export interface VipTables {
  vip_levels: {
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    level: number;
    reached_at: Date;
  };
  /** Written by the database with each `vip_levels` (0149_levels_reached.sql). */
  vip_levels_reached: {
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    level: Fixed<number>;
    reached_at: Fixed<Date>;
  };
  vip_bonuses: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    kind: Fixed<'upgrade' | 'weekly'>;
    from_level: Fixed<number>;
    to_level: Fixed<number>;
    /** Monday, `YYYY-MM-DD`; null for an upgrade. */
    week: Fixed<string | null>;
    bonus_centavos: Fixed<number>;
    created_at: Fixed<Date>;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends VipTables {}
}

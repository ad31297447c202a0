import type { LimitKind, LimitPeriod } from '@mosaico/shared/rules';
import type { Generated, Selectable } from 'kysely';

/** Columns as in migrations/0090_responsible_gaming.sql and 0124_former_limits.sql. */
export interface ResponsibleGamingTables {
  play_limits: {
    site_key: string;
    member_id: number;
    kind: LimitKind;
    period: LimitPeriod;
    /** Centavos; of `time` milliseconds. */
    most: number;
    /** From then on `pending_most` is in force; where that is null, no limit. */
    pending_from: Date | null;
    pending_most: number | null;
    counted_from: Date;
    used: Generated<number>;
    last_played_at: Date | null;
    set_at: Date;
    /** Used under an account that the member had before, in the period that began at `carried_from`. */
    carried: Generated<number>;
    carried_from: Generated<Date | null>;
  };
  former_limits: {
    site_key: string;
    /** Keyed hash of the CPF. */
    cpf_hash: string;
    kind: LimitKind;
    period: LimitPeriod;
    most: number;
    pending_from: Date | null;
    pending_most: number | null;
    carried: number;
    carried_from: Date;
    keep_until: Date;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends ResponsibleGamingTables {}
}

/** A limit as stored. */
export type PlayLimit = Selectable<ResponsibleGamingTables['play_limits']>;

import type { CommissionPart } from '@mosaico/shared/api';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Fixed<Value> = ColumnType<Value, Value, never>;

/** Rows of 0091_agency.sql, which says what they mean. */
interface AgencyTables {
  /** Written by the database when the switch of a site changes (0125_without_agents.sql). */
  agency_pauses: {
    site_key: string;
    from_at: Date;
    until_at: Date | null;
  };
  agency_rates: {
    site_key: string;
    part: CommissionPart;
    rate_hundredths: number;
    from_at: Date;
    set_by: string;
    set_at: Date;
  };
  agency_commissions: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    agent_id: Fixed<number>;
    member_id: Fixed<number | null>;
    part: Fixed<CommissionPart>;
    occasion: Fixed<string>;
    /** `YYYY-MM-DD` in America/Sao_Paulo. */
    day: Fixed<string>;
    base_centavos: Fixed<number>;
    rate_hundredths: Fixed<number>;
    amount_centavos: Fixed<number>;
    created_at: Fixed<Date>;
    credited_at: ColumnType<Date | null, Date | null, Date | null>;
    claimed_at: ColumnType<Date | null, null | undefined, Date>;
    revoked_at: ColumnType<Date | null, null | undefined, Date>;
  };
  /** Rows of 0132_commissions_taken_back.sql. */
  agency_reversals: { site_key: string; order_no: string; due_at: Date };
  commission_returns: {
    commission_id: Fixed<number>;
    site_key: Fixed<string>;
    member_id: Fixed<number>;
    amount_centavos: Fixed<number>;
    owed_centavos: number;
    created_at: Fixed<Date>;
  };
  agency_revenues: {
    site_key: Fixed<string>;
    agent_id: Fixed<number>;
    member_id: Fixed<number>;
    /** `YYYY-MM`. */
    month: Fixed<string>;
    revenue_centavos: Fixed<number>;
    counted_in: ColumnType<string | null, string | null | undefined, string>;
  };
  agency_months: {
    site_key: Fixed<string>;
    agent_id: Fixed<number>;
    month: Fixed<string>;
    revenue_centavos: Fixed<number>;
    brought_centavos: Fixed<number>;
    carried_centavos: Fixed<number>;
    settled_at: Fixed<Date>;
  };
  agency_recharges: { site_key: string; order_no: string; due_at: Date };
  agency_flags: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    agent_id: Fixed<number>;
    member_id: Fixed<number>;
    other_id: Fixed<number>;
    cause: Fixed<'cpf' | 'device' | 'payment'>;
    flagged_at: Fixed<Date>;
    cleared_at: ColumnType<Date | null, null | undefined, Date>;
    cleared_by: Generated<string>;
    /** Rows of 0136_flags_confirmed.sql. */
    confirmed_at: ColumnType<Date | null, Date | undefined, Date>;
    confirmed_by: Generated<string>;
    forfeited_centavos: Generated<number>;
    reason: Generated<string>;
    /** Rows of 0165_further_flags.sql: ids of members. PostgreSQL's driver and PGlite read them differently, so they are read as JSON. */
    further_ids: ColumnType<never, number[] | undefined, number[]>;
    round: ColumnType<number, number | undefined, never>;
  };
  invite_clicks: { site_key: string; member_id: number; day: string; clicks: number };
  invite_visitors: { site_key: string; day: string; member_id: number; visitor_hash: string };
  invite_salts: { site_key: string; day: string; salt: string };
}

declare module '../db/tables.ts' {
  interface Tables extends AgencyTables {}
}

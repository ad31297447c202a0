import type { ColumnType, GeneratedAlways } from 'kysely';

/** Rows of the recharge rebate; columns as in migrations/0077_recharge_rebates.sql. */
export interface RebateTables {
  recharge_rebates: {
    id: GeneratedAlways<number>;
    site_key: string;
    promotion_key: string;
    member_id: number;
    order_no: string;
    recharge_centavos: number;
    required_centavos: number;
    /** Only `recharge_rebate_fill` and `recharge_rebate_unfill` write it. */
    wagered_centavos: ColumnType<number, undefined, never>;
    reward_centavos: number;
    opened_at: Date;
    closes_at: Date;
    claimed_at: ColumnType<Date | null, undefined, Date>;
    /** The recharge went back to its payer. */
    revoked_at: ColumnType<Date | null, undefined, Date>;
  };
  promotion_recharges: { site_key: string; order_no: string; due_at: Date; failures: number };
}

declare module '../../db/tables.ts' {
  interface Tables extends RebateTables {}
}

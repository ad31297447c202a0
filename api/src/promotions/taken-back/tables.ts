/** Which award came of which recharge: a view, migrations/0140_gifts_by_award.sql. */
interface GiftsView {
  recharge_gifts: { site_key: string; member_id: number; order_no: string; award_id: number };
}

/** Rows of deposits that went back and of what is owed for their gifts; columns as in migrations/0112_gifts_taken_back.sql. */
export interface TakenBackTables {
  promotion_reversals: { site_key: string; order_no: string; member_id: number; due_at: Date };
  award_returns: {
    award_id: number;
    site_key: string;
    member_id: number;
    amount_centavos: number;
    owed_centavos: number;
    created_at: Date;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends TakenBackTables, GiftsView {}
}

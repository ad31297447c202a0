import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Jsonb } from '../db/column-types.ts';
import type { Purse } from './promotion.ts';

/** Rows of promotions; columns as in migrations/0075 to 0077. Only api/src/promotions writes them, and the wallet's functions. */
export interface PromotionTables {
  promotions: {
    site_key: string;
    key: string;
    kind: string;
    starts_at: Date;
    ends_at: Date | null;
    is_stopped: Generated<boolean>;
    cap_centavos: number | null;
    budget_centavos: number | null;
    /** Promised so far. */
    awarded_centavos: Generated<number>;
    least_vip_level: Generated<number>;
    purse: Purse;
    turnover_percent: number;
    rules: Jsonb<unknown>;
    sort_order: number;
  };
  promotion_terms: {
    id: GeneratedAlways<number>;
    site_key: string;
    promotion_key: string;
    held_until: Date;
    cap_centavos: number | null;
    least_vip_level: number;
    turnover_percent: number;
    ends_at: Date | null;
    changed_by: string;
  };
  promotion_awards: {
    id: GeneratedAlways<number>;
    site_key: string;
    promotion_key: string;
    occasion: string;
    member_id: number;
    kind: string;
    amount_centavos: number;
    purse: Purse;
    turnover_centavos: number;
    created_at: Date;
    /** Null: promised, not in a purse yet. */
    paid_at: ColumnType<Date | null, null | undefined, Date>;
    /** The recharge that it was given for went back to its payer (0112_gifts_taken_back.sql). */
    revoked_at: ColumnType<Date | null, undefined, Date>;
  };
  promotion_days: { site_key: string; settlement: string; day: string; settled_at: Date };
  bonuses: {
    id: GeneratedAlways<number>;
    site_key: string;
    member_id: number;
    award_id: number;
    amount_centavos: number;
    requirement_id: number;
    outcome: ColumnType<BonusOutcome | null, undefined, never>;
    released_centavos: ColumnType<number, undefined, never>;
    created_at: Date;
    ended_at: ColumnType<Date | null, undefined, never>;
    revoked_at: ColumnType<Date | null, undefined, Date>;
    taken_back_centavos: ColumnType<number, undefined, never>;
    given_up_at: ColumnType<Date | null, undefined, Date>;
    /** What its member was told when they gave it up. */
    given_up_centavos: ColumnType<number, undefined, number>;
    given_up_turnover_centavos: ColumnType<number, undefined, number>;
    given_up_in_play: ColumnType<boolean, undefined, boolean>;
  };
  /** Of a bet, what each bonus has staked. Only `wallet_bet` writes it (0171_what_revoked_bonuses_win.sql). */
  bonus_stakes: {
    site_key: string;
    integration: string;
    round_id: string;
    transaction_uuid: string;
    bonus_id: number;
    amount_centavos: number;
  };
  /** Of a win or a rollback, what went to the house instead of a bonus that was revoked. Only `wallet_win` and `wallet_rollback` write it. */
  bonus_withheld: {
    site_key: string;
    integration: string;
    round_id: string;
    transaction_uuid: string;
    bonus_id: number;
    member_id: number;
    amount_centavos: number;
    created_at: Date;
  };
}

/**
 * `released`: its turnover was met, what was left of it is cash. `spent`: played away. `taken_back`: its deposit went back, or its member has excluded
 * themselves. `given_up`: by its member.
 */
export type BonusOutcome = 'released' | 'spent' | 'taken_back' | 'given_up';

declare module '../db/tables.ts' {
  interface Tables extends PromotionTables {}
}

import type { PixType, WithdrawalStatus } from '@mosaico/shared/rules';
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely';
import type { Actor } from './actor.ts';

type Fixed<Value> = ColumnType<Value, Value, never>;
type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

/** Rows of withdrawals; columns as in migrations/0052_withdrawals.sql. Only api/src/withdrawals writes them. */
export interface WithdrawalTables {
  withdrawals: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    /** Also the payout's id at the bank. */
    order_no: Fixed<string>;
    member_id: Fixed<number>;
    pix_type: Fixed<PixType>;
    /** Never in a log, an address or an event. */
    pix_key: Fixed<string>;
    owner_name: Fixed<string>;
    /** Digits. Never in a log, an address or an event. */
    payee_cpf: Fixed<string>;
    amount_centavos: Fixed<number>;
    fee_centavos: Fixed<number>;
    remark: Fixed<string>;
    status: WithdrawalStatus;
    /** Why it was rejected or has failed; empty otherwise. */
    reason: Defaulted<string>;
    e2eid: Defaulted<string>;
    created_at: Fixed<Date>;
    /** When it was approved or rejected. */
    reviewed_at: ColumnType<Date | null, null | undefined, Date>;
    paid_at: ColumnType<Date | null, null | undefined, Date>;
    /** When the bank is asked next; null while there is nothing to ask. */
    next_step_at: ColumnType<Date | null, null | undefined, Date | null>;
    unanswered: Defaulted<number>;
  };
  withdrawal_events: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    withdrawal_id: Fixed<number>;
    /** `approval`: the first of two, the state stays. */
    status: Fixed<WithdrawalStatus | 'approval'>;
    at: Fixed<Date>;
    actor: Fixed<Actor>;
    note: ColumnType<string, string | undefined, never>;
  };
  /** Changes of the amount above which two people approve (0167_review_limits.sql). */
  review_limits: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    status: 'proposed' | 'confirmed' | 'replaced';
    limit_centavos: Fixed<number>;
    /** What it took the place of. */
    before_centavos: ColumnType<number | null, undefined, number>;
    proposed_by: Fixed<string>;
    proposed_at: Fixed<Date>;
    note: Fixed<string>;
    /** Who has confirmed or replaced it. */
    decided_by: ColumnType<string | null, undefined, string>;
    decided_at: ColumnType<Date | null, undefined, Date>;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends WithdrawalTables {}
}

/** A withdrawal as stored. */
export type Withdrawal = Selectable<WithdrawalTables['withdrawals']>;

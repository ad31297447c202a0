import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Jsonb } from '../db/column-types.ts';
import type { DepositBar, ReturnReason } from '../information/notification-kinds.ts';

/** Rows of deposits; columns as in migrations/0020_payments.sql. Only api/src/payments writes them. */
export interface PaymentTables {
  pix_receivers: {
    pix_key: string;
    site_key: string;
    merchant_name: string;
    merchant_city: string;
    /** What was paid to the key before is not the site's. */
    since: Defaulted<Date>;
  };
  payment_methods: {
    site_key: string;
    id: number;
    type: string;
    name: string;
    icon: string;
    min_centavos: number;
    max_centavos: number;
    fee_basis_points: Defaulted<number>;
    fee_fixed_centavos: Defaulted<number>;
    /** What has to be wagered before a withdrawal, in percent of the deposit (G16). */
    turnover_percent: Defaulted<number>;
    /** Centavos. */
    quick_amounts: Jsonb<readonly number[]>;
    sort: number;
    is_active: Defaulted<boolean>;
  };
  recharge_orders: {
    id: GeneratedAlways<number>;
    site_key: string;
    order_no: string;
    member_id: number;
    payment_id: number;
    payment_type: string;
    amount_centavos: number;
    fee_centavos: number;
    /** What has to be wagered once it is paid, as the player was told before. */
    turnover_centavos: number;
    status: OrderStatus;
    failure: Defaulted<Refusal | 'unavailable' | ''>;
    txid: string;
    br_code: Defaulted<string>;
    payment_page: Defaulted<string>;
    e2eid: Defaulted<string>;
    remark: string;
    attach: string;
    bank_code: string;
    created_at: Date;
    expires_at: Date;
    paid_at: Date | null;
    next_check_at: Date | null;
  };
  refund_decisions: {
    id: GeneratedAlways<number>;
    site_key: string;
    e2eid: string;
    decision: 'retry' | 'done';
    at: Date;
    operator: string;
    note: string;
  };
  pix_payments: {
    site_key: string;
    e2eid: string;
    txid: string;
    order_no: string | null;
    amount_centavos: number;
    outcome: 'credited' | 'refunded';
    /** `contested`: it was credited, and goes back after a contestation. */
    reason: Refusal | 'contested' | '';
    paid_at: Date;
    received_at: Date;
    refund_status: RefundStatus | null;
    /** How often the provider gave no answer, or refused. */
    refund_attempts: Defaulted<number>;
    refund_refusals: Defaulted<number>;
    /** When it is asked for next; of one that has ended, when. */
    refund_at: Date | null;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends PaymentTables {}
}

/** State of a deposit: `created` until the provider has answered with a charge (G11). */
export type OrderStatus = 'created' | 'pending' | 'paid' | 'expired' | 'failed';

/** `processing`: the bank has taken it and not carried it out yet. `failed`: given up, an operator has to send the money back. */
export type RefundStatus = 'requested' | 'processing' | 'done' | 'failed';

/** Why a received Pix is not credited. No member is told of one whose charge is unknown. */
export type Refusal = ReturnReason | DepositBar | 'unknown_charge';

type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

import type { ColumnType, GeneratedAlways } from 'kysely';

/** Rows of the sandbox provider's own books; columns as in migrations/0021_payment_sandbox.sql. */
export interface PaymentSandboxTables {
  psp_charges: {
    txid: string;
    pix_key: string;
    location_id: string;
    amount_centavos: number;
    payer_cpf: string;
    payer_name: string;
    receiver_name: string;
    br_code: string;
    location: string;
    status: 'ATIVA' | 'CONCLUIDA';
    created_at: Date;
    expires_after_s: number;
  };
  psp_pix: {
    e2eid: string;
    txid: string;
    amount_centavos: number;
    payer_cpf: string;
    payer_name: string;
    paid_at: Date;
  };
  psp_refunds: {
    e2eid: string;
    refund_id: string;
    rtr_id: string;
    amount_centavos: number;
    status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
    requested_at: Date;
  };
  psp_webhooks: {
    id: GeneratedAlways<number>;
    body: string;
    attempts: ColumnType<number, number | undefined, number>;
    next_attempt_at: Date | null;
    delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}

declare module '../../../db/tables.ts' {
  interface Tables extends PaymentSandboxTables {}
}

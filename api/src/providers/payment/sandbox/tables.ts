import type { ColumnType, GeneratedAlways } from 'kysely';

/** Rows of the sandbox provider's own books; columns as in migrations/0021_payment_sandbox.sql, 0056 and 0061. */
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
  psp_payouts: {
    payout_id: string;
    pix_key: string;
    amount_centavos: number;
    payee_key_type: string;
    payee_key: string;
    payee_cpf: string;
    status: 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO';
    /** Why it was not paid; of one that is under way, why it will not be. */
    reason: string;
    e2eid: string | null;
    requested_at: Date;
    /** When it ends, or has ended. */
    settles_at: Date;
  };
  psp_infractions: {
    infraction_id: string;
    e2eid: string;
    cause: 'FRAUDE' | 'FALHA_OPERACIONAL';
    status: InfractionStatus;
    opened_at: Date;
    decide_by: Date;
    closed_at: ColumnType<Date | null, null | undefined, Date>;
    /** Whether the bank took the money back by itself. */
    is_returned: ColumnType<boolean, undefined, boolean>;
  };
  psp_webhook_addresses: { pix_key: string; url: string; created_at: Date };
  psp_webhooks: {
    id: GeneratedAlways<number>;
    body: string;
    path: ColumnType<NoticePath, NoticePath, never>;
    /** Whose account it is about. */
    pix_key: ColumnType<string, string, never>;
    attempts: ColumnType<number, number | undefined, number>;
    next_attempt_at: Date | null;
    delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}

type InfractionStatus = 'ABERTA' | 'ACEITA' | 'RECUSADA' | 'CANCELADA';

/** What a notice is about: received Pix, payouts that have ended, contestations that are new or decided. */
export type NoticePath = '/pix' | '/payouts' | '/contestations';

declare module '../../../db/tables.ts' {
  interface Tables extends PaymentSandboxTables {}
}

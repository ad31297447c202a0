import type { Db } from '../../../db/tables.ts';

/** One payment as its payer sees it. */
export interface Receipt {
  readonly e2eid: string;
  readonly amountCentavos: number;
  readonly payerName: string;
  /** Digits; conceal before showing. */
  readonly payerCpf: string;
  readonly paidAt: Date;
  readonly isRefunded: boolean;
  /** Whether its payer wants it back, and nobody has decided that yet. */
  readonly isContested: boolean;
}

/** What was paid into a charge, with what came back; oldest first. */
export async function receiptsOf(db: Db, txid: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('psp_pix')
    .select(['e2eid', 'amount_centavos', 'payer_name', 'payer_cpf', 'paid_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('psp_refunds')
          .select('refund_id')
          .whereRef('psp_refunds.e2eid', '=', 'psp_pix.e2eid')
          .where('status', '=', 'DEVOLVIDO'),
      ).as('isRefunded'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('psp_infractions')
          .select('infraction_id')
          .whereRef('psp_infractions.e2eid', '=', 'psp_pix.e2eid')
          .where('status', '=', 'ABERTA'),
      ).as('isContested'),
    )
    .where('txid', '=', txid)
    .orderBy('paid_at')
    .orderBy('e2eid')
    .execute();
  return rows.map((row) => ({
    e2eid: row.e2eid,
    amountCentavos: row.amount_centavos,
    payerName: row.payer_name,
    payerCpf: row.payer_cpf,
    paidAt: row.paid_at,
    isRefunded: Boolean(row.isRefunded),
    isContested: Boolean(row.isContested),
  }));
}

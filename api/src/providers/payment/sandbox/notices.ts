import { wireFromCentavos } from '@mosaico/shared/money';
import type { Db, Tx } from '../../../db/tables.ts';
import type { PixNotice } from '../pix-wire.ts';

/** What was paid into a charge, as the receiver is told of it; oldest first. */
export async function noticesOf(
  db: Db | Tx,
  charge: { readonly txid: string; readonly pix_key: string },
): Promise<PixNotice[]> {
  const rows = await db
    .selectFrom('psp_pix')
    .selectAll()
    .where('txid', '=', charge.txid)
    .orderBy('paid_at')
    .orderBy('e2eid')
    .execute();
  return rows.map((row) => ({
    endToEndId: row.e2eid,
    txid: row.txid,
    valor: wireFromCentavos(row.amount_centavos),
    chave: charge.pix_key,
    horario: row.paid_at.toISOString(),
    pagador: { cpf: row.payer_cpf, nome: row.payer_name },
  }));
}

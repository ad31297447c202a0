import type { Selectable } from 'kysely';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Db, Tx } from '../../../db/tables.ts';
import type { PixNotice } from '../pix-wire.ts';
import type { PaymentSandboxTables } from './tables.ts';

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
  return rows.map((row) => pixToWire(row, charge.pix_key));
}

/** One received Pix in the Central Bank's words. */
export function pixToWire(pix: Selectable<PaymentSandboxTables['psp_pix']>, pixKey: string): PixNotice {
  return {
    endToEndId: pix.e2eid,
    txid: pix.txid,
    valor: wireFromCentavos(pix.amount_centavos),
    chave: pixKey,
    horario: pix.paid_at.toISOString(),
    pagador: { cpf: pix.payer_cpf, nome: pix.payer_name },
  };
}

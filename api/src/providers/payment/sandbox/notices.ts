import type { Selectable } from 'kysely';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { Db, Tx } from '../../../db/tables.ts';
import type { Deps } from '../../../runtime/deps.ts';
import type { PixNotice, RefundAnswer } from '../pix-wire.ts';
import { Problem } from './problem.ts';
import type { PaymentSandboxTables } from './tables.ts';

/** What was paid into a charge, as the receiver is told of it, with what went back of it; oldest first. */
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
  return withRefunds(
    db,
    rows.map((row) => pixToWire(row, charge.pix_key)),
  );
}

/** Adds what went back of each Pix, or is about to. */
export async function withRefunds(
  db: Db | Tx,
  pix: readonly PixNotice[],
): Promise<(PixNotice & { devolucoes: RefundAnswer[] })[]> {
  const ids = pix.map(({ endToEndId }) => endToEndId);
  const refunds =
    ids.length === 0
      ? []
      : await db
          .selectFrom('psp_refunds')
          .selectAll()
          .where('e2eid', 'in', ids)
          .orderBy('refund_id')
          .execute();
  return pix.map((one) => ({
    ...one,
    devolucoes: refunds.filter(({ e2eid }) => e2eid === one.endToEndId).map(refundToWire),
  }));
}

/** One received Pix, with what went back of it. @throws Problem PixNaoEncontrado */
export async function getPix({ db }: Pick<Deps, 'db'>, e2eid: string): Promise<PixNotice> {
  const row = await db
    .selectFrom('psp_pix')
    .innerJoin('psp_charges', 'psp_charges.txid', 'psp_pix.txid')
    .selectAll('psp_pix')
    .select('psp_charges.pix_key')
    .where('e2eid', '=', e2eid)
    .executeTakeFirst();
  const [pix] = row ? await withRefunds(db, [pixToWire(row, row.pix_key)]) : [];
  if (!pix) throw new Problem(404, 'PixNaoEncontrado', 'Pix não encontrado.');
  return pix;
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

/** A refund in the Central Bank's words. */
export function refundToWire(refund: Selectable<PaymentSandboxTables['psp_refunds']>): RefundAnswer {
  return {
    id: refund.refund_id,
    rtrId: refund.rtr_id,
    valor: wireFromCentavos(refund.amount_centavos),
    horario: { solicitacao: refund.requested_at.toISOString() },
    status: refund.status,
  };
}

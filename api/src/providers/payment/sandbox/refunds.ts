import type { Selectable } from 'kysely';
import { centavosFromWire } from '@mosaico/shared/money';
import { transaction } from '../../../db/transaction.ts';
import type { Tx } from '../../../db/tables.ts';
import type { Deps } from '../../../runtime/deps.ts';
import type { Random } from '../../../runtime/random.ts';
import type { RefundAnswer } from '../pix-wire.ts';
import { refundToWire } from './notices.ts';
import { minuteOf } from './pay.ts';
import { Problem } from './problem.ts';
import type { PaymentSandboxTables } from './tables.ts';

type SandboxRefund = Selectable<PaymentSandboxTables['psp_refunds']>;

interface RefundOrder {
  readonly e2eid: string;
  readonly refundId: string;
  /** Decimal text. */
  readonly valor: string;
}

/**
 * Gives a received Pix back, wholly or in part. The same id again answers the refund that is there.
 *
 * @throws Problem PixNaoEncontrado, PixDevolucaoInvalida (more than was received, or the id has another value)
 */
export async function putRefund(
  { db, clock, random }: Deps,
  { e2eid, refundId, valor }: RefundOrder,
): Promise<RefundAnswer> {
  const now = clock.now();
  const amountCentavos = centavosFromWire(valor);
  return transaction(db, async (tx) => {
    const pix = await tx
      .selectFrom('psp_pix')
      .selectAll()
      .where('e2eid', '=', e2eid)
      .forUpdate()
      .executeTakeFirst();
    if (!pix) throw new Problem(404, 'PixNaoEncontrado', 'Pix não encontrado.');
    const refunds = await tx.selectFrom('psp_refunds').selectAll().where('e2eid', '=', e2eid).execute();
    const known = refunds.find((refund) => refund.refund_id === refundId);
    const isPossible = known
      ? known.amount_centavos === amountCentavos
      : amountCentavos <= pix.amount_centavos - refundedOf(refunds);
    if (!isPossible) throw new Problem(400, 'PixDevolucaoInvalida', 'O valor da devolução não é possível.');
    return refundToWire(
      known ?? (await insertRefund(tx, { e2eid, refundId, amountCentavos }, { now, random })),
    );
  });
}

/** What of a Pix has gone back, or is on its way. */
export function refundedOf(refunds: readonly Pick<SandboxRefund, 'status' | 'amount_centavos'>[]): number {
  return refunds
    .filter(({ status }) => status !== 'NAO_REALIZADO')
    .reduce((total, refund) => total + refund.amount_centavos, 0);
}

interface NewRefund {
  readonly e2eid: string;
  readonly refundId: string;
  readonly amountCentavos: number;
}

/** Sends money of a Pix back at once. */
export async function insertRefund(
  tx: Tx,
  { e2eid, refundId, amountCentavos }: NewRefund,
  { now, random }: { readonly now: Date; readonly random: Random },
): Promise<SandboxRefund> {
  return tx
    .insertInto('psp_refunds')
    .values({
      e2eid,
      refund_id: refundId,
      rtr_id: `D${e2eid.slice(1, 9)}${minuteOf(now)}${random.bytes(6).toString('hex').slice(0, 11)}`,
      amount_centavos: amountCentavos,
      status: 'DEVOLVIDO',
      requested_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

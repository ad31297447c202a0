import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/tables.ts';

/** How far an account of the sandbox may be overdrawn: players of a demonstration win more than they bring. */
const OVERDRAFT_CENTAVOS = 1_000_000_00;

/**
 * What the account of a Pix key has: received, less what went back and what was paid out or is on its way. Every account began empty,
 * so it is what the books of the receiver say with the opposite sign.
 */
export async function accountBalance(db: Db | Tx, pixKey: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select (coalesce((select sum(pix.amount_centavos) from psp_pix pix join psp_charges charge on charge.txid = pix.txid
        where charge.pix_key = ${pixKey}), 0)
      - coalesce((select sum(refund.amount_centavos) from psp_refunds refund join psp_pix pix on pix.e2eid = refund.e2eid
        join psp_charges charge on charge.txid = pix.txid where charge.pix_key = ${pixKey} and refund.status = 'DEVOLVIDO'), 0)
      - coalesce((select sum(amount_centavos) from psp_payouts
        where pix_key = ${pixKey} and (status = 'REALIZADO' or (status = 'EM_PROCESSAMENTO' and reason = ''))), 0)
    )::bigint as balance`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** Whether the account can pay this. */
export async function canPay(tx: Tx, pixKey: string, amountCentavos: number): Promise<boolean> {
  return (await accountBalance(tx, pixKey)) + OVERDRAFT_CENTAVOS >= amountCentavos;
}

import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import type { PaymentTables } from './tables.ts';

/** A way to deposit on one site. */
export type PaymentMethod = Selectable<PaymentTables['payment_methods']>;

/** The ways to deposit that a site offers; the first is the default. Source: R194, A33. */
export async function paymentMethods(db: Db | Tx, siteKey: string): Promise<PaymentMethod[]> {
  return db
    .selectFrom('payment_methods')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('is_active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** What a deposit adds to what has to be wagered before a withdrawal, rounded down to the centavo. Source: G16. */
export function turnoverOfDeposit(method: PaymentMethod, amountCentavos: number): number {
  return Math.floor((amountCentavos * method.turnover_percent) / 100);
}

/** What the house keeps of a deposit; half a centavo goes to the player. Source: G24. */
export function feeOf(method: PaymentMethod, amountCentavos: number): number {
  return method.fee_fixed_centavos + Math.floor((amountCentavos * method.fee_basis_points) / 10_000);
}

/** Whether the house keeps anything of a deposit. Source: G24. */
export function hasFee({ fee_fixed_centavos: fixed, fee_basis_points: share }: PaymentMethod): boolean {
  return fixed > 0 || share > 0;
}

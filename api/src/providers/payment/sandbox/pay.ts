import { transaction } from '../../../db/transaction.ts';
import type { Tx } from '../../../db/tables.ts';
import type { Deps } from '../../../runtime/deps.ts';
import type { Random } from '../../../runtime/random.ts';
import { expiryOf, type SandboxCharge } from './charges.ts';
import { noticesOf } from './notices.ts';
import { enqueueWebhook } from './webhooks.ts';

/** The scenarios of the payment page. */
export const SCENARIOS = ['pay', 'other_cpf', 'wrong_amount', 'twice', 'late'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Made-up payer of `other_cpf`, who is no member. */
const SOMEBODY_ELSE = { cpf: '11144477735', name: 'Pessoa de Teste' };
const SANDBOX_ISPB = '99999004';

/**
 * Pays a charge as a bank would and leaves a notice for the receiver. A charge is paid once: a second click on
 * the button changes nothing. An expired charge is paid by `late` alone.
 *
 * @returns true when money moved
 */
export async function payCharge(
  { db, clock, random }: Deps,
  locationId: string,
  scenario: Scenario,
): Promise<boolean> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const charge = await tx
      .selectFrom('psp_charges')
      .selectAll()
      .where('location_id', '=', locationId)
      .forUpdate()
      .executeTakeFirst();
    if (charge?.status !== 'ATIVA') return false;
    if (expiryOf(charge) <= now !== (scenario === 'late')) return false;
    const payments = scenario === 'twice' ? 2 : 1;
    for (let count = 0; count < payments; count++) await receive(tx, charge, scenario, { now, random });
    await tx
      .updateTable('psp_charges')
      .set({ status: 'CONCLUIDA' })
      .where('txid', '=', charge.txid)
      .execute();
    const body = { pix: await noticesOf(tx, charge) };
    await enqueueWebhook(tx, { path: '/pix', pixKey: charge.pix_key, body }, now);
    return true;
  });
}

async function receive(
  tx: Tx,
  charge: SandboxCharge,
  scenario: Scenario,
  { now, random }: { now: Date; random: Random },
): Promise<void> {
  const payer =
    scenario === 'other_cpf' || !charge.payer_cpf
      ? SOMEBODY_ELSE
      : { cpf: charge.payer_cpf, name: charge.payer_name };
  await tx
    .insertInto('psp_pix')
    .values({
      e2eid: endToEndId(now, random),
      txid: charge.txid,
      amount_centavos: scenario === 'wrong_amount' ? charge.amount_centavos + 100 : charge.amount_centavos,
      payer_cpf: payer.cpf,
      payer_name: payer.name,
      paid_at: now,
    })
    .execute();
}

/** `E`, the bank's ISPB, the minute in UTC, eleven letters and digits (API Pix). */
export function endToEndId(now: Date, random: Random): string {
  return `E${SANDBOX_ISPB}${minuteOf(now)}${random.bytes(6).toString('hex').slice(0, 11)}`;
}

/** `yyyyMMddHHmm` in UTC. */
export function minuteOf(instant: Date): string {
  return instant.toISOString().replace(/\D/g, '').slice(0, 12);
}

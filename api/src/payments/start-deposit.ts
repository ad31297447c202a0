import type { Deps } from '../runtime/deps.ts';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { asksForDeletion } from '../members/asks-for-deletion.ts';
import { assertWithinDepositLimit } from '../responsible-gaming/deposit-limit.ts';
import { assertMayPlay } from '../responsible-gaming/play-bar.ts';
import { ProviderUnavailable } from '../providers/payment/payment-provider.ts';
import { checkDeposit, type DepositForm } from './deposit-form.ts';
import { feeOf, paymentMethods, turnoverOfDeposit } from './methods.ts';
import { attachCharge, EXPIRY_SECONDS, insertOrder, type Order } from './orders.ts';
import { hasPaymentProvider, type PaymentProviders } from '../providers/payment/institutions.ts';

/** Who deposits. */
export interface Depositor {
  readonly siteKey: string;
  readonly memberId: number;
}

interface OrderRequest extends Depositor {
  readonly form: DepositForm;
  readonly formatMoney: (centavos: number) => string;
}

/**
 * Writes the order of a deposit. Nothing has been asked of the provider yet: see `requestCharge`.
 *
 * @throws DomainError demo_member, account_frozen, self_excluded, play_paused, terms_not_accepted, deletion_waits, unavailable (no payment provider), those of
 *   `checkDeposit`, deposit_limit_reached
 * Source: R96, R97, R155, R196, G31, G42.
 */
export async function placeOrder(
  tx: Tx,
  { siteKey, memberId, form, formatMoney }: OrderRequest,
  { clock, random, config }: Deps,
): Promise<Order> {
  const member = await payerOf(tx, { siteKey, memberId });
  if (member.is_demo) throw new DomainError('demo_member');
  const now = clock.now();
  await assertMayPlay(tx, { siteKey, memberId }, now);
  // The money would stand against what they have asked for.
  if (await asksForDeletion(tx, { siteKey, memberId })) throw new DomainError('deletion_waits');
  if (!(await hasPaymentProvider(tx, config, siteKey))) throw new DomainError('unavailable');
  const { method, amountCentavos } = checkDeposit(form, await paymentMethods(tx, siteKey), formatMoney);
  await assertWithinDepositLimit(tx, { siteKey, memberId, amountCentavos, formatMoney }, now);
  const order = {
    site_key: siteKey,
    member_id: memberId,
    payment_id: method.id,
    payment_type: method.type,
    amount_centavos: amountCentavos,
    fee_centavos: feeOf(method, amountCentavos),
    turnover_centavos: turnoverOfDeposit(method, amountCentavos),
    remark: form.payment_desc ?? '',
    attach: form.attach ?? '',
    bank_code: form.bank_code ?? '',
    created_at: now,
    expires_at: new Date(now.getTime() + EXPIRY_SECONDS * 1000),
  };
  return insertOrder(tx, order, random);
}

/**
 * Gives an order its charge. An order that has one is answered as it is, so this may be repeated: the provider makes
 * one charge per order.
 *
 * @throws DomainError unavailable; the order stays, and the same call later goes on with it
 */
export async function requestCharge(
  { db, clock }: Deps,
  providers: PaymentProviders,
  order: Order,
): Promise<Order> {
  if (order.status !== 'created') return order;
  const payer = await payerOf(db, { siteKey: order.site_key, memberId: order.member_id });
  const receiver = await db
    .selectFrom('pix_receivers')
    .selectAll()
    .where('site_key', '=', order.site_key)
    .executeTakeFirst();
  const provider = await providers(order.site_key);
  if (!receiver || !provider) throw new DomainError('unavailable');
  try {
    const charge = await provider.createCharge({
      txid: order.txid,
      amountCentavos: order.amount_centavos,
      expiresAfterSeconds: EXPIRY_SECONDS,
      pixKey: receiver.pix_key,
      payer: { cpf: payer.cpf, name: payer.realname },
    });
    return await attachCharge(db, order, charge, clock.now());
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new DomainError('unavailable');
    throw error;
  }
}

async function payerOf(db: Deps['db'] | Tx, { siteKey, memberId }: Depositor) {
  return db
    .selectFrom('members')
    .select(['cpf', 'realname', 'is_demo'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

import type { Tx } from '../db/tables.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Random } from '../runtime/random.ts';
import { deposit } from '../ledger/deposits.ts';
import { addTurnoverRequirement } from '../turnover/turnover.ts';
import { notify } from '../information/notifications.ts';
import { insertOrder } from './orders.ts';

/** What a seed is given. */
export interface SeedContext {
  readonly siteKeys: readonly string[];
  readonly clock: Clock;
  /** Repeats: the same data at every first start. */
  readonly random: Random;
}

const PIX = {
  id: 1,
  type: 'pix',
  name: 'Pix',
  icon: 'pix',
  min_centavos: 10_00,
  max_centavos: 20_000_00,
  quick_amounts: JSON.stringify([20_00, 50_00, 100_00, 200_00, 500_00, 1_000_00]),
  sort: 1,
};
const DAY_MS = 24 * 60 * 60_000;
/** Deposits of the demonstration member, in days before now. */
const HISTORY = [
  { daysAgo: 12, amountCentavos: 50_00, status: 'paid' },
  { daysAgo: 6, amountCentavos: 120_00, status: 'paid' },
  { daysAgo: 3, amountCentavos: 200_00, status: 'expired' },
  { daysAgo: 2, amountCentavos: 80_00, status: 'paid' },
] as const;

/** Ways to deposit and the receiver of each site; and for the member `demo` of the site `demo` a small history. Idempotent. */
export async function seedPayments(tx: Tx, context: SeedContext): Promise<void> {
  for (const siteKey of context.siteKeys) {
    await seedReceiver(tx, siteKey);
    await tx
      .insertInto('payment_methods')
      .values({ ...PIX, site_key: siteKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (context.siteKeys.includes('demo')) await seedHistory(tx, context);
}

async function seedReceiver(tx: Tx, siteKey: string): Promise<void> {
  const site = await tx
    .selectFrom('sites')
    .select('name')
    .where('key', '=', siteKey)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('pix_receivers')
    .values({
      site_key: siteKey,
      pix_key: `pix@${siteKey}.mosaico.example`,
      merchant_name: site.name.slice(0, 25),
      merchant_city: 'SAO PAULO',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedHistory(tx: Tx, { clock, random }: SeedContext): Promise<void> {
  const siteKey = 'demo';
  const member = await tx
    .selectFrom('members')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('account', '=', 'demo')
    .executeTakeFirst();
  if (!member) return;
  const { id: memberId } = member;
  const isSeeded = await tx
    .selectFrom('recharge_orders')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (isSeeded) return;
  for (const { daysAgo, amountCentavos, status } of HISTORY) {
    const createdAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
    const e2eid =
      status === 'paid'
        ? `E99999004${createdAt.toISOString().replace(/\D/g, '').slice(0, 12)}${random.bytes(6).toString('hex').slice(0, 11)}`
        : '';
    const order = {
      site_key: siteKey,
      member_id: memberId,
      payment_id: PIX.id,
      payment_type: PIX.type,
      amount_centavos: amountCentavos,
      fee_centavos: 0,
      turnover_centavos: amountCentavos,
    };
    const times = { created_at: createdAt, expires_at: new Date(createdAt.getTime() + 1_800_000) };
    const { order_no } = await insertOrder(
      tx,
      { ...order, ...times, remark: '', attach: '', bank_code: '' },
      random,
    );
    const paidAt = status === 'paid' ? new Date(createdAt.getTime() + 45_000) : null;
    await tx
      .updateTable('recharge_orders')
      .set({ status, e2eid, paid_at: paidAt, next_check_at: null })
      .where('site_key', '=', siteKey)
      .where('order_no', '=', order_no)
      .execute();
    if (!paidAt) continue;
    await deposit(tx, {
      siteKey,
      memberId,
      amountCentavos,
      at: paidAt,
      idempotencyKey: `deposit:${e2eid}`,
      metadata: { order_no, e2eid },
    });
    await addTurnoverRequirement(tx, { siteKey, memberId, amountCentavos, at: paidAt });
    await notify(tx, { siteKey, memberId, kind: 'deposit_paid', details: { amountCentavos }, at: paidAt });
  }
}

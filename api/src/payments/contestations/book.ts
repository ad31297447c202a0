import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { notify } from '../../information/notifications.ts';
import { reverseDeposit } from '../../ledger/deposits.ts';
import { findEntry } from '../../ledger/entries.ts';
import { type Change, changeOf } from './change.ts';
import { heldCentavos, releaseHeld } from './hold.ts';
import type { Booking } from './next-step.ts';
import { moveOn, type Step } from './store.ts';
import type { StoredContestation } from './tables.ts';

/** Carries out what `bookingFor` says. @param contestation locked */
export async function book(
  tx: Tx,
  contestation: StoredContestation,
  booking: Exclude<Booking, null>,
  step: Step,
): Promise<Change> {
  if (booking === 'release') return release(tx, contestation, step);
  if (booking === 'returned') return returned(tx, contestation, step);
  const change = await reverse(tx, contestation, step);
  if (booking === 'reverse') return change;
  const ended = await returned(tx, change.contestation, step);
  return { ...change, contestation: ended.contestation };
}

/** The deposit stands: what was held is the member's again, and they are told. */
async function release(tx: Tx, contestation: StoredContestation, step: Step): Promise<Change> {
  const held = await releaseHeld(tx, contestation, step.at);
  const moved = await moveOn(tx, contestation, 'released', { ...step, lackingCentavos: 0 });
  return changeOf(tx, moved, await tell(tx, moved, step.at, 'contestation_released', held));
}

/**
 * The Pix goes back to its payer: the deposit is reversed as a whole, its fee too. What the member no longer has of it they owe. A Pix that was
 * on its way back in any case stays so.
 *
 * Side effects: ledger, state of the Pix, notification. The job of refunds sends the money back (`sendDueRefunds`).
 * Source: I22, I26, I27.
 */
async function reverse(tx: Tx, contestation: StoredContestation, step: Step): Promise<Change> {
  const { site_key: siteKey, e2eid, number, member_id: memberId } = contestation;
  if (memberId === null) return changeOf(tx, await moveOn(tx, contestation, 'accepted', step), null);
  const { at } = step;
  await releaseHeld(tx, contestation, at);
  const credited = await findEntry(tx, siteKey, `deposit:${e2eid}`);
  const reversal = await reverseDeposit(tx, {
    siteKey,
    at,
    depositEntryId: credited?.entry.id ?? 0,
    metadata: { order_no: contestation.order_no, contestation: number },
  });
  await sql`select pix_payment_contested(${siteKey}, ${e2eid}, ${at})`.execute(tx);
  const owed = reversal.lines.find(({ account }) => account.endsWith(':disputed'))?.amountCentavos ?? 0;
  const lackingCentavos = Math.abs(owed);
  const moved = await moveOn(tx, contestation, 'accepted', { ...step, lackingCentavos });
  const details =
    lackingCentavos > 0 ? ({ reason: 'owed', owedCentavos: lackingCentavos } as const) : undefined;
  const notificationId = await notify(tx, {
    siteKey,
    memberId,
    at,
    kind: 'deposit_reversed',
    details: { amountCentavos: contestation.amount_centavos, ...details },
  });
  return changeOf(tx, moved, notificationId);
}

/** The Pix is with its payer again. Where the institution sent it back by itself, that is written down of the Pix as well. */
async function returned(tx: Tx, contestation: StoredContestation, step: Step): Promise<Change> {
  await tx
    .updateTable('pix_payments')
    .set({ refund_status: 'done', refund_at: step.at })
    .where('site_key', '=', contestation.site_key)
    .where('e2eid', '=', contestation.e2eid)
    .where('outcome', '=', 'refunded')
    .where('refund_status', '<>', 'done')
    .execute();
  return changeOf(tx, await moveOn(tx, contestation, 'returned', step), null);
}

/** Tells the member of a contestation and of what is held for it. @returns id of the notification; null where there is no member */
export async function tell(
  tx: Tx,
  contestation: StoredContestation,
  at: Date,
  kind: 'deposit_contested' | 'contestation_released',
  held = heldCentavos(contestation),
): Promise<number | null> {
  const { site_key: siteKey, member_id: memberId, amount_centavos: amountCentavos } = contestation;
  if (memberId === null) return null;
  return notify(tx, { siteKey, memberId, at, kind, details: { amountCentavos, heldCentavos: held } });
}

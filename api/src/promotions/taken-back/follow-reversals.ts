import { transaction } from '../../db/transaction.ts';
import { notify } from '../../information/notifications.ts';
import type { Deps } from '../../runtime/deps.ts';
import { dropNote, followNotes, type NotedOrder } from '../../runtime/follow-notes.ts';
import { tellBalance } from '../claim.ts';
import { takeBackGifts } from './take-back.ts';

/** A deposit that went back to its payer. */
interface Reversal extends NotedOrder {
  readonly member_id: number;
}

/**
 * Takes back what promotions gave for deposits that were contested and went back. The database notes each in the transaction that reverses it, so
 * none is missed; the note goes with what was taken. One that fails is logged and looked at again.
 *
 * @returns how many were looked at
 * Source: A68.
 */
export function followReversals(deps: Deps): Promise<number> {
  return followNotes(deps, {
    table: 'promotion_reversals',
    work: (reversal) => follow(deps, reversal),
    failure: 'what was given for a deposit that went back could not be taken back',
  });
}

async function follow(deps: Deps, reversal: Reversal): Promise<void> {
  const { site_key: siteKey, order_no: orderNo, member_id: memberId } = reversal;
  const { db, clock, memberEvents } = deps;
  const at = clock.now();
  const owner = { siteKey, memberId };
  const notificationId = await transaction(
    db,
    async (tx) => {
      const { takenCentavos, owedCentavos } = await takeBackGifts(tx, owner, orderNo, at);
      await dropNote(tx, 'promotion_reversals', reversal);
      if (takenCentavos + owedCentavos === 0) return null;
      const owed = owedCentavos > 0 ? ({ reason: 'owed', owedCentavos } as const) : undefined;
      const details = { amountCentavos: takenCentavos, ...owed };
      return notify(tx, { ...owner, kind: 'gift_reversed', details, at });
    },
    'money',
  );
  if (notificationId === null) return;
  await tellBalance(deps, owner);
  memberEvents.publish(memberId, { type: 'notification', id: notificationId, at: at.toISOString() });
}

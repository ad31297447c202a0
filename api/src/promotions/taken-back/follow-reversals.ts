import { transaction } from '../../db/transaction.ts';
import { notify } from '../../information/notifications.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { takeDue } from '../../runtime/take-due.ts';
import { tellBalance } from '../claim.ts';
import { takeBackGifts } from './take-back.ts';

const LEASE_MS = 30_000;

/** A deposit that went back to its payer. */
interface Reversal {
  readonly site_key: string;
  readonly order_no: string;
  readonly member_id: number;
}

/**
 * Takes back what promotions gave for deposits that were contested and went back. The database notes each in the transaction that reverses it, so
 * none is missed; the note goes with what was taken. One that fails is logged and looked at again.
 *
 * @returns how many were looked at
 * Source: A68.
 */
export async function followReversals(deps: Deps): Promise<number> {
  const due = await takeDue(deps, {
    rows: (tx, now) =>
      tx.selectFrom('promotion_reversals').selectAll().where('due_at', '<=', now).orderBy('due_at'),
    postpone: (tx, { site_key, order_no }, due_at) =>
      tx
        .updateTable('promotion_reversals')
        .set({ due_at })
        .where('site_key', '=', site_key)
        .where('order_no', '=', order_no)
        .execute(),
    leaseMs: LEASE_MS,
  });
  await doAll(
    {
      items: due,
      work: (reversal) => follow(deps, reversal),
      failure: 'what was given for a deposit that went back could not be taken back',
      tell: ({ site_key: site, order_no: order }) => ({ site, order }),
    },
    deps.log,
  );
  return due.length;
}

async function follow(deps: Deps, { site_key: siteKey, order_no, member_id: memberId }: Reversal) {
  const { db, clock, memberEvents } = deps;
  const at = clock.now();
  const owner = { siteKey, memberId };
  const notificationId = await transaction(
    db,
    async (tx) => {
      const { takenCentavos, owedCentavos } = await takeBackGifts(tx, owner, order_no, at);
      await tx
        .deleteFrom('promotion_reversals')
        .where('site_key', '=', siteKey)
        .where('order_no', '=', order_no)
        .execute();
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

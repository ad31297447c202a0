import { transaction } from '../../db/transaction.ts';
import type { Tx } from '../../db/tables.ts';
import { notify } from '../../information/notifications.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Deps } from '../../runtime/deps.ts';
import { dropNote, followNotes, type NoteOf } from '../../runtime/follow-notes.ts';
import { tellBalance } from '../claim.ts';

/** What a recharge that went back has taken along from a member, in centavos. */
export interface TakenAlong {
  readonly owner: MemberKey;
  readonly takenCentavos: number;
  readonly owedCentavos: number;
}

type Table = 'agency_reversals' | 'promotion_reversals';

interface Following<Noted extends Table> {
  readonly table: Noted;
  readonly notification: 'gift_reversed' | 'commission_reversed';
  /** In the transaction that takes the note away; null when nothing had come of the recharge. */
  readonly takeBack: (tx: Tx, note: NoteOf<Noted>, at: Date) => Promise<TakenAlong | null>;
  readonly failure: string;
}

/**
 * Takes back what came of recharges that were contested and went back, and tells the member. The database notes each in the transaction that
 * reverses it, so none is missed; the note goes with what was taken. One that fails is logged and looked at again.
 *
 * @returns how many were looked at
 * Source: A68.
 */
export function followReversed<Noted extends Table>(
  deps: Deps,
  following: Following<Noted>,
): Promise<number> {
  const { table, failure } = following;
  return followNotes(deps, { table, failure, work: (note) => follow(deps, following, note) });
}

async function follow<Noted extends Table>(
  deps: Deps,
  { table, notification: kind, takeBack }: Following<Noted>,
  note: NoteOf<Noted>,
): Promise<void> {
  const { db, clock, memberEvents } = deps;
  const at = clock.now();
  const told = await transaction(
    db,
    async (tx) => {
      const along = await takeBack(tx, note, at);
      await dropNote(tx, table, note);
      if (!along || along.takenCentavos + along.owedCentavos === 0) return null;
      const { owner, takenCentavos: amountCentavos, owedCentavos } = along;
      const owed = owedCentavos > 0 ? ({ reason: 'owed', owedCentavos } as const) : undefined;
      return { owner, id: await notify(tx, { ...owner, kind, details: { amountCentavos, ...owed }, at }) };
    },
    'money',
  );
  if (!told) return;
  await tellBalance(deps, told.owner);
  memberEvents.publish(told.owner.memberId, { type: 'notification', id: told.id, at: at.toISOString() });
}

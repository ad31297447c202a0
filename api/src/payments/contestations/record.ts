import { transaction } from '../../db/transaction.ts';
import type { Tx } from '../../db/tables.ts';
import { findEntry } from '../../ledger/entries.ts';
import type { Contestation } from '../../providers/payment/contestation-provider.ts';
import type { Deps } from '../../runtime/deps.ts';
import { book, tell } from './book.ts';
import { type Change, changeOf, tellChange } from './change.ts';
import { takeLacking } from './hold.ts';
import { bookingFor } from './next-step.ts';
import { lockContestation, writeEvent } from './store.ts';
import type { StoredContestation } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Books how a contestation stands at the institution: a new one holds what the member was credited for its Pix, one that has ended there ends
 * here. Told again, late, in any order or by two processes at once it is booked once.
 *
 * A Pix that we know nothing of is not an error: its own notice may still come, and the institution's open contestations are asked for again.
 *
 * Side effects: contestation with its event, ledger, notification of the member; after the commit, events for their open tabs.
 * Source: I22, I27.
 */
export async function recordContestation(deps: Deps, siteKey: string, told: Contestation): Promise<void> {
  const at = deps.clock.now();
  const changes = await transaction(
    deps.db,
    async (tx) => {
      const taken = (await lockContestation(tx, siteKey, told.number)) ?? (await take(tx, siteKey, told, at));
      if (!taken) return [];
      const { contestation, change } =
        'contestation' in taken ? taken : { contestation: taken, change: null };
      const booking = bookingFor(contestation.status, told);
      const booked = booking && (await book(tx, contestation, booking, { actor: 'bank', at }));
      return [change, booked].filter((each) => each !== null);
    },
    'money',
  );
  for (const change of changes) tellChange(deps, change);
}

/** @returns undefined when there is nothing to hold: the Pix is unknown, or the contestation has ended in our favour before we heard of it */
async function take(
  tx: Tx,
  siteKey: string,
  told: Contestation,
  at: Date,
): Promise<{ contestation: StoredContestation; change: Change } | undefined> {
  if (told.status === 'rejected' || told.status === 'withdrawn') return undefined;
  const pix = await tx
    .selectFrom('pix_payments')
    .select(['amount_centavos', 'order_no', 'outcome'])
    .where('site_key', '=', siteKey)
    .where('e2eid', '=', told.e2eid)
    .executeTakeFirst();
  if (!pix) return undefined;
  // Money that was not credited is on its way back already, so there is nothing to decide.
  const credit = pix.outcome === 'credited' ? await creditOf(tx, siteKey, told.e2eid) : null;
  const creditedCentavos = credit?.amountCentavos ?? 0;
  const inserted = await tx
    .insertInto('contestations')
    .values({
      site_key: siteKey,
      number: told.number,
      e2eid: told.e2eid,
      member_id: credit?.memberId ?? null,
      order_no: pix.order_no ?? '',
      amount_centavos: pix.amount_centavos,
      credited_centavos: creditedCentavos,
      lacking_centavos: creditedCentavos,
      cause: told.cause,
      status: credit ? 'open' : 'accepted',
      opened_at: told.openedAt,
      received_at: at,
      decide_by: told.decideBy,
      next_step_at: credit ? latest(at, new Date(told.decideBy.getTime() - DAY_MS)) : at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  // Another process was faster, or the same Pix is contested under another number.
  if (!inserted) return undefined;
  await writeEvent(tx, inserted, { actor: 'bank', at });
  const taken = await takeLacking(tx, inserted, at);
  const contestation = { ...inserted, lacking_centavos: creditedCentavos - taken };
  const notificationId = await tell(tx, contestation, at, 'deposit_contested');
  return { contestation, change: await changeOf(tx, contestation, notificationId) };
}

/** Who was credited for a Pix, and how much. */
async function creditOf(tx: Tx, siteKey: string, e2eid: string) {
  const credited = await findEntry(tx, siteKey, `deposit:${e2eid}`);
  const line = credited?.entry.lines.find(({ account }) => account.startsWith('member:'));
  if (!line) throw new Error('a credited Pix has no deposit in the ledger');
  return { memberId: Number(line.account.split(':')[1]), amountCentavos: line.amountCentavos };
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

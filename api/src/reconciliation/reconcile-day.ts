import { startOfSaoPauloDay } from '@mosaico/shared/rules';
import type { Db } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import type { AccountStatement, ReceivedMovement, Span } from '../providers/payment/account-statement.ts';
import { bookedMovements } from './booked-movements.ts';
import { compare, type Difference } from './compare.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** What the bank did this long ago at most may still be on its way into the books. */
const ON_ITS_WAY_MS = HOUR_MS;

/** Books what the bank has received and the books lack, as far as that is possible. Payments do it. */
export type BookUntold = (siteKey: string, received: readonly ReceivedMovement[]) => Promise<unknown>;

/** One day of one site. */
export interface SiteDay {
  readonly siteKey: string;
  /** `yyyy-mm-dd` in São Paulo. */
  readonly day: string;
  readonly now: Date;
}

/**
 * Compares a day of a site with its bank and keeps where they differ. A Pix that nobody has told of is booked before. May be done again at any time,
 * by any process: it finds the same.
 *
 * @returns differences that no operator has accepted
 * @throws ProviderUnavailable; nothing is kept then, and the day is not compared
 */
export async function reconcileDay(
  db: Db,
  { statement, bookUntold }: { readonly statement: AccountStatement; readonly bookUntold: BookUntold },
  siteDay: SiteDay,
): Promise<readonly Difference[]> {
  const { siteKey, day, now } = siteDay;
  const span = spanOf(day);
  const received = await statement.received(span);
  await bookUntold(siteKey, received);
  // The books take a payout for done when they are told of it, which may be on another day than the bank's.
  const around = { from: new Date(span.from.getTime() - DAY_MS), to: new Date(span.to.getTime() + DAY_MS) };
  const payoutsAround = await statement.paidOut(around);
  const onDay = payoutsAround.filter(({ paidAt }) => paidAt >= span.from && paidAt < span.to);
  const booked = await bookedMovements(db, siteKey, span, {
    e2eids: received.map(({ e2eid }) => e2eid),
    payoutIds: onDay.map(({ payoutId }) => payoutId),
  });
  const paidOut = payoutsAround.filter(
    (payout) => onDay.includes(payout) || booked.paidOut.has(payout.payoutId),
  );
  const settledBefore = new Date(now.getTime() - ON_ITS_WAY_MS);
  return keep(db, siteDay, compare({ received, paidOut, booked, settledBefore }));
}

/** From midnight to midnight in São Paulo. */
function spanOf(day: string): Span {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return { from: startOfSaoPauloDay(day), to: startOfSaoPauloDay(next) };
}

async function keep(
  db: Db,
  { siteKey, day, now }: SiteDay,
  found: readonly Difference[],
): Promise<readonly Difference[]> {
  const isComplete = now.getTime() >= spanOf(day).to.getTime() + ON_ITS_WAY_MS;
  return transaction(db, async (tx) => {
    await tx
      .insertInto('reconciliations')
      .values({ site_key: siteKey, day, checked_at: now, is_complete: isComplete })
      .onConflict((conflict) =>
        conflict.columns(['site_key', 'day']).doUpdateSet({ checked_at: now, is_complete: isComplete }),
      )
      .execute();
    const kept = await tx
      .selectFrom('reconciliation_differences')
      .selectAll()
      .where('site_key', '=', siteKey)
      .where('day', '=', day)
      .execute();
    const open: Difference[] = [];
    for (const difference of found) {
      const before = kept.find(
        (row) => row.kind === difference.kind && row.reference === difference.reference,
      );
      const isKnown =
        before?.bank_centavos === difference.bankCentavos &&
        before.books_centavos === difference.booksCentavos;
      if (!isKnown || before.accepted_at === null) open.push(difference);
      if (isKnown) continue;
      const amounts = {
        bank_centavos: difference.bankCentavos,
        books_centavos: difference.booksCentavos,
        found_at: now,
        accepted_at: null,
      };
      const { kind, reference } = difference;
      await tx
        .insertInto('reconciliation_differences')
        .values({ site_key: siteKey, day, kind, reference, ...amounts })
        .onConflict((conflict) => conflict.columns(['site_key', 'kind', 'reference']).doUpdateSet(amounts))
        .execute();
    }
    const gone = kept.filter(
      (row) => !found.some(({ kind, reference }) => kind === row.kind && reference === row.reference),
    );
    for (const { kind, reference } of gone)
      await tx
        .deleteFrom('reconciliation_differences')
        .where('site_key', '=', siteKey)
        .where('kind', '=', kind)
        .where('reference', '=', reference)
        .execute();
    return open;
  });
}

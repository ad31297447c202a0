import type { PayoutMovement, ReceivedMovement } from '../providers/payment/account-statement.ts';
import type { BookedMovements } from './booked-movements.ts';

/** `received`: a Pix that came in; `returned`: what of it went back; `paid_out`: a payout. */
export type DifferenceKind = 'received' | 'returned' | 'paid_out';

/** What the bank has and the books have not, or the other way round. A side that does not know of it has 0. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** End-to-end id of a received Pix, or id of a payout. */
  readonly reference: string;
  readonly bankCentavos: number;
  readonly booksCentavos: number;
}

interface Sides {
  readonly received: readonly Omit<ReceivedMovement, 'notice' | 'isReturning'>[];
  readonly paidOut: readonly PayoutMovement[];
  readonly booked: BookedMovements;
  /** What the bank did after this may still be on its way into the books. */
  readonly settledBefore: Date;
}

/** Compares what moved in an account with the books. Pure. */
export function compare({ received, paidOut, booked, settledBefore }: Sides): Difference[] {
  const isLate = ({ paidAt }: { readonly paidAt: Date }) => paidAt < settledBefore;
  const pixOfBank = new Map(received.map((pix) => [pix.e2eid, pix]));
  const payoutsOfBank = new Map(paidOut.map((payout) => [payout.payoutId, payout]));
  const found: Difference[] = [];

  for (const e2eid of new Set([...pixOfBank.keys(), ...booked.received.keys()])) {
    const bank = pixOfBank.get(e2eid);
    const books = booked.received.get(e2eid);
    if (bank && !books && !isLate(bank)) continue;
    found.push({
      kind: 'received',
      reference: e2eid,
      bankCentavos: bank?.receivedCentavos ?? 0,
      booksCentavos: books?.receivedCentavos ?? 0,
    });
    // The bank does not say when it sent something back: as long as the books wait for it, it is under way.
    if (!books?.isReturning)
      found.push({
        kind: 'returned',
        reference: e2eid,
        bankCentavos: bank?.returnedCentavos ?? 0,
        booksCentavos: books?.returnedCentavos ?? 0,
      });
  }
  for (const payoutId of new Set([...payoutsOfBank.keys(), ...booked.paidOut.keys()])) {
    const bank = payoutsOfBank.get(payoutId);
    const books = booked.paidOut.get(payoutId);
    if (bank && books === undefined && !isLate(bank)) continue;
    found.push({
      kind: 'paid_out',
      reference: payoutId,
      bankCentavos: bank?.paidCentavos ?? 0,
      booksCentavos: books ?? 0,
    });
  }
  return found.filter(({ bankCentavos, booksCentavos }) => bankCentavos !== booksCentavos);
}

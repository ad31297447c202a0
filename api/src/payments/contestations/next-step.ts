import type { Contestation } from '../../providers/payment/contestation-provider.ts';
import type { StoredContestation } from './tables.ts';

/** What is to be booked: see `book.ts`. */
export type Booking = 'release' | 'reverse' | 'returned' | 'reverse and returned' | null;

/**
 * What follows for a contestation from how it stands at the institution. Pure.
 *
 * The institution has the last word: it may decide by itself once its time is over, and against what an operator has said. What an
 * operator has accepted stays accepted, also when the payer takes the contestation back meanwhile: the money is on its way.
 */
export function bookingFor(
  status: StoredContestation['status'],
  told: Pick<Contestation, 'status' | 'isReturned'>,
): Booking {
  if (status === 'returned' || status === 'released') return null;
  switch (told.status) {
    case 'open':
      return null;
    case 'rejected':
    case 'withdrawn':
      return status === 'accepted' ? null : 'release';
    case 'accepted':
      if (status === 'accepted') return told.isReturned ? 'returned' : null;
      return told.isReturned ? 'reverse and returned' : 'reverse';
  }
}

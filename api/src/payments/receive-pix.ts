import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { sql } from 'kysely';
import { statement } from '../db/transaction.ts';
import { isGoingBack, type PixNotice } from '../providers/payment/pix-wire.ts';
import type { Deps } from '../runtime/deps.ts';

/** A notice for a site that has no payment institution: nobody can have been paid there, whoever signs it. */
export class NobodyToPay extends Error {
  override readonly name = 'NobodyToPay';
  readonly statusCode = 403;
}

/** What taking a Pix needs. */
export type ReceivingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'memberEvents'>;

/** What `pix_receive` (0070_receive_pix.sql) answers. */
type Received =
  | { readonly outcome: 'nobody' }
  | { readonly outcome: 'known' }
  | { readonly outcome: 'unclaimed' }
  | ({ readonly outcome: 'returned' } & Told)
  | ({ readonly outcome: 'failed' } & Told)
  | ({ readonly outcome: 'credited'; readonly balance: number; readonly version: number } & Told);

/** A Pix that belongs to a member's order. */
interface Told {
  readonly member: number;
  readonly order_number: string;
  /** Centavos of the order. */
  readonly ordered: number;
  readonly notification: number;
}

/**
 * Takes a notice of a received Pix: credits the deposit it pays, or has it given back. One that goes back at the institution already is not
 * taken: credited, it would be money that is not there, and given back, a second refund. The books have it already where the site itself
 * gives it back; else people do, and the comparison with the bank shows it to them. Each Pix counts once, by its end-to-end
 * id, however often and in whatever order notices come. One statement, which holds all rules and is a transaction of its own.
 *
 * Side effects: ledger deposit, turnover requirement, order state, refund order, notification of the member; after the
 * commit, events for the member's open tabs.
 *
 * @throws NobodyToPay for a site without a payment institution; nothing is written
 * Source: R196, G11, G12, G13, G16, I21.
 */
export async function receivePix(
  { db, clock, config, memberEvents }: ReceivingDeps,
  notice: PixNotice,
): Promise<void> {
  if (config.paymentProvider === 'none') throw new NobodyToPay();
  if (isGoingBack(notice)) return;
  const now = clock.now();
  const received = await statement(
    db,
    sql<Received>`select * from pix_receive(${notice.chave}, ${config.paymentProvider === 'sandbox'}, ${notice.endToEndId},
      ${notice.txid}, ${centavosFromWire(notice.valor)}, ${new Date(notice.horario)}, ${notice.pagador?.cpf ?? null}, ${now})`,
    'money',
  );
  if (received.outcome === 'nobody') throw new NobodyToPay();
  if (received.outcome !== 'known' && received.outcome !== 'unclaimed')
    tell(memberEvents, received, now.toISOString());
}

/** Tells the member's open tabs where their money is (R111). */
function tell(memberEvents: Deps['memberEvents'], received: Extract<Received, Told>, at: string): void {
  const { outcome, member, order_number: order_no, ordered, notification } = received;
  if (outcome !== 'returned') {
    const status = outcome === 'credited' ? 'paid' : 'failed';
    memberEvents.publish(member, {
      type: 'recharge',
      order_no,
      amount: wireFromCentavos(ordered),
      status,
      at,
    });
  }
  if (outcome === 'credited') {
    const balance = wireFromCentavos(received.balance);
    memberEvents.publish(member, { type: 'balance', balance, version: received.version, at });
  }
  memberEvents.publish(member, { type: 'notification', id: notification, at });
}

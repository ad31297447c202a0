import { randomUUID } from 'node:crypto';
import type { InsertedMember } from './builders.ts';
import { transaction } from '../src/db/transaction.ts';
import { deposit } from '../src/ledger/deposits.ts';
import { recordContestation } from '../src/payments/contestations/record.ts';
import type { Contestation } from '../src/providers/payment/contestation-provider.ts';
import type { Deps } from '../src/runtime/deps.ts';

export { collectLacking } from '../src/payments/contestations/collect.ts';

/** A deposit that its payer can contest. */
export interface ContestableDeposit {
  readonly e2eid: string;
  /** Of its contestation. */
  readonly number: string;
  /** What the institution tells of it; open unless given. */
  told(changes?: Partial<Contestation>): Contestation;
  /** Books it, as its notice does. */
  contest(changes?: Partial<Contestation>): Promise<void>;
}

let made = 0;

/** The contestation of a Pix that has paid an order, as its bank tells of it: accepted at once. */
export async function loseContestation(
  deps: Deps,
  siteKey: string,
  order: { readonly order_no: string },
): Promise<void> {
  await contestOrder(deps, siteKey, order, 'accepted');
}

/** The contestation of a Pix that has paid an order, as its bank tells of it. @param number of one that is told of again */
export async function contestOrder(
  deps: Deps,
  siteKey: string,
  { order_no: orderNo }: { readonly order_no: string },
  status: Contestation['status'],
  number: string = randomUUID(),
): Promise<string> {
  const { e2eid } = await deps.db
    .selectFrom('pix_payments')
    .select('e2eid')
    .where('site_key', '=', siteKey)
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  const at = deps.clock.now();
  await recordContestation(deps, siteKey, {
    number,
    e2eid,
    cause: 'fraud',
    status,
    isReturned: false,
    openedAt: at,
    decideBy: at,
  });
  return number;
}

/** Credits a received Pix, without an order. It needs no turnover. */
export async function aDeposit(
  deps: Deps,
  { siteKey, id: memberId }: InsertedMember,
  amountCentavos: number,
  feeCentavos = 0,
): Promise<ContestableDeposit> {
  made += 1;
  const e2eid = `E99999004202611021500C${String(made).padStart(10, '0')}`;
  const number = randomUUID();
  const at = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    await tx
      .insertInto('pix_payments')
      .values({
        site_key: siteKey,
        e2eid,
        txid: '',
        order_no: null,
        amount_centavos: amountCentavos,
        outcome: 'credited',
        reason: '',
        paid_at: at,
        received_at: at,
        refund_status: null,
        refund_at: null,
      })
      .execute();
    const frame = { siteKey, memberId, at, idempotencyKey: `deposit:${e2eid}` };
    await deposit(tx, { ...frame, amountCentavos, feeCentavos });
  });
  const told = (changes: Partial<Contestation> = {}): Contestation => ({
    number,
    e2eid,
    cause: 'fraud',
    status: 'open',
    isReturned: false,
    openedAt: at,
    decideBy: new Date(at.getTime() + 7 * 24 * 60 * 60_000),
    ...changes,
  });
  return { e2eid, number, told, contest: (changes) => recordContestation(deps, siteKey, told(changes)) };
}

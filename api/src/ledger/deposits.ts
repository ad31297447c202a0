import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { memberAccount } from './accounts.ts';
import { assertAmount } from './amount.ts';
import { entryById } from './entries.ts';
import type { Entry, KeyedFrame, MovementFrame } from './entry.ts';
import { move } from './journal.ts';

export interface Deposit extends KeyedFrame {
  readonly memberId: number;
  /** What the player paid. */
  readonly amountCentavos: number;
  /** Part of it that the house keeps as a fee; zero when left out. */
  readonly feeCentavos?: number | undefined;
}

/**
 * Credits a received payment to the member's cash, less the fee.
 *
 * @returns the entry. The same key and amount again returns the first entry and moves nothing: a webhook may come twice.
 * @throws DomainError idempotency_conflict
 * @throws RangeError when the fee is not less than the amount
 * Source: R196, G11.
 */
export async function deposit(tx: Tx, request: Deposit): Promise<Entry> {
  const { memberId, amountCentavos, feeCentavos = 0, ...frame } = request;
  assertAmount(amountCentavos);
  if (feeCentavos !== 0) assertAmount(feeCentavos);
  assertAmount(amountCentavos - feeCentavos);
  const cash = memberAccount(memberId, 'cash');
  return move(tx, {
    ...frame,
    kind: 'deposit',
    content: { memberId, amountCentavos, feeCentavos },
    lines: [
      { account: 'external:psp', amountCentavos: -amountCentavos },
      { account: 'house:fees', amountCentavos: feeCentavos },
      { account: cash, amountCentavos: amountCentavos - feeCentavos },
    ],
  });
}

/**
 * Takes a deposit back after a Pix contestation (MED): what the member still has in cash, the rest from their
 * disputed purse, which is the only player account that may go below zero. The fee is refunded by the house.
 * Happens at most once per deposit.
 *
 * @throws DomainError not_found when the site has no such deposit
 * Source: I22.
 */
export async function reverseDeposit(
  tx: Tx,
  request: MovementFrame & { readonly depositEntryId: number },
): Promise<Entry> {
  const { depositEntryId, ...frame } = request;
  const found = await entryById(tx, frame.siteKey, depositEntryId);
  const credited = found?.entry.lines.find((line) => line.account.startsWith('member:'));
  if (found?.entry.kind !== 'deposit' || !credited) throw new DomainError('not_found');
  const kept = found.entry.lines.filter((line) => line !== credited);
  return move(tx, {
    ...frame,
    kind: 'deposit_reversal',
    idempotencyKey: `reverse:${depositEntryId}`,
    reversesId: depositEntryId,
    content: { depositEntryId },
    lines: [credited, ...kept].map((line) => ({
      account: line.account,
      amountCentavos: -line.amountCentavos,
    })),
    reserve: memberAccount(Number(credited.account.split(':')[1]), 'disputed'),
  });
}

import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { memberAccount } from './accounts.ts';
import { assertAmount } from './amount.ts';
import { findEntry } from './entries.ts';
import type { Entry, EntryLine, MovementFrame } from './entry.ts';
import { post } from './journal.ts';

export interface WithdrawalHold extends MovementFrame {
  readonly memberId: number;
  /** The withdrawal's own number: it is held once, and settled or released once. */
  readonly withdrawalId: string;
  readonly amountCentavos: number;
}

export interface WithdrawalOutcome extends MovementFrame {
  readonly withdrawalId: string;
}

/**
 * Reserves a withdrawal: moves `amountCentavos` from the member's cash to their withdrawal hold.
 *
 * @returns the entry. The same withdrawal, member and amount again returns the first entry and moves nothing.
 * @throws DomainError insufficient_funds, idempotency_conflict. Nothing is written.
 * Source: R122.
 */
export async function holdWithdrawal(tx: Tx, request: WithdrawalHold): Promise<Entry> {
  const { memberId, withdrawalId, amountCentavos, ...frame } = request;
  assertAmount(amountCentavos);
  return post(tx, {
    ...frame,
    kind: 'withdrawal_hold',
    idempotencyKey: holdKey(withdrawalId),
    lines: [
      { account: memberAccount(memberId, 'cash'), amountCentavos: -amountCentavos },
      { account: memberAccount(memberId, 'hold_withdraw'), amountCentavos },
    ],
  });
}

/**
 * Locks all purses of a member until the transaction ends: what is read of their money afterwards stays so. Comes before the locks
 * of anything that members share (G41).
 */
export async function lockPurses(tx: Tx, siteKey: string, memberId: number): Promise<void> {
  await tx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Gives a reserved withdrawal back to the member's cash: it was rejected, cancelled, or its payout failed.
 *
 * @throws DomainError not_found when nothing was held; idempotency_conflict when it was settled already
 * Source: R122, I20.
 */
export async function releaseWithdrawal(tx: Tx, request: WithdrawalOutcome): Promise<Entry> {
  const { withdrawalId, ...frame } = request;
  const { cash, held } = await heldLines(tx, frame.siteKey, withdrawalId);
  return post(tx, {
    ...frame,
    kind: 'withdrawal_release',
    idempotencyKey: outcomeKey(withdrawalId),
    lines: [
      { account: held.account, amountCentavos: -held.amountCentavos },
      { account: cash.account, amountCentavos: held.amountCentavos },
    ],
  });
}

/**
 * Pays a reserved withdrawal out of the site: the held amount less the fee to the bank, the fee to the house.
 *
 * @throws DomainError not_found when nothing was held; idempotency_conflict when it was released already, or settled with another fee
 * @throws RangeError when the fee is not less than what is held
 * Source: R122, R259, I20.
 */
export async function settleWithdrawal(
  tx: Tx,
  request: WithdrawalOutcome & { readonly feeCentavos: number },
): Promise<Entry> {
  const { withdrawalId, feeCentavos, ...frame } = request;
  const { held } = await heldLines(tx, frame.siteKey, withdrawalId);
  if (feeCentavos !== 0) assertAmount(feeCentavos);
  assertAmount(held.amountCentavos - feeCentavos);
  const fee = feeCentavos === 0 ? [] : [{ account: 'house:fees' as const, amountCentavos: feeCentavos }];
  return post(tx, {
    ...frame,
    kind: 'withdrawal_settle',
    idempotencyKey: outcomeKey(withdrawalId),
    lines: [
      { account: held.account, amountCentavos: -held.amountCentavos },
      { account: 'external:psp', amountCentavos: held.amountCentavos - feeCentavos },
      ...fee,
    ],
  });
}

function holdKey(withdrawalId: string): string {
  return `withdrawal:${withdrawalId}:hold`;
}

/** Release and settlement share one key, so only one of them can ever happen. */
function outcomeKey(withdrawalId: string): string {
  return `withdrawal:${withdrawalId}:outcome`;
}

async function heldLines(
  tx: Tx,
  siteKey: string,
  withdrawalId: string,
): Promise<{ cash: EntryLine; held: EntryLine }> {
  const hold = await findEntry(tx, siteKey, holdKey(withdrawalId));
  const cash = hold?.entry.lines.find((line) => line.amountCentavos < 0);
  const held = hold?.entry.lines.find((line) => line.amountCentavos > 0);
  if (!cash || !held) throw new DomainError('not_found');
  return { cash, held };
}

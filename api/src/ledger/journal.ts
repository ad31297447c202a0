import { createHash } from 'node:crypto';
import { isCentavos } from '@mosaico/shared/money';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountName } from './accounts.ts';
import { findEntry } from './entries.ts';
import type { Entry, EntryLine, KeyedFrame, Line } from './entry.ts';
import { lockAccounts, type LockedAccounts } from './locked-accounts.ts';

/** A posting whose lines are known beforehand. */
export interface Posting extends KeyedFrame {
  /** What it is, for statements: lower-case words, e.g. `deposit`, `vip_bonus`. */
  readonly kind: string;
  /** Two or more, on different accounts; they sum to zero. */
  readonly lines: readonly Line[];
}

/** A posting whose lines depend on the balances, which are read under lock. */
export interface PlannedPosting extends KeyedFrame {
  readonly kind: string;
  readonly reversesId?: number | undefined;
  readonly accounts: readonly AccountName[];
  /** What makes two requests the same one, besides site and kind: member, round, amount. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Decides the lines; pure. Lines of zero are left out; without any line nothing moves. */
  readonly plan: (balanceOf: (account: AccountName) => number) => readonly Line[];
}

/**
 * Writes a movement of money with its lines, at most once per key.
 *
 * @param tx open transaction; the caller commits. The accounts stay locked until then.
 * @returns the entry. The same key with the same kind and lines again returns the first entry (`isReplay`) and moves nothing.
 * @throws DomainError `insufficient_funds` (values.availableCentavos): nothing is written, the key stays free.
 * @throws DomainError `idempotency_conflict`: the key was used for another movement.
 * @throws RangeError when the lines are no movement: fewer than two, zero or broken amounts, a sum other than zero.
 * Source: G27, G41, R2.
 */
export async function post(tx: Tx, posting: Posting): Promise<Entry> {
  const { lines, ...frame } = posting;
  assertMovement(lines);
  const sorted = lines
    .map(({ account, amountCentavos }) => [account, amountCentavos] as const)
    .sort(byAccount);
  return postPlanned(tx, {
    ...frame,
    accounts: lines.map((line) => line.account),
    content: { lines: sorted },
    plan: () => lines,
  });
}

/** Like `post`, for movements that look at the balances before they decide. Same result, same errors. */
export async function postPlanned(tx: Tx, posting: PlannedPosting): Promise<Entry> {
  const requestHash = hashOf({ kind: posting.kind, ...posting.content });
  const known = await findSame(tx, posting, requestHash);
  if (known) return known;

  const accounts = await lockAccounts(tx, posting.siteKey, posting.accounts);
  // The same request may have been written while we waited for the locks.
  const meanwhile = await findSame(tx, posting, requestHash);
  if (meanwhile) return meanwhile;

  const lines = posting
    .plan((name) => accounts.get(name).balanceCentavos)
    .filter((line) => line.amountCentavos !== 0);
  if (lines.length > 0) assertMovement(lines);
  assertFunds(accounts, lines);
  const row = await insertEntry(tx, posting, requestHash);
  if (row) return { ...row, lines: await insertLines(tx, row.id, accounts, lines), isReplay: false };
  return requireSame(await findSame(tx, posting, requestHash));
}

async function findSame(tx: Tx, posting: PlannedPosting, requestHash: string): Promise<Entry | null> {
  const found = await findEntry(tx, posting.siteKey, posting.idempotencyKey);
  if (found === null) return null;
  if (found.requestHash !== requestHash) throw new DomainError('idempotency_conflict');
  return { ...found.entry, isReplay: true };
}

/** The insert gave way to a committed entry of the same key, so it can be read. */
function requireSame(entry: Entry | null): Entry {
  if (entry === null) throw new Error('the journal lost an entry: read committed isolation is required');
  return entry;
}

async function insertEntry(
  tx: Tx,
  posting: PlannedPosting,
  requestHash: string,
): Promise<Omit<Entry, 'lines' | 'isReplay'> | null> {
  const { siteKey, kind, idempotencyKey, at, eventAt = at, metadata = {}, reversesId = null } = posting;
  const row = await tx
    .insertInto('ledger_entries')
    .values({
      site_key: siteKey,
      kind,
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      reverses_id: reversesId,
      metadata: JSON.stringify(metadata),
      created_at: at,
      event_at: eventAt,
    })
    .onConflict((conflict) => conflict.columns(['site_key', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row
    ? { id: row.id, siteKey, kind, idempotencyKey, reversesId, metadata, createdAt: at, eventAt }
    : null;
}

/** The table's trigger moves each account's balance and fills in what the balance was before and after. */
async function insertLines(
  tx: Tx,
  entryId: number,
  accounts: LockedAccounts,
  lines: readonly Line[],
): Promise<EntryLine[]> {
  if (lines.length === 0) return [];
  const values = lines.map((line) => ({
    entry_id: entryId,
    account_id: accounts.get(line.account).id,
    amount_centavos: line.amountCentavos,
  }));
  const rows = await tx
    .insertInto('ledger_lines')
    .values(values.sort((a, b) => a.account_id - b.account_id))
    .returning(['account_id', 'amount_centavos', 'balance_before', 'balance_after', 'account_version'])
    .execute();
  return rows.map((row) => ({
    account: accounts.nameOf(row.account_id),
    amountCentavos: row.amount_centavos,
    balanceBeforeCentavos: row.balance_before,
    balanceAfterCentavos: row.balance_after,
    accountVersion: row.account_version,
  }));
}

function assertFunds(accounts: LockedAccounts, lines: readonly Line[]): void {
  for (const line of lines) {
    const { balanceCentavos, mayGoNegative } = accounts.get(line.account);
    if (line.amountCentavos < 0 && !mayGoNegative && balanceCentavos + line.amountCentavos < 0) {
      throw new DomainError('insufficient_funds', { values: { availableCentavos: balanceCentavos } });
    }
  }
}

function assertMovement(lines: readonly Line[]): void {
  if (lines.length < 2) throw new RangeError('a movement needs at least two lines');
  if (new Set(lines.map((line) => line.account)).size !== lines.length)
    throw new RangeError('a movement has one line per account');
  for (const line of lines) {
    if (!isCentavos(line.amountCentavos) || line.amountCentavos === 0)
      throw new RangeError(`not an amount of centavos: ${line.amountCentavos}`);
  }
  if (lines.reduce((sum, line) => sum + line.amountCentavos, 0) !== 0)
    throw new RangeError('the lines do not sum to zero');
}

function byAccount(a: readonly [string, number], b: readonly [string, number]): number {
  return a[0] < b[0] ? -1 : 1;
}

/** `content` is built in one place per kind, so its keys always come in the same order. */
function hashOf(content: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

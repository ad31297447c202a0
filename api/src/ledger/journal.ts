import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isCentavos } from '@mosaico/shared/money';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountName } from './accounts.ts';
import { entryById, type FoundEntry } from './entries.ts';
import type { Entry, EntryLine, KeyedFrame, Line } from './entry.ts';

/** A posting whose lines are known beforehand. */
export interface Posting extends KeyedFrame {
  /** What it is, for statements: lower-case words, e.g. `deposit`, `vip_bonus`. */
  readonly kind: string;
  /** Two or more, on different accounts; they sum to zero. */
  readonly lines: readonly Line[];
}

/** A posting that says itself what makes two requests the same one. */
export interface Movement extends Posting {
  readonly reversesId?: number | undefined;
  /** What makes two requests the same one, besides site and kind: member, amount. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Gives what the account of the first line lacks; without it, the movement is refused then. */
  readonly reserve?: AccountName;
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
  return move(tx, { ...frame, lines, content: { lines: sorted } });
}

/** Like `post`; lines of zero are left out, and without any line nothing moves. Same result, same errors. */
export async function move(tx: Tx, movement: Movement): Promise<Entry> {
  const { siteKey, kind, idempotencyKey, at, eventAt = at, metadata = {}, reversesId = null } = movement;
  const lines = movement.lines.filter((line) => line.amountCentavos !== 0);
  if (lines.length > 0) assertMovement(lines);
  const names = lines.map((line) => line.account);
  const amounts = lines.map((line) => line.amountCentavos);
  const requestHash = hashOf({ kind, ...movement.content });
  const { rows } =
    await sql<Posted>`select * from ledger_post(${siteKey}, ${kind}, ${idempotencyKey}, ${requestHash},
    ${reversesId}, ${JSON.stringify(metadata)}, ${at}, ${eventAt}, ${names}, ${amounts}, ${movement.reserve ?? null})`.execute(
      tx,
    );
  const [posted] = rows;
  if (!posted || posted.outcome === 'conflict') throw new DomainError('idempotency_conflict');
  if (posted.outcome === 'insufficient_funds')
    throw new DomainError('insufficient_funds', { values: { availableCentavos: posted.available } });
  if (posted.outcome === 'known')
    return { ...required(await entryById(tx, siteKey, posted.entry)).entry, isReplay: true };
  const written = { kind, idempotencyKey, reversesId, metadata, createdAt: at, eventAt };
  return { id: posted.entry, siteKey, ...written, lines: posted.lines, isReplay: false };
}

/** What `ledger_post` (0048_ledger_functions.sql) answers. */
type Posted =
  | { readonly outcome: 'written'; readonly entry: number; readonly lines: readonly EntryLine[] }
  | { readonly outcome: 'known'; readonly entry: number }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'insufficient_funds'; readonly available: number };

/** An entry is never deleted, so one that was found can be read. */
function required(found: FoundEntry | null): FoundEntry {
  if (found === null) throw new Error('the journal lost an entry: read committed isolation is required');
  return found;
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

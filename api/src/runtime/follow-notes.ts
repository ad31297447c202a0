import type { Selectable } from 'kysely';
import type { Db, Tables, Tx } from '../db/tables.ts';
import { unavailabilityOf } from '../db/unavailable.ts';
import { doAll } from './batch.ts';
import type { Deps } from './deps.ts';
import { takeDue } from './take-due.ts';

const LEASE_MS = 30_000;
/** A row that somebody else holds, or a connection that was not free, is so again in a moment. */
const BUSY_MS = 1_000;

/** The order that a note is about: its primary key. */
export interface NotedOrder {
  readonly site_key: string;
  readonly order_no: string;
}

/** Tables of nothing but notes. */
type NoteTable = 'agency_recharges' | 'agency_reversals' | 'promotion_recharges' | 'promotion_reversals';

export type NoteOf<Table extends NoteTable> = NotedOrder & Selectable<Tables[Table]>;

/** Orders that the database has noted in the transaction that decided about them, so that none is missed, and what is done with each. */
export interface Notes<Table extends NoteTable> {
  readonly table: Table;
  /** Takes the note away with what came of it, by `dropNote`, or has it looked at again, by `putOff`. */
  readonly work: (note: NoteOf<Table>) => Promise<void>;
  /** Said when the work fails; the note is looked at again. */
  readonly failure: string;
}

/**
 * Does what is to be done about the noted orders that are due. One that the database had no time for is looked at again in a second: what a deposit
 * brings is waited for. Any other failure waits for the end of the lease.
 *
 * @returns how many were looked at
 */
export async function followNotes<Table extends NoteTable>(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { table, work, failure }: Notes<Table>,
): Promise<number> {
  const due = await takeDue(deps, {
    rows: (tx, now) =>
      tx.selectFrom<NoteTable>(table).selectAll().where('due_at', '<=', now).orderBy('due_at'),
    postpone: (tx, note, leaseEnd) => putOff(tx, table, note, leaseEnd),
    leaseMs: LEASE_MS,
  });
  await doAll(
    {
      // Of the columns of all these tables each row has those of its own.
      items: due as readonly NoteOf<Table>[],
      work: (note) => work(note).catch((error: unknown) => sooner(deps, { table, note, error })),
      failure,
      tell: ({ site_key: site, order_no: order }) => ({ site, order }),
    },
    deps.log,
  );
  return due.length;
}

/** @throws the error, which is told of */
async function sooner(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { table, note, error }: { readonly table: NoteTable; readonly note: NotedOrder; readonly error: unknown },
): Promise<never> {
  if (unavailabilityOf(error) !== null) {
    const dueAt = new Date(clock.now().getTime() + BUSY_MS);
    // Where the database still has no time for it, the note is due when the lease ends.
    await putOff(db.lane('jobs'), table, note, dueAt).catch(() => undefined);
  }
  throw error;
}

/** Takes a note away: what it asked for is done. */
export async function dropNote(
  db: Tx | ReturnType<Db['lane']>,
  table: NoteTable,
  { site_key, order_no }: NotedOrder,
): Promise<void> {
  await db.deleteFrom(table).where('site_key', '=', site_key).where('order_no', '=', order_no).execute();
}

/** Has a note looked at again: what it asks for cannot be done yet. */
export async function putOff(
  db: Tx | ReturnType<Db['lane']>,
  table: NoteTable,
  { site_key, order_no }: NotedOrder,
  due_at: Date,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ due_at })
    .where('site_key', '=', site_key)
    .where('order_no', '=', order_no)
    .execute();
}

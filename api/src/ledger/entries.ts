import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import type { AccountName } from './accounts.ts';
import type { Entry } from './entry.ts';
import type { LedgerTables } from './tables.ts';

export interface FoundEntry {
  readonly entry: Entry;
  readonly requestHash: string;
}

/** The entry that a site wrote under a key, or null. */
export async function findEntry(
  db: Db | Tx,
  siteKey: string,
  idempotencyKey: string,
): Promise<FoundEntry | null> {
  const row = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row ? withLines(db, row) : null;
}

/** An entry by its id, within the site; or null. */
export async function entryById(db: Db | Tx, siteKey: string, entryId: number): Promise<FoundEntry | null> {
  const row = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('id', '=', entryId)
    .executeTakeFirst();
  return row ? withLines(db, row) : null;
}

async function withLines(db: Db | Tx, row: Selectable<LedgerTables['ledger_entries']>): Promise<FoundEntry> {
  const lines = await db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_lines.account_id')
    .select(['name', 'amount_centavos', 'balance_before', 'balance_after', 'account_version'])
    .where('entry_id', '=', row.id)
    .orderBy('ledger_lines.id')
    .execute();
  const entry: Entry = {
    id: row.id,
    siteKey: row.site_key,
    kind: row.kind,
    idempotencyKey: row.idempotency_key,
    reversesId: row.reverses_id,
    metadata: row.metadata,
    createdAt: row.created_at,
    eventAt: row.event_at,
    lines: lines.map((line) => ({
      account: line.name as AccountName, // the database opens no account of another name
      amountCentavos: line.amount_centavos,
      balanceBeforeCentavos: line.balance_before,
      balanceAfterCentavos: line.balance_after,
      accountVersion: line.account_version,
    })),
    isReplay: false,
  };
  return { entry, requestHash: row.request_hash };
}

import type { Db } from '../src/db/tables.ts';

/** A line of the journal with its entry and the name of its account. */
export interface JournalLine {
  readonly entry_id: number;
  readonly kind: string;
  /** Of the entry that this one corrects. */
  readonly corrected: string | null;
  readonly idempotency_key: string;
  readonly created_at: Date;
  readonly name: string;
  readonly amount_centavos: number;
}

/** Every line of a site, oldest first: what a test works figures out from that the product reads by index. */
export function journalOfSite(db: Db, siteKey: string): Promise<JournalLine[]> {
  return db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .innerJoin('ledger_accounts as account', 'account.id', 'line.account_id')
    .leftJoin('ledger_entries as first', 'first.id', 'entry.reverses_id')
    .select(['line.entry_id', 'entry.kind', 'first.kind as corrected', 'entry.idempotency_key'])
    .select(['entry.created_at', 'account.name', 'line.amount_centavos'])
    .where('entry.site_key', '=', siteKey)
    .orderBy('line.id')
    .execute();
}

import { sql } from 'kysely';
import type { Tx } from '../src/db/tables.ts';

interface HandPosting {
  readonly siteKey: string;
  readonly at: Date;
  readonly kind: string;
  readonly key: string;
  readonly requestHash?: string;
  /** Key of the entry that it compensates. */
  readonly reverses?: string;
  readonly lines: Readonly<Record<string, number>>;
}

/** Posts an entry as releases before 0046 did: for tests of databases that have no functions yet. Opens its accounts. */
export async function postByHand(tx: Tx, posting: HandPosting): Promise<void> {
  const { siteKey, at, kind, key, requestHash = 'x', reverses = '', lines } = posting;
  for (const name of Object.keys(lines)) {
    const [group = '', member, purse] = name.split(':');
    const [nature, owner] = group === 'member' ? [`member_${purse}`, Number(member)] : [group, null];
    await sql`insert into ledger_accounts (site_key, name, kind, member_id) values (${siteKey}, ${name}, ${nature}, ${owner})
      on conflict do nothing`.execute(tx);
  }
  await sql`insert into ledger_entries (site_key, kind, idempotency_key, request_hash, reverses_id, created_at, event_at)
    values (${siteKey}, ${kind}, ${key}, ${requestHash},
      (select id from ledger_entries where site_key = ${siteKey} and idempotency_key = ${reverses}), ${at}, ${at})`.execute(
    tx,
  );
  const rows = Object.entries(lines).map(
    ([
      name,
      amount,
    ]) => sql`select entry.id, account.id, ${amount}::bigint from ledger_entries entry, ledger_accounts account
      where entry.site_key = ${siteKey} and entry.idempotency_key = ${key} and account.site_key = ${siteKey} and account.name = ${name}`,
  );
  await sql`insert into ledger_lines (entry_id, account_id, amount_centavos) ${sql.join(rows, sql` union all `)}`.execute(
    tx,
  );
}

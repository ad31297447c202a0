import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Jsonb } from '../db/column-types.ts';
import type { AccountKind } from './accounts.ts';

type Fixed<Value> = ColumnType<Value, Value, never>;
type SetByTrigger<Value> = ColumnType<Value, never, never>;

/** Rows of the ledger. Only api/src/ledger writes them; everyone may read them. */
export interface LedgerTables {
  ledger_accounts: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    name: Fixed<string>;
    kind: SetByTrigger<AccountKind>;
    member_id: SetByTrigger<number | null>;
    currency: SetByTrigger<'BRL'>;
    balance_centavos: SetByTrigger<number>;
    version: SetByTrigger<number>;
    may_go_negative: SetByTrigger<boolean>;
    last_hash: SetByTrigger<string>;
  };
  ledger_entries: {
    id: GeneratedAlways<number>;
    site_key: Fixed<string>;
    kind: Fixed<string>;
    idempotency_key: Fixed<string>;
    /** sha-256 (hex) of what makes two requests the same request. */
    request_hash: Fixed<string>;
    reverses_id: ColumnType<number | null, number | null, never>;
    metadata: Jsonb<EntryMetadata>;
    created_at: Fixed<Date>;
    event_at: Fixed<Date>;
  };
  ledger_lines: {
    id: GeneratedAlways<number>;
    entry_id: Fixed<number>;
    account_id: Fixed<number>;
    /** Of its entry. */
    kind: SetByTrigger<string>;
    currency: Generated<'BRL'>;
    amount_centavos: Fixed<number>;
    balance_before: SetByTrigger<number>;
    balance_after: SetByTrigger<number>;
    account_version: SetByTrigger<number>;
    hash: SetByTrigger<string>;
  };
}

declare module '../db/tables.ts' {
  interface Tables extends LedgerTables {}
}

/** Plain facts kept with an entry for statements and support: ids, never names, documents or secrets. */
export type EntryMetadata = Readonly<Record<string, string | number | boolean | null>>;

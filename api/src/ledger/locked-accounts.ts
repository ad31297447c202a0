import type { Tx } from '../db/tables.ts';
import { type AccountName, accountNature } from './accounts.ts';

export interface LockedAccount {
  readonly id: number;
  readonly name: AccountName;
  readonly balanceCentavos: number;
  readonly mayGoNegative: boolean;
}

/** Accounts that this transaction holds locked. */
export interface LockedAccounts {
  /** @throws RangeError for an account that was not locked */
  get(name: AccountName): LockedAccount;
  nameOf(id: number): AccountName;
}

/**
 * Locks accounts, in id order so that two movements never wait for each other, and opens those that do not exist yet.
 * Reads their balances under the lock.
 *
 * Source: G41.
 */
export async function lockAccounts(
  tx: Tx,
  siteKey: string,
  names: readonly AccountName[],
): Promise<LockedAccounts> {
  const wanted = [...new Set(names)].sort();
  let rows = await selectForUpdate(tx, siteKey, wanted);
  if (rows.length < wanted.length) {
    const existing = new Set(rows.map((row) => row.name));
    await openAccounts(
      tx,
      siteKey,
      wanted.filter((name) => !existing.has(name)),
    );
    rows = await selectForUpdate(tx, siteKey, wanted);
  }
  const byName = new Map(rows.map((row) => [row.name, row]));
  const nameById = new Map(rows.map((row) => [row.id, row.name]));
  return { get: (name) => required(byName, name), nameOf: (id) => required(nameById, id) };
}

async function selectForUpdate(
  tx: Tx,
  siteKey: string,
  names: readonly AccountName[],
): Promise<LockedAccount[]> {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'name', 'balance_centavos', 'may_go_negative'])
    .where('site_key', '=', siteKey)
    .where('name', 'in', names)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name as AccountName, // only openAccounts writes names, after accountNature accepted them
    balanceCentavos: row.balance_centavos,
    mayGoNegative: row.may_go_negative,
  }));
}

async function openAccounts(tx: Tx, siteKey: string, names: readonly AccountName[]): Promise<void> {
  const values = names.map((name) => {
    const { kind, memberId } = accountNature(name);
    return { site_key: siteKey, name, kind, member_id: memberId };
  });
  await tx
    .insertInto('ledger_accounts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['site_key', 'name']).doNothing())
    .execute();
}

function required<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`account is not locked: ${String(key)}`);
  return value;
}

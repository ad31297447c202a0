import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { type Reward, takeBackReward } from '../../ledger/rewards.ts';
import type { MemberKey } from '../../members/tables.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { tellBalance } from '../claim.ts';

const BATCH = 50;

/**
 * What the house gave and has to take back from cash: owed, as a number beside the purses, as far as cash does not go. Each kind has a table of its own;
 * their columns are the same but for the id of what was given.
 */
export interface DebtKind extends Pick<Reward, 'kind' | 'paidBy'> {
  readonly table: 'award_returns' | 'commission_returns';
  readonly idColumn: 'award_id' | 'commission_id';
  /** What was given, as entries and the log call it. */
  readonly given: 'award' | 'commission';
  /** Of the entry that takes something of a debt of so much: it shrinks with each. */
  readonly keyOf: (id: number, owedCentavos: number) => string;
  /** Locks the purses in the order of everything else that takes from them. */
  readonly lockPurses: (tx: Tx, siteKey: string, memberId: number) => Promise<void>;
}

interface Debt extends MemberKey {
  /** Of what was given. */
  readonly id: number;
  readonly owedCentavos: number;
}

/**
 * Writes down what is owed, and takes it from cash as far as that goes.
 *
 * @param tx has locked the member's purses
 * @returns centavos that are still owed
 * Source: A68.
 */
export async function owe(tx: Tx, kind: DebtKind, debt: Debt, at: Date): Promise<number> {
  const { id, siteKey, memberId, owedCentavos } = debt;
  await sql`insert into ${sql.table(kind.table)} (${sql.ref(kind.idColumn)}, site_key, member_id, amount_centavos, owed_centavos, created_at)
    values (${id}, ${siteKey}, ${memberId}, ${owedCentavos}, ${owedCentavos}, ${at})`.execute(tx);
  return owedCentavos - (await takeOwed(tx, kind, debt, at));
}

/** @param tx has locked the member's purses @returns centavos that were taken */
async function takeOwed(tx: Tx, kind: DebtKind, debt: Debt, at: Date): Promise<number> {
  const { id, siteKey, memberId, owedCentavos } = debt;
  const { cashCentavos } = await memberBalances(tx, siteKey, memberId);
  const amountCentavos = Math.min(cashCentavos, owedCentavos);
  if (amountCentavos === 0) return 0;
  await takeBackReward(tx, {
    siteKey,
    memberId,
    at,
    kind: kind.kind,
    purse: 'cash',
    paidBy: kind.paidBy,
    amountCentavos,
    idempotencyKey: kind.keyOf(id, owedCentavos),
    metadata: { [kind.given]: id },
  });
  await sql`update ${sql.table(kind.table)} set owed_centavos = ${owedCentavos - amountCentavos}
    where ${sql.ref(kind.idColumn)} = ${id}`.execute(tx);
  return amountCentavos;
}

/**
 * Takes what is owed from cash that has come in since, the oldest first. What contestations lack of the deposits themselves goes first.
 * Withdrawals leave both alone meanwhile (`contestedLackingCentavos`), so only a stake can be faster.
 *
 * @returns how many debts have shrunk
 * Source: A68.
 */
export async function collectDebts(deps: Deps, kind: DebtKind): Promise<number> {
  const { rows: due } = await sql<Omit<Debt, 'owedCentavos'>>`
    select debt.${sql.ref(kind.idColumn)} as id, debt.site_key as "siteKey", debt.member_id as "memberId"
    from ${sql.table(kind.table)} debt
    join ledger_accounts cash on cash.site_key = debt.site_key and cash.member_id = debt.member_id and cash.kind = 'member_cash'
    where debt.owed_centavos > 0 and cash.balance_centavos > 0
      and not exists (select from contestations contested
        where contested.site_key = debt.site_key and contested.member_id = debt.member_id and contested.lacking_centavos > 0)
    order by id limit ${BATCH}`.execute(deps.db);
  const collected = await doAll(
    {
      items: due,
      work: (debt) => collect(deps, kind, debt),
      failure: `what is owed of a ${kind.given} could not be collected`,
      tell: ({ siteKey: site, id }) => ({ site, [kind.given]: id }),
    },
    deps.log,
  );
  return collected.filter(Boolean).length;
}

async function collect(
  { db, clock, ...deps }: Deps,
  kind: DebtKind,
  due: Omit<Debt, 'owedCentavos'>,
): Promise<boolean> {
  const taken = await transaction(
    db,
    async (tx) => {
      await kind.lockPurses(tx, due.siteKey, due.memberId);
      const { rows } = await sql<Pick<Debt, 'owedCentavos'>>`
        select owed_centavos as "owedCentavos" from ${sql.table(kind.table)}
        where ${sql.ref(kind.idColumn)} = ${due.id}`.execute(tx);
      return takeOwed(tx, kind, { ...due, owedCentavos: rows[0]?.owedCentavos ?? 0 }, clock.now());
    },
    'money',
  );
  if (taken > 0) await tellBalance({ db, clock, ...deps }, due);
  return taken > 0;
}

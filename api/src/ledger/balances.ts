import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { type AccountName, HOUSE_CASH, memberAccount } from './accounts.ts';

/** A member's money, in centavos. */
export interface MemberBalances {
  /** Money to play with and, once the turnover is met, to withdraw (G17). */
  readonly cashCentavos: number;
  readonly bonusCentavos: number;
  /** Earned rebates, not yet claimed to cash. */
  readonly rebateCentavos: number;
  /** Reserved by withdrawals under way; already taken off cash. */
  readonly heldCentavos: number;
  /** Blocked by a Pix contestation (above zero), or owed after one (below zero). */
  readonly disputedCentavos: number;
  /** What the player sees as the balance: cash and bonus, without what is held (A42). */
  readonly visibleCentavos: number;
  /** Grows with every movement of the member's money: of two readings, the one with the higher version is the newer. */
  readonly version: number;
}

/** Balance of one account; zero when nothing ever moved on it. Of `house:cash`: all that the house has, in all its accounts of cash. */
export async function balanceOf(db: Db | Tx, siteKey: string, account: AccountName): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select(sql<number>`coalesce(sum(balance_centavos), 0)::bigint`.as('balance_centavos'))
    .where('site_key', '=', siteKey)
    .where('name', 'in', account === 'house:cash' ? HOUSE_CASH : [account])
    .executeTakeFirstOrThrow();
  return row.balance_centavos;
}

/** All purses of a member at one instant. Source: G17, A42, R90, I17. */
export async function memberBalances(
  db: Db | Tx,
  siteKey: string,
  memberId: number,
): Promise<MemberBalances> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['name', 'balance_centavos', 'version'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .execute();
  const balances = new Map(rows.map((row) => [row.name, row.balance_centavos]));
  const purse = (name: Parameters<typeof memberAccount>[1]) =>
    balances.get(memberAccount(memberId, name)) ?? 0;
  const [cashCentavos, bonusCentavos] = [purse('cash'), purse('bonus')];
  return {
    cashCentavos,
    bonusCentavos,
    rebateCentavos: purse('rebate'),
    heldCentavos: purse('hold_withdraw'),
    disputedCentavos: purse('disputed'),
    visibleCentavos: cashCentavos + bonusCentavos,
    version: rows.reduce((total, { version }) => total + version, 0),
  };
}

/**
 * What a member may withdraw: nothing while turnover is owed, else their cash, less what contestations of their deposits lack. What is
 * held or disputed has left the cash already.
 *
 * @param turnoverCentavos what is still to be wagered
 * @param lackingCentavos what is to be taken from the cash for contestations
 * Source: G17, I22.
 */
export function withdrawableCentavos(
  { cashCentavos }: Pick<MemberBalances, 'cashCentavos'>,
  turnoverCentavos: number,
  lackingCentavos: number,
): number {
  return turnoverCentavos > 0 ? 0 : Math.max(0, cashCentavos - lackingCentavos);
}

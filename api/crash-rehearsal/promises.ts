import { sql } from 'kysely';
import type { Db } from '../src/db/tables.ts';
import { verify } from '../src/ledger/verify.ts';
import { SITE } from './world.ts';

/** States in which a withdrawal stays. */
export const FINAL = ['paid', 'rejected', 'cancelled', 'refunded'] as const;
export type Final = (typeof FINAL)[number];

/** All that the API has answered with a success, and what it must therefore know for ever. */
export class Promises {
  /** Ids of bets, wins and rollbacks. */
  readonly transactions = new Set<string>();
  /** Deposit orders, and whether they were said to be paid. */
  readonly deposits = new Map<string, 'made' | 'paid' | 'failed'>();
  /** Withdrawals, and their end once it was said. */
  readonly withdrawals = new Map<string, 'made' | 'approved' | Final>();
  /** Members who have asked for withdrawals. */
  readonly withdrawn = new Set<number>();
  /** What each member must have, in centavos, once nothing is on its way. */
  readonly cash = new Map<number, number>();

  move(memberId: number, centavos: number): void {
    this.cash.set(memberId, (this.cash.get(memberId) ?? 0) + centavos);
  }
}

/**
 * Compares what was promised with what the database has, and looks for what happened twice and for faults of the books. Nothing has to
 * wait for it: each query sees what is committed.
 *
 * @returns one line for each fault
 */
export async function faultsOf(db: Db, promised: Promises): Promise<string[]> {
  // Taken before the database is asked: what is promised meanwhile is compared the next time.
  const before = {
    transactions: [...promised.transactions],
    deposits: [...promised.deposits],
    withdrawals: [...promised.withdrawals],
  };
  const { problems } = await verify(db);
  return [
    ...problems.map(({ check, subject }) => `the books: ${check} ${subject}`),
    ...(await lostTransactions(db, before.transactions)),
    ...(await lostDeposits(db, before.deposits)),
    ...(await lostWithdrawals(db, before.withdrawals)),
    ...(await doubles(db)),
  ];
}

async function lostTransactions(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::text[]) as promised (id)
    where not exists (select from game_transactions where site_key = ${SITE} and transaction_uuid::text = id)`.execute(
    db,
  );
  return rows.map(({ id }) => `lost: the transaction ${id}`);
}

async function lostDeposits(db: Db, orders: readonly (readonly [string, string])[]): Promise<string[]> {
  const rows = await db
    .selectFrom('recharge_orders')
    .select(['order_no', 'status'])
    .where('site_key', '=', SITE)
    .execute();
  const found = new Map(rows.map(({ order_no, status }) => [order_no, status]));
  return orders.flatMap(([order, said]) => {
    const status = found.get(order);
    return status === undefined || (said !== 'made' && status !== said)
      ? [`lost: the deposit ${order} was ${said} and is ${status ?? 'unknown'}`]
      : [];
  });
}

async function lostWithdrawals(db: Db, orders: readonly (readonly [string, string])[]): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['order_no', 'status'])
    .where('site_key', '=', SITE)
    .execute();
  const found = new Map<string, string>(rows.map(({ order_no, status }) => [order_no, status]));
  return orders.flatMap(([order, said]) => {
    const status = found.get(order);
    const isKept =
      said === 'made'
        ? status !== undefined
        : said === 'approved'
          ? ['approved', 'processing', 'paid', 'failed', 'refunded'].includes(status ?? '')
          : status === said;
    return isKept ? [] : [`lost: the withdrawal ${order} was ${said} and is ${status ?? 'unknown'}`];
  });
}

/** What must have happened once: a deposit credited, a withdrawal held and ended, a payout made, an action of a game. */
async function doubles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select kind || ' of ' || (metadata ->> 'order_no') as what from ledger_entries
      where site_key = ${SITE} and kind in ('deposit', 'withdrawal_hold', 'withdrawal_settle', 'withdrawal_release')
      group by kind, metadata ->> 'order_no' having count(*) > 1
    union all
    select 'payout and release of ' || hold.order_no from withdrawals hold
      join psp_payouts payout on payout.payout_id = hold.order_no and payout.status = 'REALIZADO'
      where hold.status in ('rejected', 'cancelled', 'refunded')
    union all
    select 'withdrawals under one key of member ' || member_id from withdrawals
      where site_key = ${SITE} and remark <> '' group by member_id, remark having count(*) > 1`.execute(db);
  return rows.map(({ what }) => `twice: ${what}`);
}

/** What is left to be done by jobs; nothing of it once they have caught up. */
export async function unfinished(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from withdrawals where status in ('pending', 'approved', 'processing', 'failed'))
      + (select count(*) from pix_payments where refund_status in ('requested', 'processing'))
      + (select count(*) from psp_webhooks where next_attempt_at is not null)
      + (select count(*) from psp_payouts where status = 'EM_PROCESSAMENTO'))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * What is wrong when nothing is on its way any more: each member must have exactly what the answers said, and the bank what the books say
 * of it.
 */
export async function faultsAtTheEnd(db: Db, promised: Promises): Promise<string[]> {
  const { rows: purses } = await sql<{ member_id: number; cash: number }>`
    select member_id, balance_centavos as cash from ledger_accounts where site_key = ${SITE} and kind = 'member_cash'`.execute(
    db,
  );
  const wrong = purses.flatMap(({ member_id: id, cash }) => {
    const expected = promised.cash.get(id) ?? 0;
    return cash === expected ? [] : [`member ${id} has ${cash} and should have ${expected}`];
  });
  const { rows: bank } = await sql<{ books: number; bank: number }>`
    select -(select balance_centavos from ledger_accounts where site_key = ${SITE} and name = 'external:psp') as books,
      (coalesce((select sum(amount_centavos) from psp_pix), 0)
        - coalesce((select sum(amount_centavos) from psp_refunds where status = 'DEVOLVIDO'), 0)
        - coalesce((select sum(amount_centavos) from psp_payouts where status = 'REALIZADO'), 0))::bigint as bank`.execute(
    db,
  );
  const { books = 0, bank: atBank = 0 } = bank[0] ?? {};
  return [
    ...wrong,
    ...(books === atBank ? [] : [`the books have ${books} at the bank, which has ${atBank}`]),
  ];
}

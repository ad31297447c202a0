import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';

/** What an audit of the whole ledger found. */
export interface LedgerReport {
  /** True when nothing is wrong. */
  readonly isSound: boolean;
  readonly accounts: number;
  readonly entries: number;
  readonly lines: number;
  /** At most 20 per check and site: the check's name and the site, account or entry it failed for. */
  readonly problems: readonly LedgerProblem[];
}

export interface LedgerProblem {
  readonly check: LedgerCheck;
  readonly subject: string;
  /** Whose books the fault is in; null where that cannot be said. */
  readonly siteKey: string | null;
}

export type LedgerCheck = keyof typeof CHECKS;

/** An account's state as the journal alone tells it. */
export interface JournalBalance {
  readonly accountId: number;
  readonly balanceCentavos: number;
  /** Number of lines. */
  readonly version: number;
}

/** Each query answers the subjects that fail, with their site. */
const CHECKS = {
  /** A site's accounts sum to zero (I16). */
  site_sum: sql`select site_key as subject, site_key as site from ledger_accounts group by site_key having sum(balance_centavos) <> 0`,
  /** Every entry's lines sum to zero (I1). */
  entry_sum: sql`select unequal.entry_id as subject, entry.site_key as site
    from (select entry_id from ledger_lines group by entry_id having sum(amount_centavos) <> 0) unequal
    left join ledger_entries entry on entry.id = unequal.entry_id`,
  /** The balance column is what the journal says (I8). */
  projection: sql`select a.id as subject, a.site_key as site from ledger_accounts a left join ledger_lines l on l.account_id = a.id
    group by a.id having a.balance_centavos <> coalesce(sum(l.amount_centavos), 0) or a.version <> count(l.id)`,
  /** Each line starts where the account's line before it ended, and none is missing (I14). */
  running_balance: sql`select l.account_id as subject, a.site_key as site from (
      select *, lag(balance_after, 1, 0::bigint) over account as previous_balance, row_number() over account as position
      from ledger_lines window account as (partition by account_id order by account_version)) l
    left join ledger_accounts a on a.id = l.account_id
    where balance_before <> previous_balance or balance_after <> balance_before + amount_centavos or account_version <> position`,
  /** No line or entry was altered since it was written (I3). */
  hash_chain: sql`select l.entry_id as subject, e.site_key as site from ledger_entries e join (
      select line, line.entry_id, line.hash, lag(line.hash, 1, '') over (partition by line.account_id order by line.account_version) as previous_hash
      from ledger_lines line) l on l.entry_id = e.id
    where l.hash <> ledger_line_hash(l.previous_hash, e, l.line)`,
  /** Only the outside world, the house and disputed money may be below zero (I9, I22). */
  negative: sql`select id as subject, site_key as site from ledger_accounts where balance_centavos < 0 and not may_go_negative`,
  /** A member's purse of stakes is what their rounds have in it; a closed round has nothing (I25). */
  in_play: sql`select coalesce(purse.site_key, round.site_key) || ' ' || coalesce(purse.member_id, round.member_id) as subject,
      coalesce(purse.site_key, round.site_key) as site
    from (select site_key, member_id, balance_centavos from ledger_accounts where kind = 'member_in_play') purse
    full join (select site_key, member_id, sum(stake_centavos) filter (where closed_at is null) as stakes,
        sum(stake_centavos) filter (where closed_at is not null) as left_over
      from game_rounds where stake_centavos > 0 group by site_key, member_id) round
      on round.site_key = purse.site_key and round.member_id = purse.member_id
    where coalesce(purse.balance_centavos, 0) <> coalesce(round.stakes, 0) or round.left_over <> 0`,
  /** What lies in suspense is what has arrived and still has to go back (I26). */
  suspense: sql`select coalesce(account.site_key, payment.site_key) as subject, coalesce(account.site_key, payment.site_key) as site
    from (select site_key, balance_centavos from ledger_accounts where name = 'house:suspense') account
    full join (select site_key, sum(amount_centavos) as amount from pix_payments
        where refund_status <> 'done' and site_key <> '-' group by site_key) payment
      on payment.site_key = account.site_key
    where coalesce(account.balance_centavos, 0) <> coalesce(payment.amount, 0)`,
  /** Where deposits of a member were contested: the disputed purse is what is held for them, less what is owed (I27). */
  disputed: sql`select contested.site_key || ' ' || contested.member_id as subject, contested.site_key as site
    from (select site_key, member_id, sum(case when status in ('open', 'rejected') then credited_centavos else 0 end - lacking_centavos) as amount
      from contestations where member_id is not null group by site_key, member_id) contested
    left join ledger_accounts account on account.site_key = contested.site_key and account.member_id = contested.member_id
      and account.kind = 'member_disputed'
    where coalesce(account.balance_centavos, 0) <> contested.amount`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** The names of all checks. */
export const LEDGER_CHECKS = Object.keys(CHECKS) as LedgerCheck[];

/** Counted for each site, so that a site with many faults hides those of no other. */
const MAX_PROBLEMS_PER_CHECK = 20;

/**
 * Audits the whole ledger: every invariant that can be read off the data. Takes time in proportion to the journal;
 * on PostgreSQL it sees one instant and blocks nobody.
 *
 * Source: I1, I3, I8, I13, I14, I16, I25, I26, I27.
 */
export async function verify(db: Db): Promise<LedgerReport> {
  return db
    .lane('audits')
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const problems: LedgerProblem[] = [];
      for (const [check, query] of Object.entries(CHECKS) as [LedgerCheck, RawBuilder<unknown>][]) {
        const { rows } = await sql<
          Omit<LedgerProblem, 'check'>
        >`select subject::text, site as "siteKey" from (
            select *, row_number() over (partition by site order by subject) as place from (${query}) failed) ranked
          where place <= ${MAX_PROBLEMS_PER_CHECK}`.execute(tx);
        problems.push(...rows.map((problem) => ({ check, ...problem })));
      }
      return { isSound: problems.length === 0, ...(await sizes(tx)), problems };
    });
}

/**
 * Computes every account anew from the journal, without a look at the stored balances.
 *
 * Source: I13.
 */
export async function rebuild(db: Db | Tx): Promise<JournalBalance[]> {
  const { rows } = await sql<JournalBalance>`
    select a.id as "accountId", coalesce(sum(l.amount_centavos), 0)::bigint as "balanceCentavos", count(l.id) as version
    from ledger_accounts a left join ledger_lines l on l.account_id = a.id group by a.id order by a.id`.execute(
    db,
  );
  return rows;
}

async function sizes(tx: Tx): Promise<Pick<LedgerReport, 'accounts' | 'entries' | 'lines'>> {
  const { rows } = await sql<Pick<LedgerReport, 'accounts' | 'entries' | 'lines'>>`
    select (select count(*) from ledger_accounts) as accounts, (select count(*) from ledger_entries) as entries,
      (select count(*) from ledger_lines) as lines`.execute(tx);
  return rows[0] ?? { accounts: 0, entries: 0, lines: 0 };
}

import { sql } from 'kysely';
import { type CursorPage, cutPage, numbersOf, rowsBefore } from '../db/page.ts';
import type { Db, Tx } from '../db/tables.ts';

type InvitedStatus = 'registered' | 'deposited' | 'valid';

/** A member who registered with the caller's code. */
export interface InvitedMember {
  readonly account: string;
  readonly registeredAt: Date;
  /** Zero when there is none yet. */
  readonly firstDepositCentavos: number;
  readonly totalBetCentavos: number;
  readonly status: InvitedStatus;
}

export interface InvitedPage {
  readonly members: readonly InvitedMember[];
  readonly next: string | null;
  readonly totals: { readonly registered: number; readonly deposited: number; readonly valid: number };
}

/** First deposit that makes an invited member count, in centavos; it has to be wagered once (R203). */
const VALID_FIRST_DEPOSIT_CENTAVOS = 2_000;

/**
 * Members whom `memberId` invited directly, newest first, and how many of all of them came how far.
 *
 * Source: R215, R160, R203.
 */
export async function invitedMembers(
  db: Db | Tx,
  siteKey: string,
  memberId: number,
  page: CursorPage,
): Promise<InvitedPage> {
  const { before, limit } = page;
  const place = before === undefined ? sql`offset ${rowsBefore(page)}` : sql``;
  const older = before === undefined ? sql`` : sql`where id < ${numbersOf(before)[0]}`;
  const [found, totals] = [
    await sql<Row>`${invited(siteKey, memberId)}
      select * from invited ${older} order by id desc limit ${limit + 1} ${place}`.execute(db),
    await sql<{ deposited: number; registered: number; valid: number }>`${invited(siteKey, memberId)}
      select count(*)::int as registered, (count(*) filter (where status <> 'registered'))::int as deposited,
        (count(*) filter (where status = 'valid'))::int as valid from invited`.execute(db),
  ];
  const { rows, next } = cutPage(found.rows, limit, ({ id }) => String(id));
  return {
    members: rows.map(memberOf),
    next,
    totals: totals.rows[0] ?? { registered: 0, deposited: 0, valid: 0 },
  };
}

interface Row {
  readonly id: number;
  readonly account: string;
  readonly created_at: Date;
  readonly first_deposit: number;
  readonly total_bet: number;
  readonly status: InvitedStatus;
}

function memberOf(row: Row): InvitedMember {
  return {
    account: row.account,
    registeredAt: row.created_at,
    firstDepositCentavos: row.first_deposit,
    totalBetCentavos: row.total_bet,
    status: row.status,
  };
}

/** A deposit that was taken back does not count. */
function invited(siteKey: string, memberId: number) {
  return sql`
    with money as (
      select m.id, m.account, m.created_at, coalesce(first.amount, 0)::bigint as first_deposit,
        coalesce(t.slot_wagered_centavos + t.live_wagered_centavos + t.other_wagered_centavos, 0)::bigint as total_bet
      from members m
      left join turnover_counters t on t.site_key = m.site_key and t.member_id = m.id
      left join lateral (
        select -paid.amount_centavos as amount
        from ledger_accounts cash
        join ledger_lines credit on credit.account_id = cash.id
        join ledger_lines paid on paid.entry_id = credit.entry_id
        join ledger_accounts psp on psp.id = paid.account_id and psp.name = 'external:psp'
        where cash.site_key = m.site_key and cash.member_id = m.id and cash.kind = 'member_cash'
          and credit.kind in ('deposit', 'deposit_reversal') and credit.kind = 'deposit'
          and not exists (select 1 from ledger_entries reversal where reversal.reverses_id = credit.entry_id)
        order by credit.entry_id limit 1
      ) first on true
      where m.site_key = ${siteKey} and m.inviter_id = ${memberId}
    ), invited as (
      select *, case
        when first_deposit = 0 then 'registered'
        when first_deposit >= ${VALID_FIRST_DEPOSIT_CENTAVOS} and total_bet >= first_deposit then 'valid'
        else 'deposited' end as status
      from money
    )`;
}

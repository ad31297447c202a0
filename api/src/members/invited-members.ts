import { sql } from 'kysely';
import { type CursorPage, cutPage, numbersOf, rowsBefore } from '../db/page.ts';
import type { Db, Tx } from '../db/tables.ts';

export type InvitedStatus = 'registered' | 'deposited' | 'valid';

/** Which of them. */
export interface InvitedFilter {
  readonly status?: InvitedStatus | undefined;
  /** Those who registered from then on. */
  readonly since?: Date | undefined;
}

interface InvitedTotals {
  readonly registered: number;
  readonly deposited: number;
  readonly valid: number;
}

/** How many are valid, and which of them count for the invitation activity. */
export interface ValidInvited {
  readonly counted: number;
  /** Flagged as perhaps one person with the agent or another of their invited members (G38). */
  readonly held: number;
}

/** A member who registered with the caller's code. */
export interface InvitedMember {
  readonly account: string;
  readonly registeredAt: Date;
  /** Zero when there is none yet. */
  readonly firstDepositCentavos: number;
  readonly totalBetCentavos: number;
  readonly status: InvitedStatus;
  /** Does not count before an operator has looked, whatever they have done so far (G38). */
  readonly isHeld: boolean;
  /** An operator has found that they are the agent, or another of their invited members: they never count (G38). */
  readonly isConfirmed: boolean;
}

export interface InvitedPage {
  readonly members: readonly InvitedMember[];
  readonly next: string | null;
  /** How many the filter lets through. */
  readonly total: number;
  /** Of all, whatever the filter; `held` also those who are not valid yet. */
  readonly totals: InvitedTotals & Pick<ValidInvited, 'held'>;
}

/** First deposit that makes an invited member count, in centavos; it has to be wagered once (R203). */
export const VALID_FIRST_DEPOSIT_CENTAVOS = 2_000;

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
  filter: InvitedFilter = {},
): Promise<InvitedPage> {
  const { before, limit } = page;
  const place = before === undefined ? sql`offset ${rowsBefore(page)}` : sql``;
  const older = before === undefined ? sql`` : sql`and id < ${numbersOf(before)[0]}`;
  const chosen = sql`${filter.status === undefined ? sql`true` : sql`status = ${filter.status}`}
    and ${filter.since === undefined ? sql`true` : sql`created_at >= ${filter.since}`}`;
  const [found, counted] = [
    await sql<Row>`${invited(siteKey, memberId)}
      select * from invited where ${chosen} ${older} order by id desc limit ${limit + 1} ${place}`.execute(
      db,
    ),
    await sql<InvitedPage['totals'] & { total: number }>`${invited(siteKey, memberId)}
      select ${countEach}, (count(*) filter (where is_held))::int as held,
        (count(*) filter (where ${chosen}))::int as total from invited`.execute(db),
  ];
  const { rows, next } = cutPage(found.rows, limit, ({ id }) => String(id));
  const { total = 0, ...totals } = counted.rows[0] ?? { registered: 0, deposited: 0, valid: 0, held: 0 };
  return { members: rows.map(memberOf), next, total, totals };
}

/** How far those came who registered from `since` on; `valid` are those that count, `held` are looked at first (G38). Source: R58. */
export async function invitedFunnel(
  db: Db,
  siteKey: string,
  memberId: number,
  since: Date,
): Promise<InvitedPage['totals']> {
  const { rows } = await sql<InvitedPage['totals']>`${invited(siteKey, memberId)}
    select ${countFar}, (count(*) filter (where status = 'valid' and not is_held and not is_confirmed))::int as valid,
      (count(*) filter (where is_held))::int as held
    from invited where created_at >= ${since}`.execute(db);
  return rows[0] ?? { registered: 0, deposited: 0, valid: 0, held: 0 };
}

/** How many invited members are valid, and count for the invitation activity or are held back (G38). */
export async function countValid(db: Db | Tx, siteKey: string, memberId: number): Promise<ValidInvited> {
  const { rows } = await sql<ValidInvited>`${invited(siteKey, memberId)}
    select (count(*) filter (where not is_held and not is_confirmed))::int as counted, (count(*) filter (where is_held))::int as held
    from invited where status = 'valid'`.execute(db);
  return rows[0] ?? { counted: 0, held: 0 };
}

const countFar = sql`count(*)::int as registered, (count(*) filter (where status <> 'registered'))::int as deposited`;
const countEach = sql`${countFar}, (count(*) filter (where status = 'valid'))::int as valid`;

interface Row {
  readonly id: number;
  readonly account: string;
  readonly created_at: Date;
  readonly first_deposit: number;
  readonly total_bet: number;
  readonly status: InvitedStatus;
  readonly is_held: boolean;
  readonly is_confirmed: boolean;
}

function memberOf(row: Row): InvitedMember {
  return {
    account: row.account,
    registeredAt: row.created_at,
    firstDepositCentavos: row.first_deposit,
    totalBetCentavos: row.total_bet,
    status: row.status,
    isHeld: row.is_held,
    isConfirmed: row.is_confirmed,
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
    ), judged as (
      select *, case
        when first_deposit = 0 then 'registered'
        when first_deposit >= ${VALID_FIRST_DEPOSIT_CENTAVOS} and total_bet >= first_deposit then 'valid'
        else 'deposited' end as status
      from money
    ), invited as (
      select judged.*, coalesce(flags.any_confirmed, false) as is_confirmed, coalesce(flags.is_any and not flags.any_confirmed, false) as is_held
      from judged left join lateral (
        select count(*) > 0 as is_any, bool_or(flag.confirmed_at is not null) as any_confirmed from agency_flags flag
        where flag.site_key = ${siteKey} and flag.member_id = judged.id and flag.cleared_at is null
      ) flags on true
    )`;
}

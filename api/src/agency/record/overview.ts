import { type AGENCY_PERIODS, COMMISSION_PARTS, type CommissionPart } from '@mosaico/shared/api';
import { PERIOD_DAYS, saoPauloDay, startOfPeriod } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { invitedFunnel } from '../../members/invited-members.ts';
import type { MemberKey } from '../../members/tables.ts';
import { daysAfter, settledAt } from '../../promotions/play/days.ts';
import { IS_HELD } from '../commissions/held.ts';
import { rewardSums } from './rewards.ts';

type Period = (typeof AGENCY_PERIODS)[number];
type Parts = Readonly<Record<CommissionPart, number>>;

/** How the invitations of an agent go in a period; amounts in centavos. */
export interface Overview {
  readonly funnel: Readonly<
    Record<'clicks' | 'registered' | 'deposited' | 'valid' | 'held' | 'active', number>
  >;
  readonly earned: Parts;
  /** Of any day. */
  readonly held: number;
  readonly days: readonly (Parts & { readonly date: string })[];
  readonly nextAt: Date;
}

/** Source: R58, G21, G22. */
export async function overviewOf(db: Db, agent: MemberKey, period: Period, now: Date): Promise<Overview> {
  const since = startOfPeriod(period, now);
  const today = saoPauloDay(now);
  const first = saoPauloDay(since);
  const days = Array.from({ length: PERIOD_DAYS[period] }, (_, index) => daysAfter(first, index));
  const [funnel, clicks, active, earnings, sums] = [
    await invitedFunnel(db, agent.siteKey, agent.memberId, since),
    await clicksOf(db, agent, first),
    await activeOf(db, agent, since),
    await earningsOf(db, agent, first),
    await rewardSums(db, agent),
  ];
  const sumOf = (part: CommissionPart, date?: string) =>
    earnings
      .filter((row) => row.part === part && (date === undefined || row.day === date))
      .reduce((sum, row) => sum + row.centavos, 0);
  const partsOf = (date?: string) =>
    Object.fromEntries(COMMISSION_PARTS.map((part) => [part, sumOf(part, date)])) as Parts;
  return {
    funnel: { clicks, ...funnel, active },
    earned: partsOf(),
    held: sums.reduce((sum, part) => sum + part.held, 0),
    days: days.map((date) => ({ date, ...partsOf(date) })),
    nextAt: settledAt(today),
  };
}

async function clicksOf(db: Db, { siteKey, memberId }: MemberKey, first: string): Promise<number> {
  const { rows } = await sql<{
    clicks: number;
  }>`select coalesce(sum(clicks), 0)::int as clicks from invite_clicks
    where site_key = ${siteKey} and member_id = ${memberId} and day >= ${first}::date`.execute(db);
  return rows[0]?.clicks ?? 0;
}

async function activeOf(db: Db, { siteKey, memberId }: MemberKey, since: Date): Promise<number> {
  const { rows } = await sql<{ active: number }>`select count(*)::int as active from members
    where site_key = ${siteKey} and inviter_id = ${memberId} and exists (
      select 1 from game_transactions bet where bet.site_key = members.site_key and bet.member_id = members.id
        and bet.created_at >= ${since} and bet.kind = 'bet' and bet.rolled_back_at is null)`.execute(db);
  return rows[0]?.active ?? 0;
}

/** What was credited; what waits for an operator is not earned yet. */
async function earningsOf(db: Db, { siteKey, memberId }: MemberKey, first: string) {
  const { rows } = await sql<{ part: CommissionPart; day: string; centavos: number }>`
    select part, day, sum(amount_centavos)::bigint as centavos from agency_commissions commission
    where site_key = ${siteKey} and agent_id = ${memberId} and revoked_at is null and not ${IS_HELD} and day >= ${first}::date
    group by part, day`.execute(db);
  return rows;
}

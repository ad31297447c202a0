import { startOfSaoPauloDay } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { daysAfter } from '../../promotions/play/days.ts';
import type { Deps } from '../../runtime/deps.ts';
import { GIFT_REVERSAL } from '../../ledger/rewards.ts';
import { earn, lockPurses } from './credit.ts';
import { playOfPartDays, WAS_WHOLE_DAY } from './pauses.ts';
import { rateOf } from './rates.ts';

/**
 * What agents earn of a month's net revenue: what the house won from all their members together, less what promotions gave these; what of it went back (A68, A62) is the house's again. A month in which the
 * members won gives nothing, and is made up for by the months after it. Members who are flagged are left out, and counted in the first
 * settlement after they are cleared. What is played or given while the site is without agents counts for nobody.
 *
 * @param lastDay of the month
 * Source: G21, A57, A30.
 */
export async function settleMonth({ db, clock }: Deps, siteKey: string, lastDay: string): Promise<void> {
  const month = lastDay.slice(0, 7);
  const from = startOfSaoPauloDay(`${month}-01`);
  const rateHundredths = await rateOf(db, siteKey, 'settlement', from);
  if (rateHundredths === null) return;
  await writeRevenues(db, siteKey, { month, lastDay, from, to: startOfSaoPauloDay(daysAfter(lastDay, 1)) });
  const agents = await db
    .lane('jobs')
    .selectFrom('agency_revenues')
    .select('agent_id')
    .distinct()
    .where('site_key', '=', siteKey)
    .where('counted_in', 'is', null)
    .orderBy('agent_id')
    .execute();
  for (const { agent_id: agentId } of agents)
    await transaction(
      db,
      (tx) => settleAgent(tx, { siteKey, agentId, month, lastDay, rateHundredths, at: clock.now() }),
      'jobs',
    );
}

interface AgentMonth {
  readonly siteKey: string;
  readonly agentId: number;
  readonly month: string;
  readonly lastDay: string;
  readonly rateHundredths: number;
  readonly at: Date;
}

async function settleAgent(tx: Tx, one: AgentMonth): Promise<void> {
  const { siteKey, agentId, month, lastDay, rateHundredths, at } = one;
  await lockPurses(tx, siteKey, agentId);
  const before = await tx
    .selectFrom('agency_months')
    .select(['month', 'carried_centavos'])
    .where('site_key', '=', siteKey)
    .where('agent_id', '=', agentId)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Settled by another process, or by a call before this one.
  if (before && before.month >= month) return;
  const counted = await countRevenues(tx, siteKey, agentId, month);
  if (counted === null) return;
  const brought = before?.carried_centavos ?? 0;
  const base = counted + brought;
  await tx
    .insertInto('agency_months')
    .values({
      site_key: siteKey,
      agent_id: agentId,
      month,
      revenue_centavos: counted,
      brought_centavos: brought,
      carried_centavos: Math.min(0, base),
      settled_at: at,
    })
    .execute();
  if (base <= 0) return;
  const frame = {
    siteKey,
    agentId,
    part: 'settlement',
    occasion: month,
    day: lastDay,
    rateHundredths,
    at,
  } as const;
  await earn(tx, frame, [{ memberId: null, baseCentavos: base }]);
}

/** Of members without an open flag, also of months before. @returns null when there is nothing to count */
async function countRevenues(
  tx: Tx,
  siteKey: string,
  agentId: number,
  month: string,
): Promise<number | null> {
  const { rows } = await sql<{ readonly revenue: number }>`
    update agency_revenues set counted_in = ${month}
    where site_key = ${siteKey} and agent_id = ${agentId} and counted_in is null and month <= ${month}
      and not exists (select 1 from agency_flags flag where flag.site_key = agency_revenues.site_key
        and flag.member_id = agency_revenues.member_id and flag.cleared_at is null)
    returning revenue_centavos as revenue`.execute(tx);
  return rows.length === 0 ? null : rows.reduce((sum, { revenue }) => sum + revenue, 0);
}

interface Month {
  readonly month: string;
  readonly lastDay: string;
  readonly from: Date;
  readonly to: Date;
}

/** Written once: what stands is not written again. */
async function writeRevenues(db: Db, siteKey: string, { month, lastDay, from, to }: Month): Promise<void> {
  const parts = JSON.stringify(await playOfPartDays(db, siteKey, { from, to }));
  const hadAgents = (
    at: string,
  ) => sql`not exists (select from agency_pauses pause where pause.site_key = ${siteKey}
    and pause.from_at <= ${sql.ref(at)} and coalesce(pause.until_at, 'infinity') > ${sql.ref(at)})`;
  await sql`
    insert into agency_revenues (site_key, agent_id, member_id, month, revenue_centavos)
    select member.site_key, member.inviter_id, member.id, ${month}, sum(part.centavos)
    from (
      select member_id, wagered_centavos - won_centavos as centavos from play_days play
        where site_key = ${siteKey} and day between ${`${month}-01`}::date and ${lastDay}::date and ${WAS_WHOLE_DAY}
      union all
      select part."memberId", part."wageredCentavos" - part."wonCentavos"
        from json_to_recordset(${parts}::json) as part ("memberId" bigint, "wageredCentavos" bigint, "wonCentavos" bigint)
      union all
      select member_id, -amount_centavos from promotion_awards
        where site_key = ${siteKey} and paid_at >= ${from} and paid_at < ${to} and ${hadAgents('paid_at')}
      union all
      select purse.member_id, -line.amount_centavos
        from ledger_entries returned join ledger_lines line on line.entry_id = returned.id
        join ledger_accounts purse on purse.id = line.account_id and purse.member_id is not null
        where returned.site_key = ${siteKey} and returned.kind = ${GIFT_REVERSAL} and returned.created_at >= ${from} and returned.created_at < ${to}
        and ${hadAgents('returned.created_at')}
      union all
      select member_id, amount_centavos from bonus_withheld
        where site_key = ${siteKey} and created_at >= ${from} and created_at < ${to} and ${hadAgents('created_at')}
    ) part
    join members member on member.site_key = ${siteKey} and member.id = part.member_id and member.inviter_id is not null
    group by member.site_key, member.inviter_id, member.id having sum(part.centavos) <> 0
    on conflict (site_key, member_id, month) do nothing`.execute(db.lane('jobs'));
}

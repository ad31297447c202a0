import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { SettledDay } from '../../promotions/days.ts';
import { type Earning, earn } from './credit.ts';
import { playOfPartDays, WAS_WHOLE_DAY } from './pauses.ts';
import { rateOf } from './rates.ts';

/** What agents earn of the bets of a day, each member once; while the site is without agents, bets bring nothing. Source: G21, A57, A30. */
export async function settleBets({ db, clock }: Deps, { siteKey, day, from, to }: SettledDay): Promise<void> {
  const rateHundredths = await rateOf(db, siteKey, 'betting', from);
  if (rateHundredths === null || rateHundredths === 0) return;
  const parts = JSON.stringify(await playOfPartDays(db, siteKey, { from, to }));
  const { rows } = await sql<{
    readonly agentId: number;
    readonly memberId: number;
    readonly baseCentavos: number;
  }>`
    select member.inviter_id as "agentId", member.id as "memberId", sum(played.wagered)::bigint as "baseCentavos"
    from (
      select play.member_id, play.wagered_centavos as wagered from play_days play
        where play.site_key = ${siteKey} and play.day = ${day}::date and ${WAS_WHOLE_DAY}
      union all
      select part."memberId", part."wageredCentavos" from json_to_recordset(${parts}::json) as part ("memberId" bigint, "wageredCentavos" bigint)
    ) played join members member on member.site_key = ${siteKey} and member.id = played.member_id
    where member.inviter_id is not null and played.wagered > 0
    group by member.inviter_id, member.id order by member.inviter_id, member.id`.execute(db.lane('jobs'));
  for (const [agentId, earnings] of byAgent(rows)) {
    const frame = {
      siteKey,
      agentId,
      part: 'betting',
      occasion: day,
      day,
      rateHundredths,
      at: clock.now(),
    } as const;
    await transaction(db, (tx) => earn(tx, frame, earnings), 'jobs');
  }
}

/** @param rows in the order of agents */
export function byAgent<Row extends Earning & { readonly agentId: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const agents = new Map<number, Row[]>();
  for (const row of rows) {
    const known = agents.get(row.agentId);
    if (known) known.push(row);
    else agents.set(row.agentId, [row]);
  }
  return agents;
}

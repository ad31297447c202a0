import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { SettledDay } from '../../promotions/days.ts';
import { type Earning, earn } from './credit.ts';
import { rateOf } from './rates.ts';

/** What agents earn of the bets of a day, each member once. Source: G21, A57. */
export async function settleBets({ db, clock }: Deps, { siteKey, day, from }: SettledDay): Promise<void> {
  const rateHundredths = await rateOf(db, siteKey, 'betting', from);
  if (rateHundredths === null || rateHundredths === 0) return;
  const { rows } = await sql<{
    readonly agentId: number;
    readonly memberId: number;
    readonly baseCentavos: number;
  }>`
    select member.inviter_id as "agentId", member.id as "memberId", sum(play.wagered_centavos)::bigint as "baseCentavos"
    from play_days play join members member on member.site_key = play.site_key and member.id = play.member_id
    where play.site_key = ${siteKey} and play.day = ${day}::date and member.inviter_id is not null and play.wagered_centavos > 0
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

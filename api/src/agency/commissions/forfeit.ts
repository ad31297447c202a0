import { sql } from 'kysely';
import type { Tx } from '../../db/tables.ts';
import { shareOf } from './rates.ts';

/** Of whom, and for whom it was earned. */
interface Forfeiture {
  readonly siteKey: string;
  readonly agentId: number;
  readonly memberId: number;
  readonly at: Date;
}

/**
 * Revokes what an agent has earned by a member and not claimed. A month that the member has made larger is written anew without them; where the others
 * alone would have lost, it gives nothing, and the months after it have nothing to make up for.
 *
 * @param tx open transaction; the caller has locked the agent's purses, and holds the commissions: none of them is credited
 * @returns how much less it is, in centavos
 * Source: G38, G21.
 */
export async function forfeit(tx: Tx, { siteKey, agentId, memberId, at }: Forfeiture): Promise<number> {
  const { rows: own } = await sql<{ readonly amountCentavos: number }>`
    update agency_commissions set revoked_at = ${at}
    where site_key = ${siteKey} and agent_id = ${agentId} and member_id = ${memberId} and ${WAITS}
    returning amount_centavos as "amountCentavos"`.execute(tx);
  const { rows: months } = await sql<Month>`
    with brought as (
      select counted_in as month, sum(revenue_centavos)::bigint as centavos from agency_revenues
      where site_key = ${siteKey} and member_id = ${memberId} and counted_in is not null group by counted_in
    )
    update agency_commissions commission set revoked_at = ${at} from brought
    where commission.site_key = ${siteKey} and commission.agent_id = ${agentId} and commission.member_id is null
      and commission.occasion = brought.month and brought.centavos > 0 and ${WAITS}
    returning commission.id, commission.amount_centavos as "amountCentavos", commission.base_centavos - brought.centavos as "baseCentavos",
      commission.rate_hundredths as "rateHundredths"`.execute(tx);
  let forfeited = own.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
  for (const month of months) forfeited += month.amountCentavos - (await writeAnew(tx, month));
  return forfeited;
}

const WAITS = sql`revoked_at is null and claimed_at is null and credited_at is null`;

interface Month {
  readonly id: number;
  readonly amountCentavos: number;
  /** Without the member. */
  readonly baseCentavos: number;
  readonly rateHundredths: number;
}

/** @returns what the month gives now */
async function writeAnew(tx: Tx, { id, baseCentavos, rateHundredths }: Month): Promise<number> {
  const amountCentavos = shareOf(Math.max(0, baseCentavos), rateHundredths);
  if (amountCentavos === 0) return 0;
  await sql`
    insert into agency_commissions (site_key, agent_id, member_id, part, occasion, day, base_centavos, rate_hundredths, amount_centavos, created_at)
    select site_key, agent_id, null, part, occasion, day, ${baseCentavos}, rate_hundredths, ${amountCentavos}, created_at
    from agency_commissions where id = ${id}`.execute(tx);
  return amountCentavos;
}

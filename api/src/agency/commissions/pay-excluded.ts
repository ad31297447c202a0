import { sql } from 'kysely';
import { transaction } from '../../db/transaction.ts';
import { MEMBER_STATUS, type MemberKey } from '../../members/tables.ts';
import { tellBalance } from '../../promotions/claim.ts';
import { doAll } from '../../runtime/batch.ts';
import type { Deps } from '../../runtime/deps.ts';
import { moveCreditedToCash } from './claim.ts';
import { IS_HELD } from './held.ts';

const BATCH = 50;

/**
 * Moves to cash what agents have earned who have excluded themselves or are barred: they claim nothing any more, and may withdraw all that is
 * theirs. What is held stays so.
 *
 * @returns how many agents got something
 * Source: R85, G32, A71.
 */
export async function payExcludedAgents(deps: Deps): Promise<number> {
  const { rows } = await sql<MemberKey>`
    select distinct commission.site_key as "siteKey", commission.agent_id as "memberId" from agency_commissions commission
    join members agent on agent.site_key = commission.site_key and agent.id = commission.agent_id
    where agent.status = ${MEMBER_STATUS.selfExcluded} and commission.claimed_at is null and commission.credited_at is not null
      and not ${IS_HELD}
    order by commission.agent_id limit ${BATCH}`.execute(deps.db.lane('jobs'));
  const paid = await doAll(
    {
      items: rows,
      work: (agent) => pay(deps, agent),
      failure: 'the commission of an excluded agent could not be paid',
      tell: ({ siteKey: site, memberId: member }) => ({ site, member }),
    },
    deps.log,
  );
  return paid.filter(Boolean).length;
}

async function pay(deps: Deps, agent: MemberKey): Promise<boolean> {
  const centavos = await transaction(
    deps.db,
    (tx) => moveCreditedToCash(tx, agent, deps.clock.now()),
    'money',
  );
  if (centavos > 0) await tellBalance(deps, agent);
  return centavos > 0;
}

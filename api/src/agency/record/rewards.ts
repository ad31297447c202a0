import type { COMMISSION_STATUSES, CommissionPart } from '@mosaico/shared/api';
import { sql } from 'kysely';
import { type CursorPage, newestRows } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { IS_HELD } from '../commissions/held.ts';

export type CommissionStatus = (typeof COMMISSION_STATUSES)[number];

interface RewardRequest extends CursorPage {
  readonly source?: CommissionPart | undefined;
  readonly status?: CommissionStatus | undefined;
}

/** Commissions of an agent, the newest first; of those that went back with their recharge (A68) the agent was told. Source: R214. */
export function rewardsOf(db: Db, { siteKey, memberId }: MemberKey, request: RewardRequest) {
  let query = db
    .selectFrom('agency_commissions as commission')
    .leftJoin('members as member', (join) =>
      join
        .onRef('member.site_key', '=', 'commission.site_key')
        .onRef('member.id', '=', 'commission.member_id'),
    )
    .select([
      'commission.id',
      'commission.day',
      'commission.part',
      'member.account',
      'commission.base_centavos',
      'commission.rate_hundredths',
      'commission.amount_centavos',
      'commission.created_at',
      'commission.claimed_at',
      IS_HELD.as('is_held'),
    ])
    .where('commission.site_key', '=', siteKey)
    .where('commission.agent_id', '=', memberId)
    .where('commission.revoked_at', 'is', null);
  if (request.source) query = query.where('commission.part', '=', request.source);
  if (request.status === 'held') query = query.where(IS_HELD);
  if (request.status === 'claimed') query = query.where('commission.claimed_at', 'is not', null);
  if (request.status === 'claimable')
    query = query.where(({ not }) => not(IS_HELD)).where('commission.claimed_at', 'is', null);
  return newestRows(query, request, {
    at: 'commission.created_at',
    id: 'commission.id',
    of: ({ created_at: at, id }) => ({ at, id }),
  });
}

/** What an agent has earned, part by part, in centavos. */
export interface RewardSum {
  readonly part: CommissionPart;
  readonly total: number;
  readonly available: number;
  readonly claimed: number;
  readonly held: number;
}

export async function rewardSums(db: Db, { siteKey, memberId }: MemberKey): Promise<readonly RewardSum[]> {
  const { rows } = await sql<RewardSum>`
    select part, coalesce(sum(amount_centavos) filter (where not is_held), 0)::bigint as total,
      coalesce(sum(amount_centavos) filter (where not is_held and claimed_at is null), 0)::bigint as available,
      coalesce(sum(amount_centavos) filter (where claimed_at is not null), 0)::bigint as claimed,
      coalesce(sum(amount_centavos) filter (where is_held), 0)::bigint as held
    from (select part, amount_centavos, claimed_at, ${IS_HELD} as is_held from agency_commissions commission
      where site_key = ${siteKey} and agent_id = ${memberId} and revoked_at is null) earned
    group by part`.execute(db);
  return rows;
}

/** What the last settlement has left for the next one to make up for; zero or below. */
export async function carriedOf(db: Db, { siteKey, memberId }: MemberKey): Promise<number> {
  const last = await db
    .selectFrom('agency_months')
    .select('carried_centavos')
    .where('site_key', '=', siteKey)
    .where('agent_id', '=', memberId)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.carried_centavos ?? 0;
}

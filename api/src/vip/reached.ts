import { sql } from 'kysely';
import type { Db, Tx } from '../db/tables.ts';
import { VIP_LADDER } from './ladder.ts';
import { keptLevel, type Owner, vipStandingOf } from './standing.ts';
import { rechargesOf } from './total-recharged.ts';

/** A level, and the first instant at which its deposits and its bets were both there. */
interface Reached {
  readonly level: number;
  readonly reachedAt: Date;
}

/**
 * The levels that a member has reached and that are not written down yet, the lowest first. When each was reached is found in their bets and
 * deposits since the last one, so it is the same however late it is looked for.
 *
 * Source: G18, A36.
 */
export async function newlyReached(db: Db, owner: Owner, at: Date): Promise<readonly Reached[]> {
  const { siteKey, memberId } = owner;
  const kept = await keptLevel(db, owner);
  const { level, rechargedCentavos, wageredCentavos } = await vipStandingOf(db, owner);
  if (level <= kept) return [];
  const steps = VIP_LADDER.slice(kept + 1, level + 1);
  // From today's sums back: what is older than the window, or was counted without a bet, has been there all the time.
  const { rows } = await sql<Reached>`
    with since as (
      select coalesce(max(reached_at), '-infinity') as instant from vip_levels where site_key = ${siteKey} and member_id = ${memberId}
    ), bets as materialized (
      select amount_centavos, settled_at, rolled_back_at from game_transactions
      where site_key = ${siteKey} and member_id = ${memberId} and kind = 'bet' and settled_at is not null
        and created_at > (select instant from since) - interval '2 days'
    ), moves as (
      select settled_at as at, amount_centavos as wagered, 0 as recharged from bets
      union all select rolled_back_at, -amount_centavos, 0 from bets where rolled_back_at is not null
      union all select entry.created_at, 0, recharge.recharged_centavos
        from (${rechargesOf(siteKey, memberId)}) recharge join ledger_entries entry on entry.id = recharge.entry_id
    ), latest as (
      select * from moves where at > (select instant from since) union all select ${at}::timestamptz, 0, 0
    ), path as (
      select at, ${wageredCentavos}::bigint - sum(wagered) over () + sum(wagered) over (order by at) as wagered,
        ${rechargedCentavos}::bigint - sum(recharged) over () + sum(recharged) over (order by at) as recharged
      from latest
    )
    select step.level, least(min(path.at), ${at}) as "reachedAt"
    from unnest(${steps.map((step) => step.level)}::int[], ${steps.map((step) => step.rechargeCentavos)}::bigint[],
      ${steps.map((step) => step.bettingCentavos)}::bigint[]) as step (level, recharge, betting)
    join path on path.recharged >= step.recharge and path.wagered >= step.betting
    group by step.level order by step.level
  `.execute(db.lane('jobs'));
  return rows;
}

/** The level that a member had at an instant; 0 without one. What they have reached since is to be written down before. Source: G18, G19. */
export async function levelAt(db: Db | Tx, { siteKey, memberId }: Owner, at: Date): Promise<number> {
  const { level } = await db
    .selectFrom('vip_levels_reached')
    .select(({ fn }) => fn.max('level').as('level'))
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('reached_at', '<=', at)
    .executeTakeFirstOrThrow();
  return level ?? 0;
}

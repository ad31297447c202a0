import type { Db, Tx } from '../db/tables.ts';
import { turnoverOf } from '../turnover/turnover.ts';
import { vipLevelOf } from './ladder.ts';
import { totalRechargedCentavos } from './total-recharged.ts';

/** A member of a site. */
export interface Owner {
  readonly siteKey: string;
  readonly memberId: number;
}

/** Where a member stands on the ladder. */
export interface VipStanding {
  readonly level: number;
  /** Over a lifetime: paid deposits, and settled bets. */
  readonly rechargedCentavos: number;
  readonly wageredCentavos: number;
}

/**
 * Where a member stands: the level is the highest of what was reached before and what deposits and bets come to now. Source: G18, A40.
 */
export async function vipStandingOf(db: Db | Tx, owner: Owner): Promise<VipStanding> {
  const { siteKey, memberId } = owner;
  const rechargedCentavos = await totalRechargedCentavos(db, siteKey, memberId);
  const { totalWageredCentavos: wageredCentavos } = await turnoverOf(db, siteKey, memberId);
  const kept = await keptLevel(db, owner);
  const level = Math.max(kept, vipLevelOf(rechargedCentavos, wageredCentavos));
  return { level, rechargedCentavos, wageredCentavos };
}

/** The level that was reached and written down; 0 without one. */
export async function keptLevel(db: Db | Tx, { siteKey, memberId }: Owner): Promise<number> {
  const row = await db
    .selectFrom('vip_levels')
    .select('level')
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.level ?? 0;
}

import type { Db, Tx } from '../db/tables.ts';
import { vipStandingOf } from '../vip/standing.ts';
import type { Promotion } from './promotion.ts';

/** Who looks: null for a visitor, who is at the lowest level. */
export interface Viewer {
  readonly siteKey: string;
  readonly memberId: number | null;
}

type ForLevel = Pick<Promotion, 'least_vip_level'>;

/** Those of the promotions that are for somebody of this level. Their level is looked up if one asks for any. Source: G18. */
export async function thoseFor<Row extends ForLevel>(
  db: Db | Tx,
  { siteKey, memberId }: Viewer,
  promotions: readonly Row[],
): Promise<readonly Row[]> {
  if (promotions.every(({ least_vip_level: least }) => least === 0)) return promotions;
  const level = memberId === null ? 0 : (await vipStandingOf(db, { siteKey, memberId })).level;
  return promotions.filter(({ least_vip_level: least }) => least <= level);
}

/** Whether a promotion is for somebody of this level. Source: G18. */
export async function isFor(db: Db | Tx, viewer: Viewer, promotion: ForLevel): Promise<boolean> {
  return (await thoseFor(db, viewer, [promotion])).length > 0;
}

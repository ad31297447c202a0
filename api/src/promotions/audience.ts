import type { Db, Tx } from '../db/tables.ts';
import { vipStandingOf } from '../vip/standing.ts';
import type { Promotion } from './promotion.ts';

/** Who looks: null for a visitor, who is at the lowest level. */
export interface Viewer {
  readonly siteKey: string;
  readonly memberId: number | null;
}

type ForLevel = Pick<Promotion, 'least_vip_level'>;

/** Those of the promotions that are for somebody of this level. Source: G18. */
export async function thoseFor<Row extends ForLevel>(
  db: Db | Tx,
  viewer: Viewer,
  promotions: readonly Row[],
): Promise<readonly Row[]> {
  return thoseOfLevel(promotions, await levelFor(db, viewer, promotions));
}

/** The level by which promotions are judged: looked up if one of them asks for any, else the lowest. Source: G18. */
export async function levelFor(
  db: Db | Tx,
  { siteKey, memberId }: Viewer,
  promotions: readonly ForLevel[],
): Promise<number> {
  if (memberId === null || promotions.every(({ least_vip_level: least }) => least === 0)) return 0;
  return (await vipStandingOf(db, { siteKey, memberId })).level;
}

/**
 * Of offers of a kind that are on at once the one for a member of this level: of those that are for them the one that asks for the highest level,
 * of equals the first. Where none is for them it is the first, which `award` refuses them; null without offers. Pure. Source: G18.
 */
export function chosenOfLevel<Row extends ForLevel>(offers: readonly Row[], level: number): Row | null {
  const [highest] = thoseOfLevel(offers, level).toSorted(higherFirst);
  return highest ?? offers[0] ?? null;
}

/** An order of promotions: those for higher levels first. Pure. */
export function higherFirst(one: ForLevel, other: ForLevel): number {
  return other.least_vip_level - one.least_vip_level;
}

/** Whether a promotion is for somebody of this level. Source: G18. */
export async function isFor(db: Db | Tx, viewer: Viewer, promotion: ForLevel): Promise<boolean> {
  return (await thoseFor(db, viewer, [promotion])).length > 0;
}

function thoseOfLevel<Row extends ForLevel>(promotions: readonly Row[], level: number): readonly Row[] {
  return promotions.filter(({ least_vip_level: least }) => least <= level);
}

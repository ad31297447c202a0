import { z } from 'zod';
import { countValid } from '../../members/invited-members.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import { award, type Award, lockPursesOfAward } from '../award.ts';
import { claimedOccasions } from '../claimed-occasions.ts';
import type { Viewer } from '../audience.ts';
import { canPay, capped, INVITES, openPromotion, type Promotion, promotionOfNow } from '../promotion.ts';

export const INVITATION = INVITES;

export const invitationRules = z.object({
  rows: z
    .array(z.object({ id: z.int(), invites: z.int().min(1), rewardCentavos: z.int().positive() }))
    .min(1),
});

/** A number of invitees, and what it is worth. */
interface InvitationRow {
  readonly id: number;
  readonly invites: number;
  readonly rewardCentavos: number;
  readonly isClaimed: boolean;
}

/** How the activity stands for somebody. */
export interface Invitation {
  readonly promotion: Promotion;
  readonly rows: readonly InvitationRow[];
  /** Invitees who count: those of `countValid`, without those for whom another offer has paid. */
  readonly current: number;
  /** Valid ones that do not count, because they may be one person with the member or with each other (G38). */
  readonly held: number;
}

/** @param memberId null for a visitor. @returns null where the site has no such activity. Source: R202, R203. */
export async function invitationNow(db: Db, owner: Viewer, now: Date): Promise<Invitation | null> {
  const promotion = await promotionOfNow(db, owner, INVITATION, now);
  return promotion && invitationOf(db, owner, promotion);
}

/** @param memberId null for a visitor. Source: R202, R203, A64. */
export async function invitationOf(
  db: Db | Tx,
  { siteKey, memberId }: Viewer,
  promotion: Promotion,
): Promise<Invitation> {
  const rules = invitationRules.parse(promotion.rules);
  const rows = rules.rows.map((row) => ({ ...row, rewardCentavos: capped(promotion, row.rewardCentavos) }));
  if (memberId === null)
    return { promotion, rows: rows.map((row) => ({ ...row, isClaimed: false })), current: 0, held: 0 };
  const { counted, held } = await countValid(db, siteKey, memberId);
  const paid = await paidByOthers(db, promotion, memberId);
  const claimed = await claimedOccasions(
    db,
    promotion,
    rows.map(({ id }) => occasionOf(memberId, id)),
  );
  return {
    promotion,
    rows: rows.map((row) => ({ ...row, isClaimed: claimed.has(occasionOf(memberId, row.id)) })),
    current: Math.max(0, counted - paid),
    held,
  };
}

/**
 * Friends for whom other offers of the kind have paid the member. The rows of an offer count the same friends, so its highest claimed row says how
 * many it has paid for.
 */
async function paidByOthers(
  db: Db | Tx,
  { site_key: siteKey, key }: Promotion,
  memberId: number,
): Promise<number> {
  const claimed = await db
    .selectFrom('promotion_awards as award')
    .innerJoin('promotions as offer', (join) =>
      join.onRef('offer.site_key', '=', 'award.site_key').onRef('offer.key', '=', 'award.promotion_key'),
    )
    .select(['award.promotion_key', 'award.occasion', 'offer.rules'])
    .where('award.site_key', '=', siteKey)
    .where('award.member_id', '=', memberId)
    .where('award.kind', '=', INVITATION)
    .where('award.promotion_key', '<>', key)
    .execute();
  const paid = new Map<string, number>();
  for (const { promotion_key: other, occasion, rules } of claimed) {
    const { rows } = invitationRules.parse(rules);
    const row = rows.find(({ id }) => occasionOf(memberId, id) === occasion);
    paid.set(other, Math.max(paid.get(other) ?? 0, row?.invites ?? 0));
  }
  return [...paid.values()].reduce((sum, friends) => sum + friends, 0);
}

/** The rows that can be claimed now, each by itself: enough friends count, and the offer can pay it. Pure. */
export function claimableRows({ promotion, rows, current }: Invitation, now: Date): readonly InvitationRow[] {
  return rows.filter(
    ({ isClaimed, invites, rewardCentavos }) =>
      !isClaimed && current >= invites && canPay(promotion, rewardCentavos, now),
  );
}

/**
 * Awards a row of the activity.
 *
 * @throws DomainError not_found, offer_closed, offer_not_met, and those of `reserveAward`
 * Source: R203.
 */
export async function claimInvitation(tx: Tx, owner: MemberKey, id: number, at: Date): Promise<Award> {
  // A claim of the same member in another offer comes before this one, which then sees it, or after it.
  await lockPursesOfAward(tx, owner.siteKey, owner.memberId);
  const promotion = await openPromotion(tx, owner, INVITATION, at);
  if (!promotion) throw new DomainError('offer_closed');
  const standing = await invitationOf(tx, owner, promotion);
  const row = standing.rows.find((each) => each.id === id);
  if (!row) throw new DomainError('not_found');
  if (row.isClaimed) throw new DomainError('already_claimed');
  if (standing.current < row.invites) throw new DomainError('offer_not_met');
  const { memberId } = owner;
  return award(tx, {
    promotion,
    memberId,
    occasion: occasionOf(memberId, id),
    amountCentavos: row.rewardCentavos,
    at,
  });
}

const occasionOf = (memberId: number, row: number) => `member:${memberId}:row:${row}`;

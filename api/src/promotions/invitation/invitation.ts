import { z } from 'zod';
import { countValid } from '../../members/invited-members.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import { award, type Award } from '../award.ts';
import { claimedOccasions } from '../claimed-occasions.ts';
import { INVITES, openPromotion, type Promotion, promotionsOf } from '../promotion.ts';

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
  /** Invitees who count: those of `countValid`. */
  readonly current: number;
  /** Valid ones that do not count, because they may be one person with the member or with each other (G38). */
  readonly held: number;
}

/** @param owner `memberId` null for a visitor. @returns null where the site has no such activity. Source: R202, R203. */
export async function invitationOf(
  db: Db | Tx,
  { siteKey, memberId }: { readonly siteKey: string; readonly memberId: number | null },
  given: Promotion | null,
): Promise<Invitation | null> {
  const promotion = given ?? (await promotionsOf(db, siteKey, INVITATION))[0];
  if (!promotion) return null;
  const { rows } = invitationRules.parse(promotion.rules);
  if (memberId === null)
    return { promotion, rows: rows.map((row) => ({ ...row, isClaimed: false })), current: 0, held: 0 };
  const { counted, held } = await countValid(db, siteKey, memberId);
  const claimed = await claimedOccasions(
    db,
    promotion,
    rows.map(({ id }) => occasionOf(memberId, id)),
  );
  return {
    promotion,
    rows: rows.map((row) => ({ ...row, isClaimed: claimed.has(occasionOf(memberId, row.id)) })),
    current: counted,
    held,
  };
}

/**
 * Awards a row of the activity.
 *
 * @throws DomainError not_found, offer_closed, offer_not_met, and those of `reserveAward`
 * Source: R203.
 */
export async function claimInvitation(tx: Tx, owner: MemberKey, id: number, at: Date): Promise<Award> {
  const promotion = await openPromotion(tx, owner.siteKey, INVITATION, at);
  const standing = promotion && (await invitationOf(tx, owner, promotion));
  if (!standing) throw new DomainError('offer_closed');
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

import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { turnoverOfAward } from '@mosaico/shared/rules';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { assertAmount } from '../ledger/amount.ts';
import { grantReward } from '../ledger/rewards.ts';
import { openBonus } from './bonus.ts';
import { assertEligible } from './eligible.ts';
import { capped, closureOf, type Promotion } from './promotion.ts';
import type { PromotionTables } from './tables.ts';

/** What was promised to a member for one occasion. */
export type Award = Readonly<Selectable<PromotionTables['promotion_awards']>>;

/** What is to be awarded. */
export interface AwardRequest {
  readonly promotion: Promotion;
  readonly memberId: number;
  /** For what: it is awarded once. Two members never share one, so it names the member, or something that is theirs alone. */
  readonly occasion: string;
  /** Before the cap of the promotion. */
  readonly amountCentavos: number;
  /** Instant from the API's clock. */
  readonly at: Date;
  /** When it was earned, if that was before: the promotion has to have been on then. What closes it now is a stop, or its budget. */
  readonly earnedAt?: Date;
  /** It was earned by what is over: a break of the member does not take it from them. */
  readonly outlastsBreaks?: boolean;
}

/**
 * Promises an award, once per occasion, and that over all offers of its kind (0155_one_award_of_a_kind.sql): it is counted against the budget, and
 * paid by `payAward`, now or later.
 *
 * Order of locks: the member's purses, the award, then the promotion's row, which members share.
 *
 * @param tx open transaction; the caller commits. When it is rolled back nothing was promised, and the occasion is free (I19).
 * @throws DomainError already_claimed, also for copies at the same time; offer_closed when it had not begun or had ended when this was earned,
 *   was stopped, or its budget does not suffice; and those of `assertEligible`
 * Source: I18, I19, G27.
 */
export async function reserveAward(tx: Tx, request: AwardRequest): Promise<Award> {
  const { promotion, memberId, occasion, at, earnedAt = at, outlastsBreaks = false } = request;
  const { site_key, key, kind, purse } = promotion;
  assertAmount(request.amountCentavos);
  const amountCentavos = capped(promotion, request.amountCentavos);
  await lockPursesOfAward(tx, site_key, memberId);
  await assertEligible(tx, promotion, memberId, at, { outlastsBreaks });
  const award = await tx
    .insertInto('promotion_awards')
    .values({
      site_key,
      promotion_key: key,
      occasion,
      member_id: memberId,
      kind,
      amount_centavos: amountCentavos,
      purse,
      turnover_centavos: turnoverOfAward(promotion.turnover_percent, amountCentavos),
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!award) throw new DomainError('already_claimed');
  await takeFromBudget(tx, promotion, amountCentavos, earnedAt);
  return award;
}

/**
 * Puts a promised award into its purse; a bonus with what has to be wagered for it. A second call moves nothing, nor one for an award that was
 * revoked.
 *
 * @param award as `reserveAward` or a query in this transaction answered it
 * @returns whether it was paid by this call
 * Source: I18, G16.
 */
export async function payAward(tx: Tx, award: Award, at: Date): Promise<boolean> {
  const { id, site_key: siteKey, member_id: memberId, amount_centavos: amountCentavos, purse } = award;
  await lockPursesOfAward(tx, siteKey, memberId);
  const paid = await tx
    .updateTable('promotion_awards')
    .set({ paid_at: at })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!paid) return false;
  if (purse === 'bonus') await openBonus(tx, award, at);
  // Last: `house:promo_expense` is locked from here to the commit.
  await grantReward(tx, {
    siteKey,
    memberId,
    at,
    kind: award.kind,
    purse,
    paidBy: 'house:promo_expense',
    amountCentavos,
    idempotencyKey: `award:${id}`,
    metadata: { promotion: award.promotion_key, award: id },
  });
  return true;
}

/** Promises an award and pays it, in one transaction. Same errors as `reserveAward`. */
export async function award(tx: Tx, request: AwardRequest): Promise<Award> {
  const reserved = await reserveAward(tx, request);
  await payAward(tx, reserved, request.at);
  // It was promised just now, so nothing can have revoked it.
  return { ...reserved, paid_at: request.at };
}

/** Locks the purses that awards go to, and opens them if there are none yet: then copies of one claim wait for each other. */
export async function lockPursesOfAward(tx: Tx, siteKey: string, memberId: number): Promise<void> {
  const names = ['cash', 'bonus'].map((purse) => `member:${memberId}:${purse}`);
  await sql`select ledger_lock(${siteKey}, ${names})`.execute(tx);
}

/** The conditions are judged on the row as it is then, so awards at the same time never pass the budget. */
async function takeFromBudget(
  tx: Tx,
  { site_key, key }: Promotion,
  amountCentavos: number,
  earnedAt: Date,
): Promise<void> {
  const taken = await tx
    .updateTable('promotions')
    .set({ awarded_centavos: sql<number>`awarded_centavos + ${amountCentavos}` })
    .where('site_key', '=', site_key)
    .where('key', '=', key)
    .where(sql<boolean>`(budget_centavos is null or awarded_centavos + ${amountCentavos} <= budget_centavos)`)
    .returningAll()
    .executeTakeFirst();
  // What this award leaves of the budget, perhaps nothing, closes the offer to the next one.
  if (!taken || closureOf({ ...taken, budget_centavos: null }, earnedAt) !== null)
    throw new DomainError('offer_closed');
}

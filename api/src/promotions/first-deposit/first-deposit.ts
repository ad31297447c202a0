import { z } from 'zod';
import { turnoverOfAward } from '@mosaico/shared/rules';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import { isUnderContestation } from '../../payouts/contested.ts';
import { turnoverOf } from '../../turnover/turnover.ts';
import { award, type Award, lockPursesOfAward } from '../award.ts';
import { AWARD_STATUS, type AwardStatus } from '../award-status.ts';
import type { Viewer } from '../audience.ts';
import type { Offered } from '../licence.ts';
import { asOf } from '../terms.ts';
import { firstRecharge, type Recharge, withdrawnSince } from './first-recharge.ts';
import { capped, openPromotion, type Promotion, promotionOfNow } from '../promotion.ts';
import { occasionOfPerson } from './person.ts';

export const FIRST_DEPOSIT = 'first_deposit';

const row = z.object({
  id: z.int(),
  /** The first recharge has to reach it. */
  minCentavos: z.int().positive(),
  rewardCentavos: z.int().positive(),
});
/** `timesWagered`: where the reward may come only after bets, how many times it has to be wagered first. */
export const firstDepositRules = z.object({ rows: z.array(row).min(1), timesWagered: z.int().min(1) });
type Row = z.infer<typeof row>;

/** A first recharge of which less counts, since money was withdrawn before the claim. Source: A44. */
export interface Lowered {
  readonly rechargeCentavos: number;
  readonly withdrawnCentavos: number;
  readonly countedCentavos: number;
}

/** How the rows of the activity stand for somebody. */
export interface FirstDeposit {
  /** By the terms that it had at the first recharge. */
  readonly promotion: Promotion;
  /** With what each gives at most. */
  readonly rows: readonly Row[];
  /** Of the row that the first recharge decided, less what was withdrawn before the claim; null while there is none, or it reached no row. */
  readonly decided: Row | null;
  /** What of the first recharge decides the row now, after withdrawals before the claim; 0 without one. Source: A44. */
  readonly countedCentavos: number;
  /** What withdrawals before the claim have made of the first recharge; null where the row is the one that it reached in full. */
  readonly lowered: Lowered | null;
  /** Whether there was a first recharge at all. */
  readonly hasRecharged: boolean;
  readonly isClaimed: boolean;
  /** What has become of the member's reward; null while there is none, and where the person had it under another account. */
  readonly outcome: AwardStatus | null;
  /** Whether another offer of the kind has given the member, or the person that they are, its reward: then this one gives nothing. */
  readonly hadAnother: boolean;
  /** The recharge is contested and may go back: nothing is given for it until that is decided (A68). */
  readonly isContested: boolean;
  /** Wagered so far, and what has to be wagered before the claim: nothing but under the licence. */
  readonly wageredCentavos: number;
  readonly requiredCentavos: number;
}

/** The highest row that a first recharge reaches; null below all of them. Pure. Source: A44. */
export function rowOf(rows: readonly Row[], rechargeCentavos: number): Row | null {
  const reached = rows.filter(({ minCentavos }) => rechargeCentavos >= minCentavos);
  return reached.sort((one, other) => one.minCentavos - other.minCentavos).at(-1) ?? null;
}

/** What has to be wagered for a reward, as the player is told: before it comes, or before it is cash. */
export function turnoverTimes(promotion: Promotion): string {
  const { timesWagered } = firstDepositRules.parse(promotion.rules);
  return String(promotion.purse === 'bonus' ? promotion.turnover_percent / 100 : timesWagered);
}

/** @param memberId null for a visitor. @returns null where the site has no such activity. Source: R200. */
export async function firstDepositNow(db: Db, owner: Viewer, now: Date): Promise<FirstDeposit | null> {
  const promotion = await promotionOfNow(db, owner, FIRST_DEPOSIT, now);
  return promotion && firstDepositOf(db, owner, promotion);
}

/** Whoever has recharged has the terms of then. @param memberId null for a visitor */
export async function firstDepositOf(
  db: Db | Tx,
  { siteKey, memberId }: Viewer,
  offered: Offered,
): Promise<FirstDeposit> {
  const recharge = memberId === null ? null : await firstRecharge(db, { siteKey, memberId });
  const promotion = recharge ? asOf(offered, recharge.paidAt) : offered;
  const { timesWagered, ...rules } = firstDepositRules.parse(promotion.rules);
  const rows = rules.rows.map((row) => ({ ...row, rewardCentavos: capped(promotion, row.rewardCentavos) }));
  const nothing = {
    promotion,
    rows,
    decided: null,
    countedCentavos: 0,
    lowered: null,
    hasRecharged: false,
    isClaimed: false,
    outcome: null,
    hadAnother: false,
    isContested: false,
    wageredCentavos: 0,
    requiredCentavos: 0,
  };
  if (memberId === null) return nothing;
  const owner = { siteKey, memberId };
  const given = await awardsOfPerson(db, owner);
  const claimed = given.find(({ key }) => key === promotion.key);
  const isClaimed = claimed !== undefined;
  const outcome = claimed?.memberId === memberId ? claimed.status : null;
  const hadAnother = given.some(({ key }) => key !== promotion.key);
  const hasRecharged = recharge !== null;
  const isDecided = recharge && isDuring(promotion, recharge.paidAt) && (isClaimed || !hadAnother);
  const { decided, countedCentavos, lowered } = isDecided
    ? await decidedRow(db, owner, { promotion, rows, recharge, claimed })
    : nothing;
  const had = { countedCentavos, lowered, hasRecharged, isClaimed, outcome, hadAnother };
  if (!decided || !recharge) return { ...nothing, ...had };
  const { totalWageredCentavos: wageredCentavos } = await turnoverOf(db, siteKey, memberId);
  const requiredCentavos = promotion.purse === 'bonus' ? 0 : decided.rewardCentavos * timesWagered;
  const isContested = await isUnderContestation(db, siteKey, recharge.orderNo);
  return { promotion, rows, decided, ...had, isContested, wageredCentavos, requiredCentavos };
}

interface Deciding {
  readonly promotion: Promotion;
  readonly rows: readonly Row[];
  readonly recharge: Recharge;
  /** The reward that was given already. */
  readonly claimed: GivenAward | undefined;
}

/** Once it is claimed, the row is the one that was given, whatever is withdrawn later. Source: A44. */
async function decidedRow(
  db: Db | Tx,
  owner: MemberKey,
  { promotion, rows, recharge, claimed }: Deciding,
): Promise<Pick<FirstDeposit, 'decided' | 'countedCentavos' | 'lowered'>> {
  const { centavos: rechargeCentavos } = recharge;
  if (claimed) {
    const reached = rows.filter(({ minCentavos }) => rechargeCentavos >= minCentavos);
    const given = reached.filter(({ rewardCentavos }) => rewardCentavos === claimed.amountCentavos);
    const decided = rowOf(given.length > 0 ? given : rows, rechargeCentavos);
    return { decided, countedCentavos: rechargeCentavos, lowered: null };
  }
  // What comes after bets is earned by them, and withdrawing does not undo a bet.
  const withdrawnCentavos =
    promotion.purse === 'bonus' ? await withdrawnSince(db, owner, recharge.paidAt) : 0;
  const countedCentavos = Math.max(0, rechargeCentavos - withdrawnCentavos);
  const decided = rowOf(rows, countedCentavos);
  const isLower = decided?.id !== rowOf(rows, rechargeCentavos)?.id;
  const lowered = isLower ? { rechargeCentavos, withdrawnCentavos, countedCentavos } : null;
  return { decided, countedCentavos, lowered };
}

/**
 * Awards the row that the member's first paid recharge decided.
 *
 * @throws DomainError offer_closed, offer_not_met, and those of `reserveAward`
 * Source: R201, A44.
 */
export async function claimFirstDeposit(tx: Tx, owner: MemberKey, at: Date): Promise<Award> {
  // Whoever takes back what a recharge has brought comes before this claim, which then sees it, or after it.
  await lockPursesOfAward(tx, owner.siteKey, owner.memberId);
  const open = await openPromotion(tx, owner, FIRST_DEPOSIT, at);
  if (!open) throw new DomainError('offer_closed');
  const standing = await firstDepositOf(tx, owner, open);
  if (standing.isClaimed || standing.hadAnother) throw new DomainError('already_claimed');
  const { promotion, decided, isContested, wageredCentavos, requiredCentavos } = standing;
  if (!decided || isContested || wageredCentavos < requiredCentavos) throw new DomainError('offer_not_met');
  return award(tx, {
    promotion,
    memberId: owner.memberId,
    occasion: await occasionOf(tx, owner),
    amountCentavos: decided.rewardCentavos,
    at,
  });
}

/** What of a row's reward has to be wagered. */
export function turnoverOfRow(promotion: Promotion, { rewardCentavos }: Row): number {
  const { timesWagered } = firstDepositRules.parse(promotion.rules);
  return promotion.purse === 'bonus'
    ? turnoverOfAward(promotion.turnover_percent, rewardCentavos)
    : rewardCentavos * timesWagered;
}

/** Once per person: a member who comes back under another account has the same CPF. */
async function occasionOf(db: Db | Tx, { siteKey, memberId }: MemberKey): Promise<string> {
  const { cpf } = await db
    .selectFrom('members')
    .select('cpf')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return occasionOfPerson({ siteKey, cpf });
}

interface GivenAward {
  /** Of its offer. */
  readonly key: string;
  readonly memberId: number;
  readonly amountCentavos: number;
  readonly status: AwardStatus;
}

/** What offers of the kind have given the person: once in all, whatever offers follow. Source: A44. */
async function awardsOfPerson(db: Db | Tx, owner: MemberKey): Promise<readonly GivenAward[]> {
  return db
    .selectFrom('promotions')
    .innerJoin('promotion_awards', (join) =>
      join
        .onRef('promotion_awards.site_key', '=', 'promotions.site_key')
        .onRef('promotion_awards.promotion_key', '=', 'promotions.key'),
    )
    .select([
      'promotions.key',
      'promotion_awards.member_id as memberId',
      'promotion_awards.amount_centavos as amountCentavos',
      AWARD_STATUS.as('status'),
    ])
    .where('promotions.site_key', '=', owner.siteKey)
    .where('promotions.kind', '=', FIRST_DEPOSIT)
    .where('promotion_awards.occasion', '=', await occasionOf(db, owner))
    .execute();
}

function isDuring({ starts_at: from, ends_at: to }: Promotion, at: Date): boolean {
  return at >= from && (to === null || at < to);
}

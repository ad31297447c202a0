import { saoPauloDay } from '@mosaico/shared/rules';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import { type Award, award } from '../award.ts';
import { daysAfter, spanOfDays } from '../play/days.ts';
import { playOf } from '../play/play.ts';
import { isFor, type Viewer } from '../audience.ts';
import { type OfferedThen, type Promotion, promotionOfSpan } from '../promotion.ts';
import { countedLoss, dailyReliefTerms, netLoss, rewardOf } from './terms.ts';

/** A loss and what it brings, in centavos. */
export interface Relief {
  readonly lossCentavos: number;
  readonly rewardCentavos: number;
}

/** The offer that relieves a day of São Paulo: the one that was on in it, if only for a part, for this viewer. Null when none was. Source: R205. */
export async function reliefOfferOf(db: Db | Tx, viewer: Viewer, day: string): Promise<OfferedThen | null> {
  const offered = await promotionOfSpan(db, viewer, 'daily_relief', spanOfDays(day, day));
  return offered && (await isFor(db, viewer, offered.promotion)) ? offered : null;
}

interface DayOfLosses extends Relief {
  /** What was lost in all games in full, in centavos. */
  readonly netLossCentavos: number;
}

/** What a day of São Paulo has come to, as it stands now; without a promotion it brings nothing. Source: R204. */
export async function reliefOf(
  db: Db | Tx,
  { siteKey, memberId }: MemberKey,
  day: string,
  promotion: Promotion | null,
): Promise<DayOfLosses> {
  const play = await playOf(db, siteKey, [memberId], spanOfDays(day, day));
  const lossCentavos = countedLoss(play);
  const rewardCentavos = promotion ? rewardOf(lossCentavos, dailyReliefTerms(promotion)) : 0;
  return { lossCentavos, rewardCentavos, netLossCentavos: netLoss(play) };
}

/** What was claimed for a day; null when nothing was. */
export async function claimedRelief(
  db: Db | Tx,
  { siteKey, memberId }: MemberKey,
  day: string,
): Promise<Relief | null> {
  const row = await db
    .selectFrom('loss_compensations')
    .select(['loss_centavos', 'amount_centavos'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'daily')
    .where('day', '=', day)
    .executeTakeFirst();
  return row ? { lossCentavos: row.loss_centavos, rewardCentavos: row.amount_centavos } : null;
}

/**
 * Pays the relief of the day before, once. What was lost while the offer was on can be claimed also when it has ended since.
 *
 * @param tx open transaction; the caller commits
 * @returns the award that pays it
 * @throws DomainError nothing_to_claim, already_claimed, offer_closed, and those of `award`
 * Source: R205, I18, I19.
 */
export async function claimRelief(tx: Tx, owner: MemberKey, at: Date): Promise<Award> {
  const { siteKey, memberId } = owner;
  const yesterday = daysAfter(saoPauloDay(at), -1);
  const offered = await promotionOfSpan(tx, owner, 'daily_relief', spanOfDays(yesterday, yesterday));
  if (!offered) throw new DomainError('offer_closed');
  if (await claimedRelief(tx, owner, yesterday)) throw new DomainError('already_claimed');
  const { lossCentavos, rewardCentavos } = await reliefOf(tx, owner, yesterday, offered.promotion);
  if (rewardCentavos === 0) throw new DomainError('nothing_to_claim');
  const occasion = `${yesterday}:member:${memberId}`;
  const paid = await award(tx, { ...offered, memberId, occasion, amountCentavos: rewardCentavos, at });
  await tx
    .insertInto('loss_compensations')
    .values({
      site_key: siteKey,
      member_id: memberId,
      kind: 'daily',
      day: yesterday,
      loss_centavos: lossCentavos,
      rate_hundredths: dailyReliefTerms(offered.promotion).rateHundredths,
      amount_centavos: paid.amount_centavos,
      created_at: at,
    })
    .execute();
  return paid;
}

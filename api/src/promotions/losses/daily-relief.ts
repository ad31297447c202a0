import { saoPauloDay } from '@mosaico/shared/rules';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import { type Award, award } from '../award.ts';
import { daysAfter, spanOfDays } from '../play/days.ts';
import { playOf } from '../play/play.ts';
import { openPromotion, type Promotion } from '../promotion.ts';
import { countedLoss, DAILY_RELIEF, rewardOf, termsUnder } from './terms.ts';

/** A loss and what it brings, in centavos. */
export interface Relief {
  readonly lossCentavos: number;
  readonly rewardCentavos: number;
}

/** What a day of São Paulo has come to, as it stands now; without a promotion it brings nothing. Source: R204. */
export async function reliefOf(
  db: Db | Tx,
  { siteKey, memberId }: MemberKey,
  day: string,
  promotion: Promotion | null,
): Promise<Relief> {
  const lossCentavos = countedLoss(await playOf(db, siteKey, [memberId], spanOfDays(day, day)));
  const rewardCentavos = promotion ? rewardOf(lossCentavos, termsUnder(promotion, DAILY_RELIEF)) : 0;
  return { lossCentavos, rewardCentavos };
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
 * Pays the relief of the day before, once.
 *
 * @param tx open transaction; the caller commits
 * @returns the award that pays it
 * @throws DomainError nothing_to_claim, already_claimed, offer_closed, and those of `award`
 * Source: R205, I18, I19.
 */
export async function claimRelief(tx: Tx, owner: MemberKey, at: Date): Promise<Award> {
  const { siteKey, memberId } = owner;
  const yesterday = daysAfter(saoPauloDay(at), -1);
  const promotion = await openPromotion(tx, siteKey, 'daily_relief', at);
  if (!promotion) throw new DomainError('offer_closed');
  if (await claimedRelief(tx, owner, yesterday)) throw new DomainError('already_claimed');
  const { lossCentavos, rewardCentavos } = await reliefOf(tx, owner, yesterday, promotion);
  if (rewardCentavos === 0) throw new DomainError('nothing_to_claim');
  const occasion = `${yesterday}:member:${memberId}`;
  const paid = await award(tx, { promotion, memberId, occasion, amountCentavos: rewardCentavos, at });
  await tx
    .insertInto('loss_compensations')
    .values({
      site_key: siteKey,
      member_id: memberId,
      kind: 'daily',
      day: yesterday,
      loss_centavos: lossCentavos,
      rate_hundredths: DAILY_RELIEF.rateHundredths,
      amount_centavos: paid.amount_centavos,
      created_at: at,
    })
    .execute();
  return paid;
}

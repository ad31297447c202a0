import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { type CursorPage, newestRows } from '../../db/page.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { GameType } from '../../turnover/turnover.ts';
import { levelAt } from '../../vip/reached.ts';
import { isFor } from '../audience.ts';
import { giveToEach, type Told } from '../give-to-each.ts';
import { byMember } from '../play/by-member.ts';
import { daysAfter, settledAt, type Span, spanOfDays } from '../play/days.ts';
import {
  type OfferedThen,
  type Promotion,
  promotionOfSpan,
  promotionsOfSpan,
  thenOfLevel,
} from '../promotion.ts';
import { awardWeek, hasCome } from '../week-awards.ts';
import { countedLoss, rewardOf, weeklyCoverTerms } from './terms.ts';

interface WeekOfMember {
  readonly memberId: number;
  readonly lossCentavos: number;
}

/**
 * Pays the cover of a week whose days are written down, once for each member: if the offer was on in that week, or a part of it. Of several offers
 * the one counts that is for the level that they had on Monday at 03:00. Who takes a break gets it afterwards.
 *
 * @param monday first day of the week
 * Source: A19, R212.
 */
export async function payWeeklyCover(deps: Deps, siteKey: string, monday: string): Promise<void> {
  const { db, clock } = deps;
  const at = clock.now();
  const offers = await promotionsOfSpan(db, siteKey, 'cover', spanOfDays(monday, daysAfter(monday, 6)));
  if (offers.length === 0) return;
  await giveToEach(deps, {
    siteKey,
    items: await lossesOfWeek(db, siteKey, monday),
    give: (member) => transaction(db, (tx) => payCover(tx, { siteKey, offers, at }, member, monday), 'jobs'),
  });
}

async function payCover(
  tx: Tx,
  { siteKey, offers, at }: { siteKey: string; offers: readonly OfferedThen[]; at: Date },
  { memberId, lossCentavos }: WeekOfMember,
  monday: string,
): Promise<Told | null> {
  const reward = ({ promotion }: OfferedThen) => rewardOf(lossCentavos, weeklyCoverTerms(promotion));
  // No level is looked up for whom no offer pays anything.
  if (offers.every((offer) => reward(offer) === 0)) return null;
  const level = await levelAt(tx, { siteKey, memberId }, settledAt(daysAfter(monday, 6)));
  const offered = thenOfLevel(offers, level);
  const amountCentavos = offered ? reward(offered) : 0;
  if (!offered || amountCentavos === 0) return null;
  const { award, notificationId } = await awardWeek(tx, { ...offered, at, memberId, monday, amountCentavos });
  await tx
    .insertInto('loss_compensations')
    .values({
      site_key: siteKey,
      member_id: memberId,
      kind: 'weekly',
      day: monday,
      loss_centavos: lossCentavos,
      rate_hundredths: weeklyCoverTerms(offered.promotion).rateHundredths,
      amount_centavos: award.amount_centavos,
      created_at: at,
    })
    .execute();
  return [notificationId];
}

async function lossesOfWeek(db: Db, siteKey: string, monday: string): Promise<readonly WeekOfMember[]> {
  const rows = await playedIn(db, siteKey, monday).execute();
  return byMember(rows).map(({ memberId, play }) => ({
    memberId,
    lossCentavos: countedLoss(play.map(ofNumbers)),
  }));
}

function playedIn(db: Db, siteKey: string, monday: string) {
  return db
    .lane('jobs')
    .selectFrom('play_days')
    .select(({ fn }) => [
      'member_id as memberId',
      'game_type as gameType',
      fn.sum<string>('wagered_centavos').as('wagered'),
      fn.sum<string>('won_centavos').as('won'),
    ])
    .where('site_key', '=', siteKey)
    .where('day', '>=', monday)
    .where('day', '<=', daysAfter(monday, 6))
    .groupBy(['member_id', 'game_type'])
    .orderBy('member_id');
}

function ofNumbers(row: { readonly gameType: GameType; readonly wagered: string; readonly won: string }) {
  return { gameType: row.gameType, wageredCentavos: Number(row.wagered), wonCentavos: Number(row.won) };
}

/** What pays a member the cover of a week, as it stands now; null when nothing does. */
export async function coverFor(db: Db, owner: MemberKey, week: Span): Promise<Promotion | null> {
  const offered = await promotionOfSpan(db, owner, 'cover', week);
  return offered && (await isFor(db, owner, offered.promotion)) ? offered.promotion : null;
}

/** What was paid to a member for weeks, the newest first, and how much in all. What waits for the end of a break is not there yet. Source: R48, R212. */
export async function coverRecords(db: Db, owner: MemberKey, page: CursorPage) {
  const { siteKey, memberId } = owner;
  const query = db
    .selectFrom('loss_compensations')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'weekly')
    .where(hasCome(owner, 'cover', 'loss_compensations.day'));
  const totals = await query
    .clearSelect()
    .select(({ fn }) => [
      fn.sum<string | null>('loss_centavos').as('loss'),
      fn.sum<string | null>('amount_centavos').as('amount'),
    ])
    .executeTakeFirst();
  const records = await newestRows(query, page, {
    at: 'created_at',
    id: 'id',
    of: ({ created_at: at, id }) => ({ at, id }),
  });
  return {
    ...records,
    lossCentavos: Number(totals?.loss ?? 0),
    amountCentavos: Number(totals?.amount ?? 0),
  };
}

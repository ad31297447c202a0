import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { type CursorPage, newestRows } from '../../db/page.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { GameType } from '../../turnover/turnover.ts';
import { award } from '../award.ts';
import { giveToEach } from '../give-to-each.ts';
import { byMember } from '../play/by-member.ts';
import { daysAfter } from '../play/days.ts';
import { openPromotion, type Promotion } from '../promotion.ts';
import { countedLoss, rewardOf, WEEKLY_COVER } from './terms.ts';

interface WeekOfMember {
  readonly memberId: number;
  readonly lossCentavos: number;
}

/**
 * Pays the cover of a week whose days are written down, once for each member.
 *
 * @param monday first day of the week
 * @returns who got it
 * Source: A19, R212.
 */
export async function payWeeklyCover(db: Db, siteKey: string, monday: string, at: Date): Promise<number[]> {
  const promotion = await openPromotion(db, siteKey, 'cover', at);
  if (!promotion) return [];
  return giveToEach(await lossesOfWeek(db, siteKey, monday), (member) =>
    transaction(db, (tx) => payCover(tx, promotion, member, monday, at), 'jobs'),
  );
}

async function payCover(
  tx: Tx,
  promotion: Promotion,
  { memberId, lossCentavos }: WeekOfMember,
  monday: string,
  at: Date,
): Promise<boolean> {
  const amountCentavos = rewardOf(lossCentavos, WEEKLY_COVER);
  if (amountCentavos === 0) return false;
  const occasion = `${monday}:member:${memberId}`;
  const paid = await award(tx, { promotion, memberId, occasion, amountCentavos, at });
  await tx
    .insertInto('loss_compensations')
    .values({
      site_key: promotion.site_key,
      member_id: memberId,
      kind: 'weekly',
      day: monday,
      loss_centavos: lossCentavos,
      rate_hundredths: WEEKLY_COVER.rateHundredths,
      amount_centavos: paid.amount_centavos,
      created_at: at,
    })
    .execute();
  return true;
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

/** What was paid to a member for weeks, the newest first, and how much in all. Source: R48, R212. */
export async function coverRecords(db: Db, { siteKey, memberId }: MemberKey, page: CursorPage) {
  const query = db
    .selectFrom('loss_compensations')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'weekly');
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

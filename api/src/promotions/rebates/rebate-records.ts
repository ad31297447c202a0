import { GAME_TYPES } from '@mosaico/shared/api';
import { saoPauloDay } from '@mosaico/shared/rules';
import { type CursorPage, newestRows } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { GameType } from '../../turnover/turnover.ts';
import { vipStandingOf } from '../../vip/standing.ts';
import { spanOfDays } from '../play/days.ts';
import { playOf } from '../play/play.ts';
import type { Viewer } from '../audience.ts';
import { type Promotion, promotionOfSpan } from '../promotion.ts';
import { type RebatePart, rebateParts, rebateRate, rebateRates } from './rates.ts';

/** Rebates of one game type. */
interface RebateOfType {
  readonly gameType: GameType;
  readonly rateHundredths: number;
  readonly wageredCentavos: number;
  readonly amountCentavos: number;
  readonly todayWageredCentavos: number;
  readonly todayCentavos: number;
}

/**
 * What a member can claim, and how today goes, by game type, at the rates of the offer that they have today; a visitor sees those of VIP0.
 *
 * @returns `stepHundredths` too: what each level adds to a rate
 * Source: R192, G19.
 */
export async function rebatesByType(
  db: Db,
  { siteKey, memberId }: Viewer,
  now: Date,
): Promise<{ readonly list: readonly RebateOfType[]; readonly stepHundredths: number }> {
  const owner = memberId === null ? null : { siteKey, memberId };
  const level = owner ? (await vipStandingOf(db, owner)).level : 0;
  const day = saoPauloDay(now);
  const offer = await offerOfDay(db, { siteKey, memberId }, day);
  const rates = rebateRates(offer);
  const waiting = owner ? await waitingByType(db, owner) : [];
  const today = owner ? await partsOf(db, owner, day, { offer, level }) : [];
  const list = GAME_TYPES.map((gameType) => {
    const rateHundredths = rebateRate(rates, gameType, level);
    const claimable = waiting.find((row) => row.game_type === gameType);
    const ofToday = today.find((row) => row.gameType === gameType);
    return {
      gameType,
      rateHundredths,
      wageredCentavos: claimable?.wagered ?? 0,
      amountCentavos: claimable?.amount ?? 0,
      todayWageredCentavos: ofToday?.wageredCentavos ?? 0,
      todayCentavos: ofToday?.amountCentavos ?? 0,
    };
  });
  return { list, stepHundredths: rates.stepHundredths };
}

/** What the bets of a day come to at the member's level of now, in centavos. Source: R192, G19. */
export async function rebateOfDay(db: Db, owner: MemberKey, day: string): Promise<number> {
  const { level } = await vipStandingOf(db, owner);
  const parts = await partsOf(db, owner, day, { offer: await offerOfDay(db, owner, day), level });
  return parts.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
}

async function offerOfDay(db: Db, viewer: Viewer, day: string): Promise<Promotion | null> {
  return (await promotionOfSpan(db, viewer, 'rebate', spanOfDays(day, day)))?.promotion ?? null;
}

/** Bets of a day, with what they bring: nothing where no promotion for the member was on. */
async function partsOf(
  db: Db,
  { siteKey, memberId }: MemberKey,
  day: string,
  { offer, level }: { readonly offer: Promotion | null; readonly level: number },
): Promise<readonly RebatePart[]> {
  const play = await playOf(db, siteKey, [memberId], spanOfDays(day, day));
  if (offer && level >= offer.least_vip_level) return rebateParts(play, level, offer);
  return play.map((each) => ({ ...each, rateHundredths: 0, amountCentavos: 0 }));
}

function waitingByType(db: Db, { siteKey, memberId }: MemberKey) {
  return db
    .selectFrom('rebates')
    .select(({ fn }) => [
      'game_type',
      fn.sum('wagered_centavos').$castTo<string>().as('wagered_sum'),
      fn.sum('amount_centavos').$castTo<string>().as('amount_sum'),
    ])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .where('claimed_at', 'is', null)
    .groupBy('game_type')
    .execute()
    .then((rows) =>
      rows.map((row) => ({
        game_type: row.game_type,
        wagered: Number(row.wagered_sum),
        amount: Number(row.amount_sum),
      })),
    );
}

/** Rebates of a member, the newest first. Source: R193. */
export function rebateRecords(
  db: Db,
  { siteKey, memberId }: MemberKey,
  request: CursorPage & { readonly gameType?: GameType | undefined },
) {
  let query = db
    .selectFrom('rebates')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId);
  if (request.gameType) query = query.where('game_type', '=', request.gameType);
  return newestRows(query, request, {
    at: 'created_at',
    id: 'id',
    of: ({ created_at: at, id }) => ({ at, id }),
  });
}

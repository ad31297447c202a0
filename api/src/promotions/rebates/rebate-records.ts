import { GAME_TYPES } from '@mosaico/shared/api';
import { saoPauloDay } from '@mosaico/shared/rules';
import { type CursorPage, newestRows } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { GameType } from '../../turnover/turnover.ts';
import { vipStandingOf } from '../../vip/standing.ts';
import { spanOfDays } from '../play/days.ts';
import { playOf } from '../play/play.ts';
import { rebateCentavos, rebateRate } from './rates.ts';

/** Rebates of one game type. */
interface RebateOfType {
  readonly gameType: GameType;
  readonly rateHundredths: number;
  readonly wageredCentavos: number;
  readonly amountCentavos: number;
  readonly todayWageredCentavos: number;
  readonly todayCentavos: number;
}

/** What a member can claim, and how today goes, by game type; without a member the rates of VIP0. Source: R192, G19. */
export async function rebatesByType(
  db: Db,
  owner: MemberKey | null,
  now: Date,
): Promise<readonly RebateOfType[]> {
  const level = owner ? (await vipStandingOf(db, owner)).level : 0;
  const waiting = owner ? await waitingByType(db, owner) : [];
  const played = owner ? await playOn(db, owner, saoPauloDay(now)) : [];
  return GAME_TYPES.map((gameType) => {
    const rateHundredths = rebateRate(gameType, level);
    const claimable = waiting.find((row) => row.game_type === gameType);
    const todayWageredCentavos = played.find((row) => row.gameType === gameType)?.wageredCentavos ?? 0;
    return {
      gameType,
      rateHundredths,
      wageredCentavos: claimable?.wagered ?? 0,
      amountCentavos: claimable?.amount ?? 0,
      todayWageredCentavos,
      todayCentavos: rebateCentavos(todayWageredCentavos, rateHundredths),
    };
  });
}

/** What the bets of a day come to at the member's level of now, in centavos. Source: R192, G19. */
export async function rebateOfDay(db: Db, owner: MemberKey, day: string): Promise<number> {
  const { level } = await vipStandingOf(db, owner);
  const played = await playOn(db, owner, day);
  return played.reduce(
    (sum, { gameType, wageredCentavos }) =>
      sum + rebateCentavos(wageredCentavos, rebateRate(gameType, level)),
    0,
  );
}

function playOn(db: Db, { siteKey, memberId }: MemberKey, day: string) {
  return playOf(db, siteKey, [memberId], spanOfDays(day, day));
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

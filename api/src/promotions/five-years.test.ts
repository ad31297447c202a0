import { saoPauloDay } from '@mosaico/shared/rules';
import { anotherPlayer, DICE, offeredPlayer, settlePlay } from '../../testing/offered-site.ts';
import { useApp } from '../../testing/test-app.ts';
import { balanceOf } from '../ledger/balances.ts';
import { verify } from '../ledger/verify.ts';
import { VIP_LADDER } from '../vip/ladder.ts';
import { daysAfter, mondayOf } from './play/days.ts';
import { rebateCentavos } from './rebates/rates.ts';

const DAYS = 5 * 365 + 1;
const DAY_MS = 24 * 3_600_000;
/** Every player bets on every so many days. */
const EVERY = 7;

describe('five years of daily settlement', () => {
  const api = useApp({ routes: () => [] });

  it('[G19] [A36] [A19] in one run give each day and each week once, and the books are zero', async () => {
    const { db, clock } = api.deps;
    clock.set(new Date('2021-11-01T15:00:00Z'));
    const first = await offeredPlayer(api);
    const { siteKey } = first;
    const players = [first, await anotherPlayer(api, siteKey)];
    await first.recharge(100_00);
    await first.wager(500_00);
    await settlePlay(api);
    const firstDay = saoPauloDay(clock.now());
    for (let day = 0; day < DAYS; day += EVERY) {
      const closedAt = new Date(clock.now().getTime() + day * DAY_MS);
      await players[0]?.play(100_00 + day, { closedAt });
      await players[1]?.play(1_000_00, {
        closedAt,
        winCentavos: day,
        gameId: (day / EVERY) % 2 === 0 ? 1 : DICE,
      });
    }

    clock.advance(DAYS * DAY_MS);
    const settled = await settlePlay(api);
    const again = await settlePlay(api);

    // The application has a site of its own beside this one.
    expect([settled, again]).toEqual([2 * DAYS, 0]);
    const lastDay = daysAfter(firstDay, DAYS - 1);
    const rebates = await db
      .selectFrom('rebates')
      .selectAll()
      .where('member_id', '=', first.memberId)
      .execute();
    expect(rebates).toHaveLength(Math.ceil(DAYS / EVERY));
    expect(rebates.map((row) => row.amount_centavos)).toEqual(
      rebates.map((row) => rebateCentavos(row.wagered_centavos, row.rate_hundredths)),
    );
    const weekly = await db.selectFrom('vip_bonuses').selectAll().where('kind', '=', 'weekly').execute();
    const weeks = Math.floor(
      (Date.parse(mondayOf(daysAfter(lastDay, 1))) - Date.parse(firstDay)) / (7 * DAY_MS),
    );
    expect(new Set(weekly.map(({ week }) => week)).size).toBe(weekly.length);
    expect(weekly).toHaveLength(weeks);
    expect(weekly.every((row) => row.bonus_centavos === VIP_LADDER[1]?.weeklyBonusCentavos)).toBe(true);
    const covers = await db
      .selectFrom('loss_compensations')
      .selectAll()
      .where('site_key', '=', siteKey)
      .orderBy('day')
      .execute();
    expect(covers.map(({ member_id, day }) => [member_id, day])).toEqual(
      coveredWeeks(firstDay, lastDay).map((monday) => [players[1]?.memberId, monday]),
    );
    expect(covers.every((row) => row.amount_centavos === Math.floor(row.loss_centavos / 100))).toBe(true);
    expect(api.deps.log.errors).toEqual([]);
    await booksAgree(siteKey);
  });

  /** The weeks in which the second player lost more than R$ 500 on the slot, and that are over: every other one. */
  function coveredWeeks(firstDay: string, lastDay: string): string[] {
    const weeks: string[] = [];
    for (let day = 0; day < DAYS; day += 2 * EVERY) {
      const monday = mondayOf(daysAfter(firstDay, day));
      if (daysAfter(monday, 6) <= lastDay) weeks.push(monday);
    }
    return weeks;
  }

  /** What was given is what members have, and what the rows say. */
  async function booksAgree(siteKey: string): Promise<void> {
    const { db } = api.deps;
    const { promised } = await db
      .selectFrom('promotions')
      .select(({ fn }) => fn.sum<string>('awarded_centavos').as('promised'))
      .where('site_key', '=', siteKey)
      .executeTakeFirstOrThrow();
    expect(-(await balanceOf(db, siteKey, 'house:promo_expense'))).toBe(Number(promised));
    const { sum } = await db
      .selectFrom('ledger_accounts')
      .select(({ fn }) => fn.sum<string>('balance_centavos').as('sum'))
      .where('site_key', '=', siteKey)
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(0);
    expect((await verify(db)).problems).toEqual([]);
  }
});

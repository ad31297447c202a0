import { saoPauloDay, startOfSaoPauloDays } from '@mosaico/shared/rules';
import { testClock, testDeps } from '../../../testing/test-deps.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import type { MemberKey } from '../../members/tables.ts';
import { withdrawalPasswordOf } from '../../members/withdrawal-password.ts';
import { daySums, totalOf } from '../../orders/day-sums.ts';
import { isPassword } from '../../passwords/password.ts';
import { settleDays } from '../../promotions/days.ts';
import { reliefOf } from '../../promotions/losses/daily-relief.ts';
import { coverRecords } from '../../promotions/losses/weekly-cover.ts';
import { allowanceToday } from '../../promotions/lottery-wheel/allowance.ts';
import { promotionsOf } from '../../promotions/promotion.ts';
import { PLAY_SETTLEMENT } from '../../promotions/settlement.ts';
import { vipStandingOf } from '../../vip/standing.ts';
import { standingOf } from '../../withdrawals/standing.ts';
import { seed, seededMember } from './seed.ts';

describe('the payments of the member demo', () => {
  const test = useDatabase();
  const now = testClock().now();
  beforeAll(async () => {
    expect(await seed(test.db, testClock())).toBe(true);
  });
  const demo = () => seededMember(test.db, 'demo');

  it('[G35] have every end, and the fee of the fourth withdrawal of a day', async () => {
    const orders = await test.db.selectFrom('recharge_orders').select('status').execute();
    const withdrawals = await test.db
      .selectFrom('withdrawals')
      .select(['status', 'fee_centavos'])
      .orderBy('id')
      .execute();

    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['paid', 'expired']));
    expect(withdrawals.map(({ status, fee_centavos: fee }) => [status, fee])).toEqual([
      ['paid', 0],
      ['rejected', 0],
      ['cancelled', 0],
      ['refunded', 0],
      ['paid', 0],
      ['paid', 0],
      ['paid', 0],
      ['paid', 2_00],
    ]);
    expect(await balanceOf(test.db, 'demo', 'house:fees')).toBe(2_00);
  });

  it('[G35] [R220] make the sums of the order centre, day by day', async () => {
    const sums = await daySums(test.db, await demo(), null);

    expect(totalOf(sums)).toMatchObject({
      rechargeCentavos: 1_600_00,
      withdrawCentavos: 220_00,
      feeCentavos: 2_00,
    });
  });

  it('[G35] leave a member who can withdraw with the password that npm start prints', async () => {
    const owner = await demo();

    const stored = await withdrawalPasswordOf(test.db, owner);
    expect(await isPassword('246810', stored?.password_hash ?? '')).toBe(true);
    expect((await standingOf(test.db, owner, now)).withdrawableCentavos).toBe(1_000_00);
  });

  it('[G35] stand in their statement, with all else of their money, in the order of their dates', async () => {
    const { memberId } = await demo();

    const entries = await test.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_lines.account_id')
      .select(['ledger_entries.kind', 'event_at'])
      .where('ledger_accounts.name', 'like', `member:${memberId}:%`)
      .orderBy('ledger_entries.id')
      .execute();
    const dates = entries.map(({ event_at: at }) => at.toISOString());

    expect(entries.map(({ kind }) => kind)).toContain('agency_claim');
    expect(dates).toEqual(dates.toSorted());
  });

  it('lie before the day from which the bank is compared on', async () => {
    const today = startOfSaoPauloDays(1, now);

    const ofToday = await test.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_lines.account_id')
      .select('ledger_entries.kind')
      .where('event_at', '>=', today)
      .where('ledger_accounts.name', '=', 'external:psp')
      .execute();
    expect(ofToday).toEqual([]);
  });
});

describe('what the member demo has played', () => {
  const test = useDatabase();
  const clock = testClock();
  let demo: MemberKey;
  beforeAll(async () => {
    expect(await seed(test.db, clock)).toBe(true);
    demo = await seededMember(test.db, 'demo');
    await settleDays(testDeps(test.db), PLAY_SETTLEMENT);
  });
  const newest = { page: 1, limit: 50 };

  it('[R192] has rebates of each day, waiting to be claimed', async () => {
    const { db } = test;

    const rebates = await db
      .selectFrom('rebates')
      .select(['day', 'game_type'])
      .where('member_id', '=', demo.memberId)
      .orderBy('day')
      .execute();

    expect(rebates.map(({ game_type: type }) => type)).toEqual([
      'slot',
      'crash',
      'slot',
      'mines',
      'plinko',
      'slot',
    ]);
    expect((await memberBalances(db, 'demo', demo.memberId)).rebateCentavos).toBeGreaterThan(10_00);
  });

  it('[R212] has the cover of a week, [R205] relief of yesterday, [R208] turns of the wheel and [R107] a level with bars half full', async () => {
    const { db } = test;
    const yesterday = saoPauloDay(startOfSaoPauloDays(2, clock.now()));

    const cover = await coverRecords(db, demo, newest);
    const [offer = null] = await promotionsOf(db, demo.siteKey, 'daily_relief');
    const relief = await reliefOf(db, demo, yesterday, offer);
    const { left } = await allowanceToday(db, demo, clock.now());
    const standing = await vipStandingOf(db, demo);

    expect([cover.lossCentavos, relief.lossCentavos, left]).toEqual([560_00, 132_00, 2]);
    expect(relief.rewardCentavos).toBe(3_96);
    expect(standing.level).toBe(2);
  });

  it('[I1] leaves the books sound', async () => {
    expect(await verify(test.db)).toMatchObject({ isSound: true, problems: [] });
  });
});

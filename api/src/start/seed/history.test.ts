import { startOfSaoPauloDays } from '@mosaico/shared/rules';
import { testClock } from '../../../testing/test-deps.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { withdrawalPasswordOf } from '../../members/withdrawal-password.ts';
import { daySums, totalOf } from '../../orders/day-sums.ts';
import { isPassword } from '../../passwords/password.ts';
import { standingOf } from '../../withdrawals/standing.ts';
import { seed } from './seed.ts';

describe('the payments of the member demo', () => {
  const test = useDatabase();
  const now = testClock().now();
  beforeAll(async () => {
    expect(await seed(test.db, testClock())).toBe(true);
  });
  const demo = async () => {
    const { id } = await test.db
      .selectFrom('members')
      .select('id')
      .where('site_key', '=', 'demo')
      .where('account', '=', 'demo')
      .executeTakeFirstOrThrow();
    return { siteKey: 'demo', memberId: id };
  };

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
      rechargeCentavos: 700_00,
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

  it('lie before the day from which the bank is compared on', async () => {
    const today = startOfSaoPauloDays(1, now);

    const ofToday = await test.db
      .selectFrom('ledger_entries')
      .select('kind')
      .where('event_at', '>=', today)
      .execute();
    expect(ofToday.map(({ kind }) => kind)).toEqual(['opening_gift']);
  });
});

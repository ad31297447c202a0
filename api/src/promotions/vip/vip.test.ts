import { insertMember, insertSite, openToken } from '../../../testing/builders.ts';
import { insertPromotion } from '../../../testing/promotions.ts';
import { useApp } from '../../../testing/test-app.ts';
import { transaction } from '../../db/transaction.ts';
import { countWager } from '../../../testing/count-wager.ts';
import { deposit, reverseDeposit } from '../../ledger/deposits.ts';
import { grantReward } from '../../ledger/rewards.ts';
import { VIP_LADDER, vipLevelOf } from '../../vip/ladder.ts';
import { vipRoutes } from './routes.ts';
import { totalRechargedCentavos } from '../../vip/total-recharged.ts';

describe('the VIP ladder', () => {
  it('has VIP0 to VIP10, each step above the one before [G18]', () => {
    expect(VIP_LADDER.map((step) => step.level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const field of [
      'rechargeCentavos',
      'bettingCentavos',
      'upgradeBonusCentavos',
      'weeklyBonusCentavos',
    ] as const) {
      const values = VIP_LADDER.map((step) => step[field]);
      expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
    }
  });

  it.each([
    [0, 0, 0],
    [100_00, 499_99, 0],
    [99_99, 500_00, 0],
    [100_00, 500_00, 1],
    [500_00, 3_000_00, 2],
    [2_000_00, 15_000_00, 3],
    [5_000_00, 50_000_00, 4],
    [15_000_00, 150_000_00, 5],
    [45_000_00, 450_000_00, 6],
    [1e12, 1e12, 10],
    [1e12, 499_99, 0],
  ])('with %i recharged and %i wagered is at VIP%i [G18]', (recharged, wagered, level) => {
    expect(vipLevelOf(recharged, wagered)).toBe(level);
  });
});

describe('POST /api/member/vip/info', () => {
  const api = useApp({ routes: vipRoutes });

  it('shows a visitor the ladder alone [R107, R210]', async () => {
    const { status, body } = await api.call('POST /api/member/vip/info', { token: null });

    expect([status, body.data.uservip]).toEqual([200, null]);
    expect(body.data.data[1]).toEqual({
      level: 1,
      name: 'VIP 1',
      recharge_required: '100.00',
      betting_required: '500.00',
      upgrade_bonus: '5.00',
      weekly_bonus: '1.00',
      rebate_rate: '0.52',
      withdraw_daily_limit: '50000.00',
      withdraw_daily_count: 5,
    });
  });

  it('[R107] [G19] [G35] names for each level the rebate of the offer that its members have', async () => {
    const { db } = api.deps;
    const siteKey = await insertSite(db);
    const rates = (slotHundredths: number) => ({ kind: 'rebate', rules: JSON.stringify({ slotHundredths }) });
    await insertPromotion(db, siteKey, { key: 'for_all', ...rates(40) });
    await insertPromotion(db, siteKey, { key: 'for_few', least_vip_level: 9, ...rates(90) });
    api.deps.clock.advance(60_000);

    const { body } = await api.call('POST /api/member/vip/info', { token: null, host: `${siteKey}.test` });

    const shown = body.data.data.map(({ rebate_rate: rate }) => rate);
    expect([shown[0], shown[8], shown[9], shown[10]]).toEqual(['0.40', '0.56', '1.08', '1.10']);
  });

  it('promises no level more a day than its withdrawals can reach [R107, A41, R260]', () => {
    const beyond = VIP_LADDER.filter(
      ({ withdrawDailyLimitCentavos: most, withdrawDailyCount: count }) => most > count * 10_000_00,
    );

    expect(beyond).toEqual([]);
    expect(VIP_LADDER.map(({ withdrawDailyCount }) => withdrawDailyCount)).toEqual([
      5, 5, 5, 10, 10, 10, 20, 20, 20, 20, 20,
    ]);
  });

  it('shows a member what they paid in and wagered; gifts do not count [R107, G18, A3]', async () => {
    const member = await insertMember(api.deps.db, api.siteKey);
    const frame = { siteKey: api.siteKey, memberId: member.id, at: api.deps.clock.now() };
    await transaction(api.deps.db, async (tx) => {
      await deposit(tx, { ...frame, amountCentavos: 150_00, feeCentavos: 1_50, idempotencyKey: 'd1' });
      await grantReward(tx, {
        ...frame,
        amountCentavos: 900_00,
        idempotencyKey: 'r1',
        kind: 'activity',
        purse: 'cash',
        paidBy: 'house:promo_expense',
      });
      await countWager(tx, {
        siteKey: api.siteKey,
        memberId: member.id,
        gameType: 'slot',
        amountCentavos: 700_00,
      });
    });

    const { body } = await api.call('POST /api/member/vip/info', {
      token: await openToken(api.deps.db, member, frame.at),
    });

    expect(body.data.uservip).toEqual({ userviplvl: 1, totalrecharge: '150.00', totalbetting: '700.00' });
  });

  it('does not count a deposit that was taken back [G18]', async () => {
    const member = await insertMember(api.deps.db, api.siteKey);
    const frame = { siteKey: api.siteKey, at: api.deps.clock.now() };
    await transaction(api.deps.db, async (tx) => {
      const entry = await deposit(tx, {
        ...frame,
        memberId: member.id,
        amountCentavos: 80_00,
        idempotencyKey: 'd2',
      });
      await deposit(tx, { ...frame, memberId: member.id, amountCentavos: 20_00, idempotencyKey: 'd3' });
      await reverseDeposit(tx, { ...frame, depositEntryId: entry.id });
    });

    expect(await totalRechargedCentavos(api.deps.db, api.siteKey, member.id)).toBe(20_00);
  });
});

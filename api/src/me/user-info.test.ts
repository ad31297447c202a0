import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { transaction } from '../db/transaction.ts';
import { deposit } from '../ledger/deposits.ts';
import { grantReward } from '../ledger/rewards.ts';
import { addTurnoverRequirement } from '../turnover/turnover.ts';
import { countWager } from '../../testing/count-wager.ts';

const EARLIER = new Date('2026-01-05T12:00:00Z');
const LATER = new Date('2099-01-05T12:00:00Z');

describe('the member’s own record', () => {
  const api = useApp({ routes: accountRoutes });

  it('has all fields of the product, and no secret in any [R81 to R93, R171]', async () => {
    const { status, body } = await api.call('POST /api/auth/me');

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: api.member.id,
      name: api.member.account,
      gender: 0,
      register_ip: '203.0.113.x',
      status: 1,
      is_demo: 0,
      score: 0,
      total_credit: '0.00',
      used_credit: '0.00',
      has_qk_pwd: false,
      bridge_password: '',
      bridge_password_token: '',
      d7_map: {},
      created_at: '2026-10-01T12:00:00.000Z',
      deleted_at: null,
    });
    expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(['password_hash']));
    expect(JSON.stringify(body)).not.toMatch(/password_hash|cpf|argon2/);
  });

  it('shows the money of the ledger and the turnover of the games, in the fields of the specification [R83, R90, A11]', async () => {
    const { siteKey, id: memberId } = api.member;
    const at = api.deps.clock.now();
    await transaction(api.deps.db, async (tx) => {
      await deposit(tx, { siteKey, memberId, amountCentavos: 12_345, at, idempotencyKey: 'deposit:1' });
      await grantReward(tx, {
        siteKey,
        memberId,
        amountCentavos: 67,
        at,
        idempotencyKey: 'rebate:1',
        kind: 'rebate',
        purse: 'rebate',
        paidBy: 'house:promo_expense',
      });
      await addTurnoverRequirement(tx, { siteKey, memberId, amountCentavos: 12_345, at });
      await countWager(tx, { siteKey, memberId, gameType: 'slot', amountCentavos: 2_345 });
      await countWager(tx, { siteKey, memberId, gameType: 'live', amountCentavos: 1_000 });
    });

    const { body } = await api.call('POST /api/auth/me');

    expect(body.data).toMatchObject({
      money: '123.45',
      cash_money: '123.45',
      bonus_money: '0.00',
      withdrawable_money: '0.00',
      fs_money: '0.67',
      ml_money: '99.00',
      total_money: '33.45',
      total_slot_money: '23.45',
      total_live_money: '10.00',
      level: 0,
      level_name: 'VIP0',
    });
  });

  it('[A42] shows as the balance what can be played, and tells cash and bonus apart; each movement has a higher version', async () => {
    const { siteKey, id: memberId } = api.member;
    const before = (await api.call('POST /api/auth/me')).body.data;
    await transaction(api.deps.db, (tx) =>
      grantReward(tx, {
        siteKey,
        memberId,
        amountCentavos: 1_000,
        at: api.deps.clock.now(),
        idempotencyKey: 'activity:1',
        kind: 'activity',
        purse: 'bonus',
        paidBy: 'house:promo_expense',
      }),
    );

    const { money, cash_money, bonus_money, money_version } = (await api.call('POST /api/auth/me')).body.data;

    expect(cash_money).toBe(before.cash_money);
    expect(bonus_money).toBe('10.00');
    expect(money).toBe(wireFromCentavos(centavosFromWire(cash_money) + 1_000));
    expect(money_version).toBeGreaterThan(before.money_version);
  });

  it.each([
    ['nothing', {}, null],
    ['a break', { paused_until: LATER }, { why: 'paused', until: LATER.toISOString() }],
    ['a break that is over', { paused_until: EARLIER }, null],
    [
      'an exclusion',
      { excluded_at: EARLIER, exclusion_ends_at: LATER, paused_until: LATER },
      { why: 'excluded', until: LATER.toISOString() },
    ],
    ['an exclusion for good', { excluded_at: EARLIER }, { why: 'excluded', until: null }],
    [
      'the register',
      { excluded_at: EARLIER, exclusion_ends_at: LATER, barred_as: 'self_exclusion' as const },
      { why: 'barred', until: null },
    ],
  ])('[G31] [G32] tells what bars the member from playing: %s', async (_what, marks, bar) => {
    const { db, clock } = api.deps;
    const member = await insertMember(db, api.siteKey, marks);
    const token = await openToken(db, member, clock.now());

    expect((await api.call('POST /api/auth/me', { token })).body.data.play_bar).toEqual(bar);
  });
});

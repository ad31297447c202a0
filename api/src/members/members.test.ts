import { insertMember } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { authRoutes } from '../auth/routes.ts';
import { transaction } from '../db/transaction.ts';
import { addTurnoverRequirement, countWager } from '../games/turnover.ts';
import { deposit } from '../ledger/deposits.ts';
import { grantReward } from '../ledger/rewards.ts';
import { clearAway } from './housekeeping.ts';
import { memberRoutes } from './routes.ts';
import { concealIp } from './user-info.ts';

describe('the member’s own record', () => {
  const api = useApp({ routes: memberRoutes, httpRoutes: authRoutes });

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

  it('shows the money of the ledger and the turnover of the games [R83, R90]', async () => {
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
      fs_money: '0.67',
      ml_money: '99.00',
      total_money: '33.45',
      total_slot_money: '23.45',
      total_live_money: '10.00',
      level: 0,
      level_name: 'VIP0',
    });
  });

  it('offers six photos of each list; one of them can be chosen [R92, R93, R172, R173, R174]', async () => {
    const offered = (await api.call('GET /api/profilepictures')).body.data;
    expect([offered.male.length, offered.female.length]).toEqual([6, 6]);
    const [picture] = offered.female;
    const member_id = api.member.id;
    expect((await api.call('POST /api/profilepictures/user', { body: { member_id } })).body.data).toEqual({
      profileurl: null,
    });

    const chosen = await api.call('POST /api/profilepictures/set', {
      body: { member_id, picture_id: picture?.id },
    });

    expect(chosen.body).toMatchObject({
      code: 200,
      message: 'Photo updated',
      data: { profileurl: picture?.url },
    });
    expect((await api.call('POST /api/profilepictures/user', { body: { member_id } })).body.data).toEqual({
      profileurl: picture?.url,
    });
    expect((await api.call('POST /api/auth/me')).body.data.profileurl).toBe(picture?.url);
  });

  it.each([0, 13, -1, 2_147_483_648])('refuses photo %i, which is not offered [R173]', async (picture_id) => {
    const { status, body } = await api.call('POST /api/profilepictures/set', {
      body: { member_id: api.member.id, picture_id },
    });

    expect([status, body.error]).toEqual([422, 'picture_unknown']);
  });

  it('is nobody else’s to read or change [R113, R160]', async () => {
    const other = await insertMember(api.deps.db, api.siteKey);

    for (const key of ['POST /api/profilepictures/user', 'POST /api/profilepictures/set'] as const) {
      const { status, body } = await api.call(key, { body: { member_id: other.id, picture_id: 1 } });

      expect([status, body.error]).toEqual([403, 'forbidden']);
    }
  });

  it('masks addresses of both families [R84]', () => {
    expect(concealIp('203.0.113.9')).toBe('203.0.113.x');
    expect(concealIp('2001:db8:1:2::9')).toBe('2001:db8:1:x');
  });
});

describe('housekeeping', () => {
  const api = useApp({ routes: memberRoutes, httpRoutes: authRoutes });

  it('clears away what is over and keeps what is in force', async () => {
    await api.call('POST /api/auth/captcha', { token: null });
    await clearAway(api.deps.db, api.deps.clock.now());
    expect((await api.call('POST /api/auth/me')).status).toBe(200);
    expect(await api.deps.db.selectFrom('captchas').select('key').execute()).toHaveLength(1);

    api.deps.clock.advance(31 * 60_000);
    await clearAway(api.deps.db, api.deps.clock.now());

    expect(await api.deps.db.selectFrom('captchas').select('key').execute()).toEqual([]);
    expect(await api.deps.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import type { ApiKey } from '@mosaico/shared/api';
import type { Deposits, Player } from './deposits.ts';
import { answered, type MoneyCalls } from './money-call.ts';
import { playersOn } from './players.ts';
import type { TestApp } from './test-app.ts';

/** What players claim of promotions. */
export function promotionCalls(test: TestApp, deposits: Deposits): MoneyCalls {
  const { pay, wager, balances } = playersOn(test, deposits);
  const claim = (key: ApiKey, player: Player, expected: number, more: Record<string, unknown>) => {
    const headers = { 'idempotency-key': randomUUID() };
    const { token } = player;
    return {
      send: () => answered(test, key, { token, headers, body: more }),
      effect: async () => (await balances(player)).bonusCentavos,
      expected,
    };
  };
  const rebated = async () => {
    const player = await deposits.aPlayer();
    await pay(player, '100.00');
    await wager(player, 500_00);
    return { player, body: { member_id: player.member.id, reward_amount: '5.00' } };
  };
  return {
    'POST /api/ftd/claim': async () => {
      const player = await deposits.aPlayer();
      await pay(player, '20.00');
      return claim('POST /api/ftd/claim', player, 20_00, { name: player.member.account, site: test.siteKey });
    },
    'POST /api/invitationactivity/claim': async () => {
      const player = await deposits.aPlayer();
      const { id } = player.member;
      const friend = await deposits.aPlayer({ inviter_id: id, root_inviter_id: id });
      await pay(friend, '20.00');
      await wager(friend, 20_00);
      return claim('POST /api/invitationactivity/claim', player, 10_00, { id: 1 });
    },
    'POST /api/rechargerebate/claim': async () => {
      const { player, body } = await rebated();
      const call = claim('POST /api/rechargerebate/claim', player, 1, body);
      const promised = async () =>
        (
          await test.deps.db
            .selectFrom('promotion_awards')
            .select('id')
            .where('member_id', '=', player.member.id)
            .execute()
        ).length;
      return { ...call, effect: promised };
    },
    'POST /api/promotion/bonus/giveup': async () => {
      const player = await deposits.aPlayer();
      await pay(player, '20.00');
      const { token } = player;
      const body = { name: player.member.account, site: test.siteKey };
      await test.call('POST /api/ftd/claim', { token, body });
      const { list } = (await test.call('POST /api/promotion/awards', { token })).body.data;
      return claim('POST /api/promotion/bonus/giveup', player, 0, { id: list[0]?.id });
    },
    'recharge that brings a reward': async () => {
      const { player, body } = await rebated();
      await test.call('POST /api/rechargerebate/claim', { token: player.token, body });
      const reward = { money: '5.00', payment_type: 'pix', payment_id: 0, bank_code: 'NA' };
      return claim('POST /api/recharge/online', player, 5_00, reward);
    },
  };
}

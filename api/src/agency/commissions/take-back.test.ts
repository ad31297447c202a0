import { followWagered, usePlayersWithAgents } from '../../../testing/agents.ts';
import { openToken } from '../../../testing/builders.ts';
import { contestOrder, loseContestation } from '../../../testing/contestations.ts';
import type { Player } from '../../../testing/deposits.ts';
import { OPERATORS } from '../../../testing/operators.ts';
import { shareBrowser } from '../../../testing/share-browser.ts';
import { describeOnPostgres } from '../../../testing/test-database.ts';
import { transaction } from '../../db/transaction.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { deposit } from '../../ledger/deposits.ts';
import { verify } from '../../ledger/verify.ts';
import { contestedLackingCentavos } from '../../payouts/contested.ts';
import { holdWithdrawal } from '../../ledger/withdrawals.ts';
import { collectDebts } from '../../promotions/taken-back/debts.ts';
import { clearFlag } from '../operators/flags.ts';
import { followFirstRecharges } from './first-recharge.ts';
import { COMMISSION_DEBTS, followReversedRecharges } from './take-back.ts';

describe('commission for a first recharge that goes back to its payer', () => {
  const { test, deposits } = usePlayersWithAgents({ operators: OPERATORS });
  const keyOf = ({ member }: Player) => ({ siteKey: test.siteKey, memberId: member.id });

  afterEach(async () => {
    expect((await verify(test.deps.db)).problems).toEqual([]);
  });

  async function recharge(player: Player, money: string) {
    const charge = await deposits.start(player, money);
    await deposits.pay(charge);
    await deposits.deliver();
    return charge;
  }
  /** An agent, a friend of theirs, and the first recharge of R$ 150, which is worth R$ 1.50. */
  async function anAgent() {
    const agent = await deposits.aPlayer();
    const friend = await deposits.aPlayer({ inviter_id: agent.member.id });
    const first = await recharge(friend, '150.00');
    return { agent, friend, first };
  }
  const lose = (charge: { readonly order_no: string }) => loseContestation(test.deps, test.siteKey, charge);
  const claim = async ({ token }: Player) =>
    (await test.call('POST /api/agency/reward/claim', { token })).status;
  async function standing(agent: Player) {
    const { body } = await test.call('POST /api/agency/reward', { token: agent.token });
    const { available, claimed, held, total } = body.data.sums;
    const { cashCentavos } = await memberBalances(test.deps.db, test.siteKey, agent.member.id);
    return {
      rows: body.data.list.length,
      sums: [total, available, claimed, held],
      purse: await balanceOf(test.deps.db, test.siteKey, `member:${agent.member.id}:commission`),
      cash: cashCentavos,
      owed: await contestedLackingCentavos(test.deps.db, keyOf(agent)),
    };
  }
  const told = async ({ member }: Player) => {
    const rows = await test.deps.db
      .selectFrom('notifications')
      .select(['kind', 'details'])
      .where('member_id', '=', member.id)
      .where('kind', '=', 'commission_reversed')
      .execute();
    return rows.map(({ details }) => details);
  };
  const NOTHING = { rows: 0, sums: ['0.00', '0.00', '0.00', '0.00'], purse: 0, cash: 0, owed: 0 };

  it('[A68] [G21] leaves the agent’s purse when it was not claimed, once, and cannot be claimed any more', async () => {
    const { agent, first } = await anAgent();
    await followWagered(test);
    await lose(first);

    expect([await followReversedRecharges(test.deps), await followReversedRecharges(test.deps)]).toEqual([
      1, 0,
    ]);

    expect(await standing(agent)).toEqual(NOTHING);
    expect(await claim(agent)).toBe(400);
    expect(await told(agent)).toEqual([{ amountCentavos: 1_50 }]);
    const overview = await test.call('GET /api/agency/overview', { token: agent.token });
    expect([overview.body.data.earned.total, overview.body.data.held]).toEqual(['0.00', '0.00']);
  });

  it('[A68] [G21] is taken from cash when it was claimed', async () => {
    const { agent, first } = await anAgent();
    await followWagered(test);
    expect(await claim(agent)).toBe(200);
    await lose(first);

    await followReversedRecharges(test.deps);

    expect(await standing(agent)).toEqual(NOTHING);
    expect(await told(agent)).toEqual([{ amountCentavos: 1_50 }]);
    expect(agent.events.slice(-2)).toMatchObject([
      { type: 'balance', balance: '0.00' },
      { type: 'notification' },
    ]);
  });

  it('[A68] [I22] is owed as far as cash does not go, and taken from what comes in', async () => {
    const { db, clock } = test.deps;
    const { agent, first } = await anAgent();
    await followWagered(test);
    await claim(agent);
    const at = clock.now();
    await transaction(db, (tx) =>
      holdWithdrawal(tx, { ...keyOf(agent), withdrawalId: 'W-agent', amountCentavos: 1_20, at }),
    );
    await lose(first);

    await followReversedRecharges(test.deps);

    expect(await standing(agent)).toMatchObject({ cash: 0, owed: 1_20 });
    expect(await told(agent)).toEqual([{ amountCentavos: 30, reason: 'owed', owedCentavos: 1_20 }]);
    expect(await collectDebts(test.deps, COMMISSION_DEBTS)).toBe(0);
    const pay = (amountCentavos: number, key: string) =>
      transaction(db, (tx) =>
        deposit(tx, { ...keyOf(agent), amountCentavos, at, idempotencyKey: `deposit:${key}` }),
      );
    await pay(70, 'agent-1');
    expect([await collectDebts(test.deps, COMMISSION_DEBTS), (await standing(agent)).owed]).toEqual([1, 50]);
    await pay(10_00, 'agent-2');
    await Promise.all([collectDebts(test.deps, COMMISSION_DEBTS), collectDebts(test.deps, COMMISSION_DEBTS)]);
    expect(await standing(agent)).toMatchObject({ cash: 9_50, owed: 0 });
  });

  it('[A68] [G38] that was held is not credited when the flag is cleared', async () => {
    const { db, clock } = test.deps;
    const { agent, friend, first } = await anAgent();
    const at = clock.now();
    await shareBrowser(db, test.siteKey, [agent.member.id, friend.member.id], at);
    await followWagered(test);
    expect((await standing(agent)).sums[3]).toBe('1.50');
    await lose(first);
    await followReversedRecharges(test.deps);
    const { id } = await db
      .selectFrom('agency_flags')
      .select('id')
      .where('member_id', '=', friend.member.id)
      .executeTakeFirstOrThrow();

    await transaction(db, (tx) =>
      clearFlag(tx, { siteKey: test.siteKey, id, operator: 'ana', reason: 'a couple', at }),
    );

    expect(await standing(agent)).toEqual(NOTHING);
    expect(await told(agent)).toEqual([]);
  });

  it('[A68] [G21] is not given while the recharge is contested, and comes once it stands', async () => {
    const { agent, first } = await anAgent();
    const number = await contestOrder(test.deps, test.siteKey, first, 'open');
    await followWagered(test);
    const contested = await standing(agent);

    await contestOrder(test.deps, test.siteKey, first, 'rejected', number);
    test.deps.clock.advance(24 * 3_600_000);
    await followFirstRecharges(test.deps);
    await followFirstRecharges(test.deps);

    expect(contested).toEqual(NOTHING);
    const { body } = await test.call('POST /api/agency/reward', {
      token: await openToken(test.deps.db, agent.member, test.deps.clock.now()),
    });
    expect(body.data.sums.available).toBe('1.50');
  });

  it('[A68] stays when it is another recharge that goes back, and does not come again with the next one', async () => {
    const { agent, friend, first } = await anAgent();
    const second = await recharge(friend, '80.00');
    await followWagered(test);
    await lose(second);
    await followReversedRecharges(test.deps);
    expect((await standing(agent)).sums[1]).toBe('1.50');

    await lose(first);
    await followReversedRecharges(test.deps);
    const third = await recharge(friend, '90.00');
    await followWagered(test);
    expect(await standing(agent)).toEqual(NOTHING);

    await lose(third);
    await followReversedRecharges(test.deps);
    expect(await standing(agent)).toEqual(NOTHING);
  });

  it('[A68] of a member whom nobody has invited leaves no note', async () => {
    const charge = await recharge(await deposits.aPlayer(), '50.00');

    await lose(charge);

    expect(await followReversedRecharges(test.deps)).toBe(0);
  });

  describeOnPostgres('at the same time', () => {
    it('[A68] [I18] is taken back once, whatever claims and jobs run beside it', async () => {
      const all = await Promise.all(Array.from({ length: 6 }, anAgent));
      await Promise.all([followWagered(test), ...all.map(({ first }) => lose(first)), followWagered(test)]);

      await Promise.all([
        ...all.flatMap(({ agent }) => [claim(agent), claim(agent)]),
        followReversedRecharges(test.deps),
        followWagered(test),
        followReversedRecharges(test.deps),
        ...all.map(({ agent }) => claim(agent)),
      ]);
      test.deps.clock.advance(60_000);
      await followWagered(test);
      await followReversedRecharges(test.deps);

      for (const { agent } of all) expect(await standing(agent)).toEqual(NOTHING);
    });
  });
});

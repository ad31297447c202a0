import { saoPauloDay } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import { testClock, testDeps } from '../../../testing/test-deps.ts';
import { useDatabase } from '../../../testing/test-database.ts';
import { AGENCY_SETTLEMENT } from '../../agency/commissions/settlement.ts';
import { overviewOf } from '../../agency/record/overview.ts';
import { rewardsOf, rewardSums } from '../../agency/record/rewards.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { invitedMembers } from '../../members/invited-members.ts';
import type { MemberKey } from '../../members/tables.ts';
import { settleDays } from '../../promotions/days.ts';
import { PLAY_SETTLEMENT } from '../../promotions/settlement.ts';
import { seed, seededMember } from './seed.ts';

describe('what the friends of the member demo bring', () => {
  const test = useDatabase();
  const clock = testClock();
  const newest = { page: 1, limit: 100 };
  let demo: MemberKey;
  beforeAll(async () => {
    expect(await seed(test.db, clock)).toBe(true);
    demo = await seededMember(test.db, 'demo');
  });
  const rewards = async () => (await rewardsOf(test.db, demo, newest)).rows;
  const record = async () => (await invitedMembers(test.db, demo.siteKey, demo.memberId, newest)).members;

  it('[G35] [R215] [R214] is a share of exactly the bets that their record shows', async () => {
    const bases = new Map<string, number>();
    for (const { part, account, base_centavos: base } of await rewards())
      if (part === 'betting') bases.set(account ?? '', (bases.get(account ?? '') ?? 0) + base);

    expect(bases.size).toBe(5);
    for (const { account, totalBetCentavos } of await record())
      expect([account, bases.get(account) ?? 0]).toEqual([account, totalBetCentavos]);
  });

  it('[G35] [A57] is a share of the first recharges of exactly those who have bet as much', async () => {
    const recharges = (await rewards()).filter(({ part }) => part === 'recharge');
    const brought = recharges.map(({ account, base_centavos: base }) => [account, base]).sort();
    const valid = (await record()).filter(({ status }) => status === 'valid');

    expect(brought).toEqual(valid.map((each) => [each.account, each.firstDepositCentavos]).sort());
    expect(valid).toHaveLength(4);
  });

  it('[G35] [G21] is a share of what they have lost in the months that are over', async () => {
    const { rows } = await sql<{ month: string; lost: number }>`
      select to_char(bet.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month,
        sum(case bet.kind when 'bet' then amount_centavos else -amount_centavos end)::bigint as lost
      from game_transactions bet join members friend on friend.id = bet.member_id
      where friend.inviter_id = ${demo.memberId} and bet.kind in ('bet', 'win') group by 1 order by 1`.execute(
      test.db,
    );
    const thisMonth = saoPauloDay(clock.now()).slice(0, 7);

    const settled = (await rewards()).filter(({ part }) => part === 'settlement');

    expect(
      settled.map(({ day, base_centavos: base }) => ({ month: day.slice(0, 7), lost: base })).reverse(),
    ).toEqual(rows.filter(({ month }) => month < thisMonth));
    expect(settled.length).toBeGreaterThan(0);
  });

  it('[G35] [R58] makes one funnel: who bets has deposited, who has deposited has registered, who has registered has clicked', async () => {
    for (const period of ['7d', '30d'] as const) {
      const { funnel } = await overviewOf(test.db, demo, period, clock.now());

      expect(funnel.clicks).toBeGreaterThanOrEqual(funnel.registered);
      expect(funnel.registered).toBeGreaterThan(funnel.deposited);
      expect(funnel.deposited).toBeGreaterThan(funnel.valid);
      expect(funnel.active).toBeGreaterThanOrEqual(funnel.valid);
    }
  });

  it('[G35] [R214] lies in the purse of commissions, as far as it is not claimed', async () => {
    const sums = await rewardSums(test.db, demo);
    const sumOf = (name: 'total' | 'available' | 'claimed') => sums.reduce((sum, row) => sum + row[name], 0);

    expect(sumOf('available')).toBe(await balanceOf(test.db, 'demo', `member:${demo.memberId}:commission`));
    expect(sumOf('claimed')).toBeGreaterThan(0);
    expect(sumOf('available') + sumOf('claimed')).toBe(sumOf('total'));
    expect(await verify(test.db)).toMatchObject({ isSound: true, problems: [] });
  });

  it('[G35] [A57] stays as it is once the API runs: no day is settled twice', async () => {
    const before = await rewards();
    const deps = testDeps(test.db);

    await settleDays(deps, PLAY_SETTLEMENT);
    await settleDays(deps, AGENCY_SETTLEMENT);

    expect(await rewards()).toEqual(before);
  });
});

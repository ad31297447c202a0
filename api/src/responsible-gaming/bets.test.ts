import fc from 'fast-check';
import { insertSite } from '../../testing/builders.ts';
import { aLimitedPlayer, type LimitedPlayer } from '../../testing/limited-player.ts';
import { insertGame, type Stake } from '../../testing/seat.ts';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';
import { freezeMember } from '../auth/operators/freezes.ts';
import type { Db, Tx } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { verify } from '../ledger/verify.ts';
import type { MemberKey } from '../members/tables.ts';
import { exclude, pause } from './bars.ts';

const test = useDatabase();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let siteKey: string;
beforeAll(async () => {
  siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey);
});
afterEach(async () => {
  expect((await verify(test.db)).problems).toEqual([]);
});
const aPlayer = () => aLimitedPlayer(test.db, siteKey);
/** A bet of one round, and what it pays. */
async function play(player: LimitedPlayer, amount: number, win = 0): Promise<number | string> {
  const stake = await player.stake({ amount });
  if (typeof stake.answer === 'string') return stake.answer;
  return player.win(stake, { amount: win });
}

describe('a limit on bets', () => {
  it('[G31] takes bets up to its last centavo and not one more, whatever they win', async () => {
    const player = await aPlayer();
    await player.limit('bet', 'day', 10_00);

    expect(await play(player, 6_00, 50_00)).toBe(1_044_00);
    expect(await play(player, 4_01)).toBe('LIMIT_REACHED');
    expect(await play(player, 4_00)).toBe(1_040_00);
    expect(await play(player, 1)).toBe('LIMIT_REACHED');
    expect(await player.limits()).toMatchObject([
      { kind: 'bet', period: 'day', amount: '10.00', used: '10.00' },
    ]);
  });

  it('[G31] counts what was staked before it was set', async () => {
    const player = await aPlayer();
    await play(player, 8_00);

    await player.limit('bet', 'week', 10_00);

    expect(await play(player, 2_01)).toBe('LIMIT_REACHED');
    expect(await play(player, 2_00)).toBe(990_00);
  });

  it('[G31] [W3] gives a bet back that is taken back, but not to the next period', async () => {
    const player = await aPlayer();
    await player.limit('bet', 'day', 10_00);
    const [early, other] = [await player.stake({ amount: 5_00 }), await player.stake({ amount: 5_00 })];

    await player.rollback(other);
    await player.rollback(other);
    expect(await player.limits()).toMatchObject([{ used: '5.00' }]);

    player.clock.advance(DAY_MS);
    expect(await play(player, 10_00)).toBe(985_00);
    await player.rollback(early);
    expect(await player.limits()).toMatchObject([{ used: '10.00' }]);
  });

  it('[G31] begins anew at midnight in São Paulo', async () => {
    const player = await aPlayer();
    await player.limit('bet', 'day', 10_00);
    await play(player, 10_00);

    player.clock.advance(12 * 60 * MINUTE_MS - 1);
    expect(await play(player, 1_00)).toBe('LIMIT_REACHED');
    player.clock.advance(1);

    expect(await player.limits()).toMatchObject([{ used: '0.00', resets_at: '2026-03-13T03:00:00.000Z' }]);
    expect(await play(player, 10_00)).toBe(980_00);
  });
});

describe('a limit on losses', () => {
  it('[G31] counts stakes less wins, so what was won can be played with again', async () => {
    const player = await aPlayer();
    await player.limit('loss', 'month', 10_00);

    expect(await play(player, 10_00, 4_00)).toBe(994_00);
    expect(await play(player, 4_01)).toBe('LIMIT_REACHED');
    expect(await play(player, 4_00, 20_00)).toBe(1_010_00);
    expect(await player.limits()).toMatchObject([{ kind: 'loss', used: '-10.00' }]);
    expect(await play(player, 20_00)).toBe(990_00);
    expect(await play(player, 1)).toBe('LIMIT_REACHED');
  });

  it('[G31] counts a stake in play as lost until it has won', async () => {
    const player = await aPlayer();
    await player.limit('loss', 'day', 10_00);
    const stake = await player.stake({ amount: 6_00 });

    expect((await player.stake({ amount: 6_00 })).answer).toBe('LIMIT_REACHED');
    expect((await player.stake({ amount: 4_01, round: stake.round })).answer).toBe('LIMIT_REACHED');
    await player.win(stake, { amount: 12_00 });

    expect((await player.stake({ amount: 6_00 })).answer).toBe(1_000_00);
  });

  it('[W2] is not asked when a bet that was taken is sent again', async () => {
    const player = await aPlayer();
    await player.limit('loss', 'day', 10_00);
    const stake = await player.stake({ amount: 10_00 });

    expect((await player.stake({ amount: 10_00, ...stake })).answer).toBe(990_00);
    expect(await player.limits()).toMatchObject([{ used: '10.00' }]);
  });
});

describe('who takes a break or has excluded themselves', () => {
  it('[G31] [W4] stakes nothing until the break is over, in no round, and is paid what the open one wins', async () => {
    const player = await aPlayer();
    const stake = await player.stake({ amount: 1_00 });
    await transaction(test.db, (tx) => pause(tx, player, 24, player.clock.now()));

    expect((await player.stake({ amount: 1_00 })).answer).toBe('USER_DISABLED');
    expect((await player.stake({ amount: 1_00, round: stake.round })).answer).toBe('USER_DISABLED');
    expect(await player.win(stake, { amount: 2_00 })).toBe(1_001_00);

    player.clock.advance(DAY_MS);
    expect((await player.stake({ amount: 1_00 })).answer).toBe(1_000_00);
  });

  it('[R85] [W4] bets nothing more after excluding themselves, and is paid what they win', async () => {
    const player = await aPlayer();
    const stake = await player.stake({ amount: 1_00 });
    await transaction(test.db, (tx) => exclude(tx, player, 6, player.clock.now()));

    expect((await player.stake({ amount: 1_00, round: stake.round })).answer).toBe('USER_DISABLED');
    expect(await player.win(stake, { amount: 2_00 })).toBe(1_001_00);
  });
});

describe('what limits have counted', () => {
  const minutes = fc.integer({ min: 0, max: 8 });
  const step = fc.oneof(
    fc.record({ do: fc.constant('bet' as const), amount: fc.integer({ min: 1, max: 5_000 }), minutes }),
    fc.record({ do: fc.constant('win' as const), amount: fc.integer({ min: 0, max: 9_000 }), minutes }),
    fc.record({ do: fc.constant('rollback' as const), amount: fc.constant(0), minutes }),
    fc.record({ do: fc.constant('sleep' as const), amount: fc.constant(0), minutes: fc.constant(600) }),
  );

  it('[G31] is what counting the rounds anew gives, whatever was played, won and taken back, and when', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const player = await aPlayer();
        for (const kind of ['bet', 'loss', 'time'] as const)
          for (const period of ['day', 'week'] as const) await player.limit(kind, period, 40_00);
        const stakes: Stake[] = [];
        for (const { do: what, amount, minutes: passed } of steps) {
          player.clock.advance(passed * MINUTE_MS);
          const stake = stakes.at(-1);
          if (what === 'bet') stakes.push(await player.stake({ amount }));
          else if (what === 'win' && stake) await player.win(stake, { amount, isClosed: false });
          else if (what === 'rollback' && stake) await player.rollback(stake);
        }

        for (const { used, anew } of await player.counts()) expect(used).toBe(anew);
      }),
      { numRuns: 25 },
    );
  });
});

async function roundsOf(db: Db | Tx, { siteKey: site, memberId }: LimitedPlayer): Promise<number> {
  const { rounds } = await db
    .selectFrom('game_rounds')
    .select(({ fn }) => fn.countAll<number>().as('rounds'))
    .where('site_key', '=', site)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(rounds);
}

async function freeze(tx: Tx, { siteKey: site, memberId }: MemberKey, _: number, at: Date): Promise<void> {
  const { account } = await tx
    .selectFrom('members')
    .select('account')
    .where('site_key', '=', site)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await freezeMember(tx, { siteKey: site, account, operator: 'olga', reason: 'looked at', at });
}

describeOnPostgres('100 bets at the same time', () => {
  const sum = (stakes: readonly { answer: number | string }[], amount: number) =>
    stakes.filter(({ answer }) => typeof answer === 'number').length * amount;
  const at100 = <Result>(work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: 100 }, (_, index) => work(index)));

  it.each(['bet', 'loss'] as const)('[G31] never go beyond a limit on %s, not by a centavo', async (kind) => {
    const player = await aPlayer();
    await player.limit(kind, 'day', 50_00);

    const stakes = await at100(() => player.stake({ amount: 1_01 }));

    expect(sum(stakes, 1_01)).toBe(49_49);
    expect(await player.limits()).toMatchObject([{ used: '49.49' }]);
  });

  it('[G31] obey a limit that is set in their midst: what was taken before counts', async () => {
    const player = await aPlayer();
    const early = at100(() => player.stake({ amount: 1_00 }));
    await player.limit('bet', 'day', 20_00);
    const late = await at100(() => player.stake({ amount: 1_00 }));
    const total = sum(await early, 1_00) + sum(late, 1_00);

    const [limit] = await player.limits();
    expect(limit).toMatchObject({ used: `${total / 100}.00` });
    for (const { used, anew } of await player.counts()) expect(used).toBe(anew);
    expect((await player.stake({ amount: 1_00 })).answer).toBe('LIMIT_REACHED');
  });

  it('[G31] count the time of all of them once, and end at a limit on it', async () => {
    const player = await aPlayer();
    await player.limit('time', 'day', 9);
    await play(player, 1);
    for (const minutes of [4, 8]) {
      player.clock.advance(4 * MINUTE_MS);
      const stakes = await at100(() => player.stake({ amount: 1 }));
      expect(sum(stakes, 1)).toBe(100);
      expect(await player.limits()).toMatchObject([{ kind: 'time', used: minutes }]);
    }

    // One minute is left, and two pass; they come in whatever order.
    const stakes = await at100(() => {
      player.clock.advance(1_200);
      return player.stake({ amount: 1 });
    });

    expect(new Set(stakes.map(({ answer }) => typeof answer === 'number' || answer))).toEqual(
      new Set([true, 'LIMIT_REACHED']),
    );
    const [count] = await player.counts();
    expect(count?.used).toBe(count?.anew);
    expect(count?.used).toBeLessThan(9 * MINUTE_MS);
    expect((await player.stake({ amount: 1 })).answer).toBe('LIMIT_REACHED');
  });

  it.each([
    ['an exclusion', exclude, 6],
    ['a break', pause, 24],
    ['a freeze', freeze, 0],
  ] as const)(
    '[G31] [R85] obey %s that begins in their midst: none is taken after it',
    async (_, bar, term) => {
      const player = await aPlayer();
      const taken = Promise.withResolvers<void>();
      let answered = 0;
      const early = at100(async () => {
        const stake = await player.stake({ amount: 1_00 });
        answered += 1;
        if (answered === 5) taken.resolve();
        return stake;
      });
      await taken.promise;

      const before = await transaction(test.db, async (tx) => {
        await bar(tx, player, term, player.clock.now());
        return roundsOf(tx, player);
      });
      const late = await at100(() => player.stake({ amount: 1_00 }));

      const answers = (await early).map(({ answer }) => answer);
      expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(before);
      expect(before).toBeGreaterThanOrEqual(5);
      expect(new Set(late.map(({ answer }) => answer))).toEqual(new Set(['USER_DISABLED']));
      expect(await roundsOf(test.db, player)).toBe(before);
    },
  );
});

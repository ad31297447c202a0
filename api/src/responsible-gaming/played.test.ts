import { sql } from 'kysely';
import { insertSite } from '../../testing/builders.ts';
import { aLimitedPlayer, type LimitedPlayer } from '../../testing/limited-player.ts';
import { insertGame } from '../../testing/seat.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { playedSince, statementOf } from './played.ts';

const test = useDatabase();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let siteKey: string;
beforeAll(async () => {
  siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey);
});

/** Plays on three days: wins, loses, takes a bet back, leaves a round open. */
async function aHistory(): Promise<LimitedPlayer> {
  const player = await aLimitedPlayer(test.db, siteKey);
  await player.win(await player.stake({ amount: 10_00 }), { amount: 25_00 });
  player.clock.advance(3 * MINUTE_MS);
  await player.win(await player.stake({ amount: 5_00 }), { amount: 0 });
  player.clock.advance(DAY_MS);
  await player.rollback(await player.stake({ amount: 7_00 }));
  player.clock.advance(8 * DAY_MS);
  const round = await player.stake({ amount: 2_00 });
  player.clock.advance(4 * MINUTE_MS);
  await player.stake({ amount: 3_00, round: round.round });
  return player;
}

describe('a statement of time and result', () => {
  it('[G31] has every day, the latest first, also those without a game', async () => {
    const player = await aHistory();

    const days = await statementOf(test.db, player, 'day', player.clock.now());

    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({
      from: '2026-03-20',
      rounds: 1,
      played_minutes: 4,
      staked: '5.00',
      won: '0.00',
      net: '-5.00',
    });
    expect(days[8]).toMatchObject({ from: '2026-03-12', rounds: 0, played_minutes: 0, net: '0.00' });
    expect(days[9]).toEqual({
      from: '2026-03-11',
      rounds: 2,
      played_minutes: 3,
      staked: '15.00',
      won: '25.00',
      net: '10.00',
    });
  });

  it('[G31] has weeks from Monday on, and months', async () => {
    const player = await aHistory();
    const of = async (by: 'week' | 'month') => statementOf(test.db, player, by, player.clock.now());

    const [weeks, months] = [await of('week'), await of('month')];

    expect(weeks.slice(0, 2).map(({ from, net }) => [from, net])).toEqual([
      ['2026-03-16', '-5.00'],
      ['2026-03-09', '10.00'],
    ]);
    expect([months.length, months[0]?.from, months[0]?.net, months[11]?.from]).toEqual([
      12,
      '2026-03-01',
      '5.00',
      '2025-04-01',
    ]);
  });

  it('[G31] says what the ledger says', async () => {
    const player = await aHistory();
    const months = await statementOf(test.db, player, 'month', player.clock.now());
    const { rows } = await sql<{ staked: number; won: number }>`
      select -sum(amount_centavos) filter (where line.kind in ('bet', 'bet_rollback'))::bigint as staked,
        sum(amount_centavos) filter (where line.kind = 'win')::bigint as won
      from ledger_lines line join ledger_accounts account on account.id = line.account_id
      where account.site_key = ${siteKey} and account.member_id = ${player.memberId}
        and account.kind in ('member_cash', 'member_bonus')`.execute(test.db);

    expect(rows).toEqual([{ staked: 20_00, won: 25_00 }]);
    expect(months[0]).toMatchObject({ staked: '20.00', won: '25.00' });
  });

  it('[G31] of one member tells nothing of another', async () => {
    await aHistory();
    const other = await aLimitedPlayer(test.db, siteKey);

    const days = await statementOf(test.db, other, 'day', other.clock.now());

    expect(days.every(({ rounds, staked, won }) => rounds === 0 && staked === '0.00' && won === '0.00')).toBe(
      true,
    );
  });
});

describe('what was played since a login', () => {
  it('[G31] leaves out what was before', async () => {
    const player = await aHistory();
    player.clock.advance(MINUTE_MS);
    const login = player.clock.now();
    player.clock.advance(MINUTE_MS);
    await player.win(await player.stake({ amount: 1_00 }), { amount: 9_00 });

    expect(await playedSince(test.db, player, login)).toEqual({
      rounds: 1,
      played_minutes: 1,
      staked: '1.00',
      won: '9.00',
      net: '8.00',
    });
  });
});

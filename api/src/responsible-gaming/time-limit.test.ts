import { insertSite } from '../../testing/builders.ts';
import { aLimitedPlayer, type LimitedPlayer } from '../../testing/limited-player.ts';
import { insertGame } from '../../testing/seat.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { usedUpLimitOf } from './used-up-limit.ts';
import { statementOf } from './played.ts';

const test = useDatabase();
const MINUTE_MS = 60_000;

let siteKey: string;
beforeAll(async () => {
  siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey);
});
const aPlayer = () => aLimitedPlayer(test.db, siteKey);
/** A round of one bet that pays nothing. */
async function play(player: LimitedPlayer, amount: number): Promise<number | string> {
  const stake = await player.stake({ amount });
  return typeof stake.answer === 'string' ? stake.answer : player.win(stake, { amount: 0 });
}

describe('a limit on time', () => {
  it('[G31] ends play with the next bet, also in an open round, which is paid all the same', async () => {
    const player = await aPlayer();
    await player.limit('time', 'day', 9);
    const first = await player.stake({ amount: 1_00 });
    player.clock.advance(4 * MINUTE_MS);
    await player.win(first, { amount: 0 });
    const second = await player.stake({ amount: 1_00 });
    player.clock.advance(4 * MINUTE_MS + 30_000);
    expect((await player.stake({ amount: 1_00, round: second.round })).answer).toBe(997_00);
    player.clock.advance(2 * MINUTE_MS);

    expect((await player.stake({ amount: 1_00 })).answer).toBe('LIMIT_REACHED');
    expect((await player.stake({ amount: 1_00, round: second.round })).answer).toBe('LIMIT_REACHED');
    expect(await player.win(second, { amount: 9_00 })).toBe(1_006_00);
    expect(await player.limits()).toMatchObject([{ kind: 'time', minutes: 9, used: 10, is_used_up: true }]);
  });

  it('[G31] does not count a pause of more than five minutes between two rounds', async () => {
    const player = await aPlayer();
    await player.limit('time', 'day', 10);
    await play(player, 1_00);
    player.clock.advance(5 * MINUTE_MS + 1);
    await play(player, 1_00);
    player.clock.advance(3 * MINUTE_MS);
    await play(player, 1_00);

    expect(await player.limits()).toMatchObject([{ used: 3 }]);
  });

  it('[G31] counts what the statement says, at every instant, and it never falls', async () => {
    const player = await aPlayer();
    for (const period of ['day', 'week', 'month'] as const) await player.limit('time', period, 600);
    let before = 0;
    const look = async () => {
      const [day, week, month] = await Promise.all(
        (['day', 'week', 'month'] as const).map(async (by) => {
          const [latest] = await statementOf(test.db, player, by, player.clock.now());
          return latest?.played_minutes;
        }),
      );
      const used = (await player.limits()).map(({ used }) => used);
      expect(used).toEqual([day, week, month]);
      expect(used[1]).toBeGreaterThanOrEqual(before);
      before = Number(used[1]);
    };

    for (const minutes of [0, 1, 3, 6, 1, 5, 4]) {
      player.clock.advance(minutes * MINUTE_MS);
      await look();
      await play(player, 1_00);
      await look();
      player.clock.advance(2 * MINUTE_MS);
      await look();
      player.clock.advance(4 * MINUTE_MS);
      await look();
      await play(player, 1_00);
      player.clock.advance(4 * MINUTE_MS);
      await play(player, 1_00);
    }
    expect(before).toBeGreaterThan(10);
  });

  it('[G31] takes no bet that would go beyond it, not even the first after a while', async () => {
    const player = await aPlayer();
    await player.limit('time', 'day', 4);
    await play(player, 1_00);
    player.clock.advance(4 * MINUTE_MS);

    expect(await player.limits()).toMatchObject([{ minutes: 4, used: 0, is_used_up: true }]);
    expect(await play(player, 1_00)).toBe('LIMIT_REACHED');
    expect(await player.limits()).toMatchObject([{ minutes: 4, used: 0, is_used_up: true }]);
  });

  it('[G31] is shown as used up exactly while no bet is let through', async () => {
    const player = await aPlayer();
    await player.limit('time', 'day', 1);
    await play(player, 1_00);
    const seen: [number, unknown, unknown, boolean][] = [];

    for (const seconds of [0, 59, 2, 200, 60]) {
      player.clock.advance(seconds * 1_000);
      const [shown] = await player.limits();
      const isRefused = (await usedUpLimitOf(test.db, { ...player, gameId: 1 }, player.clock.now())) !== null;
      seen.push([seconds, shown?.used, shown?.kind === 'time' && shown.is_used_up, isRefused]);
    }

    expect(seen).toEqual([
      [0, 0, false, false],
      [59, 0, false, false],
      // No bet has counted since the first one, so the statement says 0 as well.
      [2, 0, true, true],
      [200, 0, true, true],
      // A pause of more than five minutes adds nothing.
      [60, 0, false, false],
    ]);
  });

  it('[G31] that is set after midnight goes on with what was played before it, as the statement does', async () => {
    const player = await aPlayer();
    player.clock.advance(12 * 60 * MINUTE_MS - MINUTE_MS);
    await play(player, 1_00);
    player.clock.advance(2 * MINUTE_MS);
    await player.limit('time', 'day', 60);
    player.clock.advance(MINUTE_MS);
    await play(player, 1_00);

    const [today] = await statementOf(test.db, player, 'day', player.clock.now());
    expect(await player.limits()).toMatchObject([{ used: 2 }]);
    expect(today).toMatchObject({ from: '2026-03-12', played_minutes: 2 });
  });

  it('[G31] counts what was played before it was set', async () => {
    const player = await aPlayer();
    await play(player, 1_00);
    player.clock.advance(4 * MINUTE_MS);
    await play(player, 1_00);

    await player.limit('time', 'week', 4);

    expect(await play(player, 1_00)).toBe('LIMIT_REACHED');
  });
});

import { insertSite } from '../../testing/builders.ts';
import { aLimitedPlayer } from '../../testing/limited-player.ts';
import { insertGame } from '../../testing/seat.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { barToEnterOf } from '../games/entry-bar.ts';

const test = useDatabase();

let siteKey: string;
beforeAll(async () => {
  siteKey = await insertSite(test.db);
  await insertGame(test.db, siteKey);
  await test.db.updateTable('games').set({ min_bet_centavos: 50 }).where('site_key', '=', siteKey).execute();
});

async function aPlayer() {
  const player = await aLimitedPlayer(test.db, siteKey);
  return {
    ...player,
    bar: () => barToEnterOf(test.db, { ...player, gameId: 1 }, player.clock.now()),
  };
}

describe.each(['bet', 'loss'] as const)('a limit on %s', (kind) => {
  it('[R190] [G31] keeps the member out of a game exactly while it leaves no room for its least bet', async () => {
    const [other, player] = [await aPlayer(), await aPlayer()];
    for (const { limit } of [other, player]) await limit(kind, 'day', 10_00);

    await other.win(await other.stake({ amount: 9_50 }), { amount: 0, isClosed: true });
    await player.win(await player.stake({ amount: 9_51 }), { amount: 0, isClosed: true });

    expect(await other.bar()).toBeNull();
    expect((await other.stake({ amount: 50 })).answer).toEqual(expect.any(Number));
    expect(await player.bar()).toBe('play_limit_reached');
    expect((await player.stake({ amount: 50 })).answer).toBe('LIMIT_REACHED');
    player.clock.advance(24 * 60 * 60_000);
    expect(await player.bar()).toBeNull();
    expect((await player.stake({ amount: 50 })).answer).toEqual(expect.any(Number));
  });

  it('[R190] lets the member come back to the round that used it up', async () => {
    const player = await aPlayer();
    await player.limit(kind, 'day', 10_00);
    const round = await player.stake({ amount: 10_00 });
    expect(await player.bar()).toBeNull();

    await player.win(round, { amount: 0, isClosed: true });

    expect(await player.bar()).toBe('play_limit_reached');
  });
});

it('[R190] a loss that is won back lets the member in again, and a limit on deposits keeps nobody from playing', async () => {
  const player = await aPlayer();
  await player.limit('loss', 'day', 10_00);
  await player.limit('deposit', 'day', 1_00);
  const lost = await player.stake({ amount: 5_00 });
  const won = await player.stake({ amount: 5_00 });
  await player.win(lost, { amount: 0, isClosed: true });
  await player.win(won, { amount: 0, isClosed: true });
  expect(await player.bar()).toBe('play_limit_reached');

  await player.limit('loss', 'day', 20_00);
  expect(await player.bar()).toBe('play_limit_reached');
  player.clock.advance(24 * 60 * 60_000);

  expect(await player.bar()).toBeNull();
});

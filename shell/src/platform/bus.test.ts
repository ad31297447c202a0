import { createBus } from './bus.ts';
import { checkEvent } from './check-event.ts';

const favourite = (gameId: number) => ({ gameId, isFavourite: true });

describe('bus', () => {
  it('tells every subscriber of an event, and only of that one', () => {
    const bus = createBus({ now: () => 0, report: () => undefined });
    const seen: number[] = [];
    bus.on('games.favourites-changed').subscribe(({ gameId }) => seen.push(gameId));
    bus.on('games.closed').subscribe(() => seen.push(-1));

    bus.publish('games.favourites-changed', favourite(4));

    expect(seen).toEqual([4]);
  });

  it('serves the other subscribers when one throws, and reports the error', async () => {
    const reported: unknown[] = [];
    const bus = createBus({ now: () => 0, report: (error) => reported.push(error) });
    const seen: number[] = [];
    const broken = new Error('broken subscriber');
    bus.on('games.closed').subscribe(() => {
      throw broken;
    });
    bus.on('games.closed').subscribe(({ gameId }) => seen.push(gameId));

    bus.publish('games.closed', { gameId: 1 });
    bus.publish('games.closed', { gameId: 2 });
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect(seen).toEqual([1, 2]);
    expect(reported).toContain(broken);
  });

  it('keeps the last 200 events for diagnostics', () => {
    const bus = createBus({ now: () => 7, report: () => undefined });

    for (let gameId = 1; gameId <= 205; gameId += 1) bus.publish('games.closed', { gameId });

    expect(bus.recent()).toHaveLength(200);
    expect(bus.recent()[0]).toEqual({ name: 'games.closed', payload: { gameId: 6 }, at: 7 });
  });

  it('refuses a payload that is not in the catalogue, where payloads are checked', () => {
    const bus = createBus({ now: () => 0, report: () => undefined, validate: checkEvent });
    const withToken = { ...favourite(1), token: 'secret' };

    expect(() => bus.publish('games.favourites-changed', withToken)).toThrow(/token/);
    expect(bus.recent()).toEqual([]);
  });
});

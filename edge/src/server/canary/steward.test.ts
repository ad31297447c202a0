import { startSteward } from './steward.ts';

const log = { warn() {}, error() {} };

describe('rounds of releases', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function stewardOf(round: () => Promise<void>) {
    const rounds = jest.fn(round);
    return { rounds, ...startSteward(rounds, log) };
  }

  it('come once a second [G62]', async () => {
    const { rounds, close } = stewardOf(async () => {});

    await jest.advanceTimersByTimeAsync(3_000);

    expect(rounds).toHaveBeenCalledTimes(3);
    await close();
  });

  it('come a tenth of a second after something has happened, one for all of it [G62]', async () => {
    const { rounds, soon, close } = stewardOf(async () => {});

    for (let failure = 0; failure < 20; failure += 1) soon();
    await jest.advanceTimersByTimeAsync(100);
    expect(rounds).toHaveBeenCalledTimes(1);
    soon();
    await jest.advanceTimersByTimeAsync(100);

    expect(rounds).toHaveBeenCalledTimes(2);
    await close();
  });

  it('come one after the other: what happens during one is seen by the next [G62]', async () => {
    const ends: (() => void)[] = [];
    const { rounds, soon, close } = stewardOf(() => new Promise((resolve) => ends.push(resolve)));

    soon();
    await jest.advanceTimersByTimeAsync(100);
    soon();
    await jest.advanceTimersByTimeAsync(100);
    expect(rounds).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(0);

    expect(rounds).toHaveBeenCalledTimes(2);
    ends[1]?.();
    await close();
  });

  it('end with the server, and rest after a failure [G62]', async () => {
    const { rounds, soon, close } = stewardOf(() => Promise.reject(new Error('the disk is full')));

    soon();
    await jest.advanceTimersByTimeAsync(100);
    soon();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(rounds).toHaveBeenCalledTimes(1);
    await close();
    soon();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(rounds).toHaveBeenCalledTimes(1);
  });
});

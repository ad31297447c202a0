import { lastMark, nextMarkMs, seenMark } from './due-mark.ts';

const MINUTE_MS = 60_000;

describe('the checks of a session', () => {
  it.each([
    [-1, 30, 0],
    [29, 30, 0],
    [30, 30, 30],
    [89, 30, 60],
    [90, 30, 90],
    [89, 15, 75],
    [89, 60, 60],
  ])('[G31] after %d minutes with one every %d, the last was due at %d', (elapsed, every, mark) => {
    expect(lastMark(elapsed * MINUTE_MS, every)).toBe(mark);
  });

  it('[G31] come next at the next multiple of what the player has chosen', () => {
    const next = (elapsed: number, every: number) => nextMarkMs(elapsed * MINUTE_MS, every) / MINUTE_MS;

    expect([next(0, 15), next(50, 15), next(50, 60), next(-1, 30)]).toEqual([15, 10, 10, 30]);
  });

  it('[G31] were seen in this session alone, and not where what is stored is damaged', () => {
    const stored = { session: '2026-11-20T12:00:00.000Z', minute: 60 };

    expect(seenMark(stored, '2026-11-20T12:00:00.000Z')).toBe(60);
    expect(seenMark(stored, '2026-11-21T12:00:00.000Z')).toBe(0);
    for (const damaged of [null, 7, 'x', { session: stored.session, minute: '60' }])
      expect(seenMark(damaged, stored.session)).toBe(0);
  });
});

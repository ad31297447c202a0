import { marksAfter, seenMark } from './due-mark.ts';

const MINUTE_MS = 60_000;

describe('the half hours of a session', () => {
  it.each([
    [-MINUTE_MS, 0],
    [29 * MINUTE_MS, 0],
    [30 * MINUTE_MS, 1],
    [89 * MINUTE_MS, 2],
    [90 * MINUTE_MS, 3],
  ])('[G31] after %d ms are %d', (elapsedMs, marks) => {
    expect(marksAfter(elapsedMs)).toBe(marks);
  });

  it('[G31] were seen in this session alone, and not where what is stored is damaged', () => {
    const stored = { session: '2026-11-20T12:00:00.000Z', mark: 2 };

    expect(seenMark(stored, '2026-11-20T12:00:00.000Z')).toBe(2);
    expect(seenMark(stored, '2026-11-21T12:00:00.000Z')).toBe(0);
    for (const damaged of [null, 7, 'x', { session: stored.session, mark: '2' }])
      expect(seenMark(damaged, stored.session)).toBe(0);
  });
});

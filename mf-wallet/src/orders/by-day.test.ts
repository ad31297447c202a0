import { aMovement } from '../testing/orders.ts';
import { byDay } from './by-day.ts';

const bet = (id: number, game: string, at: string) =>
  aMovement({ id, type: 'game', title: 'Bet', game, created_at: at });

describe('movements by day', () => {
  it('[G29] go by the calendar of São Paulo', () => {
    const days = byDay([
      aMovement({ id: 2, created_at: '2026-11-02T03:00:00.000Z' }),
      aMovement({ id: 1, created_at: '2026-11-02T02:59:59.000Z' }),
    ]);

    expect(days.map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-01']);
  });

  it('puts those of one game together, until another game or anything else comes between, or a day ends', () => {
    const days = byDay([
      bet(7, 'Onda', '2026-11-02T15:07:00.000Z'),
      bet(6, 'Onda', '2026-11-02T15:06:00.000Z'),
      bet(5, 'Arara', '2026-11-02T15:05:00.000Z'),
      aMovement({ id: 4 }),
      aMovement({ id: 3 }),
      bet(2, 'Arara', '2026-11-02T15:02:00.000Z'),
      bet(1, 'Arara', '2026-11-01T15:01:00.000Z'),
    ]);

    expect(days.map(({ runs }) => runs.map((run) => run.map(({ id }) => id)))).toEqual([
      [[7, 6], [5], [4], [3], [2]],
      [[1]],
    ]);
  });
});

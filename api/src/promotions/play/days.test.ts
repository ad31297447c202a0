import { daysAfter, lastSettledDay, mondayOf, nextSettledDay, settledAt, spanOfDays } from './days.ts';

describe('days of São Paulo', () => {
  it('[G19] begin at midnight there, and are worked out at 03:00 of the next day', () => {
    expect(spanOfDays('2026-11-22', '2026-11-22').from).toEqual(new Date('2026-11-22T03:00:00Z'));
    expect(settledAt('2026-11-22')).toEqual(new Date('2026-11-23T06:00:00Z'));
    expect(lastSettledDay(new Date('2026-11-23T05:59:59.999Z'))).toBe('2026-11-21');
    expect(lastSettledDay(new Date('2026-11-23T06:00:00Z'))).toBe('2026-11-22');
    // 02:59 and 03:00 in São Paulo.
    expect(nextSettledDay(new Date('2026-11-23T05:59:59.999Z'))).toBe('2026-11-22');
    expect(nextSettledDay(new Date('2026-11-23T06:00:00Z'))).toBe('2026-11-23');
  });

  it('follow each other without a gap across changes of the clocks', () => {
    // Summer time began on 2018-11-04 and ended on 2019-02-17.
    for (const [day, hours] of [
      ['2018-11-03', 24],
      ['2018-11-04', 23],
      ['2018-11-05', 24],
      ['2019-02-16', 25],
      ['2019-02-17', 24],
    ] as const) {
      const { from, to } = spanOfDays(day, day);
      expect([day, (to.getTime() - from.getTime()) / 3_600_000]).toEqual([day, hours]);
    }
  });

  it('are counted over ends of months and years; weeks begin on Monday', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(['2026-11-16', '2026-11-18', '2026-11-22', '2026-11-23'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });
});

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

  it('[G19] are worked out at 03:00 by the clocks there, also on the first and the last day of a summer time', () => {
    expect(settledAt('2018-11-02')).toEqual(new Date('2018-11-03T06:00:00Z'));
    expect(settledAt('2018-11-03')).toEqual(new Date('2018-11-04T05:00:00Z'));
    expect(settledAt('2019-02-15')).toEqual(new Date('2019-02-16T05:00:00Z'));
    expect(settledAt('2019-02-16')).toEqual(new Date('2019-02-17T06:00:00Z'));
    expect(lastSettledDay(new Date('2018-11-04T04:59:59.999Z'))).toBe('2018-11-02');
    expect(lastSettledDay(new Date('2018-11-04T05:00:00Z'))).toBe('2018-11-03');
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

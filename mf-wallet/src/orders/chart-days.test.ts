import { chartDays } from './chart-days.ts';

const sums = {
  recharge_amount: '100.00',
  withdraw_amount: '40.00',
  bonus_amount: '5.00',
  fee_amount: '0.00',
};

describe('days of the chart', () => {
  it('[R125] are all days of the period up to today in São Paulo, with nothing where nothing was', () => {
    // Already the 2nd in UTC, still the 1st in São Paulo.
    const days = chartDays([{ day: '2026-10-31', ...sums }], '3d', new Date('2026-11-02T01:00:00Z'));

    expect(days.map(({ day, rechargeCentavos }) => [day, rechargeCentavos])).toEqual([
      ['2026-10-30', 0],
      ['2026-10-31', 10_000],
      ['2026-11-01', 0],
    ]);
  });
});

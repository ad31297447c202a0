import { createVitalTally } from './vital-tally.ts';
import { readVital, vitalLine, vitalNamed, type Vital } from './vital.ts';

const vital = (value: number, more: Partial<Vital> = {}): Vital => ({
  at: 1_000,
  view: `view ${value}`,
  network: `network ${value}`,
  area: 'games',
  version: '1.0.0-b1',
  name: 'LCP',
  value,
  ...more,
});

describe('what browsers measure of a version', () => {
  it('[G62] is told as the value that three of four page views stay below, by version', () => {
    const tally = createVitalTally();
    for (const value of [800, 100, 700, 200, 600, 300, 500, 400]) tally.add(vital(value));
    tally.add(vital(9_000, { version: '1.0.0-b2' }));
    tally.add(vital(0.1, { name: 'CLS' }));

    expect(tally.of('games', '1.0.0-b1')).toEqual({
      LCP: { p75: 600, views: 8 },
      CLS: { p75: 0.1, views: 1 },
    });
    expect(tally.of('games', '1.0.0-b2')).toEqual({ LCP: { p75: 9_000, views: 1 } });
    expect(tally.of('wallet', '1.0.0-b1')).toEqual({});
  });

  it('[G62] counts a page view once, with its last value, and of one network five', () => {
    const tally = createVitalTally();
    tally.add(vital(100, { view: 'same' }));
    tally.add(vital(300, { view: 'same' }));
    for (let value = 10_000; value < 10_050; value += 1) tally.add(vital(value, { network: 'loud' }));

    expect(tally.of('games', '1.0.0-b1')['LCP']?.views).toBe(6);

    tally.forget(2_000);
    expect(tally.versions()).toEqual([]);
  });

  it('is written in lines that are read again, and a damaged line or an impossible value is none', () => {
    const line = vitalLine(vital(1234.567));

    expect(readVital(line)).toEqual(vital(1235, { view: 'view 1234.567', network: 'network 1234.567' }));
    expect(readVital('{"')).toBeNull();
    expect(readVital(line.replace('1235]', '-5]'))).toBeNull();
    expect(vitalNamed('LCP', 1e9)).toBeNull();
    expect(vitalNamed('TTFB', 1)).toBeNull();
  });
});

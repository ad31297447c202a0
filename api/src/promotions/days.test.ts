import { saoPauloDay, startOfSaoPauloDay } from '@mosaico/shared/rules';
import { insertSite } from '../../testing/builders.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { type DailySettlement, daysToSettle, type SettledDay, settleDays } from './days.ts';

const test = useDatabase();
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Three in the morning of 2 November 2026 in São Paulo. */
const THREE = new Date('2026-11-02T06:00:00Z');

describe('the days that are to be settled', () => {
  it('[G19] are over for as many hours as the settlement waits, and the first is the day before', () => {
    expect(daysToSettle(null, new Date(THREE.getTime() - 1), 3)).toEqual(['2026-10-31']);
    expect(daysToSettle(null, THREE, 3)).toEqual(['2026-11-01']);
    expect(daysToSettle('2026-11-01', THREE, 3)).toEqual([]);
  });

  it('[G19] are each day of a downtime, once, and none after the clock was put back', () => {
    const later = new Date(THREE.getTime() + 1_826 * DAY_MS);
    const days = daysToSettle('2026-10-31', later, 3);

    expect([days.length, new Set(days).size]).toEqual([1_827, 1_827]);
    expect([days[0], days.at(-1)]).toEqual(['2026-11-01', '2031-11-01']);
    expect(daysToSettle('2031-11-01', THREE, 3)).toEqual([]);
  });

  it('[G19] begin and end in São Paulo, in years of summer time too, without a gap', () => {
    for (let at = Date.parse('2017-10-01T12:00:00Z'); at < Date.parse('2019-03-15T00:00:00Z'); at += DAY_MS) {
      const day = saoPauloDay(new Date(at));
      const start = startOfSaoPauloDay(day);
      expect([day, saoPauloDay(start), saoPauloDay(new Date(start.getTime() - 1)) < day]).toEqual([
        day,
        day,
        true,
      ]);
    }
  });
});

describe('settling days', () => {
  /** Settles into a list; of one site it fails while told to. */
  function settlement(name: string) {
    const done: SettledDay[] = [];
    let failing = '';
    const daily: DailySettlement = {
      name,
      hour: 3,
      settle: (_deps, day) => {
        if (day.siteKey === failing) return Promise.reject(new Error('no database'));
        return Promise.resolve(void done.push(day));
      },
    };
    return { daily, done, fail: (siteKey: string) => void (failing = siteKey) };
  }

  it('[G19] makes up for a downtime in order, and does no day twice', async () => {
    const deps = testDeps(test.db);
    const siteKey = await insertSite(test.db);
    const { daily, done } = settlement('in_order');
    deps.clock.set(THREE);
    await settleDays(deps, daily);
    deps.clock.advance(3 * DAY_MS);

    await settleDays(deps, daily);
    await settleDays(deps, daily);

    const own = done.filter((day) => day.siteKey === siteKey);
    expect(own.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']);
    expect(own[0]).toMatchObject({
      from: new Date('2026-11-01T03:00:00Z'),
      to: new Date('2026-11-02T03:00:00Z'),
    });
  });

  it.each([
    ['began', '2018-11-02', ['03T06', '04T05', '05T05', '06T05']],
    ['ended', '2019-02-14', ['15T05', '16T05', '17T06', '18T06']],
  ])(
    '[G19] does each day once, at 03:00 by the clocks of São Paulo, where summer time %s',
    async (change, firstDay, hours) => {
      const deps = testDeps(test.db);
      const siteKey = await insertSite(test.db);
      const { daily, done } = settlement(`summer_time_${change}`);
      const runs: { readonly day: string; readonly at: string }[] = [];
      const start = Date.parse(`${firstDay}T12:00:00Z`);
      for (let at = start; at < start + 4 * DAY_MS; at += HOUR_MS) {
        deps.clock.set(new Date(at));
        await settleDays(deps, daily);
        const own = done.splice(0).filter((day) => day.siteKey === siteKey);
        runs.push(...own.map(({ day }) => ({ day, at: new Date(at).toISOString() })));
      }

      const month = firstDay.slice(0, 8);
      // The first is the day before it is first looked at.
      expect(runs.slice(1)).toEqual(
        hours.map((hour, days) => ({
          day: saoPauloDay(new Date(start + days * DAY_MS)),
          at: `${month}${hour}:00:00.000Z`,
        })),
      );
    },
  );

  it('[G19] does no day twice, and leaves none out, where the clock is put back and goes on', async () => {
    const deps = testDeps(test.db);
    const siteKey = await insertSite(test.db);
    const { daily, done } = settlement('put_back');
    for (const hours of [0, 24, 25, -30, -1, 12, 47, 49, 96, 24, 120]) {
      deps.clock.set(new Date(THREE.getTime() + hours * HOUR_MS));
      await settleDays(deps, daily);
    }

    expect(done.filter((day) => day.siteKey === siteKey).map(({ day }) => day)).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
    ]);
  });

  it('[G19] goes on with the day that failed, and other sites do not wait for it', async () => {
    const deps = testDeps(test.db);
    const [failing, sound] = [await insertSite(test.db), await insertSite(test.db)];
    const { daily, done, fail } = settlement('failing');
    deps.clock.set(THREE);
    fail(failing);

    await settleDays(deps, daily);
    expect(done.some((day) => day.siteKey === sound)).toBe(true);
    expect(deps.log.errors).toHaveLength(1);
    deps.clock.advance(DAY_MS);
    fail('');
    await settleDays(deps, daily);

    expect(done.filter((day) => day.siteKey === failing).map(({ day }) => day)).toEqual(['2026-11-02']);
  });
});

import type { Release } from '@mosaico/shared/contract';
import { testRelease, testVersion as v } from '../../testing/test-releases.ts';
import { canariesTakenBack } from './canary-plan.ts';
import type { ChangeRequest } from './change-request.ts';
import { planChange, type ChangePlan, type CheckedRelease } from './plan-change.ts';
import { EMPTY_MAP, registryMapSchema, type HistoryEntry, type RegistryMap } from './registry-map.ts';

const START = '2026-11-20T08:00:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000).toISOString();

const versions = (area: string, ...numbers: number[]) =>
  numbers.map((n) => testRelease(area, { version: v(n) }).release);
const activate = (area: string, n: number): ChangeRequest => ({
  action: 'activate',
  releases: [{ area, version: v(n) }],
});
const canary = (area: string, n: number, more: object = { percent: 10 }): ChangeRequest => ({
  action: 'canary',
  area,
  version: v(n),
  ...more,
});

/** A registry in memory in which shell 1, games 1 and wallet 1 are live; plans are applied to it. */
function registry(
  releases: readonly Release[] = [
    ...versions('shell', 1, 2),
    ...versions('games', 1, 2, 3),
    ...versions('wallet', 1, 2),
    ...versions('agency', 1, 2),
  ],
) {
  let map: RegistryMap = EMPTY_MAP;
  const history: HistoryEntry[] = [];
  const find = (area: string, version: string): CheckedRelease => ({
    release: releases.find((one) => one.area === area && one.version === version) ?? null,
    faults: [],
  });
  function change(request: ChangeRequest, at = START): ChangePlan {
    const plan = planChange(request, { map, history, find, at, by: 'ana', why: '' });
    if (plan.kind === 'change') {
      map = registryMapSchema.parse(plan.entry.map);
      history.push(plan.entry);
    }
    return plan;
  }
  for (const area of ['shell', 'games', 'wallet', 'agency']) change(activate(area, 1));
  return { change, history, area: (name: string) => map.areas[name], revision: () => map.revision };
}

describe('a canary', () => {
  it('stands beside the live version, and the history tells its share [G61]', () => {
    const store = registry();

    const started = store.change(canary('games', 2, { percent: 10, sites: ['mare.test'] }));

    expect(started).toMatchObject({
      kind: 'change',
      entry: {
        action: 'canary',
        changes: [],
        canaries: [{ area: 'games', version: v(2), from: null, to: 10, sites: ['mare.test'] }],
      },
    });
    expect(store.area('games')).toMatchObject({
      version: v(1),
      fallbacks: [],
      canary: { version: v(2), percent: 10, sites: ['mare.test'], startedAt: START, by: 'ana' },
    });
    expect(store.change(canary('games', 2, { percent: 10, sites: ['mare.test'] })).kind).toBe('unchanged');
  });

  it('keeps its start when its share changes, and stays when other areas change [G61]', () => {
    const store = registry();
    store.change(canary('games', 2));

    store.change(canary('games', 2, { percent: 40 }), minutesLater(9));
    store.change(activate('wallet', 2), minutesLater(10));

    expect(store.area('games')?.canary).toMatchObject({ version: v(2), percent: 40, startedAt: START });
    expect(store.history.at(-2)?.canaries).toEqual([{ area: 'games', version: v(2), from: 10, to: 40 }]);
  });

  it('becomes what everybody has at 100, but not when it is for one site [G61]', () => {
    const store = registry();
    store.change(canary('games', 2, { percent: 100, sites: ['mare.test'] }));
    expect(store.area('games')).toMatchObject({ version: v(1), canary: { percent: 100 } });

    const done = store.change(canary('games', 2, { percent: 100 }));

    expect(done).toMatchObject({
      entry: {
        action: 'activate',
        changes: [{ area: 'games', from: v(1), to: v(2) }],
        canaries: [{ area: 'games', version: v(2), from: 100, to: null }],
      },
    });
    expect(store.area('games')).not.toHaveProperty('canary');
    expect(store.area('games')).toMatchObject({ version: v(2), fallbacks: [{ version: v(1) }] });
  });

  it('ends first when its area is rolled back; the live version stays, and is rolled back by the next one [G61]', () => {
    const store = registry();
    store.change(activate('games', 3));
    store.change(canary('games', 2));

    store.change({ action: 'rollback', areas: [{ area: 'games' }] });
    expect(store.area('games')).toMatchObject({ version: v(3) });
    expect(store.area('games')).not.toHaveProperty('canary');
    expect([...canariesTakenBack(store.history, 'games')]).toEqual([v(2)]);

    store.change({ action: 'rollback', areas: [{ area: 'games' }] });
    expect(store.area('games')).toMatchObject({ version: v(1) });
  });

  it('that was taken back comes again only on purpose [G61]', () => {
    const store = registry();
    store.change(canary('games', 2));
    store.change({ action: 'rollback', areas: [{ area: 'games' }] });

    expect(store.change(canary('games', 2))).toEqual({
      kind: 'refused',
      reasons: [`games ${v(2)} was taken back as a canary; --again gives it another chance`],
    });
    expect(store.change(canary('games', 2, { percent: 5, isAgain: true })).kind).toBe('change');
    expect(store.change(canary('games', 2, { percent: 6 })).kind).toBe('change');
  });

  it('is refused beside two others, where nothing is live, and for what everybody has [G61]', () => {
    const store = registry();
    store.change(canary('games', 2));
    store.change(canary('wallet', 2));

    for (const [request, reason] of [
      [canary('agency', 2), 'there are 2 canaries already (games, wallet): end one first'],
      [canary('promotions', 1), 'promotions is not live'],
      [canary('games', 1), 'is what everybody has'],
      [canary('games', 9), `games ${v(9)} is not published`],
    ] as const)
      expect(store.change(request)).toMatchObject({
        kind: 'refused',
        reasons: [expect.stringContaining(reason)],
      });
    expect(store.change(canary('games', 3)).kind).toBe('change');
  });

  it('has to pass the gate in every set that a visitor may get; the way back is never closed by it [G61]', () => {
    const needing2 = { platform: '^2.0.0' };
    const shell2 = testRelease('shell', { version: v(2), release: { platform: '2.0.0' } }).release;
    const both = (area: string, n: number) =>
      testRelease(area, { version: v(n), release: { platform: '>=1.0.0' } }).release;
    const store = registry([
      ...versions('shell', 1),
      shell2,
      both('games', 1),
      both('wallet', 1),
      both('agency', 1),
      testRelease('games', { version: v(2), release: needing2 }).release,
    ]);

    expect(store.change(canary('games', 2))).toMatchObject({
      kind: 'refused',
      reasons: [expect.stringContaining('needs platform ^2.0.0; shell')],
    });
    expect(store.change(canary('shell', 2)).kind).toBe('change');
    // It would fit those visitors only who have the shell's canary too.
    expect(store.change(canary('games', 2)).kind).toBe('refused');
    store.change(activate('shell', 2));
    store.change(canary('games', 2));
    expect(store.area('games')).toHaveProperty('canary');

    expect(store.change({ action: 'rollback', areas: [{ area: 'shell' }] }).kind).toBe('change');
    expect(store.area('games')).not.toHaveProperty('canary');
  });
});

describe('a strategy', () => {
  const shares = (strategy: string, minutes: readonly number[]) => {
    const store = registry();
    store.change(canary('games', 2, { strategy }));
    return minutes.map((after) => {
      store.change({ action: 'advance', area: 'games', version: v(2) }, minutesLater(after));
      const { version, canary: now } = store.area('games') ?? {};
      return version === v(2) ? 100 : now?.percent;
    });
  };

  it('gives a tenth of the visitors five minutes, then all [G61]', () => {
    expect(shares('Canary10Percent5Minutes', [0, 4.9, 5])).toEqual([10, 10, 100]);
  });

  it('adds a tenth every minute, and goes on with the step of now after a pause [G61]', () => {
    expect(shares('Linear10PercentEvery1Minute', [0.9, 1, 1.5, 5, 8.9, 9])).toEqual([
      10, 20, 20, 60, 90, 100,
    ]);
  });

  it('gives all at once what it says [G61]', () => {
    expect(shares('AllAtOnce', [0])).toEqual([100]);
  });

  it('takes no step of a canary that is another one by now [G61]', () => {
    const store = registry();
    store.change(canary('games', 3, { strategy: 'Linear10PercentEvery1Minute' }));

    expect(store.change({ action: 'advance', area: 'games', version: v(2) }, minutesLater(5)).kind).toBe(
      'unchanged',
    );
  });
});

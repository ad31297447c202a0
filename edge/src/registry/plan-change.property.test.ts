import fc from 'fast-check';
import { SHELL, type Release } from '@mosaico/shared/contract';
import { conflictsOf } from './gate.ts';
import { liveStack } from './live-stack.ts';
import type { ChangeRequest } from './change-request.ts';
import { planChange } from './plan-change.ts';
import { testRelease, testVersion, route } from '../../testing/test-releases.ts';
import { EMPTY_MAP, type HistoryEntry, type RegistryMap } from './registry-map.ts';

const AREAS = [SHELL, 'games', 'wallet'];
const VERSIONS = [1, 2, 3, 4].map(testVersion);
const area = fc.constantFrom(...AREAS);
const version = fc.constantFrom(...VERSIONS);

const request: fc.Arbitrary<ChangeRequest> = fc.oneof(
  fc.record({
    action: fc.constant('activate' as const),
    releases: fc.array(fc.record({ area, version }), { minLength: 1, maxLength: 3 }),
    isFix: fc.boolean(),
    isAgain: fc.boolean(),
    isUrgent: fc.boolean(),
  }),
  fc.record({
    action: fc.constant('rollback' as const),
    areas: fc.array(
      fc.record({ area, from: version }, { requiredKeys: ['area'] }).map(({ area: name, from }) => ({
        area: name,
        ...(from === undefined ? {} : { from }),
      })),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  fc.record({
    action: fc.constant('withdraw' as const),
    areas: fc.array(area, { minLength: 1, maxLength: 2 }),
  }),
);

/** Every version of every area; contract versions and routes are such that many sets do not fit together. */
const releases: fc.Arbitrary<readonly Release[]> = fc
  .tuple(
    ...AREAS.flatMap((name) =>
      VERSIONS.map((one) =>
        fc.tuple(
          fc.constant(name),
          fc.constant(one),
          fc.constantFrom('1.0.0', '1.0.0', '2.0.0'),
          fc.constantFrom('/a', '/b', '/c'),
        ),
      ),
    ),
  )
  .map((drawn) =>
    drawn.map(([name, one, platform, path]) => {
      const isShell = name === SHELL;
      const declaration = { routes: isShell ? [] : [route(path)] };
      const needs = { platform: isShell ? platform : `^${platform}` };
      return testRelease(name, { version: one, release: needs, declaration }).release;
    }),
  );

/** Releases whose files were damaged, as `area@version`. */
const damage = fc.uniqueArray(
  fc.tuple(area, version).map((pair) => pair.join('@')),
  { maxLength: 3 },
);

interface Moment {
  readonly map: RegistryMap;
  readonly before: RegistryMap;
  readonly history: readonly HistoryEntry[];
  readonly damaged: readonly string[];
  readonly find: (name: string, wanted: string) => Release;
}

/** Draws releases and requests, applies every plan that is a change, and lets `check` look at what came of each. */
function afterAnyChange(check: (moment: Moment) => void): void {
  fc.assert(
    fc.property(
      fc.array(request, { minLength: 12, maxLength: 30 }),
      releases,
      damage,
      (requests, published, damaged) => {
        const find = (name: string, wanted: string) =>
          published.find((one) => one.area === name && one.version === wanted) as Release;
        let map: RegistryMap = EMPTY_MAP;
        const history: HistoryEntry[] = [];

        for (const one of requests) {
          const plan = planChange(one, {
            map,
            history,
            find: (name, wanted) => ({
              release: find(name, wanted),
              faults: damaged.includes(`${name}@${wanted}`) ? ['altered'] : [],
            }),
            at: '2026-11-20T08:00:00.000Z',
            by: 'a',
            why: '',
          });
          if (plan.kind !== 'change') continue;
          const before = map;
          map = plan.entry.map;
          history.push(plan.entry);
          check({ map, before, history, damaged, find });
        }
      },
    ),
    { numRuns: 200 },
  );
}

describe('any sequence of changes', () => {
  it('keeps map and history in step, and never makes a damaged release live or a fallback', () => {
    afterAnyChange(({ map, before, history, damaged }) => {
      expect(map.revision).toBe(before.revision + 1);
      expect(map.areas).toHaveProperty(SHELL);
      for (const [name, { version: live, fallbacks }] of Object.entries(map.areas)) {
        expect(liveStack(history, name).at(-1)).toBe(live);
        expect(damaged).not.toContain(`${name}@${live}`);
        for (const fallback of fallbacks) {
          expect(fallback.version).not.toBe(live);
          expect(damaged).not.toContain(`${name}@${fallback.version}`);
        }
      }
    });
  });

  it('never yields a fallback that conflicts with what is live', () => {
    afterAnyChange(({ map, find }) => {
      const live = Object.entries(map.areas).map(([name, pointer]) => find(name, pointer.version));
      for (const [name, { fallbacks }] of Object.entries(map.areas)) {
        for (const fallback of fallbacks) {
          const set =
            name === SHELL
              ? Object.entries({ shell: fallback.version, ...fallback.areas }).map((pair) => find(...pair))
              : [...live.filter((one) => one.area !== name), find(name, fallback.version)];
          expect(conflictsOf(set)).toEqual([]);
        }
      }
    });
  });

  it('never makes a version a fallback, or goes back to it, that was rolled back or fixed since it went live last', () => {
    const left = new Map<HistoryEntry, ReadonlySet<string>>();
    afterAnyChange(({ map, history }) => {
      const [earlier, latest] = [history.at(-2), history.at(-1) as HistoryEntry];
      const bad = new Set(earlier && left.get(earlier));
      for (const { area: name, from, to, isFix } of latest.changes) {
        const wentBackTo = latest.action === 'rollback' ? [`${name}@${to}`] : [];
        for (const one of wentBackTo) expect(bad).not.toContain(one);
        if (latest.action === 'rollback' || isFix) bad.add(`${name}@${from}`);
        bad.delete(`${name}@${to}`);
      }
      left.set(latest, bad);

      for (const [name, { fallbacks }] of Object.entries(map.areas))
        for (const { version: fallback } of fallbacks) expect(bad).not.toContain(`${name}@${fallback}`);
    });
  });
});

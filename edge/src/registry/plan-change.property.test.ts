import fc from 'fast-check';
import { liveStack } from './live-stack.ts';
import { planChange, type ChangeRequest } from './plan-change.ts';
import { testRelease, testVersion } from '../../testing/test-releases.ts';
import { EMPTY_MAP, type HistoryEntry, type RegistryMap } from './registry-map.ts';

const AREAS = ['shell', 'games', 'wallet'];
const area = fc.constantFrom(...AREAS);
const version = fc.integer({ min: 1, max: 4 }).map(testVersion);

const request: fc.Arbitrary<ChangeRequest> = fc.oneof(
  fc.record({
    action: fc.constant('activate' as const),
    releases: fc.array(fc.record({ area, version }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    action: fc.constant('rollback' as const),
    areas: fc.array(area, { minLength: 1, maxLength: 2 }),
  }),
);

/** Releases whose files were damaged, as `area@version`. */
const damage = fc.uniqueArray(
  fc.tuple(area, version).map((pair) => pair.join('@')),
  { maxLength: 3 },
);

describe('any sequence of changes', () => {
  it('keeps map and history in step, and never lets a damaged or a just left version be the way back', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 25 }), damage, (requests, damaged) => {
        const find = (name: string, wanted: string) => ({
          release: testRelease(name, { version: wanted }).release,
          faults: damaged.includes(`${name}@${wanted}`) ? ['altered'] : [],
        });
        let map: RegistryMap = EMPTY_MAP;
        const history: HistoryEntry[] = [];

        for (const one of requests) {
          const plan = planChange(one, {
            map,
            history,
            find,
            at: '2026-11-20T08:00:00.000Z',
            by: 'a',
            why: '',
          });
          if (plan.kind !== 'change') continue;
          expect(plan.entry.map.revision).toBe(map.revision + 1);
          map = plan.entry.map;
          history.push(plan.entry);

          for (const [name, pointer] of Object.entries(map.areas)) {
            expect(liveStack(history, name).at(-1)).toBe(pointer.version);
            expect(damaged).not.toContain(`${name}@${pointer.version}`);
            expect(damaged).not.toContain(`${name}@${pointer.lastKnownGood}`);
            expect(pointer.lastKnownGood).not.toBe(pointer.version);
          }
          expect(map.areas).toHaveProperty('shell');
        }
      }),
      { numRuns: 200 },
    );
  });
});

import type { Release } from '@mosaico/shared/contract';
import { planChange, type ChangePlan, type CheckedRelease } from './plan-change.ts';
import type { ChangeRequest } from './change-request.ts';
import { testRelease, testVersion, route } from '../../testing/test-releases.ts';
import { EMPTY_MAP, type HistoryEntry, type RegistryMap } from './registry-map.ts';

const v = testVersion;
const at = '2026-11-20T08:00:00.000Z';

/** A registry in memory: plans are applied to it. */
function registry(releases: readonly Release[], damaged: readonly string[] = []) {
  let map: RegistryMap = EMPTY_MAP;
  const history: HistoryEntry[] = [];
  const find = (area: string, version: string): CheckedRelease => {
    const release = releases.find((one) => one.area === area && one.version === version) ?? null;
    return { release, faults: damaged.includes(`${area}@${version}`) ? ['area.js was altered'] : [] };
  };
  return {
    change(request: ChangeRequest): ChangePlan {
      const plan = planChange(request, { map, history, find, at, by: 'ana', why: 'because' });
      if (plan.kind === 'change') {
        map = plan.entry.map;
        history.push(plan.entry);
      }
      return plan;
    },
    live: (area: string) => map.areas[area],
    revision: () => map.revision,
  };
}

const versions = (area: string, ...numbers: number[]) =>
  numbers.map((n) => testRelease(area, { version: v(n) }).release);
const activate = (area: string, n: number): ChangeRequest => ({
  action: 'activate',
  releases: [{ area, version: v(n) }],
});
const again = (area: string, n: number): ChangeRequest =>
  ({ ...activate(area, n), isAgain: true }) as ChangeRequest;
const rollback = (...areas: string[]): ChangeRequest => ({
  action: 'rollback',
  areas: areas.map((area) => ({ area })),
});

describe('a planned activation', () => {
  it('raises the revision and records who, when, why, from and to', () => {
    const store = registry(versions('shell', 1));

    const plan = store.change(activate('shell', 1));

    expect(plan).toEqual({
      kind: 'change',
      entry: {
        revision: 1,
        at,
        by: 'ana',
        why: 'because',
        action: 'activate',
        changes: [{ area: 'shell', from: null, to: v(1) }],
        map: { revision: 1, areas: { shell: { version: v(1), fallbacks: [], activatedAt: at, by: 'ana' } } },
      },
    });
  });

  it('keeps the version that was live as fallback', () => {
    const store = registry([...versions('shell', 1), ...versions('games', 1, 2)]);
    for (const request of [activate('shell', 1), activate('games', 1)]) store.change(request);

    store.change(activate('games', 2));

    expect(store.live('games')).toMatchObject({ version: v(2), fallbacks: [{ version: v(1) }] });
  });

  it('passes over a previous version whose files are damaged', () => {
    const store = registry([...versions('shell', 1, 2, 3)], [`shell@${v(2)}`]);
    store.change(activate('shell', 1));

    expect(store.change(activate('shell', 2))).toMatchObject({
      kind: 'refused',
      reasons: [`shell ${v(2)}: area.js was altered`],
    });
    store.change(activate('shell', 3));

    expect(store.live('shell')).toMatchObject({ version: v(3), fallbacks: [{ version: v(1) }] });
  });

  it('changes nothing when the version is live already', () => {
    const store = registry(versions('shell', 1));
    store.change(activate('shell', 1));

    expect(store.change(activate('shell', 1))).toEqual({ kind: 'unchanged' });
    expect(store.revision()).toBe(1);
  });

  it('is refused for a version that is not published', () => {
    expect(registry([]).change(activate('games', 1))).toMatchObject({
      kind: 'refused',
      reasons: [`games ${v(1)} is not published`],
    });
  });

  it('is refused with every reason when the live set would break', () => {
    const { release } = testRelease('wallet', {
      declaration: { routes: [route('/games')] },
      release: { platform: '^9.0.0' },
    });
    const store = registry([...versions('shell', 1), ...versions('games', 1), release]);
    for (const request of [activate('shell', 1), activate('games', 1)]) store.change(request);

    const plan = store.change(activate('wallet', 1));

    expect(plan).toMatchObject({
      kind: 'refused',
      reasons: [expect.stringContaining('platform ^9.0.0'), expect.stringContaining('/games')],
    });
  });

  it('is refused for a shell that a live area cannot run on', () => {
    const { release } = testRelease('shell', { version: v(2), release: { platform: '2.0.0' } });
    const store = registry([...versions('shell', 1), release, ...versions('games', 1)]);
    for (const request of [activate('shell', 1), activate('games', 1)]) store.change(request);

    expect(store.change(activate('shell', 2))).toMatchObject({
      kind: 'refused',
      reasons: [expect.stringContaining('games')],
    });
  });

  it('takes shell and area live together where neither could go alone', () => {
    const shell = testRelease('shell', { version: v(2), release: { platform: '2.0.0' } }).release;
    const games = testRelease('games', { version: v(2), release: { platform: '^2.0.0' } }).release;
    const store = registry([...versions('shell', 1), ...versions('games', 1), shell, games]);
    for (const request of [activate('shell', 1), activate('games', 1)]) store.change(request);

    const releases = [shell, games].map(({ area, version }) => ({ area, version }));

    expect(store.change({ action: 'activate', releases })).toMatchObject({
      kind: 'change',
      entry: { revision: 3 },
    });
  });

  it('is refused when an area is named twice', () => {
    const releases = [1, 2].map((n) => ({ area: 'shell', version: v(n) }));

    expect(registry(versions('shell', 1, 2)).change({ action: 'activate', releases })).toMatchObject({
      kind: 'refused',
    });
  });
});

describe('a planned rollback', () => {
  it('goes back one version each time, and says so when there is none left', () => {
    const store = registry(versions('shell', 1, 2, 3));
    for (const n of [1, 2, 3]) store.change(activate('shell', n));

    store.change(rollback('shell'));
    expect(store.live('shell')).toMatchObject({ version: v(2), fallbacks: [{ version: v(1) }] });
    store.change(rollback('shell'));
    expect(store.live('shell')).toEqual({ version: v(1), fallbacks: [], activatedAt: at, by: 'ana' });

    expect(store.change(rollback('shell'))).toEqual({
      kind: 'refused',
      reasons: [`no version of shell was live before ${v(1)}`],
    });
  });

  it('never makes the version it leaves a fallback, however often that was live', () => {
    const store = registry(versions('shell', 1, 2, 3, 4));
    for (const n of [1, 2, 3, 2]) store.change(activate('shell', n));

    store.change(rollback('shell'));
    expect(store.live('shell')).toMatchObject({ version: v(3), fallbacks: [{ version: v(1) }] });
    store.change(activate('shell', 4));
    expect(store.live('shell')?.fallbacks.map(({ version }) => version)).toEqual([v(3), v(1)]);

    store.change(again('shell', 2));
    store.change(activate('shell', 4));
    expect(store.live('shell')?.fallbacks.map(({ version }) => version)).toEqual([v(2), v(3), v(1)]);
  });

  it('is refused for an area that is not live', () => {
    expect(registry([]).change(rollback('games'))).toEqual({
      kind: 'refused',
      reasons: ['games is not live'],
    });
  });

  it('passes the same gate', () => {
    const old = testRelease('shell', { version: v(1), release: { platform: '1.0.0' } }).release;
    const young = testRelease('shell', { version: v(2), release: { platform: '1.1.0' } }).release;
    const games = testRelease('games', { release: { platform: '^1.1.0' } }).release;
    const store = registry([old, young, games]);
    for (const request of [activate('shell', 1), activate('shell', 2), activate('games', 1)])
      store.change(request);

    expect(store.change(rollback('shell'))).toMatchObject({
      kind: 'refused',
      reasons: [expect.stringContaining('^1.1.0')],
    });
  });
});

describe('a rollback that names what it leaves', () => {
  const leave = (area: string, n: number): ChangeRequest => ({
    action: 'rollback',
    areas: [{ area, from: v(n) }],
  });

  it('[G58] goes one step, however many ask for it', () => {
    const store = registry(versions('shell', 1, 2, 3));
    for (const n of [1, 2, 3]) store.change(activate('shell', n));

    expect(store.change(leave('shell', 3))).toMatchObject({
      kind: 'change',
      entry: { changes: [{ from: v(3), to: v(2) }] },
    });
    expect(store.change(leave('shell', 3))).toEqual({ kind: 'unchanged' });
    expect(store.live('shell')?.version).toBe(v(2));
  });

  it('[G58] is refused for a version that was never live', () => {
    const store = registry(versions('shell', 1, 2));
    store.change(activate('shell', 1));

    expect(store.change(leave('shell', 2))).toEqual({
      kind: 'refused',
      reasons: [`shell ${v(2)} was never live`],
    });
  });
});

describe('a version that was taken back', () => {
  it('[G58] goes live again only when that is said', () => {
    const store = registry(versions('shell', 1, 2));
    for (const n of [1, 2]) store.change(activate('shell', n));
    store.change(rollback('shell'));

    expect(store.change(activate('shell', 2))).toEqual({
      kind: 'refused',
      reasons: [
        `shell ${v(2)} was taken back at revision 3 by ana (because); --again activates it all the same`,
      ],
    });
    expect(store.change(again('shell', 2))).toMatchObject({ kind: 'change' });
    expect(store.change(activate('shell', 1))).toMatchObject({ kind: 'change' });
    expect(store.change(activate('shell', 2))).toMatchObject({ kind: 'change' });
  });

  it('[G58] is one that was replaced by its fix, too', () => {
    const store = registry([...versions('shell', 1), ...versions('games', 1, 2)]);
    for (const request of [activate('shell', 1), activate('games', 1)]) store.change(request);
    store.change({ ...activate('games', 2), isFix: true } as ChangeRequest);

    expect(store.change(activate('games', 1))).toMatchObject({ kind: 'refused' });
  });
});

describe('an area that is withdrawn', () => {
  const withdraw = (...areas: string[]): ChangeRequest => ({ action: 'withdraw', areas });
  const site = () => {
    const store = registry([...versions('shell', 1), ...versions('games', 1, 2)]);
    for (const request of [activate('shell', 1), activate('games', 1), activate('games', 2)])
      store.change(request);
    return store;
  };

  it('[G58] is in the map no more, and comes back with what it had', () => {
    const store = site();

    expect(store.change(withdraw('games'))).toMatchObject({
      entry: { action: 'withdraw', changes: [{ area: 'games', from: v(2), to: null }] },
    });
    expect(store.live('games')).toBeUndefined();
    expect(store.change(withdraw('games'))).toEqual({ kind: 'unchanged' });

    expect(store.change(rollback('games'))).toMatchObject({
      entry: { changes: [{ area: 'games', from: null, to: v(2) }] },
    });
    expect(store.live('games')?.fallbacks.map(({ version }) => version)).toEqual([v(1)]);
    store.change(withdraw('games'));
    expect(store.change(activate('games', 2))).toMatchObject({ kind: 'change' });
  });

  it('[G58] cannot be the shell, and has to be live', () => {
    expect(site().change(withdraw('shell', 'wallet'))).toEqual({
      kind: 'refused',
      reasons: ['the shell cannot be withdrawn: without it there is no site', 'wallet is not live'],
    });
  });
});

describe('a revoked version', () => {
  const revoke = (area: string, n: number): ChangeRequest => ({
    action: 'revoke',
    releases: [{ area, version: v(n) }],
    isUrgent: true,
  });

  it('[G58] gives way to what was live before, and is no fallback', () => {
    const damaged: string[] = [];
    const store = registry([...versions('shell', 1), ...versions('games', 1, 2, 3)], damaged);
    store.change(activate('shell', 1));
    for (const n of [1, 2, 3]) store.change(activate('games', n));

    damaged.push(`games@${v(3)}`);
    store.change(revoke('games', 3));
    expect(store.live('games')).toMatchObject({ version: v(2), urgent: 5, fallbacks: [{ version: v(1) }] });

    damaged.push(`games@${v(1)}`);
    store.change(revoke('games', 1));
    expect(store.live('games')).toMatchObject({ version: v(2), urgent: 5, fallbacks: [] });
  });

  it('[G58] takes its area out of the site when nothing else can go live', () => {
    const store = registry([...versions('shell', 1), ...versions('games', 1)]);
    for (const request of [activate('shell', 1), activate('games', 1)]) store.change(request);

    store.change(revoke('games', 1));

    expect(store.live('games')).toBeUndefined();
    expect(store.change(revoke('shell', 1))).toMatchObject({ kind: 'refused' });
  });
});

describe('an urgent change', () => {
  it('[G58] marks what it changes, and the mark stays for tabs that have missed it', () => {
    const store = registry([...versions('shell', 1), ...versions('games', 1, 2, 3)]);
    store.change(activate('shell', 1));
    store.change(activate('games', 1));

    store.change({ ...activate('games', 2), isUrgent: true } as ChangeRequest);
    store.change(activate('games', 3));

    expect(store.live('games')).toMatchObject({ version: v(3), urgent: 3 });
    expect(store.live('shell')?.urgent).toBeUndefined();
  });
});

describe('the fallbacks of what is live', () => {
  const needing = (platform: string, n: number, area = 'games', declaration = {}) =>
    testRelease(area, { version: v(n), release: { platform }, declaration }).release;
  const together = (...pairs: [string, number][]): ChangeRequest => ({
    action: 'activate',
    releases: pairs.map(([area, n]) => ({ area, version: v(n) })),
  });
  const named = (store: ReturnType<typeof registry>, area: string) =>
    store.live(area)?.fallbacks.map(({ version }) => version);

  it('are chosen anew for every area when the shell changes: none that the gate refuses beside it', () => {
    const store = registry([
      needing('1.0.0', 1, 'shell'),
      needing('2.0.0', 2, 'shell'),
      needing('^1.0.0', 1),
      needing('^1.0.0 || ^2.0.0', 2),
      needing('^1.0.0 || ^2.0.0', 3),
    ]);
    store.change(activate('shell', 1));
    for (const n of [1, 2, 3]) store.change(activate('games', n));
    expect(named(store, 'games')).toEqual([v(2), v(1)]);
    const since = store.live('games')?.activatedAt;

    store.change(activate('shell', 2));

    expect(named(store, 'games')).toEqual([v(2)]);
    expect(store.live('games')).toMatchObject({ version: v(3), activatedAt: since });
  });

  it('do not include a version whose route another area has by now', () => {
    const store = registry([
      ...versions('shell', 1),
      needing('^1.0.0', 1, 'games', { routes: [route('/games'), route('/bonus')] }),
      needing('^1.0.0', 2),
      needing('^1.0.0', 1, 'promotions', { routes: [route('/bonus')] }),
    ]);
    for (const request of [activate('shell', 1), activate('games', 1), activate('games', 2)])
      store.change(request);
    expect(named(store, 'games')).toEqual([v(1)]);

    store.change(activate('promotions', 1));

    expect(named(store, 'games')).toEqual([]);
  });

  it('do not include a release that was fixed forward, and no rollback leads to it', () => {
    const store = registry([...versions('shell', 1), ...versions('games', 1, 2, 3)]);
    for (const request of [activate('shell', 1), activate('games', 1), activate('games', 2)])
      store.change(request);

    const plan = store.change({ ...activate('games', 3), isFix: true } as ChangeRequest);

    expect(plan).toMatchObject({
      entry: { changes: [{ area: 'games', from: v(2), to: v(3), isFix: true }] },
    });
    expect(named(store, 'games')).toEqual([v(1)]);
    store.change(rollback('games'));
    expect(store.live('games')?.version).toBe(v(1));
  });

  it('of the shell come with areas that fit it: as they are live, else as they were, else none', () => {
    const store = registry([
      needing('1.0.0', 1, 'shell'),
      needing('2.0.0', 2, 'shell'),
      needing('^1.0.0', 1, 'games'),
      needing('^2.0.0', 2, 'games'),
      needing('^1.0.0 || ^2.0.0', 1, 'wallet'),
      needing('^2.0.0', 1, 'agency'),
    ]);
    store.change(together(['shell', 1], ['games', 1], ['wallet', 1]));

    store.change(together(['shell', 2], ['games', 2], ['agency', 1]));

    expect(store.live('shell')?.fallbacks).toEqual([{ version: v(1), areas: { games: v(1), wallet: v(1) } }]);
    expect(named(store, 'games')).toEqual([]);
  });

  it('are still there for a live release whose files were damaged since', () => {
    const damaged: string[] = [];
    const store = registry(
      [...versions('shell', 1), ...versions('games', 1, 2), ...versions('wallet', 1)],
      damaged,
    );
    for (const request of [activate('shell', 1), activate('games', 1), activate('games', 2)])
      store.change(request);

    damaged.push(`games@${v(2)}`);
    store.change(activate('wallet', 1));

    expect(named(store, 'games')).toEqual([v(1)]);
  });
});

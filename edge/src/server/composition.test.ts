import { testRelease, testVersion as v } from '../../testing/test-releases.ts';
import type { Fallback, RegistryMap } from '../registry/registry-map.ts';
import { compose, releaseBase, type ServedRelease } from './composition.ts';

const pointer = (version: number, ...fallbacks: Fallback[]) => ({
  version: v(version),
  fallbacks,
  activatedAt: '2026-11-20T08:00:00.000Z',
  by: 'ana',
});
const earlier = (version: number, areas?: Readonly<Record<string, number>>): Fallback => ({
  version: v(version),
  ...(areas && {
    areas: Object.fromEntries(Object.entries(areas).map(([area, one]) => [area, v(one)])),
  }),
});

interface Trouble {
  /** `games 2`: cannot be read. */
  readonly unreadable?: readonly string[];
  /** `games 2`: browsers report that it fails. */
  readonly failing?: readonly string[];
  readonly overrides?: ReadonlyMap<string, ServedRelease>;
}

function site(areas: RegistryMap['areas'], { unreadable = [], failing = [], overrides }: Trouble = {}) {
  const isIn = (list: readonly string[], area: string, version: string) =>
    list.some((one) => one === `${area} ${Number.parseInt(version.split('-b')[1] ?? '', 16)}`);
  return compose({ revision: 7, areas }, overrides ?? new Map(), {
    find: (area, version) =>
      isIn(unreadable, area, version)
        ? null
        : {
            release: testRelease(area, { version }).release,
            base: releaseBase(area, version),
            isDev: false,
          },
    isFailing: (area, version) => isIn(failing, area, version),
  });
}

/** What a composition consists of, as numbers of versions: the area's own fallback after a slash. */
function parts(composition: ReturnType<typeof site>): string | null {
  if (!composition) return null;
  const number = (version: string) => Number.parseInt(version.split('-b')[1] ?? '', 16);
  const areas = composition.map.areas.map(({ area, version, lastKnownGood }) =>
    [`${area} ${number(version)}`, ...(lastKnownGood ? [number(lastKnownGood.version)] : [])].join('/'),
  );
  return [`shell ${number(composition.map.shell)}`, ...areas].join(', ');
}

describe('a composition', () => {
  it('offers an area its best fallback, and the site as the last good shell runs it', () => {
    const composition = site({
      shell: pointer(2, earlier(1, { games: 2, wallet: 1 })),
      games: pointer(3, earlier(2), earlier(1)),
      wallet: pointer(1),
    });

    expect(parts(composition)).toBe('shell 2, games 3/2, wallet 1');
    expect(parts(composition?.fallback ?? null)).toBe('shell 1, games 2, wallet 1');
    expect(composition?.fallback).toMatchObject({ map: { revision: 7 }, fallback: null });
  });

  it('passes over fallbacks that browsers report as failing', () => {
    const areas = {
      shell: pointer(3, earlier(2, { games: 3 }), earlier(1, { games: 1 })),
      games: pointer(3, earlier(2), earlier(1)),
    };

    const some = site(areas, { failing: ['shell 2', 'games 2', 'games 3'] });
    const all = site(areas, { failing: ['shell 1', 'shell 2', 'games 1', 'games 2'] });

    expect(parts(some)).toBe('shell 3, games 3/1');
    expect(parts(some?.fallback ?? null)).toBe('shell 1, games 1');
    expect(parts(all)).toBe('shell 3, games 3');
    expect(all?.fallback).toBeNull();
  });

  it('is that of the last good shell when the live one cannot be read', () => {
    const areas = {
      shell: pointer(3, earlier(2, { games: 3 }), earlier(1, { games: 1 })),
      games: pointer(3, earlier(2)),
    };

    expect(parts(site(areas, { unreadable: ['shell 3'] }))).toBe('shell 2, games 3');
    expect(parts(site(areas, { unreadable: ['shell 3', 'shell 2'] }))).toBe('shell 1, games 1');
    expect(site(areas, { unreadable: ['shell 3', 'shell 2', 'shell 1'] })).toBeNull();
  });

  it('has the next fallback of an area that cannot be read, and goes on without one that has none', () => {
    const areas = {
      shell: pointer(1),
      games: pointer(3, earlier(2), earlier(1)),
      wallet: pointer(1),
    };

    expect(parts(site(areas, { unreadable: ['games 3', 'wallet 1'] }))).toBe('shell 1, games 2/1');
  });

  it('offers no shell of which it is not known what fits it', () => {
    expect(site({ shell: pointer(2, earlier(1)), games: pointer(1) })?.fallback).toBeNull();
  });

  it('offers a developer the released version behind their own, and no other shell in place of their own', () => {
    const own = (area: string): ServedRelease => ({
      release: testRelease(area, { version: v(9) }).release,
      base: 'http://localhost:4100/',
      isDev: true,
    });
    const areas = { shell: pointer(2, earlier(1, { games: 1 })), games: pointer(1) };

    expect(parts(site(areas, { overrides: new Map([['games', own('games')]]) }))).toBe('shell 2, games 9/1');
    expect(site(areas, { overrides: new Map([['shell', own('shell')]]) })?.fallback).toBeNull();
  });
});

import { route, testRelease, testVersion } from '../../../testing/test-releases.ts';
import type { Composition } from '../composition.ts';
import { NEUTRAL_SITE } from '../site-facts.ts';
import { createFirstScreens } from './first-screens.ts';
import type { View } from './view.ts';

const served = (area: string, version = testVersion(1)) => ({
  ...testRelease(area, { version, server: '/* */' }),
  base: '/',
  isDev: false,
});
const [shell, games] = [served('shell'), served('games')];
const live = (area: typeof games, revision: number): Composition => ({
  map: { revision, shell: shell.release.version, areas: [] },
  shell,
  areas: [area],
  pointers: {},
  fallback: null,
  arm: '',
  canaries: {},
  variants: new Map(),
});
const [before, after] = [live(games, 1), live(served('games', testVersion(2)), 2)];
const view = (host = 'a.test', composition = before): View => ({
  composition,
  served: composition.areas[0] ?? games,
  route: { ...route('/games'), frame: 'main', skeleton: 'blank', indexed: true, data: [] },
  path: '/games',
  visitor: { host, lang: 'pt', set: 'pt', viewer: 'visitor' },
  facts: { ...NEUTRAL_SITE, siteData: {}, siteDataHash: 'x' },
});

/** First screens on a clock that the test moves, drawn by scripts and from data that are the test's. */
function setUp() {
  const world = {
    now: 0,
    hash: 'one',
    isWhole: true,
    drawn: 0,
    asked: 0,
    isBroken: false,
    faults: 0,
    missing: [] as string[],
    told: [] as (readonly string[])[],
    /** Nothing is drawn before. */
    ready: Promise.resolve(),
    /** Patience for longer than a second ends with it. */
    secondsLater: new Promise<void>(() => {}),
  };
  const rules = { ids: [], css: '' };
  const screens = createFirstScreens({
    drawers: {
      of: () => ({
        async draw(part) {
          if (part === 'layout') return { html: '<div>', htmlAfter: '</div>', rules };
          world.drawn += 1;
          await world.ready;
          if (world.isBroken) throw new Error('broken');
          return { html: `<p>${world.hash}</p>`, rules, queries: '[]', missing: world.missing };
        },
        residentMb: () => 0,
        close: () => {},
      }),
      retain: () => {},
      running: () => [],
      close: () => {},
    },
    async readAnswers() {
      world.asked += 1;
      return { byUrl: {}, isWhole: world.isWhole, hash: world.hash };
    },
    onFault: () => (world.faults += 1),
    onMissing: (missing) => world.told.push(missing),
    now: () => world.now,
    pause: (waitMs) =>
      waitMs > 1_000 ? world.secondsLater : new Promise((resolve) => void setImmediate(resolve)),
  });
  const shown = async (host?: string) => (await screens.of(view(host)))?.screen?.html;
  /** A view, and what it has set off. */
  const look = async (atMs: number, host?: string) => {
    world.now = atMs;
    const html = await shown(host);
    await new Promise(setImmediate);
    return html;
  };
  return { world, screens, look };
}

describe('a first screen that is kept', () => {
  it('is shown as it is for ten seconds, then checked beside the view, and drawn anew only from other data', async () => {
    const { world, look } = setUp();

    expect(await look(0)).toBe('<p>one</p>');
    await look(9_999);
    expect([world.asked, world.drawn]).toEqual([1, 1]);
    await look(10_000);
    expect([world.asked, world.drawn]).toEqual([2, 1]);
    world.hash = 'two';
    expect(await look(20_000)).toBe('<p>one</p>');
    expect(await look(20_001)).toBe('<p>two</p>');
  });

  it('is not shown when it is older than two minutes, but its successor, which is waited for', async () => {
    const { world, look } = setUp();
    await look(0);
    world.hash = 'two';

    expect(await look(120_000)).toBe('<p>two</p>');
  });

  it('stays when the API answers only in part, and is asked about again soon', async () => {
    const { world, look } = setUp();
    await look(0);
    Object.assign(world, { isWhole: false, hash: 'gaps' });

    await look(10_000);
    expect(await look(12_999)).toBe('<p>one</p>');
    expect(world.asked).toBe(2);
    await look(13_000);
    expect([world.asked, world.drawn]).toEqual([3, 1]);
  });

  it('rests after a fault, twice as long after each further one', async () => {
    const { world, look } = setUp();
    world.isBroken = true;

    for (const atMs of [0, 29_999, 30_000, 89_999, 90_000, 209_999, 210_000]) await look(atMs);
    expect([world.drawn, world.faults]).toEqual([4, 4]);
    world.isBroken = false;
    await look(449_999);
    expect(await look(450_001)).toBeUndefined();
    expect(await look(450_002)).toBe('<p>one</p>');
  });

  it('is one of a bounded number, however many hosts are asked for', async () => {
    const { screens, look } = setUp();
    for (let n = 0; n < 450; n += 1) await look(n, `host-${n}.test`);

    expect(screens.counts().entries).toBe(400);
    expect(screens.counts().letters).toBeLessThan(400 * 40);
  });

  it('says once for each version what it lacked', async () => {
    const { world, screens, look } = setUp();
    world.missing = ['GET /api/games/popular?name='];
    await look(0);
    Object.assign(world, { hash: 'two', missing: ['GET /api/games/popular?name=', 'text games:title'] });
    await look(10_000);
    Object.assign(world, { hash: 'three' });
    await look(20_000);

    expect(world.told).toEqual([['GET /api/games/popular?name='], ['text games:title']]);
    expect(screens.incomplete()).toEqual([
      { area: 'games', version: testVersion(1), path: '/games', missing: world.missing },
    ]);
  });
});

describe('a first screen after a release', () => {
  /** A site whose live area is another one than a moment ago, and whose processes have only begun. */
  async function released() {
    const { world, screens, look } = setUp();
    await look(0);
    const begun = Promise.withResolvers<void>();
    Object.assign(world, { hash: 'two', ready: begun.promise, now: 1_000 });
    screens.follow(after);
    return { world, screens, begin: begun.resolve };
  }
  const htmlOf = async (drawn: ReturnType<ReturnType<typeof setUp>['screens']['of']>) =>
    (await drawn)?.screen?.html;

  it('is in the very first view, which waits for it', async () => {
    const { screens, begin } = await released();
    const first = htmlOf(screens.of(view('a.test', after)));
    await new Promise(setImmediate);
    await new Promise(setImmediate);

    begin();

    expect(await first).toBe('<p>two</p>');
  });

  it('is there at once after a rollback, as it was', async () => {
    const { world, screens, begin } = await released();
    begin();
    await screens.of(view('a.test', after));

    screens.follow(live(games, 3));

    expect(await htmlOf(screens.of(view('a.test', live(games, 3))))).toBe('<p>one</p>');
    expect(world.drawn).toBe(2);
  });

  it('is not waited for longer than some seconds', async () => {
    const { world, screens } = await released();
    world.secondsLater = Promise.resolve();

    expect(await screens.of(view('a.test', after))).toBeNull();
  });

  it('is not waited for where there was none before', async () => {
    const { screens } = await released();

    expect(await screens.of(view('new.test', after))).toBeNull();
  });
});

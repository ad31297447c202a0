import { conflictsOf } from './gate.ts';
import { testRelease, route, type TestReleaseOptions } from '../../testing/test-releases.ts';

const label = { pt: 'x', en: 'x', cn: 'x', ch: 'x', vi: 'x', id: 'x', th: 'x', msa: 'x' };
const tab = (id: string, to: string, more: object = {}) => ({
  id,
  place: 'tab',
  to,
  icon: 'home',
  label,
  order: 1,
  ...more,
});

function release(area: string, options: TestReleaseOptions = {}) {
  return testRelease(area, options).release;
}

/** Has the pages that navigation entries of these tests lead to. */
const SHELL_WITH_PAGES = release('shell', {
  declaration: { routes: ['/', ...[1, 2, 3, 4, 5, 6].map((n) => `/games/${n}`)].map((path) => route(path)) },
});

function reasons(...live: ReturnType<typeof release>[]): string[] {
  return conflictsOf(live).map(({ reason }) => reason);
}

describe('the gate', () => {
  it('finds nothing against a set that fits together', () => {
    expect(reasons(release('shell'), release('games'), release('wallet'))).toEqual([]);
  });

  it('wants a shell before any area', () => {
    expect(reasons(release('games'))).toEqual([expect.stringContaining('activate the shell first')]);
  });

  it('names an unmet platform range', () => {
    const games = release('games', { release: { platform: '^2.0.0' } });

    expect(reasons(release('shell'), games)).toEqual([
      expect.stringMatching(/games .* needs platform \^2\.0\.0; shell .* provides 1\.0\.0/),
    ]);
  });

  it('names each shared module that is missing or too old', () => {
    const games = release('games', {
      release: { shared: { react: '^20.0.0', '@mosaico/shared/ui': '^1.0.0' } },
    });

    expect(reasons(release('shell'), games)).toEqual([
      expect.stringMatching(/needs react \^20\.0\.0; shell .* provides 19\.3\.1/),
      expect.stringMatching(/needs @mosaico\/shared\/ui \^1\.0\.0; shell .* does not provide it/),
    ]);
  });

  it('names what an area uses of a facade and the shell does not export, whatever the versions say', () => {
    const ui = '@mosaico/shared/ui';
    const shared = { react: '19.3.1', [ui]: '1.4.0' };
    const shell = release('shell', { release: { shared, facades: { [ui]: ['Button', 'Card'] } } });
    const games = release('games', {
      release: { shared: { [ui]: '^1.0.0' }, facades: { [ui]: ['Button', 'Money', 'Wave'] } },
    });
    const wallet = release('wallet', {
      release: { shared: { [ui]: '^1.0.0' }, facades: { [ui]: ['Card'] } },
    });

    expect(reasons(shell, games, wallet)).toEqual([
      `games ${games.version} uses Money, Wave of @mosaico/shared/ui, which shell ${shell.version} does not provide`,
    ]);
  });

  it('goes by versions alone for a shell of before names were recorded', () => {
    const ui = '@mosaico/shared/ui';
    const shell = release('shell', { release: { shared: { react: '19.3.1', [ui]: '1.4.0' } } });
    const games = release('games', {
      release: { shared: { [ui]: '^1.0.0' }, facades: { [ui]: ['Money'] } },
    });

    expect(reasons(shell, games)).toEqual([]);
  });

  it('names a route that two areas claim', () => {
    const wallet = release('wallet', { declaration: { routes: [route('/games')] } });

    expect(reasons(release('shell'), release('games'), wallet)).toEqual([
      'the route /games is claimed by games and wallet',
    ]);
  });

  it('names a route of the shell that an area claims', () => {
    const shell = release('shell', { declaration: { routes: [route('/login')] } });
    const account = release('account', { declaration: { routes: [route('/login')] } });

    expect(reasons(shell, account)).toEqual(['the route /login is claimed by shell and account']);
  });

  it('names a container name that two areas share', () => {
    const wallet = release('wallet', { release: { container: release('games').container } });

    expect(reasons(release('shell'), release('games'), wallet)).toEqual([
      expect.stringContaining('container name'),
    ]);
  });

  it('names a navigation entry that two areas claim for the same audience', () => {
    const games = release('games', { declaration: { navigation: [tab('home', '/')] } });
    const wallet = release('wallet', { declaration: { navigation: [tab('start', '/')] } });

    expect(reasons(SHELL_WITH_PAGES, games, wallet)).toEqual([
      'the navigation entry "tab /" is claimed by games and wallet',
    ]);
  });

  it('lets visitors and members have different entries for one place', () => {
    const games = release('games', {
      declaration: { navigation: [tab('home', '/', { audience: 'visitor' })] },
    });
    const wallet = release('wallet', {
      declaration: { navigation: [tab('start', '/', { audience: 'member' })] },
    });

    expect(reasons(SHELL_WITH_PAGES, games, wallet)).toEqual([]);
  });

  it('[G31] counts for each member what is shown while they may play, and what stands there while they may not', () => {
    const others = [1, 2, 3, 4].map((n) => tab(`tab${n}`, `/games/${n}`));
    const games = release('games', {
      declaration: { navigation: [...others, tab('play', '/games/5', { during: ['free'] })] },
    });
    const beside = (during: readonly string[]) =>
      release('wallet', { declaration: { navigation: [tab('rest', '/games/6', { during })] } });

    expect(reasons(SHELL_WITH_PAGES, games, beside(['paused', 'excluded', 'barred']))).toEqual([]);
    expect(reasons(SHELL_WITH_PAGES, games, beside(['paused', 'free']))).toEqual([
      'the tab bar has 5 places; 6 entries claim one',
    ]);
  });

  it('names a second emphasised tab and a sixth tab', () => {
    const many = [1, 2, 3, 4, 5].map((n) => tab(`tab${n}`, `/games/${n}`, { emphasis: n === 1 }));
    const games = release('games', { declaration: { navigation: many } });
    const wallet = release('wallet', {
      declaration: { navigation: [tab('extra', '/wallet', { emphasis: true })] },
    });

    expect(reasons(SHELL_WITH_PAGES, games, wallet)).toEqual([
      'more than one tab is emphasised: games and wallet',
      'the tab bar has 5 places; 6 entries claim one',
    ]);
  });

  it('names a second button of the top bar', () => {
    const button = (id: string, to: string) => ({ ...tab(id, to), place: 'topbar' as const });
    const games = release('games', { declaration: { navigation: [button('play', '/games')] } });
    const wallet = release('wallet', { declaration: { navigation: [button('deposit', '/wallet')] } });

    expect(reasons(release('shell'), games, wallet)).toEqual([
      'the top bar has one button; games and wallet claim it',
    ]);
  });

  it('names a widget that fills one slot twice', () => {
    const slot = { slot: 'home.banner', widget: 'banner' };
    const games = release('games', { declaration: { slots: [slot, slot] } });

    expect(reasons(release('shell'), games)).toEqual([
      'the slot entry home.banner: games/banner exists twice',
    ]);
  });

  it('[G59] names icons and events that the shell does not have, once shells say what they have', () => {
    const words = { icons: ['home'], events: ['wallet.changed'] };
    const games = release('games', {
      release: { events: ['wallet.changed', 'games.opened'] },
      declaration: { navigation: [tab('lobby', '/games', { icon: 'dice' })], routes: [route('/games')] },
    });

    expect(reasons(release('shell'), games)).toEqual([]);
    expect(reasons(release('shell', { release: words }), games)).toEqual([
      expect.stringMatching(/games .* names the icon dice, which shell .* does not have/),
      expect.stringMatching(/games .* uses the event games\.opened, which shell .* does not have/),
    ]);
  });

  it('[G59] names data that nobody answers, once shells say what is answered', () => {
    const data = [{ endpoint: 'GET /api/games/popular' }, { endpoint: 'GET /api/games/gone' }];
    const games = release('games', { declaration: { routes: [route('/games', { data })] } });
    const shell = release('shell', { release: { reads: ['GET /api/games/popular'] } });

    expect(reasons(release('shell'), games)).toEqual([]);
    expect(reasons(shell, games)).toEqual([
      expect.stringMatching(/games .* has GET \/api\/games\/gone asked ahead, which shell .* does not have/),
    ]);
  });

  it('[G59] names widgets that are not in the code, once releases say which are', () => {
    const declaration = {
      slots: ['banner', 'badge'].map((widget) => ({ slot: 'home.banner', widget })),
    };
    const games = (words: object) => release('games', { release: words, declaration });

    expect(reasons(release('shell'), games({}))).toEqual([]);
    expect(reasons(release('shell'), games({ widgets: ['banner', 'badge'] }))).toEqual([]);
    expect(reasons(release('shell'), games({ widgets: ['badge'] }))).toEqual([
      expect.stringMatching(/games .* offers the widget banner to home\.banner, and its code has none/),
    ]);
  });

  it('[G59] names navigation entries that lead nowhere', () => {
    const games = release('games', {
      declaration: { navigation: [tab('pay', '/recharge')], routes: [route('/games')] },
    });

    expect(reasons(release('shell'), games)).toEqual([
      'the navigation entry games/pay leads to /recharge, which no live release has',
    ]);
    const wallet = release('wallet', { declaration: { routes: [route('/recharge')] } });
    expect(reasons(release('shell'), games, wallet)).toEqual([]);
  });
});

import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@mosaico/shared/api';
import { BANNER_SLOT } from '@mosaico/shared/contract';
import {
  aGame,
  aUser,
  fakeIntersections,
  fakePlatform,
  okBody,
  refusal,
  renderScreen,
  type ApiStubs,
  type FakeOptions,
} from '@mosaico/shared/testing';
import declaration from '../../area.json';
import en from '../messages/en.json';
import { anOpenRound } from '../testing/open-round.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { FIRST_CHOICE, listQuery } from '../catalogue/game-list-query.ts';

const GAMES = [
  aGame({ game_id: 1, name: 'Onda Dourada', rtp: '96.50', is_hot: 1 }),
  aGame({ game_id: 2, name: 'Caju Bang', is_new: 1 }),
  aGame({ game_id: 3, name: 'Órbita 7' }),
];
/** More than a row, of which a row is hot. */
const MANY = Array.from({ length: 24 }, (_, index) =>
  aGame({ game_id: index + 1, name: `Game ${index + 1}`, is_hot: index < 12 ? 1 : 0 }),
);

const pageOf = (list: readonly Game[], total = list.length, page = 1) =>
  okBody({ list: [...list], total, page, limit: 24 });

const STUBS: ApiStubs = {
  'GET /api/games/listsv2': ({ query }) =>
    pageOf(GAMES.filter(({ name }) => name.toLowerCase().includes(query.name ?? ''))),
  'GET /api/games/recent': okBody([]),
  'GET /api/games/unfinished': okBody([]),
  'GET /api/games/apisv2': okBody([
    { id: 1, api_name: 'ipe', name: 'Ipê Games', icon: 'star', game_types: ['slot'], count: 3 },
  ]),
  'POST /api/games/follow': okBody([]),
  'GET /api/games/winners': okBody({ list: [], is_simulated: 0 }),
};

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

function lobby(api: ApiStubs = {}, options: FakeOptions = {}) {
  return renderScreen(<HomeScreen />, {
    messages: { en },
    platform: fakePlatform({ ...options, api: { ...STUBS, ...api } }),
  });
}

const heart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` });

describe('the home screen', () => {
  it.each([
    ['first', null, Node.DOCUMENT_POSITION_FOLLOWING],
    [
      'last, for who may not play',
      { why: 'excluded' as const, until: null },
      Node.DOCUMENT_POSITION_PRECEDING,
    ],
  ])('[G47] [G31] names a round that is still open %s', async (_where, bar, gamesAre) => {
    const user = aUser({ play_bar: bar });
    await lobby({ 'GET /api/games/unfinished': okBody([anOpenRound(3)]) }, { user });

    const strip = await screen.findByRole('link', { name: 'Your round of Onda is still open' });

    const game = await screen.findByRole('link', { name: /Caju Bang/ });
    expect(strip.compareDocumentPosition(game) & gamesAre).toBeTruthy();
  });

  it('[R4] shows the games with their return to player and tags', async () => {
    await lobby();

    const card = (await screen.findByRole('link', { name: /Onda Dourada/ })).closest('article');
    expect(card).toHaveTextContent('RTP 96.50%');
    expect(card).toHaveTextContent('POPULAR');
    expect(screen.getByRole('link', { name: /Caju Bang/ }).closest('article')).toHaveTextContent('NEW');
  });

  it('[R25] says 18+ to everyone', async () => {
    await lobby();

    expect(screen.getByText(/Users over 18 only/)).toBeVisible();
    await screen.findByRole('link', { name: /Onda/ });
  });

  it('keeps a place for the offers of promotions, below the search, before they are there', async () => {
    const { container, platform } = await lobby();

    expect([...platform.filled]).toEqual(['home.banner']);
    const slot = container.querySelector('[data-slot="home.banner"]');
    expect(slot?.parentElement).toHaveStyle({ minHeight: `calc(${BANNER_SLOT.slideMinHeight} + 8px)` });
    expect(slot?.compareDocumentPosition(screen.getByRole('link', { name: 'Search games' }))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    await screen.findByRole('link', { name: /Onda/ });
  });

  it('has a card of the house where the shell says that nothing is offered', async () => {
    const { container } = await lobby();
    const house = screen.getByRole('link', { name: /Fair play/, hidden: true });
    expect(house).not.toBeVisible();

    container.querySelector('[data-slot="home.banner"]')?.setAttribute('data-slot-empty', '');

    expect(house).toBeVisible();
    expect(house).toHaveAttribute('href', '/fairness');
    await screen.findByRole('link', { name: /Onda/ });
  });

  it('asks first for exactly the list that the page has started to load, and for nothing of a member', async () => {
    const { platform } = await lobby();
    await screen.findByRole('link', { name: /Onda/ });

    const declared = declaration.routes[0]?.data?.[0];
    const first = platform.api.calls.find(({ key }) => key === declared?.endpoint);
    expect(JSON.stringify(first?.input)).toBe(JSON.stringify({ query: declared?.query }));
    expect(JSON.stringify(listQuery(FIRST_CHOICE, 1))).toBe(JSON.stringify(declared?.query));
    expect(platform.api.calls.map(({ key }) => key)).not.toContain('POST /api/games/follow');
  });

  it('[R39] [R36] leads to the search, to all games, and to what the studios have', async () => {
    await lobby();
    await screen.findByRole('link', { name: /Onda Dourada/ });

    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Search games')).toBe('/searchGames');
    expect(hrefOf('See all 3 games')).toBe('/game');
    const ways = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['All', '/game'],
      ['Slots', '/game?type=slot'],
      ['New', '/game?sort=new'],
      ['Highest RTP', '/game?sort=rtp'],
      ['Ipê Games', '/game?studio=ipe'],
    ]);
  });

  it('[R227] [R232] shows the server message as an error toast, Load Fail, and loads again on retry', async () => {
    let fails = true;
    const { platform, player } = await lobby({
      'GET /api/games/listsv2': () => {
        if (fails) throw refusal('unavailable', 'The games are resting');
        return pageOf(GAMES);
      },
    });

    expect(await screen.findByText('Load Fail')).toBeVisible();
    expect(platform.shown).toContainEqual({ kind: 'error', text: 'The games are resting' });
    fails = false;
    await player.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Onda/ })).toBeVisible();
  });

  it('[R227] says in the words of the server that the kinds and studios did not load, and shows the rest', async () => {
    const { platform } = await lobby({
      'GET /api/games/apisv2': refusal('unavailable', 'The studios are resting'),
    });

    expect(await screen.findByRole('link', { name: /Onda/ })).toBeVisible();
    await waitFor(() => expect(platform.shown).toEqual([{ kind: 'error', text: 'The studios are resting' }]));
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/game');
  });

  it('[R158] asks a visitor to log in before a favourite is kept, and on the page of a game that they open', async () => {
    const { platform, player } = await lobby();

    await player.click(await heart('Caju Bang'));
    expect(platform.opened).toEqual(['login']);
    expect(platform.navigation.location.value.pathname).toBe('/');
    await player.click(await screen.findByRole('link', { name: /Onda/ }));

    expect(platform.opened).toEqual(['login']);
    expect(platform.navigation.location.value.pathname).toBe('/gameInfo');
    expect(platform.api.calls.some(({ key }) => key.startsWith('POST'))).toBe(false);
  });
});

/** Home, which the player leaves for a game and comes back to. */
function HomeOrGame() {
  const [isHome, setHome] = useState(true);
  return (
    <>
      <button onClick={() => setHome(!isHome)}>game or home</button>
      {isHome && <HomeScreen />}
    </>
  );
}

describe('the rails above the list', () => {
  const listed: ApiStubs = { 'GET /api/games/listsv2': pageOf(MANY) };
  const inRail = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => /Game \d+/.exec(textContent ?? '')?.[0]);
  const shownTwice = () => {
    const names = screen.getAllByRole('article').map((card) => /Game \d+/.exec(card.textContent ?? '')?.[0]);
    return names.filter((name, index) => names.indexOf(name) !== index);
  };

  it('[R189] begin with the most popular games, numbered, which the list goes on from', async () => {
    await lobby(listed);

    await screen.findByRole('link', { name: /Game 13/ });
    expect(inRail('Popular this week')).toEqual(MANY.slice(0, 12).map(({ name }) => name));
    const rail = within(screen.getByRole('region', { name: 'Popular this week' }));
    expect(rail.getAllByRole('article').at(-1)).toHaveTextContent('12RTP');
    expect(shownTwice()).toEqual([]);
  });

  it('[R189] hold every game with the mark, however many games the site has, and are not there where none has it', async () => {
    const few = MANY.slice(0, 14);
    const { unmount } = await lobby({ 'GET /api/games/listsv2': pageOf(few) });
    await screen.findByRole('link', { name: /Game 13/ });
    expect(inRail('Popular this week')).toHaveLength(12);
    unmount();

    await lobby({ 'GET /api/games/listsv2': pageOf(few.map((game) => ({ ...game, is_hot: 0 }))) });
    await screen.findByRole('link', { name: /Game 13/ });
    expect(screen.queryByText('POPULAR')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Popular this week' })).not.toBeInTheDocument();
  });

  it('[R189] begin with the site’s own order, without a number or a mark, where nobody has played', async () => {
    const unplayed = MANY.map((game) => ({ ...game, is_hot: 0 }));
    await lobby({ 'GET /api/games/listsv2': pageOf(unplayed) });
    await screen.findByRole('link', { name: /Game 13/ });

    expect(inRail('A selection of our games')).toEqual(MANY.slice(0, 12).map(({ name }) => name));
    const rail = within(screen.getByRole('region', { name: 'A selection of our games' }));
    expect(rail.getAllByRole('article').at(-1)).not.toHaveTextContent('1212RTP');
    expect(screen.queryByText(/popular/i)).not.toBeInTheDocument();
    expect(shownTwice()).toEqual([]);
  });

  it('[R189] begin so, too, where too few were played for a ranking', async () => {
    const few = MANY.map((game, index) => ({ ...game, is_hot: index < 5 ? (1 as const) : (0 as const) }));
    await lobby({ 'GET /api/games/listsv2': pageOf(few) });
    await screen.findByRole('link', { name: /Game 13/ });

    expect(inRail('A selection of our games')).toHaveLength(12);
    expect(screen.queryByRole('region', { name: 'Popular this week' })).not.toBeInTheDocument();
  });

  it('show none of the games that the welcome holds, which are games of this site', async () => {
    await lobby(listed);
    await screen.findByRole('link', { name: /Game 13/ });

    const welcome = within(screen.getByRole('region', { name: 'Games with heart, made in Brazil' }));
    const covers = await welcome.findAllByRole('img', { hidden: true });

    expect(covers.map((cover) => cover.getAttribute('aria-label'))).toEqual([
      'Game 22',
      'Game 23',
      'Game 24',
    ]);
    expect(inRail('Popular this week')).not.toEqual(expect.arrayContaining(['Game 22']));
  });

  it('[G45] name no games to go on with before the member is known, and keep their room', async () => {
    const platform = fakePlatform({ user: aUser({ total_money: '10.00' }), api: { ...STUBS, ...listed } });
    platform.setUser(null);
    platform.session.isLoggedIn = () => true;
    await renderScreen(<HomeScreen />, { messages: { en }, platform });

    await screen.findByRole('link', { name: /Game 13/ });
    expect(screen.queryByText('Continue playing')).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2, hidden: true })[0]).toHaveTextContent(/^\s?$/);
  });

  it('[G45] wait for the games to go on with of who has played, and of a new member for none', async () => {
    const never = () => new Promise<never>(() => undefined);
    const api = { ...listed, 'GET /api/games/recent': never, 'POST /api/games/follow': never };
    const { unmount } = await lobby(api, { user: aUser({ total_money: '10.00' }) });
    expect(await screen.findByRole('region', { name: 'Continue playing' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Game 1$/ })).not.toBeInTheDocument();
    unmount();

    await lobby(api, { user: aUser({ total_money: '0.00' }) });

    await screen.findByRole('link', { name: /Game 13/ });
    expect(inRail('Popular this week')).toHaveLength(12);
    expect(screen.queryByText('Continue playing')).not.toBeInTheDocument();
  });

  it('[G45] [R5] begin for a member with the games to go on with, and show every favourite, first those that stand nowhere above', async () => {
    await lobby(
      {
        ...listed,
        'GET /api/games/recent': okBody([MANY[4] as Game, MANY[17] as Game]),
        'POST /api/games/follow': okBody([MANY[4] as Game, MANY[2] as Game]),
      },
      { user: aUser() },
    );

    await screen.findByRole('region', { name: 'Your favourites' });
    expect(
      screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby')),
    ).toHaveLength(4);
    expect(inRail('Continue playing')).toEqual(['Game 5', 'Game 18']);
    expect(inRail('Your favourites')).toEqual(['Game 3', 'Game 5']);
    expect(inRail('Popular this week')[0]).toBe('Game 1');
    expect(inRail('Popular this week')).not.toEqual(expect.arrayContaining(['Game 5']));
  });

  it('[G45] [R5] show a favourite that was just played among the games to go on with, and still among the favourites', async () => {
    const favourite = MANY[4] as Game;
    const played: Game[] = [];
    const { player } = await renderScreen(<HomeOrGame />, {
      messages: { en },
      platform: fakePlatform({
        user: aUser(),
        api: {
          ...STUBS,
          ...listed,
          'GET /api/games/recent': () => okBody([...played]),
          'POST /api/games/follow': okBody([favourite]),
        },
      }),
    });
    await screen.findByRole('region', { name: 'Your favourites' });
    expect(screen.getAllByRole('link', { name: /Game 5\b/ })).toHaveLength(1);

    await player.click(screen.getByRole('button', { name: 'game or home' }));
    played.push(favourite);
    await player.click(screen.getByRole('button', { name: 'game or home' }));

    await screen.findByRole('region', { name: 'Continue playing' });
    expect(inRail('Continue playing')).toEqual(['Game 5']);
    expect(inRail('Your favourites')).toEqual(['Game 5']);
  });

  it('are followed by whole rows of games, filled up with games of the rails where these hold nearly all', async () => {
    await lobby({ ...listed, 'GET /api/games/recent': okBody(MANY.slice(12, 19)) }, { user: aUser() });

    await screen.findByRole('link', { name: /Game 24/ });
    await waitFor(() => expect(inRail('Continue playing')).toContain('Game 13'));
    expect(inRail('All games').filter(Boolean)).toEqual(
      [...MANY.slice(19), ...MANY.slice(0, 7)].map(({ name }) => name),
    );
  });

  it('[G45] show a favourite among the favourites when the games to go on with cannot be loaded', async () => {
    await lobby(
      {
        ...listed,
        'GET /api/games/recent': refusal('internal', 'boom'),
        'POST /api/games/follow': okBody([MANY[4] as Game]),
      },
      { user: aUser() },
    );

    await screen.findByRole('region', { name: 'Your favourites' });
    expect(inRail('Your favourites')).toEqual(['Game 5']);
    expect(shownTwice()).toEqual([]);
  });

  it('[R227] are there without the games to go on with when those cannot be loaded, which is said', async () => {
    const { platform } = await lobby(
      { ...listed, 'GET /api/games/recent': refusal('internal', 'boom') },
      { user: aUser() },
    );

    expect(await screen.findByRole('region', { name: 'Popular this week' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull());
    expect(platform.shown).toEqual([{ kind: 'error', text: 'boom' }]);
  });

  it('stand below one line that greets the member with their level', async () => {
    await lobby(listed, { user: aUser({ nickname: 'Marina', level: 3 }) });

    expect(await screen.findByRole('heading', { level: 1, name: 'Hi, Marina' })).toBeVisible();
    expect(screen.getByText('VIP 3')).toBeVisible();
    expect(screen.queryByText(/Users over 18 only/)).not.toBeInTheDocument();
    await screen.findByRole('link', { name: /Game 13/ });
  });
});

describe('the row of promotional games', () => {
  let sight: ReturnType<typeof fakeIntersections>;
  beforeEach(() => (sight = fakeIntersections()));
  afterEach(() => sight.restore());
  const PROMOTED = [GAMES[0] as Game, aGame({ game_id: 9, name: 'Boto Cor-de-Rosa' })];
  const promotion = (platform: Awaited<ReturnType<typeof lobby>>['platform']) =>
    platform.api.calls.filter(({ key }) => key === 'GET /api/games/promotion');

  it.each([
    ['who may not play', { why: 'excluded' as const, until: null }, 0],
    ['everybody else', null, 1],
  ])(
    '[G31] [G49] comes to %s, with what others play and win as far as it is theirs to see',
    async (_, bar, shown) => {
      const user = aUser({ play_bar: bar });
      const api = { 'GET /api/games/listsv2': pageOf(MANY), 'GET /api/games/promotion': okBody(PROMOTED) };
      const { platform } = await lobby(api, { user });
      await screen.findByRole('link', { name: /Game 13/ });

      sight.report(true);

      await screen.findByRole('region', { name: 'Featured games' });
      expect(screen.queryAllByRole('region', { name: 'Popular this week' })).toHaveLength(shown);
      expect(platform.api.calls.filter(({ key }) => key === 'GET /api/games/winners')).toHaveLength(shown);
    },
  );

  it('[R4] [R188] is asked for once it is in sight, and begins with the games that home shows nowhere else', async () => {
    const { platform } = await lobby({ 'GET /api/games/promotion': okBody(PROMOTED) });
    await screen.findByRole('link', { name: /Caju Bang/ });
    expect(promotion(platform)).toHaveLength(0);

    sight.report(true);

    const row = within(await screen.findByRole('region', { name: 'Featured games' }));
    await row.findByRole('link', { name: /Boto/ });
    const names = row.getAllByRole('article').map((card) => card.textContent ?? '');
    expect(names.map((name) => /Boto|Onda/.exec(name)?.[0])).toEqual(['Boto', 'Onda']);
    expect(promotion(platform)).toHaveLength(1);
  });

  it.each([
    ['the site promotes none', okBody([]), []],
    ['they cannot be loaded', refusal('internal', 'boom'), [{ kind: 'error', text: 'boom' }]],
  ])('[R4] [R227] is not there where %s, and says a failure', async (_, answer, said) => {
    const { platform } = await lobby({ 'GET /api/games/promotion': answer });
    await screen.findByRole('link', { name: /Caju Bang/ });

    sight.report(true);

    await waitFor(() => expect(platform.api.calls.map(({ key }) => key)).toContain('GET /api/games/winners'));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Featured games' })).not.toBeInTheDocument(),
    );
    expect(platform.shown).toEqual(said);
  });
});

describe('favourites', () => {
  const user = aUser();

  it('[R130] [R5] adds one, reads the list anew, and only then fills the heart', async () => {
    const liked: Game[] = [];
    const { platform, player } = await lobby(
      {
        'POST /api/games/follow': () => okBody([...liked]),
        'POST /api/games/follow/set': ({ body }) => {
          liked.push(...GAMES.filter(({ game_id: id }) => id === body.game_id));
          return okBody(null);
        },
      },
      { user },
    );

    await player.click(await heart('Caju Bang'));

    const rail = await screen.findByRole('region', { name: 'Your favourites' });
    expect(within(rail).getByRole('link', { name: /Caju Bang/ })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Favourite: Caju Bang' })).toEqual([
      within(rail).getByRole('button', { name: 'Favourite: Caju Bang', pressed: true }),
    ]);
    expect(platform.api.calls.filter(({ key }) => key === 'POST /api/games/follow')).toHaveLength(2);
  });

  it('[R187] removes one', async () => {
    let liked = [GAMES[0] as Game];
    const { player } = await lobby(
      {
        'POST /api/games/follow': () => okBody(liked),
        'POST /api/games/follow/delete': () => {
          liked = [];
          return okBody(null);
        },
      },
      { user },
    );

    const rail = await screen.findByRole('region', { name: 'Your favourites' });
    await player.click(within(rail).getByRole('button', { name: 'Favourite: Onda Dourada' }));

    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your favourites' })).not.toBeInTheDocument(),
    );
  });

  it('[R237] says the fixed text when a change fails, and leaves the heart as it was', async () => {
    const { platform, player } = await lobby(
      { 'POST /api/games/follow/set': refusal('internal', 'boom') },
      { user },
    );

    await player.click(await heart('Caju Bang'));

    await waitFor(() =>
      expect(platform.shown).toEqual([{ kind: 'error', text: 'Error in setting favorite' }]),
    );
    expect(await heart('Caju Bang')).toHaveAttribute('aria-pressed', 'false');
  });

  it('[R236] says the fixed text when the list fails; the games are there all the same', async () => {
    const { platform } = await lobby({ 'POST /api/games/follow': refusal('internal', 'boom') }, { user });

    expect(await screen.findByRole('link', { name: /Onda/ })).toBeVisible();
    await waitFor(() =>
      expect(platform.shown).toEqual([{ kind: 'error', text: 'Error in setting favorite list' }]),
    );
  });

  it('are gone when the member leaves', async () => {
    const { platform } = await lobby({ 'POST /api/games/follow': okBody([GAMES[0] as Game]) }, { user });
    await screen.findByRole('region', { name: 'Your favourites' });

    act(() => platform.setUser(null));

    expect(screen.queryByRole('region', { name: 'Your favourites' })).not.toBeInTheDocument();
  });
});

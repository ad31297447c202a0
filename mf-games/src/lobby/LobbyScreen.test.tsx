import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@mosaico/shared/api';
import {
  aGame,
  aUser,
  fakePlatform,
  okBody,
  refusal,
  renderScreen,
  type ApiStubs,
  type FakeOptions,
} from '@mosaico/shared/testing';
import declaration from '../../area.json';
import { FIRST_CHOICE, listQuery } from '../catalogue/game-list-query.ts';
import en from '../messages/en.json';
import { LIVE_CHOICE } from './LiveScreen.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';

const LIST = 'GET /api/games/listsv2';
const MANY = Array.from({ length: 30 }, (_, index) =>
  aGame({ game_id: index + 1, name: `Game ${index + 1}`, volatility: index % 2 ? 'low' : 'very-high' }),
);
const pageOf = (list: readonly Game[], next: string | null = null) =>
  okBody({ list: [...list], total: MANY.length, page: 1, limit: 24, next });
const STUBS: ApiStubs = {
  [LIST]: ({ query }) => (query.before ? pageOf(MANY.slice(24)) : pageOf(MANY.slice(0, 24), '0.24')),
  'GET /api/games/apisv2': okBody([
    { id: 1, api_name: 'ipe', name: 'Ipê Games', icon: 'star', game_types: ['slot', 'dice'], count: 3 },
    { id: 2, api_name: 'lua', name: 'Lua de Papel', icon: 'crown', game_types: ['slot'], count: 3 },
  ]),
  'POST /api/games/follow': okBody([]),
};

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

const open = (at = '/game', api: ApiStubs = {}, options: FakeOptions = {}) =>
  renderScreen(<LobbyScreen />, {
    messages: { en },
    platform: fakePlatform({ at, ...options, api: { ...STUBS, ...api } }),
  });
const link = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}\\b`) });

describe('the lobby [R36]', () => {
  it('asks first for exactly what area.json declares', async () => {
    const { platform } = await open();
    await link('Game 1');

    const route = declaration.routes.find(({ path }) => path === '/game');
    const first = platform.api.calls.find(({ key }) => key === LIST);
    expect(JSON.stringify(first?.input)).toBe(JSON.stringify({ query: route?.data?.[0]?.query }));
    expect(JSON.stringify(listQuery(FIRST_CHOICE, 1))).toBe(JSON.stringify(route?.data?.[0]?.query));
  });

  it('[R37] asks for the live tables as area.json declares', () => {
    const route = declaration.routes.find(({ path }) => path === '/video');

    expect(JSON.stringify(listQuery(LIVE_CHOICE, 1))).toBe(JSON.stringify(route?.data?.[0]?.query));
  });

  it('[R183] shows what the address says, and writes a choice into it', async () => {
    const { platform, player } = await open('/game?type=slot&sort=rtp');
    await link('Game 1');
    expect(screen.getByRole('radio', { name: 'Slots' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rtp');

    await player.click(screen.getByRole('radio', { name: 'Dice' }));
    await player.click(screen.getByRole('radio', { name: 'Ipê Games' }));
    await player.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');

    expect(platform.navigation.location.value.search).toBe('?type=dice&studio=ipe&sort=name');
    await waitFor(() =>
      expect(platform.api.calls.filter(({ key }) => key === LIST).at(-1)?.input).toEqual({
        query: { api_name: 'ipe', game_type: 'dice', sort: 'name', page: 1, limit: 24 },
      }),
    );
  });

  it('takes an address with unknown values for one without, and offers only kinds that there are', async () => {
    const { platform } = await open('/game?type=poker&studio=%22&sort=worst');
    await link('Game 1');

    expect(platform.api.calls.find(({ key }) => key === LIST)?.input).toEqual({
      query: listQuery(FIRST_CHOICE, 1),
    });
    await screen.findByRole('radio', { name: 'Dice' });
    expect(screen.queryByRole('radio', { name: 'Crash' })).toBeNull();
  });

  it('[G28] reads on after the last game of a page, to the end', async () => {
    const { platform, player } = await open();

    await player.click(await screen.findByRole('button', { name: 'Load more' }));

    await link('Game 30');
    expect(platform.api.calls.filter(({ key }) => key === LIST).map(({ input }) => input)).toMatchObject([
      { query: { page: 1 } },
      { query: { page: 2, before: '0.24' } },
    ]);
    expect(await screen.findByText('That is all')).toBeVisible();
  });

  it('[R227] [R232] says in the words of the server that the games did not load', async () => {
    const { platform } = await open('/game', { [LIST]: refusal('unavailable', 'The games are resting') });

    expect(await screen.findByRole('alert')).toHaveTextContent('Load Fail');
    expect(platform.shown).toContainEqual({ kind: 'error', text: 'The games are resting' });
  });

  it('[R233] [R183] says which filters leave no game, and takes off one of them or all', async () => {
    const none = {
      [LIST]: ({ query }: { readonly query: { readonly api_name?: string } }) =>
        query.api_name
          ? okBody({ list: [], total: 0, page: 1, limit: 24, next: null })
          : pageOf(MANY.slice(0, 24)),
    } as ApiStubs;
    const { platform, player, unmount } = await open('/game?type=dice&studio=lua&sort=name', none);

    expect(await screen.findByText('No game in Dice · Lua de Papel.')).toBeVisible();
    expect(screen.getByText('There is currently no data available')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 games');
    await player.click(screen.getByRole('button', { name: 'Remove the filter Dice' }));
    expect(platform.navigation.location.value.search).toBe('?studio=lua&sort=name');
    expect(await screen.findByText('No game in Lua de Papel.')).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(platform.navigation.location.value.search).toBe('?sort=name');
    await link('Game 1');
    unmount();

    await open('/game', { [LIST]: okBody({ list: [], total: 0, page: 1, limit: 24, next: null }) });
    expect(await screen.findByText('There is currently no data available')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('[R5] shows a member their favourites, and a visitor how to have some', async () => {
    const liked = { 'POST /api/games/follow': okBody([MANY[4] as Game]) };
    const { player, unmount } = await open('/game?type=favourites', liked, { user: aUser() });
    expect(await link('Game 5')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    await player.click(screen.getByRole('radio', { name: 'All' }));
    await link('Game 1');
    unmount();

    const visitor = await open('/game?type=favourites');
    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(visitor.platform.api.calls.map(({ key }) => key)).toEqual(['GET /api/games/apisv2']);
  });

  it('[R236] says the fixed text when the favourites fail, and loads them again', async () => {
    let fails = true;
    const { platform, player } = await open(
      '/game?type=favourites',
      {
        'POST /api/games/follow': () => {
          if (fails) throw refusal('internal', 'boom');
          return okBody([MANY[4] as Game]);
        },
      },
      { user: aUser() },
    );
    await screen.findByText('Load Fail');
    expect(platform.shown).toEqual([{ kind: 'error', text: 'Error in setting favorite list' }]);

    fails = false;
    await player.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await link('Game 5')).toBeVisible();
  });

  it('[G46] keeps which card was opened in the history', async () => {
    const { platform, player } = await open('/game?sort=rtp', {}, { user: aUser() });
    const replaced = jest.spyOn(platform.navigation, 'replace');

    await player.click(await link('Game 7'));

    expect(replaced).toHaveBeenCalledWith('/game?sort=rtp', { opened: { gameId: 7, shown: 24 } });
    expect(platform.navigation.location.value.pathname).toBe('/gameInfo');
  });

  it('[G46] loads as many pages as were there, to the card that was opened', async () => {
    const platform = fakePlatform({ at: '/game', api: STUBS });
    platform.navigation.replace('/game', { opened: { gameId: 29, shown: 30 } });

    await renderScreen(<LobbyScreen />, { messages: { en }, platform });

    expect(await link('Game 29')).toBeVisible();
  });
});

describe('the preview of a game', () => {
  it('opens by a long press, which opens no game', async () => {
    const { platform, player } = await open('/game', {}, { user: aUser() });
    const card = await link('Game 1');

    await player.pointer({ keys: '[TouchA>]', target: card });
    const sheet = within(await screen.findByRole('dialog', { name: 'Game 1' }));
    await player.pointer({ keys: '[/TouchA]', target: card });

    expect(sheet.getByText('96.00%')).toBeVisible();
    expect(sheet.getByText('Very high volatility: large, rare wins')).toBeVisible();
    expect(platform.navigation.location.value.pathname).toBe('/game');
  });

  it('[G46] plays the game by itself, for the eyes alone, where its provider has a page for that', async () => {
    const path = '/provider/demo?code=slot-001&lang=en';
    const { platform } = await open('/game', { 'GET /api/games/preview': okBody({ path }) });
    fireEvent.contextMenu(await link('Game 2'));

    const sheet = await screen.findByRole('dialog', { name: 'Game 2' });
    const frame = await within(sheet).findByTitle('Game 2');

    expect(frame).toHaveAttribute('src', path);
    expect(frame).toHaveAttribute('tabindex', '-1');
    expect(frame).toHaveStyle({ opacity: '0', pointerEvents: 'none' });
    expect(platform.api.calls.filter(({ key }) => key === 'GET /api/games/preview')).toMatchObject([
      { input: { query: { game_id: 2 } } },
    ]);
    fireEvent(
      window,
      new MessageEvent('message', {
        data: { type: 'game:loaded' },
        origin: window.location.origin,
        source: (frame as HTMLIFrameElement).contentWindow,
      }),
    );
    expect(frame).toHaveStyle({ opacity: '1' });
  });

  it.each([
    ['the provider has none', null, false],
    ['the page is not the site’s own', 'https://elsewhere.example/demo', false],
    ['the player wants no motion', '/provider/demo?code=slot-001&lang=en', true],
  ])('[G46] keeps to the picture where %s', async (_, path, isStill) => {
    const matching = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ media, matches: isStill }) as MediaQueryList);
    const { platform } = await open('/game', { 'GET /api/games/preview': okBody({ path }) });
    fireEvent.contextMenu(await link('Game 2'));

    const sheet = within(await screen.findByRole('dialog', { name: 'Game 2' }));
    await sheet.findByText('Play');
    await waitFor(() =>
      expect(platform.api.calls.filter(({ key }) => key === 'GET /api/games/preview')).toHaveLength(
        isStill ? 0 : 1,
      ),
    );

    expect(sheet.queryByTitle('Game 2')).toBeNull();
    matching.mockRestore();
  });

  it('[G46] opens over the cover of a card on which a mouse rests, and goes with it', async () => {
    const path = '/provider/demo?code=slot-001&lang=en';
    const { player } = await open('/game', { 'GET /api/games/preview': okBody({ path }) });
    const card = await link('Game 1');

    await player.hover(card);
    expect(await screen.findByTitle('Game 1')).toHaveAttribute('src', path);
    await player.unhover(card);

    expect(screen.queryByTitle('Game 1')).toBeNull();
  });

  it('[G46] opens where the mouse rested before the card took it up', async () => {
    const path = '/provider/demo?code=slot-001&lang=en';
    const real = Element.prototype.matches;
    const hovered = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (
      this: Element,
      selector: string,
    ) {
      return selector === ':hover'
        ? this.querySelector('a[href*="game_id=2&"]') !== null
        : real.call(this, selector);
    });
    const matching = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ media, matches: media === '(hover: hover)' }) as MediaQueryList);
    await open('/game', { 'GET /api/games/preview': okBody({ path }) });

    expect(await screen.findByTitle('Game 2')).toHaveAttribute('src', path);
    expect(screen.queryByTitle('Game 1')).toBeNull();
    hovered.mockRestore();
    matching.mockRestore();
  });

  it('opens by the menu key, and leads into the game', async () => {
    const { platform, player } = await open('/game', {}, { user: aUser() });
    fireEvent.contextMenu(await link('Game 2'));

    await player.click(
      within(await screen.findByRole('dialog', { name: 'Game 2' })).getByRole('button', { name: 'Play' }),
    );

    expect(platform.navigation.location.value).toMatchObject({
      pathname: '/gameInfo',
      search: '?game_id=2&platType=calcada',
    });
  });
});

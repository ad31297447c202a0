import { act, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@mosaico/shared/api';
import {
  aGame,
  aUser,
  fakePlatform,
  okBody,
  refusal,
  renderScreen,
  type ApiStubs,
} from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { SearchScreen } from './SearchScreen.tsx';

const LIST = 'GET /api/games/listsv2';
const GAMES = ['Onda Dourada', 'Caju Bang', 'Órbita 7'].map((name, index) =>
  aGame({ game_id: index + 1, name }),
);
const found = (list: readonly Game[], isClose = 0) =>
  okBody({ list: [...list], total: list.length, page: 1, limit: 24, next: null, is_close: isClose });
const STUBS: ApiStubs = {
  [LIST]: ({ query }) =>
    found(GAMES.filter(({ name }) => name.toLowerCase().includes((query.name ?? '').toLowerCase()))),
  'GET /api/games/apisv2': okBody([
    { id: 1, api_name: 'ipe', name: 'Ipê Games', icon: 'star', game_types: ['slot'], count: 3 },
  ]),
  'POST /api/games/follow': okBody([]),
};

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => {
  document.documentElement.lang = '';
  window.localStorage.clear();
});

const open = (at = '/searchGames', api: ApiStubs = {}) =>
  renderScreen(<SearchScreen />, {
    messages: { en },
    platform: fakePlatform({ at, user: aUser(), api: { ...STUBS, ...api } }),
  });
const field = () => screen.getByRole('searchbox', { name: 'Search games' });
const searches = (platform: Awaited<ReturnType<typeof open>>['platform']) =>
  platform.api.calls.flatMap(({ key, input }) => {
    const { query } = input as { query?: { name?: string } };
    return key === LIST && query?.name ? [query] : [];
  });

describe('the search [R39]', () => {
  it('[R189] begins in its field, with what is popular where anybody plays, else with some games', async () => {
    const { unmount } = await open();
    expect(await screen.findByRole('region', { name: 'A selection of our games' })).toBeVisible();
    unmount();
    await open('/searchGames', { [LIST]: found(GAMES.map((game) => ({ ...game, is_hot: 1 }))) });

    expect(field()).toHaveFocus();
    const popular = within(await screen.findByRole('region', { name: 'Popular this week' }));
    expect(await popular.findByRole('link', { name: /Caju/ })).toBeVisible();
  });

  it('[R227] says in the words of the server that its first games did not load', async () => {
    const { platform } = await open('/searchGames', {
      [LIST]: refusal('unavailable', 'The games are resting'),
    });

    await waitFor(() => expect(platform.shown).toEqual([{ kind: 'error', text: 'The games are resting' }]));
    expect(field()).toHaveFocus();
  });

  it('[A29] searches once the typing rests, and keeps the text in the address', async () => {
    const { player, platform } = await open();

    await player.type(field(), 'caju');

    expect(await screen.findByRole('link', { name: /Caju Bang/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /Onda/ })).toBeNull());
    expect(searches(platform)).toEqual([{ name: 'caju', sort: 'match', page: 1, limit: 24 }]);
    expect(platform.navigation.location.value.search).toBe('?name=caju');
  });

  it('[A29] searches for what of an address could be typed', async () => {
    const { platform } = await open('/searchGames?name=caju%00');

    expect(await screen.findByRole('link', { name: /Caju Bang/ })).toBeVisible();
    expect(searches(platform).map(({ name }) => name)).toEqual(['caju']);
  });

  it('[A29] leaves open what was opened over it right after the typing, and keeps the text once that is closed', async () => {
    const { player, platform } = await open();
    const address = () => platform.navigation.location.value.search;

    await player.type(field(), 'caju');
    act(() => platform.sheets.open('menu'));
    expect(await screen.findByRole('link', { name: /Caju Bang/ })).toBeVisible();
    expect(platform.sheets.isAnyOpen.value).toBe(true);
    expect(address()).toBe('');

    act(() => platform.sheets.close('menu'));
    await waitFor(() => expect(address()).toBe('?name=caju'));
    expect(platform.sheets.isAnyOpen.value).toBe(false);
  });

  it('[A29] leaves open what was opened while the settled text was being drawn', async () => {
    let openOnce = () => undefined as void;
    const { player, platform } = await open('/searchGames', {
      [LIST]: ({ query }) => {
        if (query.name === 'caju') openOnce();
        return found(GAMES.filter(({ name }) => name.toLowerCase().includes(query.name ?? '')));
      },
    });
    // Asked by an effect of the results, which runs before that of the text.
    openOnce = () => platform.sheets.open('menu');

    await player.type(field(), 'caju');

    await waitFor(() => expect(screen.queryByRole('link', { name: /Onda/ })).toBeNull());
    expect(platform.sheets.isAnyOpen.value).toBe(true);
    expect(platform.navigation.location.value.search).toBe('');
  });

  it('keeps the last results until the next are there, and never shows those of a text that is gone', async () => {
    const late: (() => void)[] = [];
    const { player } = await open('/searchGames?name=onda', {
      [LIST]: ({ query }) =>
        query.name === 'or'
          ? new Promise((resolve) => late.push(() => resolve(found([GAMES[2] as Game]))))
          : found(GAMES.filter(({ name }) => name.toLowerCase().includes(query.name ?? ''))),
    });
    await screen.findByRole('link', { name: /Onda/ });

    await player.clear(field());
    await player.type(field(), 'or');
    await waitFor(() => expect(late).toHaveLength(1));
    await player.type(field(), '{Backspace}{Backspace}caju');
    await screen.findByRole('link', { name: /Caju/ });
    await act(async () => late[0]?.());

    expect(screen.queryByRole('link', { name: /Órbita/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Caju/ })).toBeVisible();
  });

  it('[R233] [A53] says so when nothing is found, and what was searched for, and shows some games', async () => {
    const { player } = await open();

    await player.type(field(), 'zzz');

    expect(await screen.findByText('There is currently no data available')).toBeVisible();
    // Of the games below it says no more than their heading does.
    expect(screen.getByRole('status')).toHaveTextContent(
      /^No game matches “zzz”\. Check the spelling, or look at the games below\./,
    );
    expect(
      within(screen.getByRole('region', { name: 'A selection of our games' })).getByRole('link', {
        name: /Onda/,
      }),
    ).toBeVisible();
  });

  it('[R233] [A53] leads on from an empty search: to an empty field, to the kinds and to the studios', async () => {
    const { player, platform } = await open('/searchGames?name=zzz');
    await screen.findByText('There is currently no data available');

    const ways = within(await screen.findByRole('navigation', { name: 'Categories' }));
    expect(await ways.findByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/game?type=slot');
    expect(ways.getByRole('link', { name: 'Ipê Games' })).toHaveAttribute('href', '/game?studio=ipe');
    await player.click(
      screen
        .getAllByRole('button', { name: 'Clear search' })
        .find((button) => button.textContent) as HTMLElement,
    );

    expect(field()).toHaveValue('');
    await waitFor(() => expect(platform.navigation.location.value.search).toBe(''));
    expect(screen.queryByText('There is currently no data available')).toBeNull();
  });

  it('[A29] says that names are only similar', async () => {
    await open('/searchGames?name=onda%20dorada', { [LIST]: found([GAMES[0] as Game], 1) });

    expect(await screen.findByText('Nothing is called “onda dorada”. These games come close:')).toBeVisible();
    expect(screen.getByRole('link', { name: /Onda Dourada/ })).toBeVisible();
  });

  it('finds studios, which lead to their games', async () => {
    await open('/searchGames?name=ipe');

    const studio = await screen.findByRole('link', { name: /Ipê Games/ });
    expect(studio).toHaveAttribute('href', '/game?studio=ipe');
  });

  it('remembers on this device what was found, and forgets it when asked', async () => {
    const { player, unmount } = await open();
    await player.type(field(), 'caju');
    await screen.findByRole('region', { name: /^Results/ });
    await player.click(await screen.findByRole('link', { name: /Caju/ }));
    unmount();

    const again = await open();
    await again.player.click(await screen.findByRole('button', { name: 'caju' }));
    expect(field()).toHaveValue('caju');
    await screen.findByRole('link', { name: /Caju/ });
    await again.player.clear(field());
    await again.player.click(await screen.findByRole('button', { name: 'Clear' }));

    expect(screen.queryByRole('button', { name: 'caju' })).toBeNull();
    expect(window.localStorage.getItem('games.recent-searches')).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import type { Game } from '@mosaico/shared/api';
import { aGame, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { GameGrid } from './GameGrid.tsx';
import { FIRST_CHOICE } from '../catalogue/game-list-query.ts';
import { useGameList } from '../catalogue/useGameList.ts';

const LIMIT = 24;
const GAMES = Array.from({ length: 30 }, (_, index) =>
  aGame({ game_id: index + 1, name: `Game ${index + 1}` }),
);
const NO_FAVOURITES = {
  games: [],
  isPending: false,
  hasFailed: false,
  retry: () => Promise.resolve(),
  has: () => false,
  isChanging: () => false,
  toggle: () => Promise.resolve(),
};

function AllGames() {
  return (
    <GameGrid
      title="All games"
      games={useGameList(FIRST_CHOICE)}
      favourites={NO_FAVOURITES}
      empty={{ view: null }}
    />
  );
}

const pageOf = (list: readonly Game[], page: number) =>
  okBody({ list: [...list], total: GAMES.length, page, limit: LIMIT });

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('the list of games', () => {
  it('[R232] keeps what it has when a further page fails, and goes on to its end when asked again', async () => {
    let fails = true;
    const { player } = await renderScreen(<AllGames />, {
      messages: { en },
      platform: fakePlatform({
        api: {
          'GET /api/games/listsv2': ({ query }) => {
            if (query.page === 1) return pageOf(GAMES.slice(0, LIMIT), 1);
            if (fails) throw refusal('unavailable', 'The games are resting');
            return pageOf(GAMES.slice(LIMIT), 2);
          },
        },
      }),
    });

    await player.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Load Fail');
    expect(screen.getAllByRole('article')).toHaveLength(LIMIT);

    fails = false;
    await player.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('That is all')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(GAMES.length);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { aGame, aUser, fakePlatform, okBody, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import { useApi } from './queries.ts';
import { useApiPages } from './useApiPages.ts';

const LIST = 'GET /api/games/listsv2';

function Games() {
  const { items, first, hasMore, isPending, isLoadingMore, loadMore } = useApiPages(LIST, {
    inputOf: (page) => ({ query: { page, limit: 2 } }),
    itemKey: ({ game_id: id }) => id,
  });
  return (
    <>
      <output>{isPending ? 'pending' : items.map(({ name }) => name).join()}</output>
      <p>{first?.total} in all</p>
      {hasMore && (
        <button disabled={isLoadingMore} onClick={() => void loadMore()}>
          more
        </button>
      )}
    </>
  );
}

const NOTIFICATIONS = 'GET /api/informationcenter/notification';

function Messages() {
  const { items, hasMore, loadMore } = useApiPages(NOTIFICATIONS, {
    inputOf: (page, before) => ({ query: { page, before, limit: 2 } }),
    itemKey: ({ id }) => id,
  });
  return (
    <>
      <output>{items.map(({ id }) => id).join()}</output>
      {hasMore && <button onClick={() => void loadMore()}>more</button>}
    </>
  );
}

const aMessage = (id: number) => ({
  id,
  kind: 'news',
  title: 'News',
  content: '',
  preview: '',
  created_at: '2026-11-20T12:00:00.000Z',
  is_read: 0,
});
const game = (id: number, language = '') => aGame({ game_id: id, name: `game ${id}${language}` });
const pageOf = (page: number, ...list: ReturnType<typeof game>[]) =>
  okBody({ list, total: 4, page, limit: 2 });

describe('useApiPages', () => {
  it('[G28] reads page after page, each row once, until all are here', async () => {
    const api: ApiStubs = {
      [LIST]: ({ query }) => (query.page === 1 ? pageOf(1, game(4), game(3)) : pageOf(2, game(3), game(2))),
    };
    const { player } = await renderScreen(<Games />, { platform: fakePlatform({ api }) });
    expect(screen.getByRole('status')).toHaveTextContent('pending');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('game 4,game 3'));
    expect(screen.getByText('4 in all')).toBeInTheDocument();

    await player.click(screen.getByRole('button', { name: 'more' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('game 4,game 3,game 2'));
    expect(screen.queryByRole('button', { name: 'more' })).toBeNull();
  });

  it('[G28] asks for the page after `next`, so that no row is skipped or repeated while new ones arrive', async () => {
    const rows = [5, 4, 3, 2, 1];
    const api: ApiStubs = {
      [NOTIFICATIONS]: ({ query: { before } }) => {
        const older = rows.filter((id) => before === undefined || id < Number(before));
        const list = older.slice(0, 2).map(aMessage);
        const next = older.length > 2 ? String(older[1]) : null;
        return okBody({ list, total: rows.length, page: 1, limit: 2, next });
      },
    };
    const { player } = await renderScreen(<Messages />, { platform: fakePlatform({ api }) });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5,4'));

    rows.unshift(7, 6);
    await player.click(screen.getByRole('button', { name: 'more' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5,4,3,2'));
    await player.click(screen.getByRole('button', { name: 'more' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5,4,3,2,1'));
    expect(screen.queryByRole('button', { name: 'more' })).toBeNull();
  });

  it('keeps the rows on screen while they are asked for in another language', async () => {
    const waiting: (() => void)[] = [];
    const platform = fakePlatform({
      language: 'en',
      api: {
        [LIST]: () => {
          const { messageSet } = platform.language;
          if (messageSet === 'en') return pageOf(1, game(4), game(3));
          return new Promise((resolve) => waiting.push(() => resolve(pageOf(1, game(4, ' pt')))));
        },
      },
    });
    await renderScreen(<Games />, { platform });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('game 4,game 3'));

    act(() => platform.setLanguage('pt'));

    expect(screen.getByRole('status')).toHaveTextContent('game 4,game 3');
    expect(screen.getByRole('button', { name: 'more' })).toBeDisabled();
    await act(async () => waiting[0]?.());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('game 4 pt'));
  });
});

describe('useApi', () => {
  const VIP = 'POST /api/member/vip/info';
  function Level() {
    const { data } = useApi(VIP, { body: {} });
    return <output>{data ? (data.uservip?.userviplvl ?? 'visitor') : 'pending'}</output>;
  }

  it('keeps an answer over a change of language, but none of a member who has left', async () => {
    const answers = [
      okBody({ uservip: { userviplvl: 3, totalrecharge: '0.00', totalbetting: '0.00' }, data: [] }),
    ];
    const platform = fakePlatform({
      language: 'en',
      user: aUser(),
      api: { [VIP]: () => answers.shift() ?? new Promise(() => undefined) },
    });
    await renderScreen(<Level />, { platform });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'));

    act(() => platform.setLanguage('pt'));
    expect(screen.getByRole('status')).toHaveTextContent('3');
    act(() => platform.bus.publish('session.ended', { reason: 'logout' }));
    act(() => platform.setLanguage('vi'));

    expect(screen.getByRole('status')).toHaveTextContent('pending');
  });

  it.each([
    ['an answer that is asked for again and again', 60_000, 2],
    ['no other answer', false, 1],
  ] as const)('asks for %s at once when the page is seen again', async (_, refetchIntervalMs, calls) => {
    function Polled() {
      return <output>{useApi(VIP, { body: {} }, { refetchIntervalMs }).data ? 'here' : 'pending'}</output>;
    }
    const asked = jest.fn(() => okBody({ uservip: null, data: [] }));
    await renderScreen(<Polled />, { platform: fakePlatform({ user: aUser(), api: { [VIP]: asked } }) });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('here'));

    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await act(() => new Promise((resolve) => void setTimeout(resolve)));

    expect(asked).toHaveBeenCalledTimes(calls);
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { gameOfAddress, gameOrigin } from './game-address.ts';
import { GameScreen } from './GameScreen.tsx';

const AT = '/gameInfo?game_id=3&platType=ipe';
const LOGIN = 'POST /api/day7/day7LoginV2';
const launched = (url = '/provider/launch?token=once') =>
  okBody({ url, session_id: 's', expires_at: '2026-01-05T12:00:00.000Z' });

function game(api: ApiStubs = { [LOGIN]: launched() }, isMember = true) {
  const platform = fakePlatform({ at: AT, user: isMember ? aUser() : null, api });
  // The launch is answered while the screen is being rendered.
  return act(() => renderScreen(<GameScreen />, { messages: { en }, platform }));
}

async function openGame(api?: ApiStubs) {
  const rendered = await game(api);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Game');
  const say = (data: unknown, source: Window | null = frame.contentWindow, origin = window.location.origin) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })));
  return { ...rendered, frame, say };
}

describe('a game', () => {
  it('[R71] [R190] opens in a sandboxed frame, with one launch and the member in the bar', async () => {
    const { frame, platform, say } = await openGame();

    expect(frame).toHaveAttribute('src', '/provider/launch?token=once');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    expect(screen.getByText('Opening the game…')).toBeVisible();
    say({ type: 'game:loaded' });
    expect(screen.queryByText('Opening the game…')).not.toBeInTheDocument();
    expect(screen.getByText('R$100.00')).toBeVisible();
    expect(platform.api.calls).toMatchObject([
      {
        key: LOGIN,
        input: {
          body: { game_id: 3, platType: 'ipe', currency: 'BRL', return_url: `${window.location.origin}/` },
        },
      },
    ]);
  });

  it('[R33] sends nothing for a visitor and asks to log in', async () => {
    const { platform } = await game({}, false);

    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('[R232] says Load Fail with the reason, tries again, and leads back to the lobby', async () => {
    let fails = true;
    const { player, platform } = await game({
      [LOGIN]: () => {
        if (fails) throw refusal('game_unavailable', 'This game is not available now');
        return launched();
      },
    });

    expect(await screen.findByText('Load Fail: This game is not available now')).toBeVisible();
    fails = false;
    await player.click(screen.getByRole('button', { name: /again|retry|novo/i }));
    expect(await screen.findByTitle('Game')).toBeInTheDocument();
    await player.click(screen.getByRole('button', { name: 'Close the game' }));
    expect(platform.navigation.location.value.pathname).toBe('/');
  });

  it('[R71] refuses an address of an origin that is not listed', async () => {
    const { platform } = await game({ [LOGIN]: launched('https://evil.test/game') });

    expect(await screen.findByText('Load Fail')).toBeVisible();
    expect(screen.queryByTitle('Game')).not.toBeInTheDocument();
    expect(platform.left).toEqual([]);
    expect(platform.navigation.location.value.state).not.toHaveProperty('hasLeft');
  });

  it.each([
    ['/provider', 'https://site.test'],
    ['https://site.test/provider', 'https://site.test'],
    ['//evil.test/', null],
    ['https://games.test/x', null],
    ['javascript:alert(1)', null],
  ])('[R71] takes messages of a game at %s from %s', (url, origin) => {
    expect(gameOrigin(url, 'https://site.test')).toBe(origin);
  });

  describe('on a site of its own [R71]', () => {
    const elsewhere = { [LOGIN]: launched('https://games.test/play?token=once') };
    const onItsSite = (state?: unknown) => {
      const platform = fakePlatform({
        at: AT,
        user: aUser(),
        api: elsewhere,
        redirectOrigins: ['https://games.test'],
      });
      if (state) platform.navigation.replace(AT, state);
      return act(() => renderScreen(<GameScreen />, { messages: { en }, platform }));
    };

    it('has the player leave for it', async () => {
      const { platform } = await onItsSite({ name: 'Onda' });

      await waitFor(() => expect(platform.left).toEqual(['https://games.test/play?token=once']));
      expect(screen.queryByTitle('Game')).not.toBeInTheDocument();
      expect(platform.navigation.location.value.state).toEqual({ name: 'Onda', hasLeft: true });
    });

    it('leads a player who comes back on to the lobby, and launches nothing', async () => {
      const { platform } = await onItsSite({ hasLeft: true });

      expect(platform.navigation.location.value.pathname).toBe('/');
      expect(platform.api.calls).toEqual([]);
    });

    it('leads to the lobby from a page that the browser had kept', async () => {
      const { platform } = await onItsSite();
      await waitFor(() => expect(platform.left).toHaveLength(1));
      expect(platform.navigation.location.value.pathname).toBe('/gameInfo');

      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

      expect(platform.navigation.location.value.pathname).toBe('/');
    });
  });

  it('holds the busy lock while a round runs, and believes only the game itself', async () => {
    const { say, platform, frame } = await openGame();

    say({ type: 'game:round-started' }, window);
    say({ type: 'game:round-started' }, frame.contentWindow, 'https://evil.test');
    say('game:round-started');
    expect([...platform.held]).toEqual([]);
    say({ type: 'game:round-started' });
    say({ type: 'game:round-started' });
    expect([...platform.held]).toEqual(['game-round']);
    say({ type: 'game:round-ended' });
    expect([...platform.held]).toEqual([]);
  });

  it('keeps the balance still while a round runs: the reels tell the result first', async () => {
    const { say, platform } = await openGame();
    const at = '2026-01-05T12:00:00.000Z';

    say({ type: 'game:round-started' });
    act(() => platform.bus.publish('wallet.balance-changed', { balanceCentavos: 25_000, at }));
    expect(screen.getByText('R$100.00')).toBeVisible();
    say({ type: 'game:round-ended' });

    expect(await screen.findByText('R$250.00')).toBeVisible();
  });

  it('reloads with a new launch, and gives the lock back when left', async () => {
    const { say, platform, player, unmount } = await openGame({
      [LOGIN]: () => launched(`/provider/launch?token=${Math.random()}`),
    });
    say({ type: 'game:round-started' });

    await player.click(screen.getByRole('button', { name: 'Reload the game' }));
    await waitFor(() => expect(platform.api.calls).toHaveLength(2));
    unmount();

    expect([...platform.held]).toEqual([]);
  });

  it('closes when the game asks for it', async () => {
    const { say, platform } = await openGame();

    say({ type: 'game:close' });

    expect(platform.navigation.location.value.pathname).toBe('/');
  });

  it('gives up on a game that says nothing', async () => {
    jest.useFakeTimers();
    await openGame();
    act(() => void jest.advanceTimersByTime(21_000));

    expect(screen.getByText('Load Fail')).toBeVisible();
    jest.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Close the game' }));
  });

  it.each(['', '?game_id=x', '?game_id=-1', '?game_id=1.5'])(
    'knows an address without a game: %s',
    (search) => {
      expect(gameOfAddress(new URLSearchParams(search))).toBeNull();
    },
  );
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { gameOfAddress, gameOrigin } from '../catalogue/game-address.ts';
import { GameScreen } from './GameScreen.tsx';

const AT = '/gameInfo?game_id=3&platType=ipe';
const LOGIN = 'POST /api/day7/day7LoginV2';
const FAVOURITES = 'POST /api/games/follow';
const CATALOGUE = 'GET /api/games/listsv2';
const STUDIOS = 'GET /api/games/apisv2';
const STUDIO = {
  id: 1,
  api_name: 'calcada',
  name: 'Estúdio Ipê',
  icon: 'slot',
  game_types: ['slot' as const],
  count: 1,
};
const inCatalogue = (name: string | null) => {
  const list = name === null ? [] : [aGame({ game_id: 3, name })];
  return okBody({ list, total: list.length, page: 1, limit: 1 });
};
const launched = (url = '/provider/launch?token=once') =>
  okBody({ url, session_id: 's', expires_at: '2026-01-05T12:00:00.000Z' });

const launchesOf = ({ api }: { api: { calls: readonly { key: string }[] } }) =>
  api.calls.filter(({ key }) => key === LOGIN);

function game(api: ApiStubs = { [LOGIN]: launched() }, isMember = true) {
  const stubs = { [FAVOURITES]: okBody([]), [CATALOGUE]: inCatalogue('Onda'), ...api };
  const platform = fakePlatform({ at: AT, user: isMember ? aUser() : null, api: stubs });
  // The launch is answered while the screen is being rendered.
  return act(() => renderScreen(<GameScreen />, { messages: { en }, platform }));
}

async function openGame(api?: ApiStubs) {
  const rendered = await game(api);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Onda');
  const say = (data: unknown, source: Window | null = frame.contentWindow, origin = window.location.origin) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })));
  return { ...rendered, frame, say };
}

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => {
  document.documentElement.lang = '';
  jest.useRealTimers();
});

describe('a game', () => {
  it('[R71] [R190] opens in a frame without a sandbox that it could leave, with one launch and the member in the bar', async () => {
    const { frame, platform, say } = await openGame();

    expect(frame).toHaveAttribute('src', '/provider/launch?token=once');
    expect(frame).not.toHaveAttribute('sandbox');
    expect(screen.getByText('Opening the game…')).toBeVisible();
    say({ type: 'game:loaded' });
    expect(screen.queryByText('Opening the game…')).not.toBeInTheDocument();
    expect(screen.getByText('R$100.00')).toBeVisible();
    expect(launchesOf(platform)).toMatchObject([
      {
        key: LOGIN,
        input: {
          body: { game_id: 3, platType: 'ipe', currency: 'BRL', return_url: `${window.location.origin}/` },
        },
      },
    ]);
  });

  it('[R33] [R158] shows a visitor what the game is, opens nothing, and offers a new account before the login', async () => {
    const { platform, player } = await game({ [STUDIOS]: okBody([STUDIO]) }, false);

    expect(await screen.findByText('Estúdio Ipê')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Onda' })).toBeVisible();
    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    const ways = screen.getAllByRole('button', { name: /^(Register|Log in)$/ });
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Register', 'Log in']);
    for (const way of ways) await player.click(way);
    expect(platform.opened).toEqual(['register', 'login']);
    expect(launchesOf(platform)).toEqual([]);
  });

  it('[R33] tells a visitor that a game does not exist', async () => {
    await game({ [CATALOGUE]: inCatalogue(null) }, false);
    expect(await screen.findByText(/This game does not exist/)).toBeVisible();
  });

  it('[R232] loads a game anew that a visitor could not be shown', async () => {
    let fails = true;
    const { player } = await game(
      {
        [STUDIOS]: okBody([STUDIO]),
        [CATALOGUE]: () => {
          if (fails) throw refusal('unavailable', 'The games are resting');
          return inCatalogue('Onda');
        },
      },
      false,
    );
    fails = false;
    await player.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
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
    expect(await screen.findByTitle('Onda')).toBeInTheDocument();
    await player.click(screen.getByRole('button', { name: 'Close the game' }));
    expect(platform.navigation.location.value.pathname).toBe('/');
  });

  it('[G33] leads to the identity check where the site asks for it first, and says there that a game waits', async () => {
    const { player, platform } = await game({
      [LOGIN]: refusal('identity_required', 'Please confirm your identity first'),
    });

    await player.click(await screen.findByRole('button', { name: 'Confirm my identity' }));

    expect(screen.queryByRole('button', { name: /again|retry/i })).not.toBeInTheDocument();
    expect(platform.navigation.location.value).toMatchObject({
      pathname: '/identity',
      state: { isOnTheWay: true },
    });
    act(() => platform.navigation.go(-1));
    await waitFor(() => expect(platform.navigation.location.value.pathname).toBe('/gameInfo'));
  });

  it('[R71] refuses an address of an origin that is not listed', async () => {
    const { platform } = await game({ [LOGIN]: launched('https://evil.test/game') });

    expect(await screen.findByText('Load Fail')).toBeVisible();
    expect(screen.queryByTitle('Onda')).not.toBeInTheDocument();
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

  it('has the name of the catalogue when it is opened by its address', async () => {
    const { platform } = await openGame();

    expect(screen.getByRole('heading', { name: 'Onda' })).toBeVisible();
    expect(platform.api.calls.find(({ key }) => key === CATALOGUE)).toMatchObject({
      input: { query: { game_id: 3 } },
    });
  });

  it('is called a game while its name is not known', async () => {
    await game({ [LOGIN]: launched(), [CATALOGUE]: inCatalogue(null) });

    expect(screen.getByRole('heading', { name: 'Game' })).toBeVisible();
  });

  describe('on a site of its own [R71]', () => {
    const elsewhere = { [LOGIN]: launched('https://games.test/play?token=once') };
    const onItsSite = (state?: unknown) => {
      const platform = fakePlatform({
        at: AT,
        user: aUser(),
        api: { [FAVOURITES]: okBody([]), [CATALOGUE]: inCatalogue('Onda'), ...elsewhere },
        redirectOrigins: ['https://games.test'],
      });
      if (state) platform.navigation.replace(AT, state);
      return act(() => renderScreen(<GameScreen />, { messages: { en }, platform }));
    };

    it('has the player leave for it', async () => {
      const { platform } = await onItsSite({ name: 'Onda' });

      await waitFor(() => expect(platform.left).toEqual(['https://games.test/play?token=once']));
      expect(screen.queryByTitle('Onda')).not.toBeInTheDocument();
      expect(platform.navigation.location.value.state).toEqual({ name: 'Onda', hasLeft: true });
    });

    it('leads a player who comes back on to the lobby, and launches nothing', async () => {
      const { platform } = await onItsSite({ hasLeft: true });

      expect(platform.navigation.location.value.pathname).toBe('/');
      expect(launchesOf(platform)).toEqual([]);
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

  describe('the balance', () => {
    const at = '2026-01-05T12:00:00.000Z';
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('[A42] is the figure of the game while a round runs: the reels tell the result first', async () => {
      const { say, platform } = await openGame();

      say({ type: 'game:round-started' });
      say({ type: 'game:balance', balanceCentavos: 9_900 });
      act(() => platform.bus.publish('wallet.balance-changed', { balanceCentavos: 25_000, at }));
      expect(screen.getByText('R$99.00')).toBeVisible();
      say({ type: 'game:balance', balanceCentavos: 25_000 });
      say({ type: 'game:round-ended' });

      expect(screen.getByText('R$250.00')).toBeVisible();
    });

    it('[A42] does not fall back to what the stream said before the result, and ends with its last word', async () => {
      const { say, platform } = await openGame();

      say({ type: 'game:round-started' });
      act(() => platform.bus.publish('wallet.balance-changed', { balanceCentavos: 9_900, at }));
      say({ type: 'game:balance', balanceCentavos: 10_200 });
      say({ type: 'game:round-ended' });
      expect(screen.getByText('R$102.00')).toBeVisible();
      act(() => platform.bus.publish('wallet.balance-changed', { balanceCentavos: 10_200, at }));
      act(() => void jest.advanceTimersByTime(1_000));

      expect(screen.getByText('R$102.00')).toBeVisible();
    });

    it('[A42] is told to the game when it changes outside it, as by a deposit', async () => {
      const { say, platform, frame } = await openGame();
      const post = jest.spyOn(frame.contentWindow as Window, 'postMessage');

      say({ type: 'game:loaded' });
      act(() => platform.bus.publish('wallet.balance-changed', { balanceCentavos: 15_000, at }));

      expect(post.mock.calls).toEqual([
        [{ type: 'host:balance', balanceCentavos: 10_000 }, window.location.origin],
        [{ type: 'host:rules', isOpen: false }, window.location.origin],
        [{ type: 'host:balance', balanceCentavos: 15_000 }, window.location.origin],
      ]);
    });

    it('[A42] does not come back to the game that has said it: late, it would undo the figure of the next round', async () => {
      const { say, platform, frame } = await openGame();
      say({ type: 'game:loaded' });
      const post = jest.spyOn(frame.contentWindow as Window, 'postMessage');

      for (const balanceCentavos of [9_900, 10_400, 10_300]) {
        say({ type: 'game:round-started' });
        say({ type: 'game:balance', balanceCentavos });
        say({ type: 'game:round-ended' });
      }
      act(() => platform.bus.publish('wallet.balance-changed', { balanceCentavos: 10_300, at }));
      act(() => void jest.advanceTimersByTime(1_000));
      expect(screen.getByText('R$103.00')).toBeVisible();
      expect(post).not.toHaveBeenCalled();

      // A deposit, and then the very figure that the game has said before it.
      act(() => platform.bus.publish('wallet.balance-changed', { balanceCentavos: 15_300, at }));
      act(() => platform.bus.publish('wallet.balance-changed', { balanceCentavos: 10_300, at }));
      expect(post.mock.calls.map(([message]) => message)).toEqual([
        { type: 'host:balance', balanceCentavos: 15_300 },
        { type: 'host:balance', balanceCentavos: 10_300 },
      ]);
    });
  });

  it('[G31] is told when the player has a question to answer, and when they have answered', async () => {
    const { say, platform, frame } = await openGame();
    say({ type: 'game:loaded' });
    const post = jest.spyOn(frame.contentWindow as Window, 'postMessage');

    act(() => platform.bus.publish('play.paused', { isPaused: true }));
    act(() => platform.bus.publish('play.paused', { isPaused: false }));

    expect(post.mock.calls).toEqual([
      [{ type: 'host:pause', isPaused: true }, window.location.origin],
      [{ type: 'host:pause', isPaused: false }, window.location.origin],
    ]);
  });

  it('asks for the member anew when the game is left, once: play has changed their level and what is left to wager', async () => {
    const { platform, unmount } = await openGame();
    const refresh = jest.spyOn(platform.session, 'refresh');

    expect(refresh).not.toHaveBeenCalled();
    unmount();

    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('opens the deposit over a game without money, and leads back to the game once it is paid', async () => {
    const { say, platform, player } = await openGame();

    say({ type: 'game:no-money' }, window);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    say({ type: 'game:no-money' });

    const sheet = await screen.findByRole('dialog', { name: 'Deposit' });
    expect([...platform.filled]).toEqual(['game.deposit']);
    expect(within(sheet).getByRole('link', { name: 'Go to deposit', hidden: true })).toHaveAttribute(
      'href',
      '/recharge',
    );
    const paid = { orderNo: '1', amountCentavos: 5_000, at: '2026-01-05T12:00:00.000Z' };
    act(() => platform.bus.publish('wallet.deposit-paid', paid));
    expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'Back to the game' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTitle('Onda')).toBeInTheDocument();
  });

  describe('the balance in its bar', () => {
    const balance = () => screen.getByRole('button', { name: 'Balance R$100.00, Deposit' });

    it('opens the deposit over the game, without a word of a bet', async () => {
      const { say, platform, player } = await openGame();
      say({ type: 'game:loaded' });

      await player.click(balance());

      const sheet = await screen.findByRole('dialog', { name: 'Deposit' });
      expect([...platform.filled]).toEqual(['game.deposit']);
      expect(within(sheet).queryByText(en.game.noMoneyText)).not.toBeInTheDocument();
      expect(screen.getByTitle('Onda')).toBeInTheDocument();
    });

    it('says why where the game asked for it', async () => {
      const { say } = await openGame();

      say({ type: 'game:no-money' });

      const sheet = await screen.findByRole('dialog', { name: 'Deposit' });
      expect(within(sheet).getByText(en.game.noMoneyText)).toBeVisible();
    });

    it('opens nothing while a round runs, and keeps the focus', async () => {
      const { say, player } = await openGame();
      say({ type: 'game:round-started' });

      await player.click(balance());

      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(balance()).toHaveFocus();
      say({ type: 'game:round-ended' });
      await player.click(balance());
      expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
    });
  });

  it('[R75] stays open when "back" closes the deposit, which "forward" opens again', async () => {
    const { say, platform } = await openGame();
    say({ type: 'game:no-money' });
    await screen.findByRole('dialog', { name: 'Deposit' });

    act(() => platform.navigation.go(-1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTitle('Onda')).toBeInTheDocument();
    act(() => platform.navigation.go(1));

    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  describe('the rules that it shows over itself', () => {
    const openRules = async () => {
      const shown = await openGame();
      const told: unknown[] = [];
      jest
        .spyOn(shown.frame.contentWindow as Window, 'postMessage')
        .mockImplementation((message: { type?: unknown }) => {
          if (message.type === 'host:rules') told.push(message);
        });
      shown.say({ type: 'game:loaded' });
      shown.say({ type: 'game:rules', isOpen: true });
      return { ...shown, told };
    };

    it('[R75] are closed by "back" and opened by "forward", and the game stays', async () => {
      const { platform, told } = await openRules();

      act(() => platform.navigation.go(-1));
      expect(told.at(-1)).toEqual({ type: 'host:rules', isOpen: false });
      expect(platform.navigation.location.value.pathname).toBe('/gameInfo');
      act(() => platform.navigation.go(1));

      expect(told.at(-1)).toEqual({ type: 'host:rules', isOpen: true });
    });

    it('leave no entry in the history when the game closes them', async () => {
      const { say, platform } = await openRules();
      expect(platform.sheets.current.value).toBe('rules');

      say({ type: 'game:rules', isOpen: false });
      expect(platform.sheets.current.value).toBeNull();
      say({ type: 'game:rules', isOpen: 'no' });

      expect(platform.navigation.location.value.pathname).toBe('/gameInfo');
    });

    it('are gone from the history when the game is left for the lobby it was opened from', async () => {
      const { platform, player } = await openRules();

      await player.click(screen.getByRole('button', { name: 'Close the game' }));
      expect(platform.navigation.location.value).toMatchObject({ pathname: '/', state: null });
      act(() => platform.navigation.go(-1));

      expect(platform.navigation.location.value.pathname).toBe('/');
    });
  });

  it('[G29] shows the time of São Paulo and how long the visit has lasted', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-02T02:30:00Z') });
    await openGame();

    expect(screen.getByText('11:30 PM')).toBeVisible();
    expect(screen.getByText('0 min')).toBeVisible();
    act(() => void jest.advanceTimersByTime(65 * 60_000));

    expect(screen.getByText('12:35 AM')).toBeVisible();
    expect(screen.getByText('1 hr 5 min')).toBeVisible();
  });

  it('[R130] has the heart of the game in its bar', async () => {
    let ids: number[] = [];
    const { player } = await openGame({
      [LOGIN]: launched(),
      [FAVOURITES]: () => okBody(ids.map((game_id) => aGame({ game_id }))),
      'POST /api/games/follow/set': () => {
        ids = [3];
        return okBody(null);
      },
    });
    const heart = screen.getByRole('button', { name: 'Favourite: Onda' });

    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await player.click(heart);

    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  it('reloads with a new launch, and gives the lock back when left', async () => {
    const { say, platform, player, unmount } = await openGame({
      [LOGIN]: () => launched(`/provider/launch?token=${Math.random()}`),
    });
    say({ type: 'game:round-started' });

    await player.click(screen.getByRole('button', { name: 'Reload the game' }));
    await waitFor(() => expect(launchesOf(platform)).toHaveLength(2));
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
    fireEvent.click(screen.getByRole('button', { name: 'Close the game' }));
  });

  it.each(['', '?game_id=x', '?game_id=-1', '?game_id=1.5'])(
    'knows an address without a game: %s',
    (search) => {
      expect(gameOfAddress(new URLSearchParams(search))).toBeNull();
    },
  );
});

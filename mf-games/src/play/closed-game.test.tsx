import { act, screen } from '@testing-library/react';
import {
  aGame,
  aUser,
  type ApiStubs,
  fakePlatform,
  okBody,
  refusal,
  renderScreen,
} from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { anOpenRound } from '../testing/open-round.ts';
import { GameScreen } from './GameScreen.tsx';

const LOGIN = 'POST /api/day7/day7LoginV2';
const BAR = { why: 'paused', until: '2026-11-30T15:00:00.000Z' } as const;

const UNFINISHED = 'GET /api/games/unfinished';

function open(
  user: Parameters<typeof aUser>[0],
  launch: NonNullable<ApiStubs[typeof LOGIN]> = launched,
  unfinished: NonNullable<ApiStubs[typeof UNFINISHED]> = okBody([]),
) {
  const platform = fakePlatform({
    at: '/gameInfo?game_id=3&platType=ipe',
    user: aUser(user),
    api: {
      [LOGIN]: launch,
      [UNFINISHED]: unfinished,
      'POST /api/games/follow': okBody([]),
      'GET /api/games/listsv2': okBody({
        list: [aGame({ game_id: 3, name: 'Onda' })],
        total: 1,
        page: 1,
        limit: 1,
      }),
    },
  });
  const refresh = jest.spyOn(platform.session, 'refresh');
  return act(async () => ({
    ...(await renderScreen(<GameScreen />, { messages: { en }, platform })),
    refresh,
  }));
}
const launched = okBody({
  url: '/provider/launch?token=once',
  session_id: 's',
  expires_at: '2026-01-05T12:00:00.000Z',
});

/** The game in its frame, and what it says to the page. */
async function openFrame() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Onda');
  const say = (type: string) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', {
            data: { type },
            source: frame.contentWindow,
            origin: window.location.origin,
          }),
        ),
    );
  return { frame, say };
}

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('a game that the member may not play', () => {
  it('[G31] is not asked for: the page says until when, calmly, with the ways to the money and to help', async () => {
    const { platform } = await open({ play_bar: BAR });

    expect(
      await screen.findByRole('heading', { name: /taking a break until November 30, 2026/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call CVV: 188' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/Load Fail/)).not.toBeInTheDocument();
    expect(screen.getByText('R$100.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Deposit/ })).not.toBeInTheDocument();
    expect(platform.api.calls.filter(({ key }) => key === LOGIN)).toEqual([]);
  });

  it('[G31] closes when a break begins in another tab, after the round in play', async () => {
    const { platform } = await open({});
    const { frame, say } = await openFrame();
    say('game:loaded');
    say('game:round-started');

    act(() => platform.setUser(aUser({ play_bar: BAR })));
    expect(frame).toBeInTheDocument();
    say('game:round-ended');

    expect(frame).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /taking a break/ })).toBeVisible();
  });

  it('[G31] [G47] opens for the round that the member has left in it, and closes when that is over', async () => {
    const { platform } = await open({ play_bar: BAR }, launched, okBody([anOpenRound(9), anOpenRound(3)]));
    const { frame, say } = await openFrame();
    expect(screen.queryByRole('heading', { name: /taking a break/ })).not.toBeInTheDocument();
    say('game:loaded');
    say('game:round-started');
    expect(frame).toBeInTheDocument();

    say('game:round-ended');

    expect(frame).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /taking a break/ })).toBeVisible();
    expect(platform.api.calls.filter(({ key }) => key === LOGIN)).toHaveLength(1);
  });

  it('[G31] [G47] opens anew in the middle of that round', async () => {
    const { platform, player } = await open({ play_bar: BAR }, launched, okBody([anOpenRound(3)]));
    const { say } = await openFrame();
    say('game:loaded');
    say('game:round-started');

    await player.click(screen.getByRole('button', { name: 'Reload the game' }));

    await screen.findByTitle('Onda');
    expect(platform.api.calls.filter(({ key }) => key === LOGIN)).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: /taking a break/ })).not.toBeInTheDocument();
  });

  it.each([
    ['the round is one of another game', okBody([anOpenRound(9)])],
    ['nobody can say whether a round waits', refusal('internal', 'boom')],
  ])('[G31] [G47] stays closed when %s', async (_, unfinished) => {
    const { platform } = await open({ play_bar: BAR }, launched, unfinished);

    expect(await screen.findByRole('heading', { name: /taking a break/ })).toBeVisible();
    expect(platform.api.calls.filter(({ key }) => key === LOGIN)).toEqual([]);
  });

  it.each(['self_excluded', 'play_barred', 'play_paused'] as const)(
    '[G31] says %s of the server without alarm, and asks until when',
    async (code) => {
      const { refresh } = await open({}, refusal(code, 'You may not play'));

      expect(await screen.findByText('You may not play')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /again|retry/i })).not.toBeInTheDocument();
      expect(refresh).toHaveBeenCalled();
    },
  );

  it('[R258] says calmly that terms are to be accepted, and opens the game once they are', async () => {
    let isAccepted = false;
    const { platform } = await open({}, () => {
      if (!isAccepted) throw refusal('terms_not_accepted', 'Please accept the terms');
      return launched;
    });

    expect(await screen.findByText('Please accept the terms')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /again|retry/i })).not.toBeInTheDocument();

    isAccepted = true;
    act(() => platform.bus.publish('account.terms-accepted', { version: 1 }));
    expect(await screen.findByTitle('Onda')).toBeInTheDocument();
    act(() => platform.bus.publish('account.terms-accepted', { version: 2 }));
    expect(platform.api.calls.filter(({ key }) => key === LOGIN)).toHaveLength(2);
  });

  it.each(['time_limit_reached', 'play_limit_reached'] as const)(
    '[G31] leads to the limits at %s',
    async (code) => {
      const { platform, player } = await open({}, refusal(code, 'It is used up'));

      expect(await screen.findByText('It is used up')).toBeVisible();
      await player.click(screen.getByRole('button', { name: 'See my limits' }));

      expect(platform.navigation.location.value.pathname).toBe('/responsible-gaming');
    },
  );
});

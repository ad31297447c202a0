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
import { GameScreen } from './GameScreen.tsx';

const LOGIN = 'POST /api/day7/day7LoginV2';
const BAR = { why: 'paused', until: '2026-11-30T15:00:00.000Z' } as const;

function open(user: Parameters<typeof aUser>[0], launch: NonNullable<ApiStubs[typeof LOGIN]> = launched) {
  const platform = fakePlatform({
    at: '/gameInfo?game_id=3&platType=ipe',
    user: aUser(user),
    api: {
      [LOGIN]: launch,
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

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('a game that the member may not play', () => {
  it('[G31] is not asked for: the page says until when, calmly, with the ways to the money and to help', async () => {
    const { platform } = await open({ play_bar: BAR });

    expect(screen.getByRole('heading', { name: /taking a break until November 30, 2026/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call CVV: 188' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/Load Fail/)).not.toBeInTheDocument();
    expect(platform.api.calls.filter(({ key }) => key === LOGIN)).toEqual([]);
  });

  it('[G31] closes when a break begins in another tab, after the round in play', async () => {
    const { platform } = await open({});
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
    say('game:loaded');
    say('game:round-started');

    act(() => platform.setUser(aUser({ play_bar: BAR })));
    expect(frame).toBeInTheDocument();
    say('game:round-ended');

    expect(frame).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /taking a break/ })).toBeVisible();
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

  it('[G31] leads to the limits where the time of play is used up', async () => {
    const { platform, player } = await open({}, refusal('time_limit_reached', 'Your time is used up'));

    expect(await screen.findByText('Your time is used up')).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'See my limits' }));

    expect(platform.navigation.location.value.pathname).toBe('/responsible-gaming');
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { aGame, aUser, fakePlatform, okBody, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { GameScreen } from './GameScreen.tsx';

const WORDS = 'Your bet is in play.';

/** A game that was opened from the lobby, and what it says. @param confirms what the player answers to questions */
async function openGame(confirms: boolean) {
  const platform = fakePlatform({
    at: '/lobby',
    user: aUser(),
    confirms,
    api: {
      'POST /api/games/follow': okBody([]),
      'GET /api/games/listsv2': okBody({ list: [aGame({ game_id: 3 })], total: 1, page: 1, limit: 1 }),
      'POST /api/day7/day7LoginV2': okBody({
        url: '/provider/launch?token=once',
        session_id: 's',
        expires_at: '2026-01-05T12:00:00.000Z',
      }),
    },
  });
  const address = '/gameInfo?game_id=3&platType=ipe';
  platform.navigation.push(address, { name: 'Pipa no Céu', isFromLobby: true });
  const rendered = await act(() => renderScreen(<GameScreen />, { messages: { en }, platform }));
  const { contentWindow: source } = await screen.findByTitle<HTMLIFrameElement>('Pipa no Céu');
  const say = (data: object) =>
    act(
      async () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data, source, origin: window.location.origin }),
        ),
    );
  const path = () => platform.navigation.location.value.pathname;
  return { ...rendered, say, path };
}

const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('leaving in the middle of a round that goes on without its player', () => {
  it('asks with the words of the game, and stays when the answer is no', async () => {
    const { platform, player, say, path } = await openGame(false);
    await say({ type: 'game:round-started', whenLeft: WORDS });

    await player.click(screen.getByRole('button', { name: 'Close the game' }));

    expect(platform.shown).toEqual([{ kind: 'confirm', text: WORDS }]);
    expect(path()).toBe('/gameInfo');
    expect(isHeldBack()).toBe(true);
  });

  it('leads to the lobby when the answer is yes, and leaves no entry of the round in the history', async () => {
    const { platform, player, say, path } = await openGame(true);
    await say({ type: 'game:round-started', whenLeft: WORDS });

    await player.click(screen.getByRole('button', { name: 'Close the game' }));

    await waitFor(() => expect(path()).toBe('/lobby'));
    expect(platform.shown).toHaveLength(1);
  });

  it('[R75] asks at "back" too, each time', async () => {
    const { platform, say, path } = await openGame(false);
    await say({ type: 'game:round-started', whenLeft: WORDS });

    for (const times of [1, 2]) {
      await act(async () => platform.navigation.go(-1));
      expect(platform.shown).toHaveLength(times);
      expect(path()).toBe('/gameInfo');
    }
  });

  it('[R75] goes where "back" leads when the answer is yes', async () => {
    const { platform, say, path } = await openGame(true);
    await say({ type: 'game:round-started', whenLeft: WORDS });

    await act(async () => platform.navigation.go(-1));

    await waitFor(() => expect(path()).toBe('/lobby'));
    expect(platform.shown).toHaveLength(1);
  });

  it('asks nothing any more once the round has ended', async () => {
    const { platform, say, path } = await openGame(true);
    await say({ type: 'game:round-started', whenLeft: WORDS });
    await say({ type: 'game:round-ended' });
    expect(isHeldBack()).toBe(false);

    await act(async () => platform.navigation.go(-1));

    expect(path()).toBe('/lobby');
    expect(platform.shown).toEqual([]);
  });

  it('asks nothing for a round that waits, or whose win is paid in any case', async () => {
    const { platform, player, say, path } = await openGame(true);
    await say({ type: 'game:round-started' });

    await player.click(screen.getByRole('button', { name: 'Close the game' }));

    await waitFor(() => expect(path()).toBe('/lobby'));
    expect(platform.shown).toEqual([]);
  });

  it('asks again after the rules of the game have lain over it', async () => {
    const { platform, player, say, path } = await openGame(false);
    await say({ type: 'game:round-started', whenLeft: WORDS });
    await say({ type: 'game:rules', isOpen: true });
    await act(async () => platform.navigation.go(-1));
    expect(platform.shown).toEqual([]);

    await player.click(screen.getByRole('button', { name: 'Close the game' }));

    expect(platform.shown).toEqual([{ kind: 'confirm', text: WORDS }]);
    expect(path()).toBe('/gameInfo');
  });
});

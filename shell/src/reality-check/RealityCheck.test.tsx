import { act, screen, waitFor } from '@testing-library/react';
import { aUser } from '@mosaico/shared/testing';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { ok } from '../testing/an-auth-server.ts';
import type { Sent } from '../testing/fake-network.ts';
import { settle } from '../testing/settle.ts';
import { RealityCheck } from './RealityCheck.tsx';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE_MS = 60_000;
const NAME = /^You have been here for/;

/** A member so many minutes after their login. */
async function show({ minutes = 65, isGame = true, isMember = true, every = 30 } = {}) {
  const state = { minutes, every };
  const server = ({ url }: Sent) => {
    if (!url.startsWith('/api/rg/session')) return ok(aUser());
    return ok({
      started_at: new Date(START).toISOString(),
      now: new Date(START + state.minutes * MINUTE_MS).toISOString(),
      rounds: 12,
      played_minutes: 40,
      staked: '60.00',
      won: '45.00',
      net: '-15.00',
      reality_check_minutes: state.every,
      paused_until: null,
      is_excluded: false,
      is_barred: false,
      excluded_until: null,
    });
  };
  const shell = await aShell({ at: '/gameInfo', server });
  if (isMember) await shell.platform.session.start('tok-1');
  const rendered = await renderInShell(shell, <RealityCheck isGame={isGame} />);
  const asked = () => shell.network.sent.filter(({ url }) => url.startsWith('/api/rg/session')).length;
  return { shell, state, asked, ...rendered };
}
beforeEach(() => window.localStorage.clear());

describe('the reality check', () => {
  it('[G31] says over a game how long the player has been here, what they staked and what came of it', async () => {
    await show();

    const dialog = await screen.findByRole('dialog', { name: 'You have been here for 1 hr 5 min' });
    expect(dialog).toHaveTextContent('R$60.00');
    expect(dialog).toHaveTextContent('-R$15.00');
    expect(dialog).toHaveTextContent('40 min');
  });

  it('[G31] comes once for each half hour, also after the page is loaded anew', async () => {
    const first = await show();
    await first.player.click(await screen.findByRole('button', { name: 'Keep playing', hidden: true }));
    expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument();
    first.unmount();

    const again = await show({ minutes: 80 });
    await settle(50);
    expect(again.asked()).toBe(1);
    expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument();
    again.unmount();

    await show({ minutes: 91 });
    expect(await screen.findByRole('dialog', { name: NAME })).toBeInTheDocument();
  });

  it.each([
    ['before the first half hour', { minutes: 29 }],
    ['outside of games', { isGame: false }],
    ['for a visitor', { isMember: false }],
  ])('[G31] does not come %s', async (_when, situation) => {
    await show(situation);
    await settle(50);

    expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument();
  });

  it('[G31] waits for the end of a round', async () => {
    const { shell } = await show({ isGame: false });
    const release = shell.platform.busy.hold('game-round');
    await renderInShell(shell, <RealityCheck isGame />);
    await settle(50);
    expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument();

    act(release);

    expect(await screen.findByRole('dialog', { name: NAME })).toBeInTheDocument();
  });

  it('[G31] stays once it is shown, also when the game begins a round below it', async () => {
    const { shell } = await show();
    await screen.findByRole('dialog', { name: NAME });

    act(() => void shell.platform.busy.hold('game-round'));
    await settle(50);

    expect(screen.getByRole('dialog', { name: NAME })).toBeInTheDocument();
  });

  it('[G31] pauses play from the moment it is due until it is answered', async () => {
    const { shell } = await show({ isGame: false });
    const told: boolean[] = [];
    shell.platform.bus.on('play.paused').subscribe(({ isPaused }) => void told.push(isPaused));
    const release = shell.platform.busy.hold('game-round');
    const { player } = await renderInShell(shell, <RealityCheck isGame />);
    await waitFor(() => expect(told).toEqual([true]));

    act(release);
    await player.click(await screen.findByRole('button', { name: 'Keep playing', hidden: true }));

    expect(told).toEqual([true, false]);
  });

  it.each([
    [15, 20, true],
    [60, 50, false],
  ])(
    '[G31] comes every %d minutes where the player has chosen that: after %d %s',
    async (every, minutes, comes) => {
      await show({ every, minutes });
      await settle(50);

      expect(screen.queryAllByRole('dialog', { name: NAME })).toHaveLength(comes ? 1 : 0);
    },
  );

  it('[G31] obeys within a quarter of an hour what the player has chosen in another tab', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { state, asked } = await show({ every: 60, minutes: 2 });
    await waitFor(() => expect(asked()).toBe(1));
    Object.assign(state, { every: 15, minutes: 17 });

    await act(() => jest.advanceTimersByTimeAsync(15 * MINUTE_MS));
    jest.useRealTimers();

    expect(await screen.findByRole('dialog', { name: NAME })).toBeInTheDocument();
  });

  it.each([
    ['Leave the game', '/'],
    ['Limits and breaks', '/responsible-gaming'],
  ])('[G31] leads out of the game: %s', async (button, path) => {
    const { shell, player } = await show();

    await player.click(await screen.findByRole('button', { name: button, hidden: true }));

    expect(shell.platform.navigation.location.value.pathname).toBe(path);
  });
});

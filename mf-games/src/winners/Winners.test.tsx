import { act, screen, waitFor, within } from '@testing-library/react';
import { fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { Winners } from './Winners.tsx';

const winner = (game_id: number, win: string) => ({
  game_id,
  game_name: `Game ${game_id}`,
  platType: 'ipe',
  img: 'cover:sea:1',
  player: 'm***',
  bet: '1.00',
  win,
  at: '2026-11-20T12:00:00.000Z',
});
const answer = (list: readonly ReturnType<typeof winner>[], is_simulated = 1): ApiStubs => ({
  'GET /api/games/winners': okBody({ list: [...list], is_simulated }),
});
const open = (api: ApiStubs) =>
  renderScreen(<Winners />, { messages: { en }, platform: fakePlatform({ language: 'en', api }) });

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('the latest wins [G49]', () => {
  it('are told once to who does not see them pass, each leading to its game, and are said to be drawn', async () => {
    await open(answer([winner(7, '25.00'), winner(8, '1234.50')]));

    const wins = within(await screen.findByRole('region', { name: 'Latest wins' }));
    expect(wins.getByText('Simulated')).toBeVisible();
    const links = wins.getAllByRole('link');
    expect(links).toHaveLength(2);
    expect(links[1]).toHaveTextContent(/Game 8Player m\*\*\*R\$1,234\.50$/);
    expect(links[1]).toHaveAttribute('href', '/gameInfo?game_id=8&platType=ipe');
  });

  it('stand still when the player pauses them, and go on', async () => {
    const { player } = await open(answer([winner(7, '25.00')], 0));
    const pause = await screen.findByRole('button', { name: 'Pause the latest wins' });
    const band = screen.getByRole('link').closest('ul')?.parentElement as HTMLElement;
    expect(screen.queryByText('Simulated')).toBeNull();

    await player.click(pause);
    expect(pause).toHaveAttribute('aria-pressed', 'true');
    expect(getComputedStyle(band).animationPlayState).toBe('paused');
    await player.click(pause);

    expect(getComputedStyle(band).animationPlayState).not.toBe('paused');
  });

  it.each([
    ['there are none', answer([])],
    ['they cannot be loaded', { 'GET /api/games/winners': refusal('internal', 'boom') }],
  ])('take no words where %s', async (_, api) => {
    const { platform, container } = await open(api);
    await waitFor(() => expect(platform.api.calls).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve)));

    expect(container).toHaveTextContent('');
  });
});

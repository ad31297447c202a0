import { act, screen, within } from '@testing-library/react';
import { aGame, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { LiveScreen } from './LiveScreen.tsx';

const TABLES = 'GET /api/games/tables';
const GAMES = [aGame({ game_id: 7, name: 'Sun and Moon' }), aGame({ game_id: 8, name: 'Fair Wheel' })];
const SUN = { text: 'Sun', colour: '#ffb52e' };
const MOON = { text: 'Moon', colour: '#9db8ff' };
/** Of twenty seconds: bets for ten, played for five. */
const round = (name: string, beginsInMs: number, result = SUN) => ({
  plays_in_ms: beginsInMs + 10_000,
  stands_in_ms: beginsInMs + 15_000,
  ends_in_ms: beginsInMs + 20_000,
  result,
  moving: `/provider/tables/t/${name}.svg`,
  still: `/provider/tables/t/${name}-still.svg`,
  bets: [
    { player: 'L***', on: MOON, bet: '20.00' },
    { player: 'M***', on: SUN, bet: '5.00' },
    { player: 'R***', on: SUN, bet: '1.00' },
  ],
});
const told = (shiftMs = 0, isSimulated = 1) =>
  okBody({
    list: [
      {
        game_id: 7,
        seats: 5,
        is_simulated: isSimulated,
        rounds: [round('1', shiftMs - 20_000), round('2', shiftMs, MOON), round('3', shiftMs + 20_000)],
      },
    ],
  });
const STUBS: ApiStubs = {
  'GET /api/games/listsv2': okBody({ list: GAMES, total: 2, page: 1, limit: 24, next: null }),
  'POST /api/games/follow': okBody([]),
};

/** Texts and answers come in steps of their own. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(1));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function open(api: ApiStubs) {
  const shown = await renderScreen(<LiveScreen />, {
    messages: { en },
    platform: fakePlatform({ language: 'en', at: '/video', api: { ...STUBS, ...api } }),
  });
  await settle();
  await screen.findByRole('heading', { name: 'Sun and Moon' });
  await settle();
  return shown;
}
const asked = ({ api }: { readonly api: { readonly calls: readonly { readonly key: string }[] } }) =>
  api.calls.filter(({ key }) => key === TABLES).length;
const results = () =>
  within(screen.getByRole('list', { name: 'Latest results' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const pictureOf = (container: HTMLElement) => container.querySelector('picture img')?.getAttribute('src');

beforeEach(() => {
  document.documentElement.lang = 'en';
  jest.useFakeTimers();
});
afterEach(() => {
  document.documentElement.lang = '';
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a live table in the lobby [R37]', () => {
  it('promises no countdown where its players are simulated: a round begins with the bet of the player', async () => {
    const { container } = await open({ [TABLES]: told() });

    expect(screen.getByText('A table of your own: the round begins when you bet')).toBeVisible();
    expect(screen.getByText('Demonstration of the table')).toBeVisible();
    await pass(10_000);
    expect(pictureOf(container)).toBe('/provider/tables/t/2.svg');
    await pass(5_000);
    expect(screen.getByText('Demonstration: it was Moon')).toBeVisible();
    expect(results()).toEqual(['Moon', 'Sun']);
    expect(screen.queryByText(/Next round/)).toBeNull();
  });

  it('of a shared table counts down to the next round, and shows it and its result, by what one request has told', async () => {
    const { container, platform } = await open({ [TABLES]: told(0, 0) });

    expect(screen.getByText(/^Next round in (9|10) s$/)).toBeVisible();
    expect(results()).toEqual(['Sun']);
    expect(pictureOf(container)).toBe('/provider/tables/t/1-still.svg');
    await pass(4_000);
    expect(screen.getByText(/^Next round in (5|6) s$/)).toBeVisible();

    await pass(6_000);
    expect(screen.getByText('Round under way')).toBeVisible();
    expect(results()).toEqual(['Sun']);
    expect(pictureOf(container)).toBe('/provider/tables/t/2.svg');

    await pass(5_000);
    expect(screen.getByText('Result: Moon')).toBeVisible();
    expect(results()).toEqual(['Moon', 'Sun']);
    expect(asked(platform)).toBe(1);
  });

  it('says that its players are simulated, how many there are, and their two largest bets', async () => {
    await open({ [TABLES]: told() });

    expect(screen.getByText('Simulated')).toBeVisible();
    expect(screen.getByText('5 seats taken')).toBeVisible();
    const bets = within(screen.getByRole('list', { name: 'Largest bets of the round' })).getAllByRole(
      'listitem',
    );
    expect(bets.map(({ textContent }) => textContent)).toEqual(['L***Moon R$20.00', 'M***Sun R$5.00']);
  });

  it('does not say so of a table at which people sit', async () => {
    await open({ [TABLES]: told(0, 0) });

    expect(screen.getByText('5 seats taken')).toBeVisible();
    expect(screen.queryByText('Simulated')).toBeNull();
  });

  it('does not begin to move in the middle of a round, and moves for nobody who wants no motion', async () => {
    const { container } = await open({ [TABLES]: told(-13_000, 0) });

    expect(screen.getByText('Round under way')).toBeVisible();
    expect(pictureOf(container)).toBe('/provider/tables/t/1-still.svg');
    const source = container.querySelector('picture source');
    expect(source).toHaveAttribute('media', '(prefers-reduced-motion: reduce)');
    expect(source).toHaveAttribute('srcset', '/provider/tables/t/1-still.svg');
    await pass(2_000);
    expect(source).toHaveAttribute('srcset', '/provider/tables/t/2-still.svg');
  });

  it('interrupts no screen reader', async () => {
    const { container } = await open({ [TABLES]: told(0, 0) });

    expect(
      screen.getByText(/^Next round/).closest('[aria-live], [role="status"], [role="timer"]'),
    ).toBeNull();
    expect(container.querySelectorAll('picture img[alt=""]')).toHaveLength(1);
  });

  it('asks nothing and counts nothing while the page is hidden, and is up to date when it is seen', async () => {
    const { platform, container } = await open({ [TABLES]: () => told(0, 0) });
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const before = container.textContent;

    await pass(120_000);
    expect(asked(platform)).toBe(1);
    expect(container.textContent).toBe(before);

    hidden.mockReturnValue(false);
    state.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await settle();
    expect(asked(platform)).toBe(2);
    expect(screen.getByText(/^Next round in (9|10) s$/)).toBeVisible();
  });

  it('is asked for every twenty seconds while it is seen', async () => {
    const { platform } = await open({ [TABLES]: () => told() });
    await pass(41_000);

    expect(asked(platform)).toBe(3);
  });

  it.each([
    ['is not told of', told()],
    ['cannot be told', refusal('internal', 'boom')],
  ])('keeps its card, its limits and its way in where what happens there %s', async (_, answer) => {
    await open({ [TABLES]: answer });

    expect(screen.getByRole('heading', { name: 'Fair Wheel' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Play: Fair Wheel' })).toBeVisible();
    const card = screen.getByRole('heading', { name: 'Fair Wheel' }).closest('li');
    expect(card?.querySelector('picture')).toBeNull();
  });
});

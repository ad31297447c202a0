import { screen, waitFor, within } from '@testing-library/react';
import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { replay } from '@mosaico/shared/fair-games/replay';
import { slotRoundOf } from '@mosaico/shared/fair-games/slots/draw-slot';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { slotScenes } from '../proof/slot/slot-scenes.ts';
import { GameRecordScreen } from './GameRecordScreen.tsx';

const RECORDS = 'POST /api/game/record?lang=zh_cn';
const ROUND = {
  round_id: 'r-1',
  game_id: 7,
  name: 'Onda Dourada',
  api_name: 'calcada',
  platType: 'calcada',
  game_type: 'slot',
  img: 'cover:sea:1',
  state: 'closed',
  bets: 1,
  bet: '2.00',
  win: '8.00',
  result: '6.00',
  created_at: '2026-11-20T12:00:00.000Z',
  closed_at: '2026-11-20T12:00:01.000Z',
} as const;
const SEEDS = { serverSeed: 'a secret', clientSeed: 'mine', nonce: 3 };
const drawn = replay({
  engine: 'reels',
  table: 'wave',
  betCentavos: 200,
  choices: null,
  steps: [],
  seeds: SEEDS,
});
/** The first round of these seeds that is like this, as the wire has it. */
function nonceWith(
  round: Omit<Parameters<typeof replay>[0], 'seeds'>,
  isLike: (picture: { readonly draws: readonly number[] }) => boolean,
) {
  for (let nonce = 0; ; nonce += 1) {
    const again = replay({ ...round, seeds: { ...SEEDS, nonce } });
    const picture = again?.picture as { readonly draws: readonly number[] };
    if (isLike(picture)) return { nonce, picture, win: wire(again?.winCentavos) };
  }
}
const wire = (centavos = 0) => (centavos / 100).toFixed(2);
const FAIR = {
  round_id: 'r-1',
  game: 'Onda Dourada',
  engine: 'reels',
  table: 'wave',
  bet: '2.00',
  win: wire(drawn?.winCentavos),
  is_cancelled: 0,
  choices: null,
  steps: [],
  picture: [...((drawn?.picture ?? []) as readonly number[])],
  client_seed: SEEDS.clientSeed,
  server_seed_hash: commitmentOf(SEEDS.serverSeed),
  nonce: SEEDS.nonce,
  server_seed: SEEDS.serverSeed,
};
const move = (kind: 'bet' | 'win', amount: string, balance: string) => ({
  id: kind,
  kind,
  amount,
  balance,
  is_rolled_back: 0,
  created_at: ROUND.created_at,
});
const DETAILS = {
  round: ROUND,
  moves: [move('bet', '2.00', '98.00'), move('win', '8.00', '106.00')],
  fair: FAIR,
};
const listOf = (
  ...list: (typeof ROUND | (Omit<typeof ROUND, 'state' | 'win'> & { state: 'cancelled'; win: '0.00' }))[]
) => okBody({ list, total: list.length, page: 1, limit: 20, next: null });
const STUBS: ApiStubs = {
  [RECORDS]: listOf(ROUND),
  'GET /api/game/record/details': okBody(DETAILS),
  'GET /api/games/apisv2': okBody([
    { id: 1, api_name: 'ipe', name: 'Ipê Games', icon: 'star', game_types: ['slot', 'dice'], count: 3 },
  ]),
};

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

const open = (at = '/gameRecord', api: ApiStubs = {}, user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(<GameRecordScreen />, {
    messages: { en },
    platform: fakePlatform({ at, language: 'en', ...(user && { user }), api: { ...STUBS, ...api } }),
  });

describe('the record of rounds [R184]', () => {
  it('[R33] [A56] asks a visitor to log in and calls nothing', async () => {
    const { platform } = await open('/gameRecord', {}, null);

    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('[R125] [A27] asks for what the address says, and writes a choice into it', async () => {
    const { platform, player } = await open('/gameRecord?period=3d&type=x');
    await screen.findByRole('button', { name: /Onda Dourada/ });
    expect(screen.getByRole('radio', { name: '3 days' })).toBeChecked();

    await player.click(screen.getByRole('radio', { name: 'Dice' }));

    expect(platform.navigation.location.value.search).toBe('?period=3d&type=dice');
    await waitFor(() =>
      expect(platform.api.calls.filter(({ key }) => key === RECORDS).at(-1)?.input).toMatchObject({
        body: { period: '3d', game_type: 'dice', page: 1 },
      }),
    );
  });

  it('[G47] [A62] says of a win of which a part went to the house how much, and why', async () => {
    const round = { ...ROUND, withheld: '5.00', result: '1.00' };
    const moves = [move('bet', '2.00', '98.00'), { ...move('win', '8.00', '101.00'), withheld: '5.00' }];
    const { player } = await open('/gameRecord', {
      [RECORDS]: okBody({ list: [round], total: 1, page: 1, limit: 20, next: null }),
      'GET /api/game/record/details': okBody({ ...DETAILS, round, moves }),
    });

    await player.click(await screen.findByRole('button', { name: /Onda Dourada/ }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Onda Dourada' }));
    expect(sheet.getByText('For the house').parentElement).toHaveTextContent(/-R\$5\.00/);
    expect(sheet.getByText(/money of a bonus that you gave up or that was taken back/)).toBeVisible();
    expect(await sheet.findByText('R$5.00 of it went to the house')).toBeVisible();
  });

  it('[G47] [G48] opens a round with its bets, its wins, and what was drawn, repeated here', async () => {
    const { player } = await open();

    await player.click(await screen.findByRole('button', { name: /Onda Dourada/ }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Onda Dourada' }));
    const moves = within(await sheet.findByRole('region', { name: 'Bets and wins' })).getAllByRole(
      'listitem',
    );
    expect(moves.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Bet.*-R\$2\.00.*98\.00/),
      expect.stringMatching(/^Win.*\+R\$8\.00.*106\.00/),
    ]);
    expect(sheet.getByText('Confirmed')).toBeVisible();
    expect(sheet.getByText(/^Symbols on the reels: \d, \d, \d$/)).toBeVisible();
    expect(sheet.getByText(FAIR.server_seed_hash)).toBeVisible();

    await player.click(sheet.getByText('From the seeds to the numbers'));
    expect(sheet.getByText('mine:3:0')).toBeVisible();
  });

  it.each([
    ['dice', { choices: { side: 'low', winningRolls: 4_950 } }, 'Rolled'],
    ['mines', { choices: { mines: 3 }, steps: [0, 7] }, 'Mines on tiles'],
    ['plinko', { choices: { rows: 16, risk: 'high' } }, 'The ball landed'],
    ['wheel', { choices: { kinds: [0, 1] } }, 'The wheel stopped'],
    ['duel', { choices: { sides: ['away'] } }, 'Cards:'],
    ['crash', { choices: { autoHundredths: null }, steps: [101] }, 'The multiplier ended'],
    ['lines', {}, 'The round paid'],
    ['ways', {}, 'The round paid'],
    ['hold', {}, 'The round paid'],
  ])('[G48] draws a round of %s as a picture, with its words', async (engine, more, words) => {
    const round = { engine, table: 'wave', betCentavos: 200, choices: null, steps: [], ...more };
    const again = replay({ ...round, seeds: SEEDS });
    const fair = { ...FAIR, ...more, engine, picture: again?.picture, win: wire(again?.winCentavos) };
    const { player } = await open('/gameRecord', {
      'GET /api/game/record/details': okBody({ ...DETAILS, fair }),
    });

    await player.click(await screen.findByRole('button', { name: /Onda Dourada/ }));

    const caption = (await screen.findByText(new RegExp(`^${words}`))).closest('figure');
    expect(caption?.querySelector('svg')).toBeVisible();
    expect(screen.getByText('Confirmed')).toBeVisible();
  });

  it('[R184] shows what was staked and what came of it on every row', async () => {
    await open();

    const row = await screen.findByRole('button', { name: /Onda Dourada/ });

    expect(row).toHaveTextContent(/Bet R\$2\.00 · 11\/20\/26/);
    expect(row).toHaveTextContent(/\+R\$6\.00/);
  });

  it('[R184] [G48] shows a round that is open as open, with its stake, its way on, and no seed to replace', async () => {
    const round = { ...ROUND, state: 'open' as const, win: '0.00', result: '-2.00', closed_at: null };
    const fair = { ...FAIR, engine: 'mines', choices: { mines: 3 }, picture: null, server_seed: null };
    const { player } = await open('/gameRecord', {
      [RECORDS]: okBody({ list: [round], total: 1, page: 1, limit: 20, next: null }),
      'GET /api/game/record/details': okBody({ round, moves: [move('bet', '2.00', '98.00')], fair }),
    });
    const row = await screen.findByRole('button', { name: /Onda Dourada/ });
    expect(row).toHaveTextContent('R$2.00Open');
    expect(row).not.toHaveTextContent('-R$2.00');

    await player.click(row);

    const sheet = within(await screen.findByRole('dialog', { name: 'Onda Dourada' }));
    expect(await sheet.findByText('Secret still in use')).toBeVisible();
    expect(sheet.getByText('Result').nextSibling).toHaveTextContent(/^Open$/);
    expect(sheet.getByRole('link', { name: 'Go on with this round' })).toBeVisible();
    expect(sheet.getAllByRole('link')).toHaveLength(1);
  });

  it('[G48] leads from a sealed round that is over to the page that reveals its seed', async () => {
    const fair = { ...FAIR, server_seed: null };
    const { player } = await open('/gameRecord', {
      'GET /api/game/record/details': okBody({ ...DETAILS, fair }),
    });

    await player.click(await screen.findByRole('button', { name: /Onda Dourada/ }));

    expect(await screen.findByRole('link', { name: 'Replace it now' })).toHaveAttribute('href', '/fairness');
  });

  it('[R184] takes the filters off that leave no round', async () => {
    const { platform, player } = await open('/gameRecord?period=3d&type=dice', {
      [RECORDS]: ({ body }) => (body.period ? listOf() : listOf(ROUND)),
    });

    await player.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByRole('button', { name: /Onda Dourada/ })).toBeVisible();
    expect(platform.navigation.location.value.search).toBe('');
  });

  it('[G47] shows a slot with its own symbols, picture by picture, and why each paid', async () => {
    const symbols = Array.from({ length: 11 }, (_, index) => ({
      name: `symbol-${index}`,
      img: `/s/${index}.svg`,
    }));
    const round = { engine: 'ways', table: 'wave', betCentavos: 200, choices: null, steps: [] };
    const again = nonceWith(
      round,
      (picture) => slotScenes(slotRoundOf('ways', 'wave', picture.draws)).length > 2,
    );
    const fair = { ...FAIR, ...again, engine: 'ways' };
    const { player } = await open('/gameRecord', {
      'GET /api/game/record/details': okBody({ ...DETAILS, fair, symbols }),
    });
    await player.click(await screen.findByRole('button', { name: /Onda Dourada/ }));

    const proof = await screen.findByRole('group', { name: 'The round in pictures' });
    const pictures = () => [...proof.querySelectorAll('image')].map((image) => image.getAttribute('href'));
    const first = pictures();
    expect(first.every((href) => /^\/s\/\d+\.svg$/.test(href ?? ''))).toBe(true);
    expect(first.length).toBeGreaterThanOrEqual(20);
    expect(within(proof).getAllByRole('listitem')[0]).toHaveTextContent(
      /^\d × symbol-\d+ in a row, in (?:1 way|\d+ ways), pays [\d.]+× the betR\$[\d.]+$/,
    );
    expect(within(proof).getByText('The spin')).toBeVisible();

    await player.click(within(proof).getByRole('button', { name: 'Next picture' }));
    expect(within(proof).getByText('The spin · fall 1')).toBeVisible();
    expect(pictures()).not.toEqual(first);
    await player.click(within(proof).getByRole('button', { name: 'Previous picture' }));
    expect(pictures()).toEqual(first);
  });

  it('[G48] says of a draw that is another one that it is', async () => {
    const wrong = { ...DETAILS, fair: { ...FAIR, picture: [6, 6, 6] } };
    const { player } = await open('/gameRecord', { 'GET /api/game/record/details': okBody(wrong) });

    await player.click(await screen.findByRole('button', { name: /Onda Dourada/ }));

    expect(await screen.findByText('Another draw')).toBeVisible();
  });

  it('[G31] [G32] leads nobody to the games who may not play now', async () => {
    const user = aUser({ play_bar: { why: 'excluded', until: null } });

    await open('/gameRecord', { [RECORDS]: listOf() }, user);

    expect(await screen.findByText('There is currently no data available')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'All games' })).not.toBeInTheDocument();
  });

  it('[R233] [R232] says that there is nothing, and that it did not load', async () => {
    const { player, platform, unmount } = await open('/gameRecord', { [RECORDS]: listOf() });
    expect(await screen.findByText('There is currently no data available')).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'All games' }));
    expect(platform.navigation.location.value.pathname).toBe('/game');
    unmount();

    await open('/gameRecord', { [RECORDS]: refusal('internal', 'boom') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Load Fail');
  });
});

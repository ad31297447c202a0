import { screen, within } from '@testing-library/react';
import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { replay } from '@mosaico/shared/fair-games/replay';
import { roundsCsv } from '@mosaico/shared/fair-games/rounds-csv';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { FairnessScreen } from './FairnessScreen.tsx';
import { toldRound, type FairRound } from './told-round.ts';

const SECRET = 'a secret';
const HASH = commitmentOf(SECRET);
const NEXT_HASH = commitmentOf('the next');
const IN_USE = { server_seed_hash: commitmentOf('another'), client_seed: 'mine', draws: 4 };
const REVEALED = {
  server_seed_hash: HASH,
  server_seed: SECRET,
  client_seed: 'before',
  draws: 2,
  revealed_at: '2026-11-20T12:00:00.000Z',
};
function round(nonce: number): FairRound {
  const seeds = { serverSeed: SECRET, clientSeed: 'before', nonce };
  const drawn = replay({ engine: 'reels', table: 'wave', betCentavos: 100, choices: null, steps: [], seeds });
  return {
    round_id: `r-${nonce}`,
    game: 'Onda Dourada',
    engine: 'reels',
    table: 'wave',
    bet: '1.00',
    win: ((drawn?.winCentavos ?? 0) / 100).toFixed(2),
    is_cancelled: 0,
    choices: null,
    steps: [],
    picture: [...((drawn?.picture ?? []) as readonly number[])],
    client_seed: 'before',
    server_seed_hash: HASH,
    nonce,
    server_seed: SECRET,
  };
}
const STUBS: ApiStubs = {
  'GET /api/games/fairness': okBody({
    in_use: IN_USE,
    next_server_seed_hash: NEXT_HASH,
    revealed: [REVEALED],
  }),
  'GET /api/games/fairness/rounds': ({ query }) =>
    okBody(
      [round(0), { ...round(1), win: '77.00' }].filter(({ nonce }) => nonce >= Number(query.from_nonce)),
    ),
};

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

const open = (api: ApiStubs = {}, user: ReturnType<typeof aUser> | null = aUser()) =>
  renderScreen(<FairnessScreen />, {
    messages: { en },
    platform: fakePlatform({ language: 'en', ...(user && { user }), api: { ...STUBS, ...api } }),
  });

/** Opens the screen, and what it shows to those who want to repeat the mathematics themselves. */
async function openTechnical(...about: Parameters<typeof open>) {
  const opened = await open(...about);
  await opened.player.click(await screen.findByText('Technical data'));
  return opened;
}

describe('the fairness screen [G48]', () => {
  it('begins with how it works in three steps; hashes, seeds and files are shown on demand', async () => {
    const { player } = await open();

    const steps = within((await screen.findByText('How it works')).parentElement ?? document.body);
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Before: sealed',
      'You play',
      'Afterwards: opened and checked',
    ]);
    const hash = await screen.findByText(NEXT_HASH);
    const file = screen.getByLabelText('Check a file');
    expect(hash).not.toBeVisible();
    expect(file).not.toBeVisible();
    await player.click(screen.getByText('Technical data'));
    expect(hash).toBeVisible();
    expect(file).toBeVisible();
  });

  it('opens the secret of the last round with a seed drawn here, and says that the round is as it was told', async () => {
    let isOpened = false;
    const sealed = { ...IN_USE, server_seed_hash: HASH, draws: 2 };
    const seeds = () => ({
      in_use: isOpened ? { ...IN_USE, draws: 0 } : sealed,
      next_server_seed_hash: NEXT_HASH,
      revealed: isOpened ? [REVEALED] : [],
    });
    const { platform, player } = await open({
      'GET /api/games/fairness': () => okBody(seeds()),
      'GET /api/games/fairness/rounds': ({ query }) =>
        okBody(query.from_nonce === 1 ? [{ ...round(1), server_seed: isOpened ? SECRET : null }] : []),
      'POST /api/games/fairness/rotate': () => {
        isOpened = true;
        return okBody(seeds());
      },
    });
    const last = within(await screen.findByRole('region', { name: 'Your last round' }));
    expect(last.getByText('Onda Dourada')).toBeVisible();
    expect(last.getByRole('status')).toHaveTextContent(/still sealed/);

    await player.click(last.getByRole('button', { name: 'Open and check' }));

    expect(await last.findByText('Confirmed')).toBeVisible();
    expect(last.getByRole('status')).toHaveTextContent(/calculated this round again: this is the result/);
    expect(last.queryByRole('button')).toBeNull();
    expect(platform.api.calls.filter(({ key }) => key.startsWith('POST'))).toEqual([
      expect.objectContaining({
        input: { body: { client_seed: expect.stringMatching(/^[0-9a-f]{32}$/) as string } },
      }),
    ]);
  });

  it.each([
    ['was told otherwise than it was drawn', { win: '77.00' }, 'Another win', /arrived at another result/],
    ['is not over', { picture: null, server_seed: null }, 'Secret still in use', /not over yet/],
  ])('says that the last round %s, and has nothing to open', async (_what, told, badge, sentence) => {
    await open({
      'GET /api/games/fairness': okBody({
        in_use: { ...IN_USE, draws: 0 },
        next_server_seed_hash: NEXT_HASH,
        revealed: [REVEALED],
      }),
      'GET /api/games/fairness/rounds': okBody([{ ...round(1), ...told }]),
    });

    const last = within(await screen.findByRole('region', { name: 'Your last round' }));

    expect(last.getByText(badge)).toBeVisible();
    expect(last.getByRole('status')).toHaveTextContent(sentence);
    expect(last.queryByRole('button')).toBeNull();
  });

  it('tells who has played none where their last round will be', async () => {
    const { platform } = await open({
      'GET /api/games/fairness': okBody({
        in_use: { ...IN_USE, draws: 0 },
        next_server_seed_hash: NEXT_HASH,
        revealed: [],
      }),
    });

    await screen.findByText(NEXT_HASH);

    const last = within(screen.getByRole('region', { name: 'Your last round' }));
    expect(last.getByText(/Play one and come back/)).toBeVisible();
    expect(last.queryByRole('button')).toBeNull();
    expect(platform.api.calls.map(({ key }) => key)).toEqual(['GET /api/games/fairness']);
  });

  it('shows the symbols as in the game and calls them by their names, in every round of a game', async () => {
    const symbols = Array.from({ length: 7 }, (_, n) => ({
      name: `Shell ${n}`,
      img: `/provider/symbols/slot-001/${n}.svg`,
    }));
    const { player } = await openTechnical({
      'GET /api/games/fairness/rounds': ({ query }) =>
        okBody([{ ...round(0), symbols }, round(1)].filter(({ nonce }) => nonce >= Number(query.from_nonce))),
    });
    await player.click(await screen.findByRole('button', { name: 'Check the rounds' }));
    await screen.findByText('2 of 2 rounds match their seeds');
    const revealed = within(screen.getByRole('region', { name: 'Revealed secrets' }));

    for (const line of revealed.getAllByRole('listitem')) {
      expect(line).toHaveTextContent(/Symbols on the reels: Shell \d, Shell \d, Shell \d/);
      await player.click(within(line).getByText('Onda Dourada'));
      expect(line.querySelectorAll('image[href^="/provider/symbols/slot-001/"]')).toHaveLength(3);
    }
    expect(screen.queryByText(/^Symbols are numbered/)).toBeNull();
  });

  it('shows marks for the symbols of a file, and calls them by the names that it has', async () => {
    const names = Array.from({ length: 7 }, (_, n) => ({ name: `Shell ${n}`, img: '/x.svg' }));
    const { player } = await openTechnical({}, null);
    const file = new File([roundsCsv([toldRound({ ...round(0), symbols: names })])], 'rounds.csv');

    await player.upload(await screen.findByLabelText('Check a file'), file);

    expect(await screen.findByText(/Symbols on the reels: Shell \d, Shell/)).toBeVisible();
    await player.click(screen.getByText('Onda Dourada'));
    expect(screen.getByText(/^Symbols are numbered/)).toBeVisible();
    expect(document.querySelector('image')).toBeNull();
  });

  it('repeats every round of a revealed seed, and counts those that are as they were told', async () => {
    const { player } = await openTechnical();

    await player.click(await screen.findByRole('button', { name: 'Check the rounds' }));

    expect(await screen.findByText('1 of 2 rounds match their seeds')).toBeVisible();
    const [first, second] = within(screen.getByRole('region', { name: 'Revealed secrets' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Onda Dourada #1Symbols on the reels');
    expect(first).toHaveTextContent('Another win');
    expect(second).toHaveTextContent('Confirmed');
  });

  it.each([
    ['/provider/verify-rounds.mjs', 1],
    [null, 0],
  ])('offers the script of the provider beside the rounds that were checked: %s', async (verifier, links) => {
    const { player } = await openTechnical({
      'GET /api/games/fairness': okBody({
        in_use: IN_USE,
        next_server_seed_hash: NEXT_HASH,
        revealed: [REVEALED],
        verifier,
      }),
    });
    await player.click(await screen.findByRole('button', { name: 'Check the rounds' }));
    await screen.findByRole('button', { name: 'Save as CSV' });

    const found = screen.queryAllByRole('link', { name: 'Download the script' });
    expect(found.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual(
      Array(links).fill([verifier, true]),
    );
  });

  it('has the secret revealed for a seed of the player’s own, and refuses what is none', async () => {
    const { platform, player } = await openTechnical({
      'POST /api/games/fairness/rotate': okBody({
        in_use: IN_USE,
        next_server_seed_hash: NEXT_HASH,
        revealed: [REVEALED],
      }),
    });
    const field = await screen.findByRole('textbox', { name: /Your new seed/ });
    expect(screen.getByText(NEXT_HASH)).toBeVisible();

    await player.type(field, 'com espaço');
    await player.click(screen.getByRole('button', { name: 'Replace and reveal' }));
    expect(await screen.findByText(/^Use 1 to 64/)).toBeVisible();
    await player.clear(field);
    await player.type(field, 'sorte-7');
    await player.click(screen.getByRole('button', { name: 'Replace and reveal' }));

    expect(platform.api.calls.filter(({ key }) => key.startsWith('POST'))).toMatchObject([
      { input: { body: { client_seed: 'sorte-7' } } },
    ]);
    expect(platform.shown).toMatchObject([{ kind: 'success' }]);
  });

  it('says why the secret stays', async () => {
    const { platform, player } = await openTechnical({
      'POST /api/games/fairness/rotate': refusal('round_open', 'Finish your open round first'),
    });

    await player.type(await screen.findByRole('textbox', { name: /Your new seed/ }), 'x');
    await player.click(screen.getByRole('button', { name: 'Replace and reveal' }));

    expect(platform.shown).toEqual([{ kind: 'error', text: 'Finish your open round first' }]);
  });

  it('checks the rounds of a file, for a visitor too, who is asked to log in for their own', async () => {
    const { platform, player } = await openTechnical({}, null);
    const file = new File([roundsCsv([toldRound(round(0))])], 'rounds.csv', { type: 'text/csv' });

    await player.upload(await screen.findByLabelText('Check a file'), file);

    expect(await screen.findByText('1 of 1 rounds match their seeds')).toBeVisible();
    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
    await player.upload(
      screen.getByLabelText('Check a file'),
      new File(['x'], 'x.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This file has no rounds that can be read');
  });

  it('tells how chance works', async () => {
    await openTechnical();

    for (const name of ['Checking a round', 'Chance', 'Return to player', 'Records'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
  });
});

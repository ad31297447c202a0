/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { ENGLISH } from '../../../testing/english-texts.ts';
import '../../../testing/no-layout.ts';
import { wordsOf } from '../messages/words.ts';
import { openDecided } from './open-decided.ts';
import type { GameOptions } from './seated.ts';

// jsdom has no top layer.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

/** A game with a round that takes a second, at which the player has begun autoplay. @param chosen radio buttons of its sheet to press before */
function playingByItself(winCentavos = 0, chosen: readonly string[] = []) {
  let rounds = 0;
  const options = {
    words: wordsOf(ENGLISH, 'en'),
    name: 'A game',
    host: { tell: () => {}, onBalance: () => {}, onRules: () => {} },
    sound: { isOn: false, play: () => {} },
    session: {
      play: async () => {
        rounds += 1;
        return { round: { id: `r${rounds}`, betCentavos: 100, winCentavos }, balanceCentavos: 9_000 };
      },
      seen: () => {},
    },
    state: {
      rtp: '96.00',
      bets: [100],
      balanceCentavos: 10_000,
      unseen: null,
      fair: { serverSeedHash: 'a', clientSeed: 'b', draws: 0, nextServerSeedHash: 'c' },
    },
  } as unknown as GameOptions;
  const game = {
    choices: () => null,
    stakes: () => 1,
    begin: () => {},
    show: () => new Promise<void>((resolve) => setTimeout(resolve, 1_000)),
    hurry: () => {},
    abandon: () => {},
    describe: () => '',
    celebrate: () => {},
  };
  const board = document.createElement('div');
  document.body.replaceChildren(
    ...openDecided(options, { game, board, rules: [], behind: [], playLabel: 'Spin' }),
  );
  const button = (name: string) => document.querySelector<HTMLElement>(`button${name}`);
  button('[aria-label="Autoplay"]')?.click();
  for (const one of chosen) document.querySelector<HTMLElement>(`.auto-form ${one}`)?.click();
  button('.auto-start')?.click();
  const play = button('.play') as HTMLElement;
  const said = () => document.querySelector('.said')?.textContent ?? '';
  const announced = () => document.querySelector('[role="status"]')?.textContent ?? '';
  return { play, said, announced, labelOf: () => play.getAttribute('aria-label'), roundsOf: () => rounds };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.localStorage.clear();
});

describe('the large button while the game plays by itself', () => {
  it('stops all the time, also between two rounds', async () => {
    const { labelOf, roundsOf } = playingByItself();

    const labels = new Set([labelOf()]);
    for (let passed = 0; passed < 4_000; passed += 50) {
      await jest.advanceTimersByTimeAsync(50);
      labels.add(labelOf());
    }

    expect(roundsOf()).toBeGreaterThan(2);
    expect([...labels]).toEqual(['Stop']);
  });

  it('ends it between two rounds and begins none', async () => {
    const { play, labelOf, roundsOf } = playingByItself();
    await jest.advanceTimersByTimeAsync(1_300);

    play.click();
    await jest.advanceTimersByTimeAsync(5_000);

    expect([roundsOf(), labelOf()]).toEqual([1, 'Spin']);
  });
});

it('a game that quickly plays by itself counts a win up to its end before the next round begins', async () => {
  window.localStorage.setItem('mosaico.games.quick', 'on');
  const { said, roundsOf } = playingByItself(900);

  let lastSaid = '';
  for (let passed = 0; roundsOf() < 2 && passed < 10_000; passed += 16) {
    lastSaid = said();
    await jest.advanceTimersByTimeAsync(16);
  }

  expect([roundsOf(), lastSaid]).toEqual([2, expect.stringMatching(/9\.00$/)]);
});

describe('the end of autoplay', () => {
  it('is told with every limit that was reached, the loss first', async () => {
    const { said, announced, roundsOf } = playingByItself();

    await jest.advanceTimersByTimeAsync(30_000);

    expect(roundsOf()).toBe(10);
    expect(said()).toBe('Autoplay is over: your loss limit is reached and all rounds are played');
    expect(announced()).toBe(said());
  });

  it('comes with a win of the size that was chosen', async () => {
    const { said, roundsOf } = playingByItself(1_000);

    await jest.advanceTimersByTimeAsync(30_000);

    expect([roundsOf(), said()]).toEqual([1, 'Autoplay is over: the win you set is reached']);
  });

  it('comes with no win where the player has set none, and still with the last round', async () => {
    const { said, roundsOf } = playingByItself(1_000, ['[name="win"][value="0"]']);

    await jest.advanceTimersByTimeAsync(90_000);

    expect([roundsOf(), said()]).toEqual([10, 'Autoplay is over: all rounds are played']);
  });

  it('can be left open for wins alone', () => {
    playingByItself();

    const open = [...document.querySelectorAll('.auto-form label')].filter(
      ({ textContent }) => textContent === 'No limit',
    );
    expect(open.map((label) => label.querySelector('input')?.name)).toEqual(['win']);
  });
});

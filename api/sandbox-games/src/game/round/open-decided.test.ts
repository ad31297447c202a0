/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { ENGLISH } from '../../../testing/english-texts.ts';
import '../../../testing/no-layout.ts';
import { wordsOf } from '../messages/words.ts';
import { openDecided } from './open-decided.ts';
import type { GameOptions } from './seated.ts';

// jsdom has no top layer.
Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });

/** A game with a round that takes a second, at which the player has begun autoplay. @param chosen radio buttons of its sheet to press before */
function playingByItself(winCentavos = 0, chosen: readonly string[] = [], stakes = 1) {
  let rounds = 0;
  const pauses: ((isPaused: boolean) => void)[] = [];
  const host = {
    tell: () => {},
    onBalance: () => {},
    onRules: () => {},
    isPaused: false,
    onPause: (listener: (isPaused: boolean) => void) => void pauses.push(listener),
  };
  const options = {
    words: wordsOf(ENGLISH, 'en'),
    name: 'A game',
    host,
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
      bets: [100, 200],
      balanceCentavos: 10_000,
      unseen: null,
      fair: { serverSeedHash: 'a', clientSeed: 'b', draws: 0, nextServerSeedHash: 'c' },
    },
  } as unknown as GameOptions;
  const game = {
    choices: () => null,
    stakes: () => stakes,
    chooseFirst: 'Choose a side',
    begin: () => {},
    show: () => new Promise<void>((resolve) => setTimeout(resolve, 1_000)),
    hurry: () => {},
    abandon: () => {},
    describe: () => '',
    celebrate: () => {},
  };
  const board = document.createElement('div');
  const controls = document.createElement('select');
  document.body.replaceChildren(
    ...openDecided(options, { game, board, controls, rules: [], behind: [], playLabel: 'Spin' }),
  );
  const button = (name: string) => document.querySelector<HTMLElement>(`button${name}`);
  button('[aria-label="Autoplay"]')?.click();
  for (const one of chosen) document.querySelector<HTMLElement>(`.auto-form ${one}`)?.click();
  button('.auto-start')?.click();
  const play = button('.play') as HTMLElement;
  const said = () => document.querySelector('.said')?.textContent ?? '';
  const note = () => document.querySelector('.note')?.textContent ?? '';
  const announced = () => document.querySelector('[role="status"]')?.textContent ?? '';
  return {
    play,
    said,
    note,
    announced,
    labelOf: () => play.getAttribute('aria-label'),
    roundsOf: () => rounds,
    /** The page around the game asks something, or was answered. */
    pause(isPaused: boolean) {
      host.isPaused = isPaused;
      for (const listener of pauses) listener(isPaused);
    },
  };
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

describe('while the player has something to answer', () => {
  it.each([
    ['in a round', 500],
    ['between two rounds', 1_300],
  ])(
    '[G31] the game plays its round to the end, and none after it, nor by itself afterwards: %s',
    async (_when, ms) => {
      const { pause, play, roundsOf, labelOf } = playingByItself();
      await jest.advanceTimersByTimeAsync(ms);

      pause(true);
      await jest.advanceTimersByTimeAsync(5_000);
      expect([roundsOf(), labelOf()]).toEqual([1, 'Spin']);
      play.click();
      await jest.advanceTimersByTimeAsync(5_000);
      expect(roundsOf()).toBe(1);

      pause(false);
      await jest.advanceTimersByTimeAsync(5_000);
      expect(roundsOf()).toBe(1);
      play.click();
      await jest.advanceTimersByTimeAsync(5_000);
      expect(roundsOf()).toBe(2);
    },
  );
});

describe('while the game plays by itself', () => {
  const choosing = () =>
    [...document.querySelectorAll('.choices input, .choices select')].map((one) => one.matches(':disabled'));

  it('neither the bet nor a choice can be changed, also between two rounds, until it is stopped', async () => {
    const { play } = playingByItself();

    const seen = new Set(choosing());
    for (let passed = 0; passed < 4_000; passed += 50) {
      await jest.advanceTimersByTimeAsync(50);
      for (const isDisabled of choosing()) seen.add(isDisabled);
    }
    expect([...seen]).toEqual([true]);

    play.click();
    expect(choosing()).toEqual([false, false, false]);
  });

  it('the count is of the rounds after the one that runs, whatever is said of that, until it is stopped', async () => {
    const { play, note } = playingByItself();
    const badge = () => document.querySelector<HTMLElement>('[data-left]')?.dataset['left'];

    await jest.advanceTimersByTimeAsync(500);
    expect([note(), badge()]).toEqual(['Autoplay: 9 left', '9']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(note()).toBe('Autoplay: 9 left');
    await jest.advanceTimersByTimeAsync(700);
    expect(note()).toBe('Autoplay: 8 left');

    play.click();
    expect([note(), badge()]).toEqual(['', undefined]);
  });

  it('says of the last round that it is the last', async () => {
    const { note } = playingByItself();

    await jest.advanceTimersByTimeAsync(9 * 1_700 + 500);

    expect(note()).toBe('Autoplay: last round');
  });

  it('one that was stopped plays no further round beside one that is begun before its last is seen', async () => {
    const { play, roundsOf } = playingByItself();
    await jest.advanceTimersByTimeAsync(1_100);
    play.click();

    document.querySelector<HTMLElement>('button[aria-label="Autoplay"]')?.click();
    document.querySelector<HTMLElement>('.auto-start')?.click();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(roundsOf()).toBe(11);
  });

  it('does not begin while something has still to be chosen: limits of nothing limit nothing', () => {
    const { said, roundsOf } = playingByItself(0, [], 0);

    expect([said(), roundsOf(), document.querySelector('.auto-start')]).toEqual(['Choose a side', 0, null]);
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
    const { said, note, announced, roundsOf } = playingByItself();

    await jest.advanceTimersByTimeAsync(30_000);

    expect(roundsOf()).toBe(10);
    expect(said()).toBe('Autoplay is over: your loss limit is reached and all rounds are played');
    expect(note()).toMatch(/^Rounds: 10 · Staked: R\$10\.00 · Net: −R\$10\.00$/);
    expect(announced()).toBe(`${said()}. ${note()}`);
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

/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { ENGLISH } from '../../../testing/english-texts.ts';
import '../../../testing/no-layout.ts';
import { tableOf } from '../frame/table.ts';
import { wordsOf } from '../messages/words.ts';
import type { Sound } from '../sound/sound.ts';
import { celebrationOf } from '../wins/celebration.ts';
import { celebrateWin } from './celebrate-win.ts';

/** A table at which R$ 7 were won a round before. */
function afterAWin() {
  const words = wordsOf(ENGLISH, 'en');
  const sound = { isOn: false, play: () => {} } as unknown as Sound;
  const celebration = celebrationOf(words, sound);
  const table = tableOf({
    words,
    name: 'A game',
    rtp: '96.00',
    sound,
    betsCentavos: [100],
    balanceCentavos: 10_000,
    game: [celebration.view],
    playLabel: 'Spin',
    hurryLabel: 'Stop',
    onPlay: () => {},
    onRules: () => {},
  });
  table.showLastWin(700);
  const amountIn = (selector: string) =>
    /[\d.,]+$/.exec(table.view.querySelector(selector)?.textContent ?? '')?.[0];
  return {
    celebration,
    begin: (winCentavos: number, onCounted = () => {}) =>
      celebrateWin(
        { words, table, celebration },
        { winCentavos, multiplier: winCentavos / 100, note: '' },
        onCounted,
      ),
    /** What is said, the win of the round, and what is counted up over the game. */
    shown: () => ['.said', '.facts p:last-child strong', '.celebration-amount'].map(amountIn),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a win that is counted up', () => {
  it('is the same figure at every moment wherever it is seen', () => {
    const { begin, shown } = afterAWin();
    const figures = new Set<string | undefined>();
    let isCounted = false;

    begin(35_000, () => (isCounted = true));
    for (let frame = 0; !isCounted && frame < 1_000; frame += 1) {
      jest.advanceTimersToNextFrame();
      expect(new Set(shown()).size).toBe(1);
      figures.add(shown()[0]);
    }

    expect(figures.size).toBeGreaterThan(20);
    expect(shown()).toEqual(['350.00', '350.00', '350.00']);
  });

  it('is whole, and does not count on, when the next round begins', () => {
    const { begin, celebration, shown } = afterAWin();
    begin(35_000);
    jest.advanceTimersByTime(100);

    celebration.clear();
    expect(shown()).toEqual(['350.00', '350.00', '350.00']);
    begin(200);
    jest.advanceTimersByTime(10_000);

    expect(shown()).toEqual(['2.00', '2.00', '2.00']);
    expect(celebration.isCounting).toBe(false);
  });
});

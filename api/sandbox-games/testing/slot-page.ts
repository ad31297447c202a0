import type { SlotPage } from '../src/game/video-slot/slot-page.ts';

interface Told {
  /** What is said of the feature, and below it. */
  say(text: string, note: string): void;
  showLastWin(centavos: number): void;
}

/** A page on which features of a slot pass at once, without a picture; amounts and texts are said as they are. */
export function aSlotPage({ say, showLastWin }: Told): SlotPage {
  const done = async () => {};
  const none = () => {};
  const page = {
    pace: { isQuick: true },
    words: {
      t: (key: string, values: object) => [key, ...Object.values(values ?? {})].join(' '),
      money: String,
      number: String,
    },
    table: {
      announce: none,
      say: (text: string, _tone: string, note: string) => say(text, note),
      showLastWin,
    },
    wins: { clear: none, banner: done, run: done, pulse: done },
    reels: { turn: none, land: done },
    coins: { begin: none, spin: () => ({}), land: () => ({}) },
    stage: { rest: () => ({}), describe: none },
    backdrop: { setNight: none },
    sound: { play: none },
    session: { shown: none },
    painter: { nameOf: String },
  };
  return page as unknown as SlotPage;
}

import type { SlotPage } from './slot-page.ts';
import { press, showButton } from './slot-round.ts';

/** A slot between two rounds. */
function resting(isAutoplayOn: boolean, isPaused = false) {
  const events: string[] = [];
  const say = (event: string) => () => void events.push(event);
  const autoplay = {
    isOn: isAutoplayOn,
    stop() {
      autoplay.isOn = false;
      events.push('autoplay stops');
    },
  };
  const page = {
    autoplay,
    celebration: { isCounting: false, clear: say('begins'), finish: () => {} },
    reels: { hurry: () => {} },
    wins: { finish: () => {} },
    words: { t: (key: string) => key },
    host: { tell: () => {}, isPaused },
    table: {
      betCentavos: 100,
      balanceCentavos: 0,
      say: () => {},
      sayTooLow: () => {},
      announce: () => {},
      setPlaying: (isPlaying: boolean) => void events.push(isPlaying ? 'stop' : 'spin'),
    },
    isPlaying: false,
  };
  return { page: page as unknown as SlotPage, events };
}

describe('the large button of a slot between two rounds', () => {
  it('begins a round', () => {
    const { page, events } = resting(false);

    showButton(page);
    press(page);

    expect(events).toEqual(['spin', 'autoplay stops', 'begins']);
  });

  it('[G31] begins none while the player has something to answer', () => {
    const { page, events } = resting(false, true);

    press(page);

    expect(events).toEqual(['autoplay stops']);
  });

  it('ends autoplay while that is on, and begins none', () => {
    const { page, events } = resting(true);

    showButton(page);
    press(page);

    expect(events).toEqual(['stop', 'autoplay stops']);
    expect(page.autoplay.isOn).toBe(false);
  });
});

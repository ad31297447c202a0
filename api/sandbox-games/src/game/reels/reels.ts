import type { Reels } from '../../wire/reels-wire.ts';
import type { ReelPicture } from '../../wire/symbol-wire.ts';
import { element } from '../elements/element.ts';
import { prefersStill } from '../elements/prefers-still.ts';
import { createReel, type Reel } from './reel.ts';

/** One after the other, each reel lands a little later, and more symbols pass. */
const LANDINGS = [
  { passing: 12, durationMs: 700 },
  { passing: 17, durationMs: 1000 },
  { passing: 22, durationMs: 1300 },
] as const;
const FIRST_PICTURE: Reels = [6, 5, 4];

export interface ReelsView {
  readonly view: HTMLElement;
  /** Turns until `land` or `stop`. */
  turn(): void;
  /** Lands on a picture, one reel after the other. Resolves when the last one stands. */
  land(reels: Reels): Promise<void>;
  /** Brings the reels to their end now, or as soon as the result is known. */
  hurry(): void;
  /** Stands still on what was there: the round did not happen. */
  stop(): void;
  /** Lights the symbols that pay. */
  celebrate(reels: Reels, symbol: number): void;
}

/**
 * The three reels. Only the middle row counts; the rows above and below are chance, like the symbols that pass.
 *
 * @param describe what a picture is called, for screen readers
 * @param onStop called as each reel comes to stand
 */
export function createReels(
  pictures: readonly ReelPicture[],
  describe: (reels: Reels) => string,
  onStop: () => void,
): ReelsView {
  const reels = LANDINGS.map((landing, index) => createReel(pictures, landing, index * 2));
  const view = element(
    'div',
    { class: 'reels', role: 'img', 'aria-label': '' },
    ...reels.map((reel) => reel.view),
    element('span', { class: 'payline' }, element('i')),
  );
  let isHurried = false;
  show(FIRST_PICTURE);

  function show(picture: Reels) {
    reels.forEach((reel, index) => reel.show(picture[index] ?? 0));
    view.setAttribute('aria-label', describe(picture));
    view.classList.remove('is-turning');
  }

  return {
    view,
    turn() {
      view.classList.remove('has-won');
      isHurried = false;
      if (prefersStill()) return;
      for (const reel of reels) reel.turn();
      view.classList.add('is-turning');
    },
    async land(picture) {
      const landOn = (reel: Reel, index: number) => reel.land(picture[index] ?? 0, isHurried).then(onStop);
      if (!prefersStill()) await Promise.all(reels.map(landOn));
      show(picture);
    },
    hurry() {
      isHurried = true;
      for (const reel of reels) reel.finish();
    },
    stop: () => show(FIRST_PICTURE),
    celebrate(picture, paying) {
      view.classList.add('has-won');
      reels.forEach((reel, index) => reel.light(picture[index] === paying));
    },
  };
}

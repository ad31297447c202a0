import { element } from './element.js';
import { symbol, SYMBOL_COUNT } from './symbols.js';

/** Symbols that pass while a reel lands; each reel a little more than the one before. */
const LANDING_STEPS = [12, 17, 22];
const LANDING_MS = [700, 1000, 1300];
const TURN_MS = 420;
const FIRST_PICTURE = [6, 5, 4];

/**
 * The three reels. Only the middle row counts; the rows above and below are chance, like the symbols that pass.
 *
 * @param {string} family look of the game
 * @param {(reels: readonly number[]) => string} describe what a picture is called, for screen readers
 */
export function createReels(family, describe) {
  const strips = [0, 1, 2].map(() => element('div', { class: 'strip' }));
  const windows = strips.map((strip) => element('div', { class: 'reel' }, strip));
  const view = element(
    'div',
    { class: 'reels', role: 'img', 'aria-label': '' },
    ...windows,
    element('span', { class: 'payline' }),
  );
  const turning = [];
  show(FIRST_PICTURE);

  /** Puts a picture on the reels at once. */
  function show(reels) {
    reels.forEach((index, reel) => fill(strips[reel], [chance(), index, chance()]));
    view.setAttribute('aria-label', describe(reels));
  }

  function fill(strip, indexes) {
    strip.replaceChildren(
      ...indexes.map((index) =>
        element('div', { class: 'cell', 'data-symbol': index }, symbol(family, index)),
      ),
    );
  }

  return {
    view,
    /** Turns until `land` or `stop`. */
    turn() {
      view.classList.remove('has-won');
      if (prefersStill()) return;
      strips.forEach((strip, reel) => {
        const pictures = [0, 1, 2, 3, 4, 5, 6].map((offset) => (offset * 3 + reel * 2) % SYMBOL_COUNT);
        fill(strip, [...pictures, ...pictures.slice(0, 3)]);
        const from = `translateY(${(-7 / 10) * 100}%)`;
        turning[reel] = strip.animate([{ transform: from }, { transform: 'translateY(0)' }], {
          duration: TURN_MS,
          iterations: Infinity,
        });
      });
      view.classList.add('is-turning');
    },
    /** Lands on a picture, one reel after the other. Resolves when the last one stands. */
    async land(reels) {
      if (prefersStill()) return show(reels);
      await Promise.all(
        reels.map(async (index, reel) => {
          const strip = strips[reel];
          turning[reel]?.cancel();
          const passing = Array.from({ length: LANDING_STEPS[reel] }, chance);
          fill(strip, [chance(), index, chance(), ...passing]);
          const from = `translateY(${(-passing.length / (passing.length + 3)) * 100}%)`;
          const landing = strip.animate(
            [
              { transform: from },
              { transform: 'translateY(0.7%)', offset: 0.9 },
              { transform: 'translateY(0)' },
            ],
            {
              duration: LANDING_MS[reel],
              easing: 'cubic-bezier(.16,.7,.3,1)',
            },
          );
          await landing.finished;
        }),
      );
      view.classList.remove('is-turning');
      show(reels);
    },
    /** Stands still on what was there: the round did not happen. */
    stop(reels = FIRST_PICTURE) {
      turning.forEach((turn) => turn?.cancel());
      view.classList.remove('is-turning');
      show(reels);
    },
    /** Lights the symbols that pay. */
    celebrate(reels, pay) {
      view.classList.add('has-won');
      reels.forEach((index, reel) =>
        strips[reel].children[1].classList.toggle('is-paying', index === pay.symbol),
      );
    },
  };
}

function chance() {
  return Math.floor(Math.random() * SYMBOL_COUNT);
}

/** True when the player asks for less motion: results appear at once. */
export function prefersStill() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

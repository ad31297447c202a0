import type { ReelPicture } from '../../wire/symbol-wire.ts';
import { element } from '../elements/element.ts';
import { symbol } from '../symbols/symbols.ts';

/** Time of a full turn, and the rows that are seen at once. */
const TURN_MS = 420;
const ROWS = 3;

/** How a reel lands for a player who does not want to wait. */
const HURRIED: Landing = { passing: 3, durationMs: 160 };

export interface Landing {
  /** How many symbols pass before the reel stands. */
  readonly passing: number;
  readonly durationMs: number;
}

export interface Reel {
  readonly view: HTMLElement;
  /** Puts a symbol into the middle row at once. */
  show(index: number): void;
  /** Turns until it is told something else. */
  turn(): void;
  /** Lands on a symbol, after some others that pass or, hurried, almost at once. Resolves when the reel stands. */
  land(index: number, isHurried: boolean): Promise<void>;
  /** Ends the landing now. */
  finish(): void;
  /** Lights the symbol in the middle row, or leaves it in the dark. */
  light(isPaying: boolean): void;
}

/** One reel. The rows above and below the middle are chance. @param offset where its turning begins, unlike its neighbours' */
export function createReel(pictures: readonly ReelPicture[], landing: Landing, offset: number): Reel {
  const count = pictures.length;
  const chance = () => Math.floor(Math.random() * count);
  const strip = element('div', { class: 'strip' });
  const view = element('div', { class: 'reel' }, strip);
  let turning: Animation | null = null;
  let landingNow: Animation | null = null;

  function fill(indexes: readonly number[]) {
    turning?.cancel();
    turning = null;
    strip.replaceChildren(
      ...indexes.map((index) => element('div', { class: 'cell' }, symbol(pictures, index))),
    );
  }

  return {
    view,
    show: (index) => fill([chance(), index, chance()]),
    turn() {
      const once = Array.from({ length: count }, (_, row) => (row * 3 + offset) % count);
      fill([...once, ...once.slice(0, ROWS)]);
      const from = aboveBy(count, count + ROWS);
      turning = strip.animate([{ transform: from }, { transform: 'translateY(0)' }], {
        duration: TURN_MS,
        iterations: Infinity,
      });
    },
    async land(index, isHurried) {
      const { passing, durationMs: duration } = isHurried ? HURRIED : landing;
      fill([chance(), index, chance(), ...Array.from({ length: passing }, chance)]);
      const frames = [
        { transform: aboveBy(passing, passing + ROWS) },
        { transform: 'translateY(0.7%)', offset: 0.9 },
        { transform: 'translateY(0)' },
      ];
      const easing = 'cubic-bezier(.16,.7,.3,1)';
      landingNow = strip.animate(frames, { duration, easing });
      await landingNow.finished;
    },
    finish: () => landingNow?.finish(),
    light: (isPaying) => void strip.children[1]?.classList.toggle('is-paying', isPaying),
  };
}

/** Moves the strip up by some of its cells. */
function aboveBy(cells: number, all: number): string {
  return `translateY(${(-cells / all) * 100}%)`;
}

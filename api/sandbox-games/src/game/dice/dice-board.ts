import { DICE_ROLLS, diceWins, type DiceChoices } from '@mosaico/shared/fair-games/dice/dice';
import { element, shape } from '../elements/element.ts';
import { prefersStill } from '../elements/prefers-still.ts';
import type { Words } from '../messages/words.ts';
import { markerOf } from './markers.ts';

const LANDING_MS = 900;
const HURRIED_MS = 120;
const TICK_MS = 70;

export interface DiceBoard {
  readonly view: HTMLElement;
  /** Shows which rolls win: from now on, or, during a round, after it. */
  aim(choices: DiceChoices): void;
  /** Rolls until it lands or is stopped. */
  roll(): void;
  /** The round did not happen. */
  stop(): void;
  /** Resolves when the roll is seen. */
  land(roll: number, choices: DiceChoices): Promise<void>;
  /** Ends the landing now. */
  finish(): void;
}

/** The number in its window, and the scale on which the marker comes to stand. */
export function diceBoard(look: string, words: Words, past: HTMLElement): DiceBoard {
  const number = element('strong', { class: 'dice-number' }, words.percent(50));
  const zone = element('span', { class: 'dice-zone' });
  const marker = element('span', { class: 'dice-marker' }, markerOf(look));
  const ticks = [0, 25, 50, 75, 100].map((at) => element('i', { class: 'dice-tick' }, words.number(at)));
  const rail = element('div', { class: 'dice-rail' }, zone, marker);
  const view = element(
    'div',
    { class: 'dice-board', 'aria-hidden': 'true' },
    element('div', { class: 'dice-window' }, dots(), number, past),
    rail,
    element('div', { class: 'dice-ticks' }, ...ticks),
  );
  let rolling: ReturnType<typeof setInterval> | undefined;
  let landing: Animation | null = null;
  let at = 50;
  let isHurried = false;

  let isInPlay = false;
  let next: DiceChoices | null = null;

  function stop() {
    clearInterval(rolling);
    view.classList.remove('is-rolling');
    isInPlay = false;
    if (next) draw(next);
    next = null;
  }
  function draw({ side, winningRolls }: DiceChoices) {
    view.classList.remove('has-won', 'has-lost');
    const share = (winningRolls / DICE_ROLLS) * 100;
    zone.style.left = side === 'low' ? '0' : `${100 - share}%`;
    zone.style.width = `${share}%`;
  }
  const write = (roll: number) => void (number.textContent = words.percent(roll / 100));

  return {
    view,
    aim(choices) {
      next = choices;
      if (!isInPlay) stop();
    },
    stop,
    roll() {
      stop();
      isInPlay = true;
      isHurried = false;
      view.classList.remove('has-won', 'has-lost');
      if (prefersStill()) return;
      view.classList.add('is-rolling');
      // What is shown meanwhile is chance, not the roll.
      rolling = setInterval(() => write(Math.floor(Math.random() * DICE_ROLLS)), TICK_MS);
    },
    async land(roll, choices) {
      const from = at;
      at = (roll / (DICE_ROLLS - 1)) * 100;
      marker.style.left = `${at}%`;
      if (!prefersStill()) {
        const bounce = [
          { left: `${from}%` },
          { left: `${at + (at - from) * 0.06}%`, offset: 0.72 },
          { left: `${at}%` },
        ];
        landing = marker.animate(bounce, {
          duration: isHurried ? HURRIED_MS : LANDING_MS,
          easing: 'cubic-bezier(.2,.7,.2,1)',
        });
        await landing.finished;
      }
      write(roll);
      view.classList.add(diceWins(choices, roll) ? 'has-won' : 'has-lost');
      stop();
    },
    finish() {
      isHurried = true;
      landing?.finish();
    },
  };
}

/** The pips of two dice behind the number. */
function dots(): SVGElement {
  const die = (x: number, turn: number) =>
    shape(
      'g',
      { transform: `translate(${x} 50) rotate(${turn})` },
      shape('rect', { x: -34, y: -34, width: 68, height: 68, rx: 16 }),
      ...[
        [-16, -16],
        [16, 16],
        [0, 0],
        [-16, 16],
        [16, -16],
      ].map(([cx = 0, cy = 0]) => shape('circle', { cx, cy, r: 7 })),
    );
  return shape('svg', { viewBox: '0 0 300 100', class: 'dice-dots' }, die(36, -14), die(264, 16));
}

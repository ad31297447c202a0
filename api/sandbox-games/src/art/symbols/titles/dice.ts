import { box, circle, star } from '../paths.ts';
import type { Shape } from '../../../wire/symbol-wire.ts';

/** A square from which a die is drawn, with its pips. */
const FACE = box(50, 50, 86, 86);
const pips = (radius: number, ...centres: readonly (readonly [x: number, y: number])[]) =>
  centres.map(([x, y]) => circle(x, y, radius)).join('');

/** What the titles of dice are named after. */
export const DICE = {
  twentySides: [
    ['body', 'M50 2 93 26v48L50 98 7 74V26z'],
    ['deep', 'M7 74 50 98 93 74 72 66H28zM93 26 72 66l21 8z'],
    ['gleam', 'M50 24 28 66h44z'],
    [
      'line',
      'M50 2v22M50 24 7 26l21 40M50 24l43 2-21 40M7 74l21-8h44l21 8M28 66l22 32 22-32M50 24 28 66M50 24l22 42',
    ],
    ['gold', star(50, 53, 12, 5)],
  ],
  sixStars: [
    ['body', FACE],
    ['gold', [24, 50, 76].flatMap((y) => [star(29, y, 14, 6), star(71, y, 14, 6)]).join('')],
  ],
  diamondDie: [
    ['body', 'M50 2 94 26v46L50 98 6 72V26z'],
    ['gleam', 'M50 2 94 26 50 50 6 26z'],
    ['deep', 'M94 26v46L50 98V50z'],
    ['line', 'M6 26 50 50l44-24M50 50v48M6 72l44-22M94 72 50 50'],
    ['pip', pips(6, [50, 27], [20, 44], [36, 76], [64, 62], [80, 62], [64, 80])],
    ['gold', 'M84 4c1 8 3 10 11 11-8 1-10 3-11 11-1-8-3-10-11-11 8-1 10-3 11-11z'],
  ],
  diceCup: [
    ['body', 'M6 30 54 4l26 44-34 24C24 66 10 50 6 30z'],
    ['gold', 'M54 4c14 0 30 28 26 44-14 0-30-28-26-44z'],
    ['ink', 'M58 12c8 4 18 20 18 30-8-4-18-20-18-30z'],
    ['line', 'M18 24c2 16 14 34 32 44'],
    ['pale', box(76, 70, 28, 28, 18)],
    ['ink', pips(3.5, [70, 63], [76, 70], [82, 77])],
    ['pale', box(42, 84, 24, 24, -14)],
    ['ink', pips(3.5, [38, 80], [46, 88])],
  ],
  doubleSix: [
    ['leaf', `${circle(40, 14, 11)}${circle(60, 14, 11)}${circle(40, 30, 11)}${circle(60, 30, 11)}`],
    ['body', box(30, 54, 45, 45, -12)],
    ['pip', pips(4.5, [18, 44], [21, 56], [24, 68], [37, 40], [39, 52], [42, 64])],
    ['pale', box(70, 71, 45, 45, 12)],
    ['ink', pips(4.5, [64, 57], [61, 69], [58, 81], [82, 61], [79, 73], [76, 85])],
  ],
  diceWheel: [
    ['gold', circle(50, 52, 46)],
    ['pale', circle(50, 52, 37)],
    [
      'body',
      'M50 52 50 15A37 37 0 0 1 76 26zM50 52 87 52A37 37 0 0 1 76 78zM50 52 50 89A37 37 0 0 1 24 78zM50 52 13 52A37 37 0 0 1 24 26z',
    ],
    ['pale', box(50, 52, 30, 30)],
    ['ink', pips(3.5, [42, 44], [58, 44], [50, 52], [42, 60], [58, 60])],
    ['ink', 'M38 1h24L50 22z'],
  ],
} satisfies Readonly<Record<string, Shape>>;

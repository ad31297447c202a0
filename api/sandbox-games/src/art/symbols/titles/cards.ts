import { box, circle } from '../paths.ts';
import type { Shape } from '../../../wire/symbol-wire.ts';

const CARD = box(50, 50, 72, 94);

/** Seven cards in a fan, from left to right. */
const FAN: Shape = [-3, -2, -1, 0, 1, 2, 3].flatMap((place): Shape => {
  const [x, y, degrees] = [50 + place * 8, 40 + place * place * 2.2, place * 12];
  return [
    ['pale', box(x, y, 24, 54, degrees)],
    ['body', circle(x - 6 + place * 4, y - 18 + place * -1.2 + place * place * 0.5, 3.5)],
  ];
});

/** What the titles of cards are named after. */
export const CARDS = {
  queenOfHearts: [
    ['pale', CARD],
    ['ink', 'M30 82V46c0-24 40-24 40 0v36z'],
    ['body', 'M20 97c0-20 12-26 30-26s30 6 30 26z'],
    ['pale', 'M37 44h26v12c0 10-6 17-13 17s-13-7-13-17z'],
    ['gold', 'M31 40l-4-24 13 10L50 10l10 16 13-10-4 24c-12-5-26-5-38 0z'],
    ['ink', `${circle(44, 52, 2.5)}${circle(56, 52, 2.5)}`],
    ['body', 'M46 62q4-4 8 0-4 5-8 0z'],
    ['pip', 'M50 95c-7-5-10-8-10-12a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 7-10 12z'],
  ],
  goldAce: [
    ['gold', CARD],
    ['body', 'M50 26 72 58 50 90 28 58z'],
    ['gleam', 'M50 26 28 58h12z'],
    ['deep', 'M50 90l22-32H60z'],
    ['ink', 'M29 8h7l9 26h-7l-2-6h-7l-2 6h-7zM32 15l-2 8h5z'],
  ],
  kingOfSpades: [
    ['pale', CARD],
    ['body', 'M18 97c0-20 14-26 32-26s32 6 32 26z'],
    ['pale', 'M35 36h30v20H35z'],
    ['ink', 'M32 48c6 8 12 8 18 2 6 6 12 6 18-2 6 26-6 40-18 46-12-6-24-20-18-46z'],
    ['gold', 'M31 40V12l9 9 10-13 10 13 9-9v28c-12-4-26-4-38 0z'],
    ['ink', `${circle(43, 46, 2.5)}${circle(57, 46, 2.5)}`],
    ['body', 'M22 12c8 8 12 11 12 16a6 6 0 0 1-10 4l2 6h-8l2-6a6 6 0 0 1-10-4c0-5 4-8 12-16z'],
    ['gold', 'M76 40h6v26h6v6h-6v14h-6V72h-6v-6h6z'],
  ],
  threeAces: [
    ['pale', box(28, 62, 34, 60, -16)],
    ['ink', 'M20 42c6 7 10 10 10 15a6 6 0 0 1-9 4l3 8h-8v-8a6 6 0 0 1-8-3c0-5 5-9 12-16z'],
    ['pale', box(72, 62, 34, 60, 16)],
    ['leaf', `${circle(79, 48, 6.5)}${circle(73, 58, 6.5)}${circle(85, 60, 6.5)}M77 54h5l-1 18h-7z`],
    ['pale', box(50, 64, 40, 64)],
    ['body', 'M50 86C38 76 33 70 33 63a9 9 0 0 1 17-3 9 9 0 0 1 17 3c0 7-5 13-17 23z'],
    ['gold', 'M30 34 24 8l14 9L50 1l12 16 14-9-6 26z'],
  ],
  canastra: FAN,
  queensHand: [
    ['pale', box(29, 42, 34, 60, -24)],
    ['ink', 'M18 20c7 7 11 10 11 15a6 6 0 0 1-9 4l2 7h-7v-7a6 6 0 0 1-9-3c0-5 5-9 12-16z'],
    ['pale', box(71, 42, 34, 60, 24)],
    ['gold', 'M80 20l9 12-9 12-9-12z'],
    ['pale', box(50, 36, 38, 64)],
    ['body', 'M50 40C40 32 36 27 36 21a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 6-4 11-14 19z'],
    ['body', 'M26 62c0-8 8-10 14-8h30c10 0 10 12 2 13 6 3 4 11-2 11 4 3 2 9-4 10l2 10H32c2-12-6-18-6-36z'],
    ['line', 'M44 67h28M46 78h24M46 88h20'],
    ['gold', 'M50 50l10 10-10 12-10-12z'],
  ],
} satisfies Readonly<Record<string, Shape>>;

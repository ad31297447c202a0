import { circle, star } from '../paths.ts';
import type { Shape } from '../../../wire/symbol-wire.ts';

/** What the titles of stones are named after. */
export const GEMS = {
  jadeRing: [
    ['body', 'M46 12a42 42 0 1 1-.1 0zm0 26a16 16 0 1 0 .1 0z'],
    ['line', 'M18 46c4-12 12-18 22-21M74 62c-4 12-12 18-22 21M20 66c4 6 8 10 14 13M70 40c-3-6-7-9-12-12'],
    ['gleam', 'M12 56c-2-14 6-26 18-34-8 10-14 20-18 34z'],
    [
      'gold',
      `${circle(80, 10, 9)}${circle(91, 20, 9)}${circle(86, 34, 9)}${circle(72, 33, 9)}${circle(68, 19, 9)}`,
    ],
    ['ink', circle(79, 23, 5)],
  ],
  crownedEmerald: [
    ['gold', 'M16 44 8 8l22 16L50 2l20 22L92 8l-8 36z'],
    ['pip', `${circle(50, 32, 4)}${circle(28, 34, 3)}${circle(72, 34, 3)}`],
    ['body', 'M30 42h40l18 14v24L70 97H30L12 80V56z'],
    ['gleam', 'M30 42h40l-8 13H38z'],
    ['deep', 'M30 97h40l-8-13H38z'],
    ['gleam', 'M36 60h28v18H36z'],
  ],
  mountainRuby: [
    ['body', circle(50, 40, 36)],
    ['gleam', 'M34 16h32l16 20H18z'],
    ['line', 'M34 16h32l16 20-32 40-32-40zM18 36h64M34 16l16 20 16-20M50 36v40'],
    ['ink', 'M1 96 24 56l14 20 14-24 14 22 12-14 21 36z'],
    ['pale', 'M24 56l7 10-6 4-4-4-4 4zM52 52l8 12-6 4-4-5-6 5zM78 60l8 14-6 3-4-4-5 3z'],
  ],
  starSapphire: [
    ['gold', 'M50 2c28 0 42 22 42 48S78 98 50 98 8 76 8 50 22 2 50 2z'],
    ['body', 'M50 13c21 0 31 17 31 37S71 87 50 87 19 70 19 50s10-37 31-37z'],
    ['pip', star(50, 50, 31, 4, 6)],
    ['gleam', circle(38, 30, 5)],
  ],
  amethystCluster: [
    ['body', 'M34 86 6 54 8 32l18 8 18 34zM66 86l28-32-2-22-18 8-18 34z'],
    ['deep', 'M34 86 22 58l4-18 18 34zM66 86l12-28-4-18-18 34z'],
    ['body', 'M34 84V28L50 3l16 25v56z'],
    ['gleam', 'M34 84V28L50 3l-4 30v51z'],
    ['line', 'M34 28l12 5 20-5M46 33v50'],
    ['ink', 'M2 96c2-12 14-12 20-20 10 6 14-2 28 2 14-4 18 4 28-2 6 8 18 8 20 20z'],
  ],
  backlandDiamond: [
    ['gold', 'M1 97c14-18 84-18 98 0z'],
    [
      'leaf',
      'M8 94V62a4.5 4.5 0 0 1 9 0v9h3v-9a4.5 4.5 0 0 1 9 0v12q0 6-6 6h-6v14zM92 94V62a4.5 4.5 0 0 0-9 0v9h-3v-9a4.5 4.5 0 0 0-9 0v12q0 6 6 6h6v14z',
    ],
    ['body', 'M28 6h44l18 22-40 52-40-52z'],
    ['gleam', 'M28 6 10 28h23zM50 6 33 28h34z'],
    ['deep', 'M33 28h34L50 80z'],
    ['line', 'M10 28h80M33 28l17 52 17-52'],
  ],
} satisfies Readonly<Record<string, Shape>>;

import { circle, star } from '../symbols/paths.ts';
import { body, flat, GLEAM, GOLD, LEAF, line, SHADE, WOOD, type Drawing } from './drawing.ts';

/** A night of the June feasts. */
export const JUNE = {
  accordion: [
    body('M30 26h40v54H30z', ['#ff8a7a', '#b3122e']),
    line('M37 26v54M44 26v54M51 26v54M58 26v54M65 26v54', '#5e0618', 2.6),
    body('M10 20h22v66H10c-3 0-4-2-4-5V25c0-3 1-5 4-5z', ['#8a1a34', '#3a0614']),
    body('M68 20h22c3 0 4 2 4 5v56c0 3-1 5-4 5H68z', ['#8a1a34', '#3a0614']),
    flat('M74 26h13v54H74z', ['#fffdf4', '#d9cdb4']),
    line('M75 35h12M75 44h12M75 53h12M75 62h12M75 71h12', '#3a2216', 2.2),
    flat(
      `${circle(15, 33, 3)}${circle(24, 33, 3)}${circle(15, 44, 3)}${circle(24, 44, 3)}${circle(15, 55, 3)}${circle(24, 55, 3)}${circle(15, 66, 3)}${circle(24, 66, 3)}`,
      GOLD,
    ),
    flat('M10 24h6v8h-6z', GLEAM),
  ],
  bonfire: [
    line('M16 86l68-14M84 86 16 72', '#5a2c10', 12),
    line('M16 86l68-14M84 86 16 72', '#a4602a', 7),
    body('M50 6c4 16 26 24 26 46 0 16-12 26-26 26S24 68 24 52c0-12 8-16 10-26 6 4 8 8 8 14 6-8 10-20 8-34z', [
      '#ffb02e',
      '#e8330f',
    ]),
    flat('M52 34c2 10 14 14 14 26 0 9-7 15-16 15s-16-6-16-15c0-8 5-10 7-16 3 3 4 5 4 9 4-5 7-11 7-19z', [
      '#fff29a',
      '#ffb31a',
    ]),
    flat('M50 58c3 4 6 6 6 10 0 4-3 6-6 6s-6-2-6-6c0-4 3-6 6-10z', '#fffbe0'),
  ],
  strawHat: [
    body('M50 56c26 0 46 7 46 15S76 86 50 86 4 79 4 71s20-15 46-15z', ['#ffe9a6', '#c98a2c']),
    body('M22 68c0-30 8-48 28-48s28 18 28 48c-8 6-18 8-28 8s-20-2-28-8z', ['#fff1bd', '#d79a36']),
    flat('M22 62c8 6 18 8 28 8s20-2 28-8v-9c-8 6-18 8-28 8s-20-2-28-8z', ['#ff6a5c', '#b51236']),
    line('M32 32c10 6 26 6 36 0M27 43c12 7 34 7 46 0M38 24l8 30M62 24l-8 30', 'rgb(150 90 20 / 0.5)', 2),
    line('M8 72l-3 9M16 78l-2 9M92 72l3 9M84 78l2 9', '#d79a36', 3),
    flat('M36 28c-6 7-8 15-8 24 5-10 7-17 8-24z', GLEAM),
  ],
  corn: [
    body('M50 6c13 0 20 20 20 42S62 90 50 90 30 70 30 48 37 6 50 6z', ['#fff08a', '#f0a010']),
    line('M40 14v70M50 8v80M60 14v70M33 28h34M31 40h38M31 52h38M32 64h36', 'rgb(160 90 0 / 0.5)', 2),
    body('M30 96C10 86 8 60 20 42c4 18 12 34 30 46-6 6-12 8-20 8z', LEAF),
    body('M70 96c20-10 22-36 10-54-4 18-12 34-30 46 6 6 12 8 20 8z', LEAF),
    flat('M40 16c-4 8-6 18-6 28 3-10 5-19 6-28z', GLEAM),
  ],
  bunting: [
    line('M4 16c28 12 64 12 92 0', '#fff4d0', 4),
    body('M10 20l24 4v46L22 58 10 66z', ['#6fe0ff', '#0c6fb8']),
    body('M38 25h24v52L50 65 38 77z', ['#ffe36b', '#ee9412']),
    body('M66 24l24-4v46L78 58 66 70z', ['#ff8ab4', '#c8145c']),
    flat('M14 25l6 1v26l-6 4zM42 29h6v28l-6 6zM70 28l6-1v22l-6 4z', GLEAM),
  ],
  starlet: [
    body(star(50, 53, 46, 20), ['#fff6bf', '#f09a0a']),
    flat(star(50, 53, 27, 12), ['#fffdf0', '#ffd254']),
    flat('M38 40c-5 3-9 5-14 5l12 10c0-6 0-10 2-15z', GLEAM),
  ],
  paperBalloon: [
    body('M50 4c22 8 36 24 36 40S70 72 58 78H42C30 72 14 60 14 44S28 12 50 4z', ['#ff8a5c', '#c81848']),
    flat('M50 4c8 10 12 24 12 40s-2 26-6 34H44c-4-8-6-18-6-34S42 14 50 4z', ['#ffe98a', '#f59a1a']),
    line('M17 34c20 10 46 10 66 0M17 56c20 8 46 8 66 0', 'rgb(255 255 255 / 0.75)', 3),
    body('M40 80h20l-3 10H43z', WOOD),
    flat('M50 62c4 6 7 9 7 14 0 4-3 6-7 6s-7-2-7-6c0-5 3-8 7-14z', ['#fffce0', '#ffb52a']),
    flat('M30 22c-7 6-11 13-11 22 3-9 7-16 11-22z', GLEAM),
    flat('M70 30c7 14 2 32-8 44 12-8 21-18 21-30 0-5-4-10-13-14z', SHADE),
  ],
} as const satisfies Record<string, Drawing>;

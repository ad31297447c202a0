import { circle } from '../symbols/paths.ts';
import { body, flat, GLEAM, GOLD, line, SHADE, STEEL, WOOD, type Drawing } from './drawing.ts';

const BAR: readonly [string, string] = ['#fff4b0', '#dd8a06'];

/** Gold of Minas Gerais. */
export const MINE = {
  goldBars: [
    body('M8 88l8-24h32l8 24z', BAR),
    body('M46 88l8-24h32l8 24z', BAR),
    body('M26 62l8-24h34l8 24z', BAR),
    flat('M20 68h26l2 6H18zM58 68h26l2 6H56zM38 42h28l2 6H36z', GLEAM),
    line('M50 8v14M34 13l6 12M66 13l-6 12', '#fff2a0', 4),
  ],
  mineCart: [
    flat('M20 40l10-16 12 8 10-18 14 12 14-6 4 22z', ['#ffe07a', '#e28a0a']),
    flat('M44 30l8-10 9 10-9 12z', ['#9af7ff', '#1590c8']),
    flat('M26 34l6-8 7 7-6 9z', ['#ff9ad0', '#c81478']),
    body('M10 38h80l-10 38H20z', ['#a9754a', '#4a2410']),
    line('M12 46h76M15 60h70', '#2c140a', 3),
    line('M34 40l4 34M66 40l-4 34', '#2c140a', 3),
    body(circle(32, 82, 11), STEEL),
    body(circle(68, 82, 11), STEEL),
    flat(`${circle(32, 82, 4)}${circle(68, 82, 4)}`, '#41506a'),
  ],
  minersLamp: [
    line('M34 22C36 6 64 6 66 22', '#8a94a8', 5),
    body('M36 20h28l6 12H30z', ['#e5b04a', '#7a4a10']),
    body('M30 34h40l4 42H26z', ['#fff9c8', '#ffb01a']),
    flat('M50 42c6 9 10 14 10 21 0 7-4 10-10 10s-10-3-10-10c0-7 4-12 10-21z', ['#fffef0', '#ff8a12']),
    line('M40 34l-2 42M60 34l2 42', '#7a4a10', 4),
    body('M22 76h56v12H22z', ['#e5b04a', '#7a4a10']),
    flat('M34 40h6l-2 28h-6z', GLEAM),
  ],
  pickaxe: [
    line('M28 90 66 30', '#4a2410', 13),
    line('M28 90 66 30', '#c98548', 8),
    body('M22 30C40 8 70 8 92 44c-10-8-20-13-30-12-4-5-10-8-16-8-8 0-16 2-24 6z', STEEL),
    flat('M30 24c14-10 34-8 48 6-14-8-32-12-48-6z', GLEAM),
    flat('M56 22l18 12-6 9-18-12z', WOOD),
  ],
  goldCoin: [
    body(circle(50, 50, 42), ['#fff0a0', '#d67f05']),
    body(circle(50, 50, 31), ['#ffd95a', '#c06c04']),
    flat('M50 26l7 15 16 2-12 11 3 17-14-8-14 8 3-17-12-11 16-2z', ['#fffad8', '#ffc83a']),
    flat('M22 34c-5 9-6 20-3 30 1-11 4-22 10-32z', GLEAM),
  ],
  blankCoin: [
    body(circle(50, 50, 46), ['#fff0a0', '#d67f05']),
    flat(circle(50, 50, 37), ['#d98a12', '#f7c548']),
    flat('M14 34c-5 9-6 22-2 33 1-12 4-24 11-34z', GLEAM),
  ],
  diamond: [
    body('M28 16h44l22 26-44 48L6 42z', ['#f2fdff', '#3aa6e8']),
    flat('M28 16 6 42h24z', ['#fff', '#bfeaff']),
    flat('M30 42h40L50 90z', ['#a4e4ff', '#1878cf']),
    flat('M50 16 30 42h40z', ['#ffffff', '#8fd8ff']),
    line('M6 42h88M30 42l20 48 20-48M28 16l2 26 20-26 20 26 2-26', 'rgb(10 60 120 / 0.55)', 2),
  ],
  chest: [
    flat('M24 44l8-16 10 8 9-16 12 14 9-6 6 16z', ['#fff3a0', '#f0a010']),
    body('M12 42c2-18 12-26 18-26h40c6 0 16 8 18 26z', ['#b5713a', '#5a2a0e']),
    flat('M22 44l10-12 8 6 10-12 10 12 10-6 8 12z', ['#fff6b8', '#f5a81a']),
    body('M10 46h80v40c0 3-2 5-5 5H15c-3 0-5-2-5-5z', WOOD),
    line('M12 60h76', '#4a200a', 3),
    flat('M16 46h10v45H16zM74 46h10v45H74z', GOLD),
    body('M42 50h16v20H42z', GOLD),
    flat(`${circle(50, 57, 3.4)}M48.500 58h3v8h-3z`, '#4a200a'),
    flat('M28 50h12v6H28z', GLEAM),
    flat('M30 74h40v14H30z', SHADE),
  ],
} as const satisfies Record<string, Drawing>;

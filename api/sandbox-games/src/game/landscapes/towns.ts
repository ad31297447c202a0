import { bunting, church, clouds, hills, houses, light, stalls, stars } from './pieces.ts';
import type { Landscape } from './landscape.ts';

const PAPER = ['#ff5a5f', '#ffd23f', '#3bceac', '#4d9de0', '#f78fb3'] as const;
const WALLS = ['#e76f51', '#f4a261', '#2a9d8f', '#e9c46a', '#8ab6d6', '#d66ba0'] as const;
const DUSK_WALLS = ['#7d4a6d', '#8d5b4c', '#3f6d73', '#84713f', '#4d5f8a', '#7a3f5f'] as const;

/** Old towns, feasts and markets. */
export const TOWNS = {
  arraial: {
    sky: ['#2b0f45', '#8a2f5c', '#f08a4b'],
    deep: '#1f0a24',
    glow: '#ffb15c',
    accent: '#ffd23f',
    pieces: [
      ...light(600, 470, 60, '#ffcf70'),
      hills(520, 40, 260, '#4a1b45', 40),
      ...houses(600, 170, 70, DUSK_WALLS, -60),
      ...bunting(70, 34, PAPER, -120),
      ...bunting(150, 40, PAPER, -30),
      [`M0 610H1200V800H0z`, '#2a1020'],
      [`M572 640q-30-50 6-92 4 26 18 30-4-40 18-66 4 40 26 60 16-8 12-30 34 44 4 98z`, '#ff9a3d'],
      [`M590 640q-12-34 10-56 4 22 14 24 8-10 6-22 18 26 4 54z`, '#ffe58a'],
    ],
  },
  pelo: {
    sky: ['#0d0b33', '#38206b', '#8b3b7f'],
    deep: '#0b0824',
    glow: '#ff9ad5',
    accent: '#ffc94d',
    pieces: [
      stars(60, 300),
      ...light(880, 120, 34, '#fff1c9'),
      ...church(600, 470, 150, '#e9dcc5', '#5b4a75'),
      ...houses(560, 132, 100, ['#3f5fa8', '#b5577d', '#3e8f86', '#c08a3e', '#7b55a8'], -40),
      [`M0 600H1200V800H0z`, '#1a1233'],
      [[120, 330, 540, 700, 910, 1_100].map((x) => `M${x} 520h5v110h-5z`).join(''), '#160d2b'],
      ...[122, 332, 542, 702, 912, 1_102].flatMap((x) => light(x, 512, 9, '#ffd98a')),
    ],
  },
  ladeira: {
    sky: ['#2f7fd0', '#7fc4f0', '#ffe9b8'],
    deep: '#10264f',
    glow: '#fff0a8',
    accent: '#ff5a8a',
    pieces: [
      ...light(250, 130, 48, '#fff3b0'),
      clouds(
        [
          [520, 90, 30],
          [930, 140, 36],
        ],
        '#fff',
      ),
      hills(430, 60, 300, '#4f9a6b'),
      ...houses(560, 110, 110, WALLS, -30),
      ...bunting(60, 30, PAPER, -60),
      [`M0 560L1200 500V800H0z`, '#b9a48c'],
      [`M0 620L1200 566v14L0 636zM0 690L1200 640v16L0 708z`, '#9c876e'],
    ],
  },
  feira: {
    sky: ['#2a9fd6', '#9bdcf0', '#fff3cf'],
    deep: '#0b3350',
    glow: '#fff6cf',
    accent: '#ff8a3d',
    pieces: [
      ...light(900, 110, 48, '#fff6c0'),
      clouds(
        [
          [180, 110, 34],
          [540, 70, 26],
        ],
        '#fff',
      ),
      ...houses(470, 150, 110, WALLS, -70),
      ...stalls(430, 200, ['#e2483d', '#2a9d8f', '#f4a261', '#4d7fd0']),
      [`M0 620H1200V800H0z`, '#8f7a5c'],
    ],
  },
  pipa: {
    sky: ['#1b74d8', '#63b4f5', '#d8f0ff'],
    deep: '#0a2a5c',
    glow: '#ffffff',
    accent: '#ffd23f',
    pieces: [
      ...light(980, 110, 50, '#fff6c0'),
      clouds(
        [
          [150, 220, 40],
          [560, 150, 30],
          [860, 280, 44],
          [330, 370, 26],
        ],
        '#fff',
      ),
      hills(600, 90, 420, '#2f8a5a', 120),
      ...houses(700, 74, 60, WALLS, -20),
      ...houses(780, 86, 50, ['#c85a3f', '#d98f4f', '#4f8f86', '#c9a94f'], -50),
    ],
  },
  garimpo: {
    sky: ['#5a2a6b', '#c9603f', '#ffc069'],
    deep: '#2a1030',
    glow: '#ffcf7a',
    accent: '#6fe3c1',
    pieces: [
      ...light(780, 330, 52, '#fff0b8'),
      hills(400, 120, 330, '#7d4560', 30),
      ...church(600, 470, 96, '#f5e6cd', '#8a5a3c'),
      hills(480, 50, 240, '#5c3350', 120),
      ...houses(600, 90, 40, DUSK_WALLS, -20),
      [`M0 600H1200V800H0z`, '#33182f'],
    ],
  },
} as const satisfies Record<string, Landscape>;

import { clouds, disc, hills, light, palm, rock, stars, stoneWaves, type Piece } from './pieces.ts';
import type { Landscape } from './landscape.ts';

const SEA_NIGHT: readonly Piece[] = [
  stars(70, 420),
  ...light(760, 150, 44, '#fff3c4'),
  rock(360, 520, 190, 150, '#123a52'),
  rock(560, 522, 150, 230, '#0e2f45'),
  [`M0 512H1200V800H0z`, '#0d4a66'],
  [`M640 520h240l-40 8h90l-60 10h70l-120 12h-90l30-12h-70z`, '#ffe9a0', 0.35],
  ...stoneWaves(640, 120, '#e9e6da', '#1d2b33'),
];

/** The sea: promenades, islands, cliffs, and a coast from which rockets leave. */
export const COAST = {
  orla: {
    sky: ['#071a3d', '#14406b', '#2b7a94'],
    deep: '#041425',
    glow: '#7fe0ff',
    accent: '#ffd166',
    pieces: SEA_NIGHT,
  },
  noronha: {
    sky: ['#1278b8', '#4fc3dc', '#c9f2e4'],
    deep: '#04304a',
    glow: '#d8fff4',
    accent: '#ffe08a',
    pieces: [
      ...light(860, 130, 46, '#fff8d0'),
      clouds(
        [
          [160, 130, 30],
          [480, 80, 24],
          [1_020, 190, 34],
        ],
        '#fff',
      ),
      rock(420, 470, 220, 210, '#2f6f5c'),
      rock(600, 472, 200, 180, '#3d8067'),
      [`M0 466H1200V800H0z`, '#15a3b8'],
      hills(560, 12, 200, '#48d1c8'),
      hills(620, 16, 260, '#f7e3b0', 60),
      ...palm(240, 650, 230, '#7a5230', '#2c8f57'),
      ...palm(980, 640, 260, '#7a5230', '#2c8f57'),
    ],
  },
  calcadao: {
    sky: ['#ff7a59', '#ffb36b', '#ffe3a8'],
    deep: '#4a1633',
    glow: '#fff0c0',
    accent: '#2ec4b6',
    pieces: [
      ...light(600, 400, 80, '#fff1b8'),
      rock(250, 470, 300, 170, '#a4496a'),
      rock(930, 470, 240, 220, '#8f3f66'),
      [`M0 466H1200V800H0z`, '#e0709a'],
      [`M480 480h240l-30 10h80l-60 12h40l-90 12h-90l20-12h-80z`, '#fff0b8', 0.6],
      hills(560, 10, 220, '#f7d9a0'),
      ...palm(150, 640, 330, '#5b2f24', '#3f7a4f'),
      ...palm(1_010, 650, 360, '#5b2f24', '#3f7a4f'),
      ...stoneWaves(630, 120, '#fff4e0', '#2b1f33'),
    ],
  },
  asadelta: {
    sky: ['#2857b8', '#8a8fe0', '#ffc9a0'],
    deep: '#12204f',
    glow: '#ffe3c4',
    accent: '#ff7a4d',
    pieces: [
      ...light(300, 420, 54, '#fff0c9'),
      clouds(
        [
          [760, 200, 34],
          [200, 160, 26],
          [1_050, 320, 40],
        ],
        '#fff',
      ),
      [`M820 640V400l60-46h150l50 60 120 30v196z`, '#3d5a6b'],
      [`M820 640V470l380-20v190z`, '#2f7a5c'],
      rock(180, 640, 260, 150, '#4a6f8a'),
      [`M0 620H1200V800H0z`, '#2f86b0'],
      hills(700, 14, 260, '#f5dfae', 40),
    ],
  },
  alcantara: {
    sky: ['#03051c', '#101a4f', '#3a2f7d'],
    deep: '#02030f',
    glow: '#8fb0ff',
    accent: '#ffb347',
    pieces: [
      stars(150, 560),
      ...light(900, 150, 40, '#f4f0ff'),
      disc(886, 140, 9, '#cfc8ea'),
      disc(912, 164, 6, '#cfc8ea'),
      hills(640, 30, 300, '#131a40', 60),
      [`M520 690V500h8v190zm152 0V500h8v190zM528 510h144v8H528zm0 60h144v8H528zm0 60h144v8H528z`, '#39406f'],
      ...palm(220, 720, 190, '#141a38', '#18265a'),
      ...palm(960, 720, 210, '#141a38', '#18265a'),
      [`M0 690H1200V800H0z`, '#0b1030'],
    ],
  },
} as const satisfies Record<string, Landscape>;

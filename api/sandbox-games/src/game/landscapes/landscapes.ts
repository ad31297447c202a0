import {
  bunting,
  canopy,
  church,
  clouds,
  disc,
  hills,
  houses,
  light,
  palm,
  rock,
  stalls,
  stars,
  stoneWaves,
  type Piece,
} from './pieces.ts';

/** Where a game takes place, in three tones of its sky, the colours of its table, and what is seen. */
export interface Landscape {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly deep: string;
  readonly glow: string;
  readonly accent: string;
  readonly pieces: readonly Piece[];
}

const PAPER = ['#ff5a5f', '#ffd23f', '#3bceac', '#4d9de0', '#f78fb3'] as const;
const WALLS = ['#e76f51', '#f4a261', '#2a9d8f', '#e9c46a', '#8ab6d6', '#d66ba0'] as const;
const DUSK_WALLS = ['#7d4a6d', '#8d5b4c', '#3f6d73', '#84713f', '#4d5f8a', '#7a3f5f'] as const;

const SEA_NIGHT: readonly Piece[] = [
  stars(70, 420),
  ...light(760, 150, 44, '#fff3c4'),
  rock(360, 520, 190, 150, '#123a52'),
  rock(560, 522, 150, 230, '#0e2f45'),
  [`M0 512H1200V800H0z`, '#0d4a66'],
  [`M640 520h240l-40 8h90l-60 10h70l-120 12h-90l30-12h-70z`, '#ffe9a0', 0.35],
  ...stoneWaves(640, 120, '#e9e6da', '#1d2b33'),
];

export const LANDSCAPES = {
  orla: {
    sky: ['#071a3d', '#14406b', '#2b7a94'],
    deep: '#041425',
    glow: '#7fe0ff',
    accent: '#ffd166',
    pieces: SEA_NIGHT,
  },
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
  lagoa: {
    sky: ['#04281f', '#0d5a41', '#3fa06a'],
    deep: '#021a17',
    glow: '#c8ff9a',
    accent: '#ff9ecb',
    pieces: [
      ...light(330, 140, 40, '#f4ffd0'),
      canopy(330, 90, '#0b4634'),
      canopy(410, 70, '#083a2c', 40),
      [`M0 480H1200V800H0z`, '#0b5350'],
      [`M240 500h200l-30 8h80l-60 10h50l-100 10h-70l20-10h-70z`, '#eaffc0', 0.3],
      ...[
        [150, 560, 70],
        [430, 620, 90],
        [760, 590, 80],
        [1_020, 650, 100],
        [620, 720, 110],
      ].flatMap(([x = 0, y = 0, r = 0]): Piece[] => [
        [`M${x - r} ${y}a${r} ${r * 0.32} 0 1 0 ${2 * r} 0a${r} ${r * 0.32} 0 1 0 ${-2 * r} 0z`, '#1f8a4c'],
        [
          `M${x - r * 0.86} ${y - 4}a${r * 0.86} ${r * 0.25} 0 1 0 ${1.72 * r} 0a${r * 0.86} ${r * 0.25} 0 1 0 ${-1.72 * r} 0z`,
          '#39b265',
        ],
      ]),
    ],
  },
  cajueiro: {
    sky: ['#f2762e', '#ffb347', '#ffe6a0'],
    deep: '#4a1c08',
    glow: '#fff2b0',
    accent: '#e2352f',
    pieces: [
      ...light(600, 250, 90, '#fff3c2'),
      hills(500, 50, 300, '#d9892f', 20),
      hills(580, 40, 220, '#a85f22', 90),
      [`M-20 0h240q-30 60-120 90-90 20-120 60zM1220 0H960q40 70 130 100 80 20 130 70z`, '#2f6b2a'],
      [`M60 0q30 220 0 620h70q-10-300 40-620zM1090 0q-30 260 10 620h70q-20-330 10-620z`, '#6b3b1d'],
      ...[
        [150, 120],
        [60, 190],
        [1_050, 140],
        [1_160, 220],
        [230, 60],
        [980, 60],
      ].flatMap(([x = 0, y = 0]): Piece[] => [
        [`M${x} ${y}q-26 4-24 34 4 26 24 26t24-26q2-30-24-34z`, '#ff6a2b'],
        [`M${x - 10} ${y + 58}q-6 22 12 24 14-4 8-20z`, '#6f6a52'],
      ]),
    ],
  },
  iguacu: {
    sky: ['#1c6fa8', '#7cc4df', '#e6f6ee'],
    deep: '#06303a',
    glow: '#ffffff',
    accent: '#9bffcf',
    pieces: [
      clouds(
        [
          [220, 90, 34],
          [900, 120, 40],
          [560, 60, 26],
        ],
        '#fff',
      ),
      canopy(250, 60, '#2f7d4d'),
      [`M0 280H1200V620H0z`, '#235c46'],
      ...[80, 250, 420, 560, 690, 860, 1_030].map((x, index): Piece => [
        `M${x} 276h${90 + (index % 3) * 22}v330h${-(90 + (index % 3) * 22)}z`,
        index % 2 ? '#e9fbff' : '#ffffff',
        0.9,
      ]),
      ...['#ff7b7b', '#ffd36b', '#7be38f', '#6bb8ff'].map((colour, index): Piece => [
        `M${250 + index * 10} 620a350 300 0 0 1 ${700 - index * 20} 0h-8a342 292 0 0 0 ${-684 + index * 20} 0z`,
        colour,
        0.5,
      ]),
      [
        [100, 300, 480, 640, 820, 1_000, 1_150]
          .map((x, i) => `M${x - 110} 620a110 ${60 + (i % 3) * 14} 0 1 1 220 0z`)
          .join(''),
        '#ffffff',
        0.75,
      ],
      [`M0 606H1200V800H0z`, '#3f94a8'],
      canopy(690, 70, '#12432f', 20),
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
  boi: {
    sky: ['#0b0f2e', '#1f2a6b', '#5b2f7d'],
    deep: '#07091f',
    glow: '#7fb0ff',
    accent: '#ff4d5e',
    pieces: [
      stars(80, 360),
      [`M120 0L480 620H300zM260 0L600 620H470z`, '#3f7bff', 0.28],
      [`M1080 0L720 620H900zM940 0L600 620H730z`, '#ff3d55', 0.28],
      canopy(470, 70, '#0d1b3d'),
      [`M0 560H1200V800H0z`, '#0f1740'],
      [
        `M470 540q-60-20-70-90 50 20 70 10-6-46 130-60 136 14 130 60 20 10 70-10-10 70-70 90-20 60-130 70-110-10-130-70z`,
        '#111',
      ],
      [`M600 430l14 30 32 4-24 22 6 32-28-16-28 16 6-32-24-22 32-4z`, '#ff3d55'],
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

export type LandscapeName = keyof typeof LANDSCAPES;

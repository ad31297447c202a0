import { canopy, hills, light, palm, stars, type Piece } from './pieces.ts';
import type { Landscape } from './landscape.ts';

/** A mast of floodlights with its beam. */
function floodlights(x: number, lean: number): Piece[] {
  const lamps = [0, 1, 2, 3, 4, 5].map(
    (at) => `M${x - 42 + (at % 3) * 30} ${96 + Math.floor(at / 3) * 26}h22v18h-22z`,
  );
  return [
    [`M${x - 4} 150h8v330h-8z`, '#1c2a3a'],
    [`M${x - 50} 86h100v64h-100z`, '#1c2a3a'],
    [`M${x - 46} 150h92l${lean + 190} 420h-472z`, '#fff', 0.07],
    [lamps.join(''), '#fffbe0'],
  ];
}

/** Where two sides meet. */
export const ARENAS = {
  estadio: {
    sky: ['#071a3a', '#11406b', '#2f7d86'],
    deep: '#04251a',
    glow: '#fffbe0',
    accent: '#ffd23f',
    pieces: [
      stars(40, 200),
      [`M-20 470Q600 330 1220 470V560H-20z`, '#15263d'],
      [`M-20 440Q600 300 1220 440l-6 22Q600 326-14 462z`, '#ffd23f', 0.3],
      stand(380, '#e8d9b0'),
      stand(430, '#9fc7b0'),
      ...floodlights(300, -120),
      ...floodlights(900, 120),
      [`M0 540H1200V800H0z`, '#1f7a3c'],
      [[0, 240, 480, 720, 960].map((x) => `M${x} 540h120v260h-120z`).join(''), '#2a9148', 0.7],
      [`M596 540h8v260h-8zM460 560q140-40 280 0l-6 6q-134-36-268 0z`, '#fff', 0.7],
    ],
  },
  pantanal: {
    sky: ['#e8743b', '#f7b45c', '#ffe3a3'],
    deep: '#12281a',
    glow: '#ffe9b0',
    accent: '#f5a83a',
    pieces: [
      ...light(600, 290, 84, '#fff3c4'),
      canopy(420, 60, '#4c6b35'),
      ...palm(210, 480, 190, '#4a331d', '#2f5b2b'),
      ...palm(985, 490, 210, '#4a331d', '#2f5b2b'),
      [`M0 480H1200V800H0z`, '#2d6f78'],
      [`M420 496h360l-50 9h120l-90 11h70l-200 13H500l40-12h-90z`, '#ffe9b0', 0.5],
      hills(690, 26, 240, '#27502a', 60),
      hills(750, 20, 180, '#1c3c22'),
    ],
  },
  horizonte: {
    sky: ['#1a1f63', '#a3487f', '#ffb25c'],
    deep: '#150d33',
    glow: '#ffd9a0',
    accent: '#ffb52e',
    pieces: [
      stars(70, 320),
      ...light(330, 430, 66, '#ffd76a'),
      ...light(880, 150, 40, '#e8eeff'),
      hills(520, 80, 420, '#6a2f66', 40),
      hills(590, 60, 320, '#43204f', 140),
      [`M0 640H1200V800H0z`, '#24123a'],
    ],
  },
} as const satisfies Record<string, Landscape>;

/** A row of people in the stands, each a dot. */
function stand(y: number, fill: string): Piece {
  const heads = Array.from({ length: 120 }, (_, index) => {
    const x = index * 10;
    const rise = Math.round(((x - 600) / 600) ** 2 * 90);
    return `M${x} ${y + rise - ((index * 7) % 4)}a3.4 3.4 0 1 0 .1 0z`;
  });
  return [heads.join(''), fill, 0.75];
}

import { circle } from '../../art/symbols/paths.ts';

/** A painted part of a landscape, on a ground of 1200 x 800; what is in the middle 400 is seen on a phone. */
export type Piece = readonly [path: string, fill: string, opacity?: number];

export const WIDTH = 1_200;
export const HEIGHT = 800;

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, index) => from + index * by);

/** Rolling ground from side to side, down to the foot. */
export function hills(y: number, rise: number, length: number, fill: string, shift = 0): Piece {
  const waves = steps(-length + shift, WIDTH + length, length).map(
    (_, index) => `q${length / 2} ${index % 2 ? rise : -rise} ${length} 0`,
  );
  return [`M${-length + shift} ${y}${waves.join('')}V${HEIGHT}H${-length}z`, fill];
}

/** A peak with steep, round shoulders. */
export function rock(x: number, y: number, width: number, height: number, fill: string): Piece {
  const half = width / 2;
  return [
    `M${x - half} ${y}c${half * 0.45} ${-height * 0.2} ${half * 0.5} ${-height} ${half} ${-height}s${half * 0.6} ${height * 0.7} ${half} ${height}z`,
    fill,
  ];
}

export function disc(x: number, y: number, r: number, fill: string, opacity = 1): Piece {
  return [circle(x, y, r), fill, opacity];
}

/** A light with its haze. */
export function light(x: number, y: number, r: number, fill: string): Piece[] {
  return [disc(x, y, r * 3.2, fill, 0.1), disc(x, y, r * 1.9, fill, 0.16), disc(x, y, r, fill)];
}

/** Far stars, each at its place. */
export function stars(count: number, below: number): Piece {
  const at = (index: number) =>
    circle((index * 379) % WIDTH, (index * 211) % below, 0.8 + (index % 4) * 0.45);
  return [steps(0, count, 1).map(at).join(''), '#fff', 0.75];
}

/** Clouds of a few puffs. */
export function clouds(
  places: readonly (readonly [x: number, y: number, size: number])[],
  fill: string,
): Piece {
  const puffs = ([x, y, size]: readonly [number, number, number]) =>
    circle(x, y, size) +
    circle(x + size * 1.1, y + size * 0.2, size * 0.75) +
    circle(x - size * 1.1, y + size * 0.3, size * 0.65);
  return [places.map(puffs).join(''), fill, 0.85];
}

/** Strings of paper flags across the sky. */
export function bunting(y: number, sag: number, colours: readonly string[], from = 0): Piece[] {
  const flag = (x: number) => {
    const along = (x - from) / 300;
    const top = y + sag * (1 - (2 * (along - Math.floor(along)) - 1) ** 2);
    return `M${x} ${top.toFixed(0)}h26v34l-13-11-13 11z`;
  };
  const line = steps(from, WIDTH, 300).map(() => `q150 ${sag * 2} 300 0`);
  const flags = colours.map((colour, index): Piece => [
    steps(from + index * 38, WIDTH, colours.length * 38)
      .map(flag)
      .join(''),
    colour,
  ]);
  return [
    [`M${from} ${y}${line.join('')}${line.map(() => `q-150 ${sag * 2 - 3} -300 0`).join('')}z`, '#0006'],
    ...flags,
  ];
}

/** A row of colonial houses; each colour is one house. */
export function houses(
  y: number,
  width: number,
  height: number,
  colours: readonly string[],
  from = 0,
): Piece[] {
  return steps(from, WIDTH, width).flatMap((x, index): Piece[] => {
    const top = y - height - ((index * 37) % 46);
    const windows = [0.16, 0.62].flatMap((at) =>
      [0.2, 0.58].map(
        (down) =>
          `M${x + width * at} ${top + (y - top) * down}h${width * 0.22}v${height * 0.22}h${-width * 0.22}z`,
      ),
    );
    return [
      [`M${x} ${top}h${width}V${HEIGHT}h${-width}z`, colours[index % colours.length] ?? '#fff'],
      [`M${x - 5} ${top}l8-16h${width - 6}l8 16z`, '#8a3d22'],
      [windows.join(''), index % 3 ? '#ffe9a8' : '#22304f', 0.9],
    ];
  });
}

/** The stone waves of the promenade, as black bands on white. */
export function stoneWaves(y: number, height: number, pale: string, dark: string): Piece[] {
  const band = (top: number) => {
    const there = steps(-80, WIDTH, 80).map((_, index) => `q20 ${index % 2 ? 24 : -24} 80 0`);
    const back = there.map((_, index) => `q-60 ${index % 2 ? -24 : 24} -80 0`);
    return `M-80 ${top}${there.join('')}v${height / 5}${back.join('')}z`;
  };
  return [
    [`M0 ${y}H${WIDTH}V${HEIGHT}H0z`, pale],
    [[0.12, 0.42, 0.72, 1.02, 1.32].map((at) => band(y + height * at)).join(''), dark],
  ];
}

/** A coconut palm with its foot at (x, y). */
export function palm(x: number, y: number, size: number, trunk: string, leaves: string): Piece[] {
  const [topX, topY] = [x + size * 0.14, y - size];
  const leaf = (angle: number) => {
    const [dx, dy] = [Math.cos(angle) * size * 0.46, Math.sin(angle) * size * 0.3];
    return `M${topX} ${topY}q${(dx * 0.5).toFixed(0)} ${(dy - size * 0.16).toFixed(0)} ${dx.toFixed(0)} ${(dy + size * 0.1).toFixed(0)}q${(-dx * 0.4).toFixed(0)} ${(-size * 0.12).toFixed(0)} ${(-dx).toFixed(0)} ${(-dy - size * 0.1).toFixed(0)}z`;
  };
  return [
    [
      `M${x - size * 0.03} ${y}q${size * 0.02} ${-size * 0.6} ${size * 0.15} ${-size}h${size * 0.04}q${-size * 0.1} ${size * 0.5} ${-size * 0.08} ${size}z`,
      trunk,
    ],
    [[0.1, 0.7, 1.4, 2.1, 2.9, 3.7, 4.7, 5.6].map(leaf).join(''), leaves],
  ];
}

/** A church with two towers, as in the old towns of the mountains. */
export function church(x: number, y: number, size: number, wall: string, trim: string): Piece[] {
  const tower = (left: number) =>
    `M${left} ${y}v${-size * 1.15}q${size * 0.14} ${-size * 0.36} ${size * 0.28} 0v${size * 1.15}z`;
  return [
    [
      `${tower(x - size * 0.62)}${tower(x + size * 0.34)}M${x - size * 0.36} ${y}v${-size * 0.86}q${size * 0.36} ${-size * 0.5} ${size * 0.72} 0v${size * 0.86}z`,
      wall,
    ],
    [
      `M${x - size * 0.12} ${y}v${-size * 0.42}q${size * 0.12} ${-size * 0.18} ${size * 0.24} 0v${size * 0.42}z${circle(x, y - size * 0.72, size * 0.11)}` +
        [x - size * 0.55, x + size * 0.41]
          .map((left) => `M${left} ${y - size * 0.7}h${size * 0.14}v${-size * 0.26}h${-size * 0.14}z`)
          .join('') +
        `M${x - size * 0.01} ${y - size * 1.12}v${-size * 0.24}h${size * 0.03}v${size * 0.24}z`,
      trim,
    ],
  ];
}

/** Tree tops in a row. */
export function canopy(y: number, size: number, fill: string, from = 0): Piece {
  const tops = steps(from - size, WIDTH + size, size * 0.9).map((x, index) =>
    circle(x, y + ((index * 29) % (size * 0.5)), size * (0.6 + ((index * 13) % 5) * 0.09)),
  );
  return [`${tops.join('')}M0 ${y + size * 0.3}H${WIDTH}V${HEIGHT}H0z`, fill];
}

/** Market stalls under striped awnings. */
export function stalls(y: number, width: number, colours: readonly string[]): Piece[] {
  return steps(-width / 3, WIDTH, width + 24).flatMap((x, index): Piece[] => {
    const colour = colours[index % colours.length] ?? '#fff';
    const stripe = (at: number) =>
      `M${x + at * (width / 8)} ${y}h${width / 8}l${(at - 3.5) * 3} 54q${-width / 16} 16 ${-width / 8 - 3} 0z`;
    return [
      [`M${x + 8} ${y + 40}h6v150h-6zM${x + width - 14} ${y + 40}h6v150h-6z`, '#5b3418'],
      [`M${x + 2} ${y + 128}h${width - 4}v70H${x + 2}z`, '#7a4a24'],
      [
        steps(0, 9, 1)
          .map((at) => circle(x + 18 + at * ((width - 36) / 8), y + 122, 13))
          .join(''),
        index % 2 ? '#ffb32e' : '#e2483d',
      ],
      [[0, 2, 4, 6].map(stripe).join(''), colour],
      [[1, 3, 5, 7].map(stripe).join(''), '#fff7e6'],
    ];
  });
}

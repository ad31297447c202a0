import type { Random } from '../../runtime/random.ts';
import { strokesOf, type Point } from './glyphs.ts';

const WIDTH = 160;
const HEIGHT = 56;
const CELL = 28;
const NOISE_LINES = 5;
const NOISE_DOTS = 26;

/**
 * Draws a code as an SVG picture of bent strokes, with lines and dots across. No text stands in it: the letters can only
 * be seen. Source: R168.
 *
 * @returns data URI for `<img>`
 */
export function drawCode(code: string, random: Random): string {
  const glyphs = [...code].map((character, index) => glyph(character, index, random)).join('');
  const shapes = [
    ...Array.from({ length: NOISE_LINES }, () => line(random)),
    glyphs,
    ...Array.from({ length: NOISE_DOTS }, () => dot(random)),
  ];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="#f6f1e4"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function glyph(character: string, index: number, random: Random): string {
  const angle = between(random, -0.3, 0.3);
  const [scaleX, scaleY] = [between(random, 3.6, 4.6), between(random, 4.6, 5.8)];
  const centre: Point = [14 + CELL * (index + 0.5) - 8, HEIGHT / 2 + between(random, -4, 4)];
  const paths = strokesOf(character).map((stroke) => {
    const points = stroke.map(([x, y]) => {
      const [dx, dy] = [
        (x - 2) * scaleX + between(random, -0.9, 0.9),
        (y - 3) * scaleY + between(random, -0.9, 0.9),
      ];
      return `${round(centre[0] + dx * Math.cos(angle) - dy * Math.sin(angle))} ${round(centre[1] + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
    });
    return `M${points.join('L')}`;
  });
  return `<path d="${paths.join('')}" stroke="${dark(random)}" stroke-width="${round(between(random, 2.4, 3.6))}"/>`;
}

function line(random: Random): string {
  const y = () => round(between(random, 4, HEIGHT - 4));
  const path = `M${round(between(random, -8, 20))} ${y()}C${WIDTH / 3} ${y()} ${(WIDTH * 2) / 3} ${y()} ${round(between(random, WIDTH - 20, WIDTH + 8))} ${y()}`;
  return `<path d="${path}" stroke="${dark(random)}" stroke-opacity=".45" stroke-width="${round(between(random, 0.8, 2))}"/>`;
}

/** A dot is a stroke without length, so that nothing but its size tells it from a letter's joint. */
function dot(random: Random): string {
  const at = `${round(between(random, 2, WIDTH - 2))} ${round(between(random, 2, HEIGHT - 2))}`;
  return `<path d="M${at}h.1" stroke="${dark(random)}" stroke-width="${round(between(random, 1, 3))}"/>`;
}

function dark(random: Random): string {
  return `rgb(${random.int(90)} ${random.int(90)} ${random.int(110)})`;
}

function between(random: Random, low: number, high: number): number {
  return low + ((high - low) * random.int(1_000)) / 1_000;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

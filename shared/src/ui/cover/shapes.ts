import type { SeededRandom } from './random.ts';

const round = (value: number) => Math.round(value * 10) / 10;
const turn = (x: number, y: number, radius: number, angle: number) =>
  `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;

/** Light rays from a point, as one path of `count` wedges. */
export function rays(x: number, y: number, count: number, radius = 220): string {
  const step = (Math.PI * 2) / count;
  const wedge = (_: unknown, index: number) =>
    `M${x} ${y}L${turn(x, y, radius, index * step)} ${turn(x, y, radius, (index + 0.5) * step)}`;
  return Array.from({ length: count }, wedge).join('');
}

/** A star or a regular polygon: `points` tips on `outer`, notches on `inner`. */
export function star(
  x: number,
  y: number,
  points: number,
  outer: number,
  inner: number,
  from = -Math.PI / 2,
): string {
  const corner = (_: unknown, index: number) =>
    turn(x, y, index % 2 ? inner : outer, from + (index * Math.PI) / points);
  return `M${Array.from({ length: points * 2 }, corner).join('L')}Z`;
}

/** A glint: four points with hollow sides. */
export function glint(x: number, y: number, size: number): string {
  const [s, top] = [round(size), round(y - size)];
  return `M${round(x)} ${top}q0 ${s} ${s} ${s}-${s} 0-${s} ${s} 0-${s}-${s}-${s} ${s} 0 ${s}-${s}`;
}

/** Glints strewn along the sides of a cover, clear of what stands in its middle, as one path. */
export function glints(random: SeededRandom, count: number): string {
  return Array.from({ length: count }, () =>
    glint((random.between(-44, 40) + 182) % 180, random.between(8, 150), random.between(2, 8)),
  ).join('');
}

/** Round dots strewn over a cover (bubbles, stars, confetti), as one path. */
export function dots(random: SeededRandom, count: number, smallest: number, largest: number): string {
  return Array.from({ length: count }, () =>
    disc(random.between(4, 176), random.between(6, 190), random.between(smallest, largest)),
  ).join('');
}

/** A circle as path data, to join several into one path. */
export function disc(x: number, y: number, r: number): string {
  const [radius, left] = [round(r), round(x - r)];
  return `M${left} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** A leaf from a point along an angle (radians). */
export function leaf(x: number, y: number, length: number, width: number, angle: number): string {
  const tip = turn(x, y, length, angle);
  const side = (sign: number) =>
    turn(
      x + Math.cos(angle) * length * 0.45,
      y + Math.sin(angle) * length * 0.45,
      width,
      angle + (sign * Math.PI) / 2,
    );
  return `M${round(x)} ${round(y)}Q${side(1)} ${tip}Q${side(-1)} ${round(x)} ${round(y)}Z`;
}

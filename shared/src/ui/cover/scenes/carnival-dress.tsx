import { disc, leaf } from '../shapes.ts';
import type { SceneProps } from '../palette.ts';

interface FeathersProps extends SceneProps {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** A fan of feathers around a point, in alternating colours, each with its eye. */
export function Feathers({ fill, palette, x, y, length }: FeathersProps) {
  const angles = Array.from({ length: 9 }, (_, index) => -Math.PI + 0.12 + (index * (Math.PI - 0.24)) / 8);
  const fan = (parity: number, size: number) =>
    angles
      .filter((_, index) => index % 2 === parity)
      .map((angle) => leaf(x, y, size, 23, angle))
      .join('');
  const eyes = angles
    .map((angle) => disc(x + Math.cos(angle) * length * 0.76, y + Math.sin(angle) * length * 0.76, 5))
    .join('');
  return (
    <g stroke={palette.ink} strokeWidth="2">
      <path d={fan(0, length)} fill={fill.second} />
      <path d={fan(1, length * 0.94)} fill={fill.main} />
      <path d={eyes} fill="#fec" />
    </g>
  );
}

/** Confetti over the whole cover in two colours. */
export function Confetti({ random, palette }: SceneProps) {
  const flakes = (count: number) =>
    Array.from(
      { length: count },
      () => `M${random.between(2, 176).toFixed(0)} ${random.between(2, 160).toFixed(0)}l6 2-2 6-6-2z`,
    ).join('');
  return (
    <>
      <path d={flakes(12)} fill={palette.second[0]} />
      <path d={flakes(12)} fill={palette.glow} />
    </>
  );
}

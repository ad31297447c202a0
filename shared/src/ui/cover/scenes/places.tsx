import { disc } from '../shapes.ts';
import type { SceneProps } from '../palette.ts';

/** The sugarloaf over its bay, with the moon. */
export function Sugarloaf({ palette }: Pick<SceneProps, 'palette'>) {
  return (
    <>
      <circle cx="142" cy="34" r="17" fill="#fec" />
      <path
        d="M-4 132q30-8 44-40 12 18 26 26 2-70 34-82 30 16 38 96h46v20H-4z"
        fill={palette.ink}
        opacity="0.62"
      />
      <path d="M0 128h180v60H0z" fill="#27a" opacity="0.6" />
    </>
  );
}

/** The stone waves of the promenade. */
export function Promenade({ y, ink }: { readonly y: number; readonly ink: string }) {
  const band =
    'q11-11 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0v7q-11 11-22 0t-22 0-22 0-22 0-22 0-22 0-22 0-22 0z';
  return (
    <>
      <path d={`M0 ${y}h180v80H0z`} fill="#fed" />
      <path d={`M0 ${y + 8}${band}M0 ${y + 28}${band}M0 ${y + 48}${band}`} fill={ink} />
    </>
  );
}

/** A string of paper flags from side to side. */
export function PaperFlags({ y, shift = 0 }: { readonly y: number; readonly shift?: number }) {
  const colours = ['#f55', '#fd4', '#3ca', '#49d'];
  const flag = (x: number) => `M${x} ${y + 12 - Math.abs(90 - x) / 8}h16v22l-8-7-8 7z`;
  return (
    <>
      <path d={`M0 ${y}q90 24 180 0`} fill="none" stroke="#fffa" strokeWidth="2" />
      {colours.map((colour, index) => (
        <path
          key={colour}
          d={[0, 1, 2].map((turn) => flag(((index + turn * 4) * 19 + shift) % 184)).join('')}
          fill={colour}
        />
      ))}
    </>
  );
}

/** Colonial houses in a row, foot at y. */
export function Houses({ y, colours }: { readonly y: number; readonly colours: readonly string[] }) {
  return (
    <>
      {colours.map((colour, index) => (
        <path
          key={colour}
          d={`M${index * 37 - 4} ${y + 70}V${y - 48 - ((index * 17) % 30)}h36V${y + 70}z`}
          fill={colour}
        />
      ))}
      <path
        d={colours
          .map((_, index) => `M${index * 37 - 6} ${y - 48 - ((index * 17) % 30)}l4-9h32l4 9z`)
          .join('')}
        fill="#843"
      />
      <path
        d={colours
          .map((_, index) =>
            [4, 19].map((x) => `M${index * 37 + x} ${y - 36 - ((index * 17) % 30)}h8v14h-8z`).join(''),
          )
          .join('')}
        fill="#fe9"
      />
    </>
  );
}

/** Clouds high up. */
export function Clouds() {
  const puff = (x: number, y: number, r: number) =>
    disc(x, y, r) + disc(x + r, y + 3, r * 0.7) + disc(x - r, y + 4, r * 0.6);
  return <path d={puff(34, 40, 13) + puff(144, 22, 11) + puff(150, 96, 9)} fill="#fff" opacity="0.85" />;
}

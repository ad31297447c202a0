import { disc } from '../shapes.ts';

/** A palm: a bent trunk and its crown of leaves, the crown at (x, y). */
export function Palm({
  x,
  y,
  bend,
  ink,
}: {
  readonly x: number;
  readonly y: number;
  readonly bend: number;
  readonly ink: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M-4 0Q${bend} 50 ${bend * 0.6 - 6} 110h13Q${bend + 12} 50 5 0z`}
        fill="#a63"
        stroke={ink}
        strokeWidth="2"
      />
      <path
        d="M0 4c-8-26-34-30-54-8 22-10 40-4 54 8Zm0 0C-26-8-46 4-52 32-38 12-18 4 0 4Zm0 0c8-26 34-30 54-8C32-14 14-8 0 4Zm0 0C26-8 46 4 52 32 38 12 18 4 0 4Zm0 0q-8-37 20-48C8-26 8-10 0 4Z"
        fill="#3b5"
        stroke={ink}
        strokeWidth="2"
      />
      <path d={`${disc(-6, 8, 6)}${disc(5, 9, 6)}`} fill="#531" />
    </g>
  );
}

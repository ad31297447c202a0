import { disc } from '../shapes.ts';

interface CrownProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: string;
  readonly ink: string;
}

/** A crown with velvet and stones around (x, y), about 120 units wide at scale 1. */
export function Crown({ x, y, scale, fill, ink }: CrownProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g stroke={ink} strokeWidth="3">
        <path d="M-44 30c-6-64 94-64 88 0z" fill="#b13" />
        <path d="M-46 40-60-20-26 10 0-42 26 10 60-20 46 40z" fill={fill} />
        <path d="M-48 30c30-9 66-9 96 0v18c-30-8-66-8-96 0z" fill={fill} />
        <path d={`${disc(0, -44, 8)}${disc(-60, -22, 7)}${disc(60, -22, 7)}`} fill={fill} />
      </g>
      <path d="M0-6 11 10 0 26-11 10z" fill="#f46" stroke="#fff" strokeWidth="2" />
      <path d={`${disc(0, 34, 5)}${disc(-28, 36, 4.5)}${disc(28, 36, 4.5)}`} fill="#4ed" />
      <path d="M-38 22-46-2l16 14z" fill="#fff" opacity="0.7" />
    </g>
  );
}

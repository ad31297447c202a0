import { Glints, Radiance } from './backdrops.tsx';
import { Line } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A twenty-sided die. */
export function TwentySides(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} count={20} />
      <circle
        cx="90"
        cy="92"
        r="84"
        fill="none"
        stroke={palette.second[0]}
        strokeWidth="5"
        strokeDasharray="2 10"
      />
      <g
        transform={`rotate(${random.between(-10, 10).toFixed(1)} 90 92)`}
        stroke={palette.ink}
        strokeWidth="2.5"
      >
        <path d="m90 8 73 42v84l-73 42-73-42V50z" fill={fill.main} />
        <path d="M90 8v28L17 50zm0 0v28l73 14z" fill="#fff" fillOpacity="0.4" />
        <path d="m90 36-48 86h96z" fill="#fff" fillOpacity="0.22" />
        <path
          d="m42 122-25 12 73 42zm96 0 25 12-73 42zm-96 0h96l-48 54z"
          fill={palette.ink}
          fillOpacity="0.4"
        />
        <path d="M17 50v84l25-12zm146 0v84l-25-12z" fill={palette.ink} fillOpacity="0.18" />
        <path d="M90 36 17 50l25 72zm0 0 73 14-25 72z" fill="#fff" fillOpacity="0.06" />
      </g>
      <text
        x="90"
        y="110"
        fontSize="38"
        fill={palette.second[0]}
        stroke={palette.ink}
        strokeWidth="5"
        paintOrder="stroke"
      >
        20
      </text>
      <Line d="M52 58l18-10" width={5} opacity={0.8} />
      <Glints {...scene} count={9} />
    </>
  );
}

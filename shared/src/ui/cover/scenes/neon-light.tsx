import { Line } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A line of light: wide faint, narrower brighter, white core. */
export function Tube({ d, colour }: { readonly d: string; readonly colour: string }) {
  return (
    <>
      <Line d={d} colour={colour} width={18} opacity={0.22} />
      <Line d={d} colour={colour} width={8} />
      <Line d={d} width={2.6} />
    </>
  );
}

/** The night road: horizon, grid in perspective, haze. */
export function Road({ random, palette, fill }: SceneProps) {
  const lanes = [-180, -110, -60, -20, 20, 60, 110, 180]
    .map((x) => `M${90 + x * 0.24} 140 ${90 + x * 2} 240`)
    .join('');
  return (
    <>
      <ellipse cx="90" cy="120" rx="150" ry={random.between(80, 100)} fill={fill.glow} opacity="0.75" />
      <path
        d={`${lanes}M0 140h180M0 149h180M0 162h180M0 182h180`}
        stroke={palette.second[0]}
        strokeWidth="1.6"
        opacity="0.7"
      />
    </>
  );
}

import { wavePath } from '../../wave/wave-path.ts';
import { disc } from '../shapes.ts';
import { Glints, Heaven } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** A station over a planet whose sky is lit by an aurora. */
export function AuroraStation(scene: SceneProps) {
  const { fill, palette } = scene;
  const band = { wavelength: 120, amplitude: 14, thickness: 46 };
  return (
    <>
      <Heaven {...scene} />
      <g transform="rotate(-14 90 90)">
        <path d={wavePath(band, -60, 96, 3)} fill="#4fa" opacity="0.55" />
        <path d={wavePath(band, -20, 118, 3)} fill="#c5f" opacity="0.55" />
      </g>
      <path
        d="M-40 250c0-70 60-110 130-110s130 40 130 110z"
        fill={fill.second}
        stroke="#bfe"
        strokeWidth="4"
      />
      <g transform="rotate(-18 90 76)">
        <Line d="M6 76h168M90 22v100" colour="#cde" width={7} />
        <Outlined palette={palette}>
          <path d="M-6 48h22v58H-6zm28 0h22v58H22zm114 0h22v58h-22zm28 0h22v58h-22z" fill={fill.main} />
          <path
            d="M58 60h64c8 8 8 24 0 32H58c-8-8-8-24 0-32zm20-36h24v28H78zm2 74h20q8 21 0 32H80q-7-11 0-32z"
            fill="#eef"
          />
        </Outlined>
        <Line
          d="M-4 62h18M-4 76h18M-4 92h18m10-30h18M24 76h18M24 92h18m96-30h18m-18 14h18m-18 16h18m10-30h18m-18 14h18m-18 16h18"
          width={1.6}
          opacity={0.7}
        />
        <path d="M62 84h56q-3 9-6 8H64zm20 38h16l-2 8H84z" fill={palette.ink} opacity="0.3" />
        <path d={`${disc(72, 74, 5)}${disc(90, 74, 5)}${disc(108, 74, 5)}`} fill="#fb3" />
      </g>
      <Glints {...scene} count={7} />
    </>
  );
}

/** An astronaut afloat on a line. */
export function Astronaut(scene: SceneProps) {
  const { fill, palette, random } = scene;
  const limbs = 'M62 112c-22 0-36-14-48-30m104 30q33-3 44-34m-86 70c-6 18-22 26-40 26m70-26q10 28 40 22';
  return (
    <>
      <Heaven {...scene} />
      <Line d="M190 120c-30 40-60-10-76 16s20 30 40 60" colour="#fd6" width={4} />
      <g transform={`rotate(${random.pick([-14, -9, 12])} 90 90)`}>
        <Line d={limbs} colour={palette.ink} width={31} />
        <Line d={limbs} colour="#eef" width={25} />
        <path
          d={`${disc(16, 84, 11)}${disc(161, 80, 11)}${disc(38, 174, 12)}${disc(144, 170, 12)}`}
          fill={palette.second[1]}
        />
        <Outlined palette={palette}>
          <path d="M56 92h68c10 20 10 44 2 62H54c-8-18-8-42 2-62z" fill="#eff" />
          <circle cx="90" cy="58" r="46" fill="#fff" />
          <path d="M54 60c0-22 16-34 36-34s36 12 36 34-14 32-36 32-36-10-36-32z" fill={fill.main} />
          <path d="M68 114h44v24H68z" fill={fill.second} />
        </Outlined>
        <path d="M62 56q4-24 28-25-10 13-8 34-16 2-20-9z" fill="#fff" opacity="0.75" />
        <path d={`${disc(78, 126, 4)}${disc(90, 126, 4)}${disc(102, 126, 4)}`} fill="#fff" />
        <path d="M90 104a46 46 0 0 0 44-58c2 24-16 46-60 56z" fill={palette.ink} opacity="0.2" />
      </g>
      <Glints {...scene} count={7} />
    </>
  );
}

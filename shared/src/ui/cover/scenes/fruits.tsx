import { leaf, star } from '../shapes.ts';
import { Glints, Radiance } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

/** The pear-shaped apple of the cashew tree with its nut below, before a burst. */
export function Cashew(scene: SceneProps) {
  const { fill, palette, random } = scene;
  return (
    <>
      <Radiance {...scene} />
      <path d={star(90, 88, 13, 94, 68)} fill={palette.glow} opacity="0.5" />
      <g transform={`rotate(${random.pick([-10, -6, 8])} 90 90)`}>
        <Outlined palette={palette}>
          <path d={`${leaf(90, 20, 70, 26, -0.2)}${leaf(88, 20, 64, 24, -2.85)}`} fill={fill.second} />
          <path d="M66 134c-14 18-4 44 22 46 24 2 42-14 38-36-2-14-18-14-24-4q-10 17-36-6z" fill="#875" />
          <path
            d="M90 10q-22 2-27 30c-5 20-21 32-21 58s20 44 48 44 48-18 48-44-16-38-21-58q-4-28-27-30z"
            fill={fill.main}
          />
        </Outlined>
        <Line d="M54 102c-3-24 14-34 20-62" width={9} opacity={0.75} />
        <Line d="M74 152q-2 16 14 19" opacity={0.6} />
      </g>
      <Glints {...scene} />
    </>
  );
}

/** A mango with its blush, and a cheek of it cut into cubes. */
export function Mango(scene: SceneProps) {
  const { fill, palette } = scene;
  const fruit = 'M56 40c34-26 88-14 100 32 10 40-18 76-60 78-38 2-72-22-74-58-1-24 14-38 34-52z';
  return (
    <>
      <Radiance {...scene} />
      <Line d="M64 40q-2-19 10-30" colour="#531" width={8} />
      <Outlined palette={palette}>
        <path d={leaf(72, 14, 84, 34, 0.12)} fill="#394" />
        <path d={fruit} fill={fill.main} />
      </Outlined>
      <path d={fruit} fill={fill.second} />
      <Line d="M74 18q34 2 66 7" width={2} opacity={0.5} />
      <Line d="M36 84c2-18 14-30 28-36" width={9} opacity={0.65} />
      <g transform="rotate(-14 118 132)">
        <ellipse cx="118" cy="134" rx="52" ry="30" fill="#e62" stroke={palette.ink} strokeWidth="3" />
        <ellipse cx="118" cy="129" rx="46" ry="23" fill="#fc2" />
        <Line d="m88 114 16 34m2-40 14 42m6-43 12 40m8-35 6 26m-78-14h88m-84 14h80" colour="#e81" width={3} />
      </g>
      <Glints {...scene} />
    </>
  );
}

/** Two pitangas on their thin stems, red and ribbed like small pumpkins. */
export function Pitanga(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Radiance {...scene} />
      <Line d="M78 58c-2-24 6-38 26-50m30 52q-1-35-30-52" colour={palette.second[1]} />
      <path
        d={`${leaf(104, 8, 80, 26, 0.25)}${leaf(104, 8, 92, 30, 2.9)}`}
        fill={fill.second}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <PitangaFruit {...scene} place="translate(136 86) rotate(-14) scale(.6)" />
      <PitangaFruit {...scene} place="translate(76 110) rotate(8) scale(1.08)" />
      <Glints {...scene} />
    </>
  );
}

function PitangaFruit({ fill, palette, place }: SceneProps & { readonly place: string }) {
  return (
    <g transform={place}>
      <path
        d="M0-46c12-14 34-8 38 4 18 2 28 22 20 44 4 20-12 38-30 36-8 12-20 12-28 6-8 6-20 6-28-6-18 2-34-16-30-36-8-22 2-42 20-44 4-12 26-18 38-4z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <Line
        d="M0-46c-50 14-44 66-28 84M0-46c50 14 44 66 28 84M0-46c-16 26-14 66 0 90m0-90c20 26 16 66 0 90m0-90-38 4m38-4 38-4"
        colour="#812"
        width={3.5}
        opacity={0.75}
      />
      <Line d="M-48-22q-5 15 0 26m24-30q-8 21-3 38m25-36Q-6-6-3 12" width={6} opacity={0.6} />
      <path d="M-12 44 0 66l12-22 12 12-14-20h-20l-14 20z" fill="#494" stroke={palette.ink} strokeWidth="2" />
    </g>
  );
}

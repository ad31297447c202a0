import { disc } from '../shapes.ts';
import { Palm } from './Palm.tsx';
import { Glints } from './backdrops.tsx';
import { Line, Outlined } from './lines.tsx';
import { Water } from './sea-water.tsx';
import type { SceneProps } from '../palette.ts';

/** A golden wave that breaks before the sun. */
export function GoldenWave(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <ellipse cx="124" cy="52" rx="110" ry="96" fill={fill.glow} />
      <circle cx="132" cy="52" r="32" fill="#fec" />
      <path
        d="M-10 200c0-90 14-170 88-176 44-4 76 22 70 54-4 18-28 24-36 6-20 24 8 68 88 72v50H-10z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path
        d="M-10 200C-6 130 24 66 78 58c24-4 40 6 46 22-20-8-36-4-38 20-2 32 36 66 114 66v40H-10z"
        fill={fill.second}
      />
      <path d="M-10 206c4-52 26-98 66-108-14 32 2 80 66 98H-10z" fill="#fd5" opacity="0.6" />
      <path
        d="M148 76c-2 22-32 30-40 10q-8 7-8 20 12 2 14-8c8 10 24 8 30-4 8 0 12-10 4-18zM66 28c26-8 60 2 74 26-18-18-42-22-62-16Q43 48 28 76q7-34 38-48z"
        fill="#ffe"
      />
      <path
        d={`${disc(146, 108, 5)}${disc(160, 96, 3)}${disc(154, 120, 2.5)}${disc(52, 20, 4)}${disc(34, 34, 2.5)}${disc(76, 12, 3)}`}
        fill="#ffe"
      />
      <Line
        d="M16 176c4-40 18-78 42-96M40 180q-2-52 20-84m10 88q-20-34-10-66"
        colour="#feb"
        width={3.5}
        opacity={0.6}
      />
      <Glints {...scene} count={6} />
    </>
  );
}

/** A red coral tree, and a fish that hides in it. */
export function Coral(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <Water {...scene} />
      <path
        d="M108 110c-8-20 0-40 24-44q19-1 28 12 8-8 16-8-3 20 2 40-12-1-18-8c-16 18-40 20-52 8z"
        fill={fill.second}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path d="M130 67c10 16 10 36 0 52l12-4q9-22 0-48z" fill="#fff" />
      <Line d={CORAL} colour={palette.ink} width={19} />
      <Line d={CORAL} colour={palette.main[1]} width={14} />
      <Line d={CORAL} colour={palette.main[0]} width={6} />
      <path d={`${disc(112, 84, 8)}`} fill="#fff" />
      <path d={`${disc(111, 85, 4.6)}`} fill="#112" />
      <path d="M-10 178c40-24 70-12 100-8s60-12 100-2v70H-10z" fill="#eb7" />
      <Glints {...scene} count={6} />
    </>
  );
}
const CORAL =
  'M84 190q6-61-6-114m8 70q-36-7-46-48m12 28q-25-5-36-34m24 8q-8-25 4-48m34 48q-17-30-8-60m6 34c4-24 12-36 14-56m-4 122q34-10 50 10m-50-34c12-10 12-22 14-54m0 18q13-21 14-46M52 74q8-13 4-26';

/** Pearls in an open shell. */
export function Pearl(scene: SceneProps) {
  const { fill, palette } = scene;
  const pearls = [
    [56, 108, 11],
    [126, 108, 10],
    [90, 98, 28],
  ] as const;
  return (
    <>
      <Water {...scene} />
      <path
        d="M90 112c-52 2-76-24-70-50 10-8 18-6 20-2-4-20 8-30 22-28 4-14 16-20 28-20s24 6 28 20c14-2 26 8 22 28 2-4 10-6 20 2 6 26-18 52-70 50z"
        fill={fill.second}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <Line d="M90 110 40 64m50 46L62 36m28 74V16m0 94 28-74m-28 74 50-46" width={5} opacity={0.5} />
      <ellipse cx="90" cy="118" rx="72" ry="18" fill={palette.ink} opacity="0.6" />
      <Outlined palette={palette}>
        {pearls.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill={fill.main} />
        ))}
      </Outlined>
      <path d={pearls.map(([x, y, r]) => disc(x - r * 0.35, y - r * 0.4, r * 0.22)).join('')} fill="#fff" />
      <path
        d="M14 116c34 18 118 18 152 0 4 34-28 56-76 56s-80-22-76-56z"
        fill={fill.second}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <Line d="m52 132 10 30m28-26v34m38-38-10 30" width={5} opacity={0.45} />
      <ellipse cx="90" cy="96" rx="66" ry="56" fill={fill.glow} opacity="0.4" />
      <Glints {...scene} count={9} />
    </>
  );
}

/** A palm on an island, and the reef below the water line. */
export function ReefIsland(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <ellipse cx="90" cy="30" rx="130" ry="80" fill={fill.glow} />
      <Palm x={98} y={38} bend={-14} ink={palette.ink} />
      <path d="M24 92c20-32 112-32 132 0z" fill="#fd9" stroke={palette.ink} strokeWidth="3" />
      <path d="M-4 90h188v156H-4z" fill="#1ac" />
      <path d="M24 92h132c4 34 20 60 40 90v60H-16v-60c20-30 36-56 40-90z" fill="#fd9" opacity="0.5" />
      <Line d={REEF} colour={palette.ink} width={15} />
      <Line
        d="M40 200c0-50-4-60-14-78m13 36q14-12 12-36m-27 70C16 168 10 160 2 154"
        colour={palette.main[0]}
        width={10}
      />
      <Line
        d="M140 200c0-50 4-60 14-78m-13 36q-14-12-12-36m27 70c8-24 14-32 22-38"
        colour={palette.second[0]}
        width={10}
      />
      <Outlined palette={palette}>
        <path d="M58 122c12-20 38-20 52 0l16-11v28l-16-11c-14 19-40 17-52-6z" fill="#fc3" />
      </Outlined>
      <path d="M82 109q9 15 0 31l8-1q8-15 0-29z" fill="#fff" />
      <path d={disc(72, 120, 4)} fill={palette.ink} />
      <path d={`${disc(48, 106, 3.5)}${disc(14, 112, 3)}${disc(168, 106, 4)}`} fill="#fff" opacity="0.8" />
      <Line d="M0 91q15-8 30 0t30 0 30 0 30 0 30 0 30 0" width={5} />
      <Glints {...scene} count={5} />
    </>
  );
}
const REEF =
  'M40 200c0-50-4-60-14-78m13 36q14-12 12-36m-27 70C16 168 10 160 2 154M140 200c0-50 4-60 14-78m-13 36q-14-12-12-36m27 70c8-24 14-32 22-38';

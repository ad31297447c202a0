import { disc, star } from '../shapes.ts';
import { wavePath } from '../../wave/wave-path.ts';
import { Dust } from './backdrops.tsx';
import { Road, Tube } from './neon-light.tsx';
import type { SceneProps } from '../palette.ts';

/** The sun sets behind the sugar loaf; before it the promenade of Copacabana. */
export function Promenade(scene: SceneProps) {
  const { palette, fill, random } = scene;
  const stone = { wavelength: 72, amplitude: 6, thickness: 9 };
  const x = -Math.round(random.between(10, 70));
  return (
    <>
      <Dust {...scene} count={30} />
      <ellipse cx="90" cy="80" rx="130" ry="100" fill={fill.glow} opacity="0.8" />
      <circle cx="78" cy="66" r="52" fill={palette.main[0]} />
      <path d="M26 62h104l-1 5H27zm3 16h98l-3 6H32zm9 18h80l-6 7H44z" fill="#517" />
      <path
        d="M-4 124c20-4 30-18 44-18s20 10 36 12c28 2 22-54 42-54s20 38 32 48c10 6 24 4 40 12v12H-4z"
        fill={palette.ink}
      />
      <Tube
        d="M-4 124c20-4 30-18 44-18s20 10 36 12c28 2 22-54 42-54s20 38 32 48c10 6 24 4 40 12"
        colour={palette.second[0]}
      />
      <path d="M-4 128h188v110H-4z" fill="#edf" />
      <path d={[135, 152, 169].map((y) => wavePath(stone, x, y, 4)).join('')} fill={palette.ink} />
      <path d="M-4 168h188v80H-4z" fill={palette.ink} opacity="0.8" />
      <Tube
        d="M22 138c6-38 4-72-4-94m0 0Q5 24-12 34m30 10c0-14 14-22 28-16M18 44c12-4 26 4 28 18M18 44Q-3 45-6 66"
        colour="#5fa"
      />
    </>
  );
}

/** A bulb that holds the night: moon and stars for a filament. */
export function NightBulb(scene: SceneProps) {
  const { palette } = scene;
  return (
    <>
      <Dust {...scene} count={20} />
      <Road {...scene} />
      <Tube
        d="M66 122c0-22-26-30-26-60a50 50 0 0 1 100 0c0 30-26 38-26 60zm2 12h44m-38 11h32"
        colour={palette.main[0]}
      />
      <Tube d="M96 36a28 28 0 1 0 22 40 24 24 0 0 1-22-40z" colour={palette.second[0]} />
      <Tube d="M22 26 10 16m6 54H2m156-44 12-10m-6 54h14" colour={palette.second[0]} />
      <path d={star(112, 54, 5, 9, 4)} fill="#fff" />
    </>
  );
}

/** A car drives down the avenue between lit towers. */
export function Avenue(scene: SceneProps) {
  const { palette } = scene;
  return (
    <>
      <Dust {...scene} count={20} />
      <Road {...scene} />
      <Tube d="M4 140V40h30v28h18v72m124 0V26h-34v50h-18v64" colour={palette.second[0]} />
      <path
        d="M12 56h14v8H12zm0 20h8v8h-8zm16 16h14v8H28zm122-48h18v8h-18zm0 22h10v8h-10zm-16 30h20v8h-20zM10 112h20v8H10z"
        fill={palette.glow}
        opacity="0.8"
      />
      <path d="M44 128l14-30h64l14 30 8 10v34H36v-34z" fill={palette.ink} />
      <Tube
        d="m44 130 16-32h60l16 32 8 10v30H36v-30zm0 0h92m-84 40v12h14v-12m48 0v12h14v-12"
        colour={palette.main[0]}
      />
      <Tube d="M48 150h18m48 0h18" colour="#f35" />
    </>
  );
}

/** A heart with its pulse. */
export function Pulse(scene: SceneProps) {
  const { palette } = scene;
  return (
    <>
      <Dust {...scene} count={20} />
      <Road {...scene} />
      <Tube
        d="M90 146c-44-30-68-52-68-84 0-22 16-36 34-36q23 1 34 24 11-23 34-24c18 0 34 14 34 36 0 32-24 54-68 84z"
        colour={palette.main[0]}
      />
      <Tube d="M-4 86h50l12-26 18 56 18-70 16 54 10-14h64" colour={palette.second[0]} />
    </>
  );
}

/** A music cassette. */
export function Cassette(scene: SceneProps) {
  const { palette, random } = scene;
  return (
    <>
      <Dust {...scene} count={20} />
      <Road {...scene} />
      <g transform={`rotate(${random.pick([-8, 7])} 90 88)`}>
        <path d="M12 36h156v106H12z" fill={palette.ink} />
        <Tube
          d="M20 34h140q10 0 10 10v92q0 10-10 10H20q-10 0-10-10V44q0-10 10-10zM40 146l8-24h84l8 24"
          colour={palette.main[0]}
        />
        <Tube
          d={`M28 54h124v50H28z${disc(60, 79, 14)}${disc(120, 79, 14)}M76 93h28`}
          colour={palette.second[0]}
        />
        <path d={`${star(60, 79, 6, 9, 4)}${star(120, 79, 6, 9, 4)}`} fill="#fff" />
      </g>
    </>
  );
}

/** A magenta bolt strikes. */
export function Bolt(scene: SceneProps) {
  const { palette, fill } = scene;
  const bolt = 'M112 4 44 92h36l-18 76 76-98h-38z';
  return (
    <>
      <Dust {...scene} count={20} />
      <Road {...scene} />
      <path d={bolt} fill={fill.main} opacity="0.6" />
      <Tube d={bolt} colour={palette.main[0]} />
      <Tube
        d="M30 30 16 52h14L18 78m132 26 14 12-4 12 16 16M34 116l-14 10 4 10-16 12"
        colour={palette.second[0]}
      />
    </>
  );
}

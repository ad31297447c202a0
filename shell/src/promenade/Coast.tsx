import { useId, type ReactNode } from 'react';
import { wavePath } from '@mosaico/shared/ui';
import { COAST, type CoastColours, type Light } from './light.ts';
import { Palm } from './Palm.tsx';

interface CoastProps {
  /** Of the column. What matters stands close to it: a narrow window shows that part alone. */
  readonly side: 'left' | 'right';
  readonly light: Light;
  /** Who leans in, in the drawing's own units. */
  readonly children: ReactNode;
}

/** Sky, mountain, sea, sand and promenade on one side of the column, filling its place. Drawn in 660 x 1080. */
export function Coast({ side, light, children }: CoastProps) {
  const id = useId();
  const colours = COAST[light];
  const isLeft = side === 'left';
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 660 1080"
      preserveAspectRatio={isLeft ? 'xMaxYMax slice' : 'xMinYMax slice'}
      display="block"
    >
      <defs>
        <Fall id={`${id}sky`} colours={colours.sky} />
        <Fall id={`${id}sea`} colours={colours.sea} />
        <radialGradient id={`${id}glow`}>
          <stop stopColor={colours.disc} stopOpacity="0.55" />
          <stop offset="1" stopColor={colours.disc} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="660" height="680" fill={`url(#${id}sky)`} />
      {light === 'night' && (
        <path d={STARS} stroke="#fff" strokeOpacity="0.7" strokeWidth="3" strokeLinecap="round" />
      )}
      {isLeft && <Disc light={light} colour={colours.disc} glow={`url(#${id}glow)`} />}
      <Clouds colour={colours.sky[2]} />
      {isLeft ? <SugarLoaf colours={colours} /> : <TwoBrothers colours={colours} />}
      <rect y="660" width="660" height="160" fill={`url(#${id}sea)`} />
      <path
        d={isLeft ? GLINTS : GLINTS_RIGHT}
        stroke={colours.disc}
        strokeOpacity="0.4"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 800q110-26 230-10t240-4 190-6v80H0z" fill={colours.sand} />
      <path
        d="M0 796q110-26 230-10t240-4 190-6"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="5"
      />
      <Stones colours={colours} />
      <Palm
        x={330}
        y={isLeft ? 360 : 300}
        lean={isLeft ? -70 : 90}
        trunk={colours.trunk}
        leaves={colours.leaves}
      />
      <g css={whereWhole} style={{ filter: colours.figures }}>
        {children}
      </g>
    </svg>
  );
}

/** Beside a narrow window the coast alone is seen: of an animal there would be a strip. */
const whereWhole = { '@media (max-width: 1099px)': { display: 'none' } } as const;

function Fall({ id, colours }: { readonly id: string; readonly colours: readonly string[] }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      {colours.map((colour, index) => (
        <stop key={colour} offset={index / (colours.length - 1)} stopColor={colour} />
      ))}
    </linearGradient>
  );
}

/** Low over the sea at dawn and dusk, high by day and by night. */
function Disc({
  light,
  colour,
  glow,
}: {
  readonly light: Light;
  readonly colour: string;
  readonly glow: string;
}) {
  const isLow = light === 'dawn' || light === 'dusk';
  const [x, y, r] = isLow ? [300, 590, 62] : [420, 170, 46];
  return (
    <>
      <circle cx={x} cy={y} r={r * 4} fill={glow} />
      <circle cx={x} cy={y} r={r} fill={colour} />
    </>
  );
}

function Clouds({ colour }: { readonly colour: string }) {
  return (
    <g fill={colour} fillOpacity="0.22">
      <path d="M60 300q40-34 90-14 30-40 86-18 52-14 70 32z" />
      <path d="M360 210q30-26 66-10 26-30 70-12 44-8 58 22z" />
    </g>
  );
}

/** Pão de Açúcar and, before it, the hill of Urca. */
function SugarLoaf({ colours: { hills } }: { readonly colours: CoastColours }) {
  return (
    <>
      <path d="M0 662q80-70 170-40t150 4 120 36z" fill={hills[0]} />
      <path
        d="M410 662c46-14 62-70 78-150 12-62 44-104 84-100 46 4 60 64 72 134q8 44 16 60v56z"
        fill={hills[0]}
      />
      <path
        d="M572 412c46 4 60 64 72 134q8 44 16 60v56h-60c-8-60-34-70-44-130s6-90 16-120z"
        fill={hills[1]}
        fillOpacity="0.55"
      />
      <path d="M300 662q50-62 120-58t90 26 60 32z" fill={hills[1]} />
    </>
  );
}

/** Dois Irmãos. */
function TwoBrothers({ colours: { hills } }: { readonly colours: CoastColours }) {
  return (
    <>
      <path
        d="M0 662V560q40-30 70-96c24-54 46-92 70-92 30 0 40 60 66 96 20 28 34 8 52-34 18-44 34-62 54-58 34 6 44 74 74 130 34 62 92 120 170 156z"
        fill={hills[0]}
      />
      <path
        d="M140 372c30 0 40 60 66 96 20 28 20 60 16 194H120c30-90-10-130-4-190q6-60 24-100zM312 376c34 6 44 74 74 130 34 62 92 120 170 156H340c10-80-40-120-40-190q0-60 12-96z"
        fill={hills[1]}
        fillOpacity="0.55"
      />
      <path d="M320 662q90-60 180-44t160 10v34z" fill={hills[1]} />
    </>
  );
}

/** The promenade: bands that grow towards the eye. */
function Stones({ colours: { stones } }: { readonly colours: CoastColours }) {
  return (
    <>
      <rect y="846" width="660" height="234" fill={stones[0]} />
      <path d={BANDS} fill={stones[1]} />
      <path d="M0 838h660v12H0z" fill={stones[1]} fillOpacity="0.5" />
    </>
  );
}

const BANDS = [
  [864, 120, 9],
  [892, 160, 14],
  [932, 210, 21],
  [986, 270, 30],
  [1058, 340, 42],
]
  .map(([y = 0, wavelength = 1, thickness = 0]) =>
    wavePath(
      { wavelength, amplitude: wavelength * 0.1, thickness },
      -wavelength,
      y,
      Math.ceil(660 / wavelength) + 2,
    ),
  )
  .join('');
const GLINTS = 'M250 684h100m-130 22h150m-110 24h80m-120 26h150M470 700h60m-20 40h90M60 700h70m-20 44h80';
const GLINTS_RIGHT = 'M60 690h90m40 22h70m-170 26h80m190-18h90m60 26h70m-120-60h60';
const STARS =
  'M60 80h0m90 70h0m70-90h0m110 60h0m130-40h0m70 80h0m60-110h0M40 260h0m130-20h0m220 60h0m180-20h0m40-90h0M300 210h0m-90 150h0m320 10h0';

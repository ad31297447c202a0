import { useId } from 'react';
import { MosaicWave, tokens } from '@mosaico/shared/ui';

const { color } = tokens;
const COIN = { x: 220, y: 92, radius: 50 };
const RAYS = 18;
/** Chips of stone in the air: place, size, turn, colour. */
const CHIPS = [
  [64, 44, 7, 18, color.actionLit],
  [104, 84, 5, 52, color.accentLit],
  [136, 32, 6, 30, color.accent],
  [312, 36, 7, 62, color.actionLit],
  [342, 78, 5, 12, color.accentLit],
  [384, 46, 6, 40, color.accent],
  [28, 92, 5, 66, color.accentDeep],
  [414, 96, 5, 24, color.actionDeep],
] as const;

/** A golden disc over the promenade at night: the motif of the site, in its own colours. Decoration. */
export function ReminderArt() {
  const id = useId();
  return (
    <div css={scene}>
      <svg
        viewBox="0 0 440 180"
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        height="100%"
        css={{ display: 'block' }}
      >
        <defs>
          <radialGradient id={`${id}glow`}>
            <stop stopColor={color.accentLit} stopOpacity="0.55" />
            <stop offset="1" stopColor={color.accent} stopOpacity="0" />
          </radialGradient>
          <linearGradient id={`${id}gold`} x2="0.6" y2="1">
            <stop stopColor={color.accentLit} />
            <stop offset="0.55" stopColor={color.accent} />
            <stop offset="1" stopColor={color.accentDeep} />
          </linearGradient>
        </defs>
        <circle cx={COIN.x} cy={COIN.y} r="170" fill={`url(#${id}glow)`} />
        <Rays />
        <Hills />
        <Coin gold={`url(#${id}gold)`} />
        {CHIPS.map(([x, y, size, turn, fill]) => (
          <rect
            key={x}
            x={x}
            y={y}
            width={size}
            height={size}
            rx="1.4"
            fill={fill}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
      </svg>
      <div css={[sea, { color: color.actionDeep, opacity: 0.9 }]}>
        <MosaicWave wavelength={110} />
      </div>
    </div>
  );
}

function Rays() {
  return (
    <g fill={color.accentLit} opacity="0.13">
      {Array.from({ length: RAYS }, (_, ray) => (
        <path
          key={ray}
          d={`M${COIN.x} ${COIN.y}l-8 -220h16z`}
          transform={`rotate(${(ray * 360) / RAYS} ${COIN.x} ${COIN.y})`}
        />
      ))}
    </g>
  );
}

/** The sugar loaf and its neighbours, far and near. */
function Hills() {
  return (
    <>
      <path
        d="M0 150C40 120 66 126 96 108c20-12 34-2 52 14 26 22 44 20 60 30v40H0z"
        fill={color.surfaceHigh}
      />
      <path
        d="M236 152c30-8 52-20 66-44 10-18 22-26 34-26s20 12 26 30c8 24 34 30 78 38v40H236z"
        fill={color.surfaceHigh}
      />
      <path d="M0 166c60-16 120-10 176-4s150 8 264-10v40H0z" fill={color.surface} />
    </>
  );
}

function Coin({ gold }: { readonly gold: string }) {
  const { x, y, radius } = COIN;
  return (
    <g>
      <circle cx={x} cy={y + 4} r={radius} fill={color.shade} />
      <circle cx={x} cy={y} r={radius} fill={gold} />
      <circle
        cx={x}
        cy={y}
        r={radius - 8}
        fill="none"
        stroke={color.onAccent}
        strokeOpacity="0.28"
        strokeWidth="2"
        strokeDasharray="3 4"
      />
      <path
        d={`M${x} ${y - 27}l7.5 19.5L${x + 27} ${y}l-19.5 7.5L${x} ${y + 27}l-7.5-19.5L${x - 27} ${y}l19.5-7.5z`}
        fill={color.onAccent}
        fillOpacity="0.82"
      />
      <path
        d={`M${x - 36} ${y - 20}a41 41 0 0 1 30-21`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

const scene = {
  position: 'relative',
  height: 'clamp(120px, 26vh, 190px)',
  overflow: 'hidden',
  background: `linear-gradient(180deg, ${color.groundLit}, ${color.ground})`,
} as const;
const sea = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '30%',
  maskImage: 'linear-gradient(180deg, transparent, #000 46%)',
} as const;

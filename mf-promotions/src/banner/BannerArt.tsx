import { useId } from 'react';
import { tokens } from '@mosaico/shared/ui';
import { Avatar } from '@mosaico/shared/ui/avatar';

const { color } = tokens;
const box = { viewBox: '0 0 140 136', width: 140, height: 136 } as const;

/** A gold coin of radius 20 with the promenade's wave on it, drawn once and used by its `id` as often as needed. */
function Coin({ id }: { readonly id: string }) {
  const light = `${id}light`;
  return (
    <defs>
      <linearGradient id={light} x1="0" y1="0" x2="0.4" y2="1">
        <stop stopColor={color.accentLit} />
        <stop offset="0.6" stopColor={color.accent} />
        <stop offset="1" stopColor={color.accentDeep} />
      </linearGradient>
      <g id={id} fill="none" strokeLinecap="round">
        <circle cx="1.4" cy="2.6" r="20" fill={color.shade} />
        <circle r="20" fill={color.accentDeep} />
        <circle r="20" cy="-1.2" fill={`url(#${light})`} />
        <circle r="15.4" cy="-1.2" stroke={color.onAccent} strokeOpacity="0.28" strokeWidth="1.4" />
        <path
          d="M-10.500-4.500c2.600-3.600 4.400-3.600 7 0s4.400 3.600 7 0 4.400-3.600 7 0M-10.500 3.500c2.600-3.600 4.400-3.600 7 0s4.400 3.600 7 0 4.400-3.600 7 0"
          stroke={color.onAccent}
          strokeOpacity="0.62"
          strokeWidth="3"
        />
        <path
          d="M-13-11.500A17.500 17.500 0 0 1 2-18.600"
          stroke="#fff"
          strokeOpacity="0.6"
          strokeWidth="1.8"
        />
      </g>
    </defs>
  );
}

/** Place, radius and turn (degrees) of each coin. */
const COINS = [
  [112, 26, 13, 24],
  [36, 44, 16, -18],
  [86, 66, 31, 8],
  [44, 100, 21, -10],
  [108, 112, 17, 18],
] as const;

function Spark({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0-6C.6-1.600 1.600-.6 6 0 1.600.6.6 1.600 0 6-.6 1.600-1.600.6-6 0-1.600-.6-.6-1.600 0-6z"
      fill={color.text}
    />
  );
}

/** Coins that pour in. */
export function CoinsArt() {
  const id = useId();
  return (
    <svg {...box} aria-hidden>
      <Coin id={id} />
      {COINS.map(([x, y, r, turn]) => (
        <use key={x} href={`#${id}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${r / 20})`} />
      ))}
      <Spark x={62} y={22} size={1.5} />
      <Spark x={128} y={66} size={1} />
      <Spark x={16} y={74} size={0.9} />
    </svg>
  );
}

/** A crown in a ring that closes on the way to the next level. @param share 0 to 1 */
export function CrownArt({ share }: { readonly share: number }) {
  const id = useId();
  const ring = { cx: 70, cy: 68, r: 50, fill: 'none', strokeWidth: 8 } as const;
  return (
    <svg {...box} aria-hidden>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0.3" y2="1">
          <stop stopColor={color.accentLit} />
          <stop offset="0.6" stopColor={color.accent} />
          <stop offset="1" stopColor={color.accentDeep} />
        </linearGradient>
      </defs>
      <circle {...ring} stroke={color.lightStrong} />
      {share > 0 && (
        <circle
          {...ring}
          stroke={`url(#${id})`}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
          transform="rotate(-90 70 68)"
        />
      )}
      <g transform="translate(70 68)">
        <path
          d="M-27 17-32-13c-.3-1.800 1.500-3 3-2l14.500 9.500L-2.200-25.500c1-1.700 3.400-1.700 4.400 0L14.500-5.500 29-15c1.500-1 3.300.2 3 2l-5 30c-.2 1-1 1.700-2 1.700h-50c-1 0-1.800-.7-2-1.700z"
          fill={`url(#${id})`}
        />
        <path d="M-25 23.500h50" stroke={`url(#${id})`} strokeWidth="5" strokeLinecap="round" />
        <path
          d="M0-8 5.500 1 0 10-5.500 1z"
          fill={color.action}
          stroke={color.onAccent}
          strokeOpacity="0.4"
        />
        <circle cx="-16" cy="7" r="3.600" fill={color.text} />
        <circle cx="16" cy="7" r="3.600" fill={color.text} />
        <circle cx="-32" cy="-17" r="3.400" fill={color.accentLit} />
        <circle cx="32" cy="-17" r="3.400" fill={color.accentLit} />
        <circle cx="0" cy="-30" r="4" fill={color.accentLit} />
      </g>
      <Spark x={122} y={26} size={1.2} />
      <Spark x={18} y={110} size={0.9} />
    </svg>
  );
}

/** Friends, and an empty place for another one. */
export function FriendsArt() {
  return (
    <span css={friends}>
      <Avatar photo="f2" size={40} />
      <Avatar photo="m3" size={54} />
      <Avatar photo="f5" size={40} />
      <svg width={28} height={28} viewBox="0 0 34 34" aria-hidden>
        <circle cx="17" cy="17" r="17" fill={color.action} />
        <path d="M17 10v14M10 17h14" stroke={color.onAction} strokeWidth="3.200" strokeLinecap="round" />
      </svg>
    </span>
  );
}

const friends = {
  position: 'relative',
  '@media (min-width: 420px)': { transform: 'scale(1.3)' },
  display: 'flex',
  alignItems: 'center',
  '& > svg': {
    flex: 'none',
    boxShadow: `0 0 0 3px ${color.surfaceRaised}, 0 10px 22px -8px ${color.shade}`,
    borderRadius: '50%',
  },
  '& > svg + svg': { marginLeft: -16 },
  '& > svg:nth-of-type(2)': { zIndex: 1 },
  '& > svg:last-of-type': { position: 'absolute', right: -4, bottom: -10, zIndex: 2 },
} as const;

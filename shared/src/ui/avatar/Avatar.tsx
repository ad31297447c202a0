import { useId } from 'react';
import { tokens } from '@mosaico/shared/ui';
import { wavePath } from '../wave/wave-path.ts';
import { PORTRAITS, portraitIdOf } from './portraits.ts';

export { PORTRAIT_IDS } from './portraits.ts';
export type { PortraitId } from './portraits.ts';

export interface AvatarProps {
  /** The member's `profileurl`, or a portrait id (`m1` to `m6`, `f1` to `f6`); null shows the default (R93). */
  readonly photo: string | null;
  /** 0 unknown, 1 male, 2 female: chooses the default portrait. */
  readonly gender?: number | undefined;
  /** Edge in pixels. */
  readonly size?: number | undefined;
  /** Who or what it shows; without it the picture is decoration (a name stands beside it). */
  readonly label?: string | undefined;
}

/** A round portrait from our own art. */
export function Avatar({ photo, gender, size = 48, label }: AvatarProps) {
  const id = useId();
  const { hair, hairColour, skin, shirt, sky, beard } = PORTRAITS[portraitIdOf(photo, gender)];
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg {...spoken} width={size} height={size} viewBox="0 0 64 64" css={round}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0.4" y2="1">
          <stop stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
      </defs>
      <rect width="64" height="64" fill={`url(#${id})`} />
      <path
        d={wavePath({ wavelength: 40, amplitude: 4, thickness: 5 }, -10, 12, 3)}
        fill="#fff"
        opacity="0.16"
      />
      <path
        d={wavePath({ wavelength: 40, amplitude: 4, thickness: 5 }, -26, 28, 3)}
        fill="#fff"
        opacity="0.16"
      />
      {hair.back && <path d={hair.back} fill={hairColour} />}
      <path d="M10 66c0-13 9-19 22-19s22 6 22 19z" fill={shirt} />
      <path d="M26.5 36h11v9.5c0 3-2.5 5.5-5.5 5.5s-5.5-2.5-5.5-5.5z" fill={skin} />
      <path d="M26.5 39c3 3 8 3 11 0v3c-3 2.4-8 2.4-11 0z" fill="#000" opacity="0.14" />
      <ellipse cx="32" cy="28.5" rx="11.6" ry="12.6" fill={skin} />
      {beard && (
        <path
          d="M20.6 29c1 4 2.4 5.4 4.4 5 2.6-.6 4.4-1.6 7-1.6s4.4 1 7 1.6c2 .4 3.4-1 4.4-5 .6 8-4.4 13.4-11.4 13.4S20 37 20.6 29z"
          fill={hairColour}
        />
      )}
      {hair.front && <path d={hair.front} fill={hairColour} />}
      <Face />
    </svg>
  );
}

/** Two calm eyes and half a smile. */
function Face() {
  return (
    <g stroke="#24130c" strokeWidth="1.4" strokeLinecap="round" fill="none" opacity="0.86">
      <path d="M25.6 28.6q1.7 1.7 3.4 0M35 28.6q1.7 1.7 3.4 0" />
      <path d="M29 35.2q3 2.6 6 0" stroke="#fff" opacity="0.9" />
    </g>
  );
}

const round = { flex: 'none', display: 'block', borderRadius: tokens.radius.round } as const;

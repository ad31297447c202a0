import { useId } from 'react';
import { tokens } from '../theme/tokens.ts';
import { wavePath } from './wave-path.ts';

export interface LogoProps {
  /** Name of the site, written beside the mark. */
  readonly siteName?: string | undefined;
  /** Height of the mark in pixels. */
  readonly size?: number | undefined;
  /** Only the mark, for narrow places; the name stays for screen readers. */
  readonly isMarkOnly?: boolean | undefined;
  /** At-rule, of the screen or of a container, under which only the mark is seen. Whatever it stands in has a name of its own. */
  readonly markAt?: string | undefined;
}

/** The mark (a tile of promenade waves under the evening light) and the site's name. */
export function Logo({ siteName = 'Mosaico', size = 34, isMarkOnly = false, markAt }: LogoProps) {
  return (
    <span css={lockup} {...(isMarkOnly ? { role: 'img', 'aria-label': siteName } : {})}>
      <LogoMark size={size} />
      {!isMarkOnly && (
        <span css={[{ fontSize: size * 0.68 }, markAt && { [markAt]: { display: 'none' } }]}>{siteName}</span>
      )}
    </span>
  );
}

const SHAPE = { wavelength: 40, amplitude: 5.4, thickness: 6.2 };
const WAVES = [
  wavePath(SHAPE, -30, 19, 3),
  wavePath(SHAPE, -30, 29, 3),
  wavePath({ ...SHAPE, thickness: 12 }, -30, 39, 3),
].join('');

function LogoMark({ size }: { readonly size: number }) {
  const id = useId();
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 40 40" css={{ flex: 'none' }}>
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0.35" y2="1">
          <stop offset="0" stopColor={tokens.color.actionLit} />
          <stop offset="0.55" stopColor={tokens.color.action} />
          <stop offset="1" stopColor={tokens.color.actionDeep} />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <rect width="40" height="40" rx="12" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width="40" height="40" fill={`url(#${id}g)`} />
        <circle cx="28.5" cy="10" r="5.2" fill={tokens.color.accentLit} />
        <path d={WAVES} fill={tokens.color.onAction} />
      </g>
    </svg>
  );
}

const lockup = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  color: tokens.color.text,
  fontFamily: tokens.font.family,
  fontWeight: 800,
  letterSpacing: '-0.025em',
  lineHeight: 1,
} as const;

import { useEffect } from 'react';
import { tokens } from '@mosaico/shared/ui';
import { TURNING_MS } from './turning.ts';
import type { Prize } from './useWheel.ts';
import { WheelArt } from './WheelArt.tsx';

interface WheelProps {
  readonly prizes: readonly Prize[];
  readonly rotation: number;
  readonly isTurning: boolean;
  /** Pressed, and the answer is under way. */
  readonly isAsking: boolean;
  /** The wheel stands where it was to come to. */
  readonly onSettled: () => void;
}

/** The wheel and its pointer. For who wants less motion it stands at its prize at once. */
export function Wheel({ prizes, rotation, isTurning, isAsking, onSettled }: WheelProps) {
  useEffect(() => {
    if (!isTurning) return;
    // Not the end of the transition: a hidden tab has none.
    const timer = setTimeout(onSettled, wantsLessMotion() ? LESS_MOTION_MS : TURNING_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one end for each turn, whatever the parent renders meanwhile
  }, [isTurning, rotation]);
  return (
    <div css={stage}>
      <div css={glow} />
      <div css={isAsking ? [disc, pulling] : disc}>
        <div css={[turning, { transform: `rotate(${rotation}deg)` }]} data-rotation={rotation}>
          <WheelArt prizes={prizes} />
        </div>
      </div>
      <svg viewBox="0 0 40 48" aria-hidden css={pointer}>
        <path
          d="M20 46 4 12a17 17 0 0 1 32 0z"
          fill={tokens.color.accentLit}
          stroke={tokens.color.accentDeep}
          strokeWidth="2"
        />
        <circle cx="20" cy="15" r="6" fill={tokens.color.accentDeep} />
      </svg>
    </div>
  );
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
/** Long enough to see that something has happened. */
const LESS_MOTION_MS = 250;

const stage = {
  position: 'relative',
  // The way to the next spin and the button below it are in sight above the tabs, on phones of usual height.
  width: 'min(100%, 400px, max(14rem, 100svh - 35rem))',
  aspectRatio: '1',
  margin: '14px auto 0',
} as const;
const glow = {
  position: 'absolute',
  inset: '-6%',
  borderRadius: tokens.radius.round,
  background: `radial-gradient(closest-side, ${tokens.color.accentGlow}, transparent)`,
  opacity: 0.55,
} as const;
const disc = {
  position: 'absolute',
  inset: 0,
  borderRadius: tokens.radius.round,
  boxShadow: `0 24px 50px -18px ${tokens.color.shade}`,
  '@media (prefers-reduced-motion: no-preference)': { transition: `transform 450ms ${tokens.motion.ease}` },
} as const;
/** Drawn back a little, as by a hand, until the answer is there. */
const pulling = {
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `transform 450ms ${tokens.motion.ease}`,
    transform: 'rotate(-9deg)',
  },
} as const;
const turning = {
  width: '100%',
  height: '100%',
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `transform ${TURNING_MS}ms cubic-bezier(0.12, 0.72, 0.1, 1)`,
  },
} as const;
const pointer = {
  position: 'absolute',
  top: '-4.5%',
  left: '50%',
  width: '10%',
  transform: 'translateX(-50%)',
  filter: `drop-shadow(0 4px 6px ${tokens.color.shade})`,
} as const;

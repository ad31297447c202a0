import { Glints, Radiance } from './backdrops.tsx';
import { Outlined } from './lines.tsx';
import { PlayingCard } from './PlayingCard.tsx';
import type { ReactNode } from 'react';
import type { SceneProps } from '../palette.ts';

interface DuelProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Two cards that lean apart, each with the sign of its side. */
function Duel({ left, right }: DuelProps) {
  return (
    <>
      <PlayingCard suit="spade" rank="A" angle={-12} x={58} y={104} scale={1.2}>
        {left}
      </PlayingCard>
      <PlayingCard suit="heart" rank="K" angle={12} x={122} y={104} scale={1.2}>
        {right}
      </PlayingCard>
    </>
  );
}

/** A football shirt around (0, 4). */
const SHIRT = 'M-10-20-25-12-20 2l7-3v26h26V-1l7 3 5-14-15-8q-10 9-20 0z';

/** The derby: both shirts, under the floodlights. */
export function DerbyDuel(scene: SceneProps) {
  return (
    <>
      <path d="M0 132q90-26 180 0v60H0z" fill="#3a4" />
      <path d="M90 122v70M0 152q90-26 180 0" stroke="#fff9" strokeWidth="3" fill="none" />
      <path d="M18 8h34v18H18zm110 0h34v18h-34z" fill="#fff" opacity="0.9" />
      <path d="M18 26-6 128h52L52 26zm110 0-6 102h64L162 26z" fill="#fff" opacity="0.14" />
      <Duel
        left={
          <Outlined palette={scene.palette}>
            <path d={SHIRT} fill={scene.fill.main} />
          </Outlined>
        }
        right={
          <Outlined palette={scene.palette}>
            <path d={SHIRT} fill={scene.fill.second} />
          </Outlined>
        }
      />
      <Glints {...scene} count={5} />
    </>
  );
}

/** The jaguar and the caiman of the wetlands: a paw and a row of teeth. */
export function RiverDuel(scene: SceneProps) {
  return (
    <>
      <Radiance {...scene} count={14} />
      <path d="M0 150q22-14 45 0t45 0 45 0 45 0v50H0z" fill="#179" opacity="0.8" />
      <Duel
        left={
          <g fill={scene.fill.main} stroke={scene.palette.ink} strokeWidth="2">
            <ellipse cx="0" cy="16" rx="16" ry="13" />
            <circle cx="-18" cy="0" r="7" />
            <circle cx="-7" cy="-11" r="7.5" />
            <circle cx="7" cy="-11" r="7.5" />
            <circle cx="18" cy="0" r="7" />
          </g>
        }
        right={
          <g stroke={scene.palette.ink} strokeWidth="2">
            <path d="M-26 2Q-10-18 26-10l-4 8 4 4q-26 2-50 8z" fill={scene.fill.second} />
            <path d="M-24 10q26-8 48-6l-2 10q-20 8-44 2z" fill={scene.fill.second} />
            <path d="m-8 5 4 7 4-8 4 7 4-8 4 7 4-8" fill="#fff" />
            <circle cx="-10" cy="-7" r="3" fill="#fe5" />
          </g>
        }
      />
      <Glints {...scene} count={4} />
    </>
  );
}

/** Sun and moon, day on one side and night on the other. */
export function SkyDuel(scene: SceneProps) {
  return (
    <>
      <path d="M0 0h90v200H0z" fill="#fb5" opacity="0.55" />
      <path d="M90 0h90v200H90z" fill="#124" opacity="0.7" />
      <path d="M112 24h3v3h-3zm40 14h3v3h-3zm-16 30h2v2h-2zm32-8h3v3h-3z" fill="#fff" />
      <Duel
        left={
          <>
            <path
              d="M0-26 5-14 16-20 13-8 26-4 15 3 22 14 9 12 6 26 0 15-6 26-9 12-22 14-15 3-26-4-13-8-16-20-5-14z"
              fill={scene.fill.main}
              stroke={scene.palette.ink}
              strokeWidth="2"
            />
            <circle r="9" fill="#fff3" />
          </>
        }
        right={
          <path
            d="M8-24A25 25 0 1 0 24 12 20 20 0 0 1 8-24z"
            fill={scene.fill.second}
            stroke={scene.palette.ink}
            strokeWidth="2"
          />
        }
      />
      <Glints {...scene} count={6} />
    </>
  );
}

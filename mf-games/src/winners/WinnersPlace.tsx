import { lazy, Suspense, useRef } from 'react';
import { useIsSeen } from '../home/useIsSeen.ts';

/** Of the lobby's chunk: home gets no name of a chunk more, and nothing of it before the player comes near. */
const Winners = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lobby" */ './Winners.tsx')).Winners,
}));

/**
 * Where home shows the latest wins. It keeps its room, so nothing moves when they come; they come when the place is in sight, also on a home
 * that is entered by a link, because their covers are many elements.
 */
export function WinnersPlace() {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(box);
  return (
    <div ref={box} css={{ minHeight: 118 }}>
      {isSeen && (
        <Suspense fallback={null}>
          <Winners />
        </Suspense>
      )}
    </div>
  );
}

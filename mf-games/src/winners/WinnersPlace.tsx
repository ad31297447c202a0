import { lazy, Suspense, useRef } from 'react';
import { useDrawnWhenNear } from '@mosaico/shared/area';

/** Of the lobby's chunk: home gets no name of a chunk more, and nothing of it before the player comes near. */
const Winners = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lobby" */ './Winners.tsx')).Winners,
}));

/** Where home shows the latest wins. It keeps its room, so nothing moves when they come. */
export function WinnersPlace() {
  const box = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawnWhenNear(box, false);
  return (
    <div ref={box} css={{ minHeight: 118 }}>
      {isDrawn && (
        <Suspense fallback={null}>
          <Winners />
        </Suspense>
      )}
    </div>
  );
}

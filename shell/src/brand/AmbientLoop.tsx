import { useEffect, useRef } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { backgroundMotion } from './background-motion.ts';

interface AmbientLoopProps {
  readonly folder: string;
  readonly poster: string;
}

/** The moving background, while the player lets it move. */
export function AmbientLoop({ folder, poster }: AmbientLoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const mayMove = useReactive(backgroundMotion.isMoving);
  useEffect(() => {
    // A browser may refuse to play: the poster stays.
    if (mayMove) video.current?.play()?.catch(() => undefined);
    else video.current?.pause();
  }, [mayMove]);
  return (
    <video
      ref={(element) => {
        // React sets the property alone, and the attribute is asked for (R23).
        element?.setAttribute('muted', '');
        video.current = element;
      }}
      autoPlay={mayMove}
      loop
      muted
      playsInline
      aria-hidden
      tabIndex={-1}
      poster={poster}
      css={fill}
    >
      <source src={`${folder}/ambient.webm`} type="video/webm" />
      <source src={`${folder}/ambient.mp4`} type="video/mp4" />
    </video>
  );
}

const fill = {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  display: 'block',
  pointerEvents: 'none',
} as const;

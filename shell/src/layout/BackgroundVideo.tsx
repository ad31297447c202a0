import { useEffect, useRef, useState } from 'react';
import { useLive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';
import { whenIdle } from '../areas/when-idle.ts';
import { createLive } from '../platform/live.ts';

const FOLDER = '/assets/video';
/** Whether the player lets the background move, in this page view. */
const isMoving = createLive(true);

/**
 * The ambient loop behind everything (R23): never heard, never in the way, and started only when the page is quiet. Who
 * asked for less motion or less data gets the still picture.
 */
export function BackgroundVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const mayMove = useLive(isMoving);
  useEffect(() => (wantsStill() ? undefined : whenIdle(() => setWanted(true))), []);
  useEffect(() => {
    // A browser that refuses to play leaves the poster: nothing is lost.
    if (mayMove) video.current?.play()?.catch(() => undefined);
    else video.current?.pause();
  }, [mayMove, isWanted]);

  return (
    <div aria-hidden css={backdrop}>
      {isWanted && (
        <video
          ref={video}
          autoPlay
          loop
          muted
          playsInline
          tabIndex={-1}
          poster={`${FOLDER}/poster.webp`}
          css={fill}
        >
          <source src={`${FOLDER}/ambient.webm`} type="video/webm" />
          <source src={`${FOLDER}/ambient.mp4`} type="video/mp4" />
        </video>
      )}
    </div>
  );
}

/** Pauses and resumes the background (WCAG 2.2.2). */
export function MotionToggle() {
  const { t } = useTranslation();
  const mayMove = useLive(isMoving);
  if (wantsStill()) return null;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={mayMove ? 'pause' : 'play'}
        onClick={() => isMoving.set(!mayMove)}
      >
        {t(mayMove ? 'layout.pauseBackground' : 'layout.playBackground')}
      </Button>
    </div>
  );
}

function wantsStill(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const backdrop = {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  background: `${tokens.color.ground} url(${FOLDER}/poster.webp) center / cover`,
} as const;
const fill = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;

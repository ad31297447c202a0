import { useEffect, useRef, useState } from 'react';
import { useLive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';
import { afterFirstArea } from '../areas/after-first-area.ts';
import { createLive } from '../platform/live.ts';
import { useShell } from '../shell-context.ts';

/** Where each theme's loop lies; its still picture is beside it. */
const FOLDERS = { aurora: '/assets/video', mare: '/assets/video/mare' } as const;
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
  // Nothing before the site's data are here: another site's picture would flash. A page that waits in vain gets the default.
  const { bus, siteData } = useShell().platform;
  const details = useLive(siteData.details);
  const folder = details || isWanted ? FOLDERS[details?.theme ?? 'aurora'] : null;
  useEffect(() => (wantsStill() ? undefined : afterFirstArea(bus, () => setWanted(true))), [bus]);
  useEffect(() => {
    // A browser that refuses to play leaves the poster: nothing is lost.
    if (mayMove) video.current?.play()?.catch(() => undefined);
    else video.current?.pause();
  }, [mayMove, isWanted, folder]);

  return (
    <div aria-hidden css={[backdrop, folder && { backgroundImage: `url(${folder}/poster.webp)` }]}>
      {isWanted && folder && (
        <video
          key={folder}
          ref={video}
          autoPlay
          loop
          muted
          playsInline
          tabIndex={-1}
          poster={`${folder}/poster.webp`}
          css={fill}
        >
          <source src={`${folder}/ambient.webm`} type="video/webm" />
          <source src={`${folder}/ambient.mp4`} type="video/mp4" />
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
  background: `${tokens.color.ground} center / cover`,
} as const;
const fill = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;

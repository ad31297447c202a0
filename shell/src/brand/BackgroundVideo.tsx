import { useEffect, useRef, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { ASSETS_PATH } from '@mosaico/shared/contract';
import { tokens } from '@mosaico/shared/ui';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { useIsInBrowser } from '../first-screen/useIsInBrowser.ts';
import { useShell } from '../shell-context.ts';
import { backgroundMotion } from './background-motion.ts';
import { useWantsStill } from './useWantsStill.ts';

const VIDEOS = `${ASSETS_PATH}/video`;
/** Where each theme's loop lies; its still picture is beside it. */
const FOLDERS = { aurora: VIDEOS, mare: `${VIDEOS}/mare` } as const;

/**
 * The ambient loop behind everything (R23): muted, not clickable, and started only when the page is quiet. A player
 * who asked for less motion or less data gets the still picture.
 */
export function BackgroundVideo() {
  const { bus, siteData } = useShell().platform;
  const details = useReactive(siteData.details);
  const isStill = useWantsStill();
  const isInBrowser = useIsInBrowser();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isStill) return undefined;
    return afterFirstArea(bus, () => {
      backgroundMotion.recall();
      setQuiet(true);
    });
  }, [bus, isStill]);
  // Nothing before the site's data have come, because the picture of another theme would flash; when they do not come the default is
  // shown. Nothing in a drawn page either, where it would take bandwidth from the first screen.
  const folder = isInBrowser && (details || isQuiet) ? FOLDERS[details?.theme ?? 'aurora'] : null;
  const poster = `${folder}/poster.webp`;

  return (
    <div aria-hidden css={[backdrop, folder && { backgroundImage: `url(${poster})` }]}>
      {isQuiet && !isStill && folder && <Loop key={folder} folder={folder} poster={poster} />}
    </div>
  );
}

function Loop({ folder, poster }: { readonly folder: string; readonly poster: string }) {
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

const backdrop = {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  background: `${tokens.color.ground} center / cover`,
} as const;
const fill = {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  display: 'block',
  pointerEvents: 'none',
} as const;

import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { ASSETS_PATH } from '@mosaico/shared/contract';
import { tokens } from '@mosaico/shared/ui';
import { useIsInBrowser } from '../first-screen/useIsInBrowser.ts';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { useShell } from '../shell-context.ts';
import { ambientChunk } from './ambient-chunk.ts';
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
  const [parts, setParts] = useState(ambientChunk.loaded);
  useEffect(() => {
    if (isStill) return undefined;
    return afterFirstArea(bus, () => {
      setQuiet(true);
      // Without its code the picture stays.
      ambientChunk.load().then(
        (loaded) => {
          loaded.backgroundMotion.recall();
          setParts(loaded);
        },
        () => undefined,
      );
    });
  }, [bus, isStill]);
  // Nothing before the site's data have come, because the picture of another theme would flash; when they do not come the default is
  // shown. Nothing in a drawn page either, where it would take bandwidth from the first screen.
  const folder = isInBrowser && (details || isQuiet) ? FOLDERS[details?.theme ?? 'aurora'] : null;
  const poster = `${folder}/poster.webp`;

  return (
    <div aria-hidden css={[backdrop, folder && { backgroundImage: `url(${poster})` }]}>
      {isQuiet && !isStill && folder && parts && (
        <parts.AmbientLoop key={folder} folder={folder} poster={poster} />
      )}
    </div>
  );
}

const backdrop = {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  background: `${tokens.color.ground} center / cover`,
} as const;

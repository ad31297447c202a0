import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterFirstArea } from '../quiet/after-first-area.ts';
import { useShell } from '../shell-context.ts';
import { sidesChunk } from './sides-chunk.ts';

/** From here on there is something to see beside the column of 600 px; a phone on its side does not count. */
const IS_WIDE = '(min-width: 720px) and (min-height: 600px)';

/** The coast beside the column, on wide screens, after the page's first screen. Art only: a load that fails is left at that. */
export function LaterSides() {
  const { bus } = useShell().platform;
  const isWide = useSyncExternalStore(followWidth, isWideNow, () => false);
  const [parts, setParts] = useState(sidesChunk.loaded);
  useEffect(() => {
    if (parts || !isWide) return undefined;
    return afterFirstArea(bus, () => void sidesChunk.load().then(setParts, () => undefined));
  }, [bus, isWide, parts]);
  return isWide && parts ? <parts.Sides /> : null;
}

function followWidth(onChange: () => void): () => void {
  const media = window.matchMedia(IS_WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function isWideNow(): boolean {
  return window.matchMedia(IS_WIDE).matches;
}

import { useEffect, useState } from 'react';

export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * The whole page over the whole screen, so that sheets and messages are seen there too; ended when the game is left.
 *
 * @returns null where the browser cannot, as on an iPhone
 */
export function useFullScreen(): FullScreen | null {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      leave();
    };
  }, []);
  if (!document.fullscreenEnabled) return null;
  return { isOn, toggle: () => (isOn ? leave() : enter()) };
}

/** A browser that refuses leaves everything as it is. */
function enter(): void {
  document.documentElement.requestFullscreen().catch(() => {});
}

function leave(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

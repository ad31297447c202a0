import { useSyncExternalStore } from 'react';
import { useIsInBrowser } from '../first-screen/useIsInBrowser.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** True for who asked the system or the browser for less motion or less data (R23), and while nobody can be asked yet. Follows a change at once. */
export function useWantsStill(): boolean {
  const isInBrowser = useIsInBrowser();
  // An answer that differs from the drawn one while the page is taken over would render the page once more, at once and in one piece.
  return useSyncExternalStore(subscribe, isInBrowser ? wantsStill : isUnknown, isUnknown);
}

function subscribe(onChange: () => void): () => void {
  const motion = window.matchMedia(REDUCED_MOTION);
  motion.addEventListener('change', onChange);
  return () => motion.removeEventListener('change', onChange);
}

function isUnknown(): boolean {
  return true;
}

function wantsStill(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia(REDUCED_MOTION).matches;
}

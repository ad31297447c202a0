import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** True for who asked the system or the browser for less motion or less data (R23). Follows a change at once. */
export function useWantsStill(): boolean {
  return useSyncExternalStore(subscribe, wantsStill);
}

function subscribe(onChange: () => void): () => void {
  const motion = window.matchMedia(REDUCED_MOTION);
  motion.addEventListener('change', onChange);
  return () => motion.removeEventListener('change', onChange);
}

function wantsStill(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia(REDUCED_MOTION).matches;
}

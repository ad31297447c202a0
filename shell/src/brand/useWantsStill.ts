import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** True for who asked the system or the browser for less motion or less data (R23), and while nobody can be asked yet. Follows a change at once. */
export function useWantsStill(): boolean {
  return useSyncExternalStore(subscribe, wantsStill, () => true);
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

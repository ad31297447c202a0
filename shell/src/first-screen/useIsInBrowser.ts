import { useSyncExternalStore } from 'react';

/** False on the edge and while its page is taken over; true right after that, and at once in what the browser draws by itself. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

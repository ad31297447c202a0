import { useEffect, useState } from 'react';
import type { RowWindow } from './RowWindow.tsx';

/** The code that works with a window of rows, once it is needed and loaded; a short list never loads it. */
export function useRowWindow(isNeeded: boolean): typeof RowWindow | 'failed' | null {
  const [loaded, setLoaded] = useState<typeof RowWindow | 'failed' | null>(null);
  useEffect(() => {
    if (!isNeeded || loaded) return undefined;
    let isMounted = true;
    import('./RowWindow.tsx').then(
      (module) => isMounted && setLoaded(() => module.RowWindow),
      () => isMounted && setLoaded('failed'),
    );
    return () => void (isMounted = false);
  }, [isNeeded, loaded]);
  return loaded;
}

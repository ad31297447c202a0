import { useEffect, useState } from 'react';
import type { CoverPicture, CoverProps } from './CoverPicture.tsx';

let Loaded: typeof CoverPicture | undefined;

/** Loads the drawing ahead of the first cover, beside the list of games. A failure is ignored: each cover tries again. */
export async function loadCovers(): Promise<typeof CoverPicture | undefined> {
  return import(/* webpackChunkName: "covers" */ './CoverPicture.tsx').then(
    (chunk) => (Loaded = chunk.CoverPicture),
    () => undefined,
  );
}

/** The picture of a game, filling its box; the box is empty until the drawing's code has come, and stays so without it. */
export function Cover(props: CoverProps) {
  const [Picture, setPicture] = useState(() => Loaded);
  useEffect(() => {
    if (Picture) return undefined;
    let isMounted = true;
    void loadCovers().then((loaded) => isMounted && setPicture(() => loaded));
    return () => void (isMounted = false);
  }, [Picture]);
  return Picture && <Picture {...props} />;
}

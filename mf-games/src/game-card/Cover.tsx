import { useEffect, useState } from 'react';
import { island, useIsFirstPaint } from '@mosaico/shared/area';

const load = async () => (await import(/* webpackChunkName: "covers" */ './CoverPicture.tsx')).CoverPicture;

/** The picture of a game, filling its box. Its drawing is most of the lobby's code and only looked at: it comes after the screen. */
export const Cover = island(load);

/** Loads the drawing beside the list of games, not after it, unless the first covers have come with the page. */
export function useCoversAtHand(): void {
  const [haveCome] = useState(useIsFirstPaint());
  useEffect(() => {
    // A failure is ignored: each cover tries again.
    if (!haveCome) void load().catch(() => undefined);
  }, [haveCome]);
}

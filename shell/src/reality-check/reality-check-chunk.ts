import { createLaterChunk } from '../quiet/later-chunk.ts';

/** What watches the time over games: no other page needs it. */
export const realityCheckChunk = createLaterChunk(
  () => import(/* webpackChunkName: "reality-check" */ './RealityCheckWatch.tsx'),
);

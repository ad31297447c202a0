import { createLaterChunk } from '../quiet/later-chunk.ts';

/** The moving background and the player's choice about it: decoration, fetched once the page is quiet. */
export const ambientChunk = createLaterChunk(
  () => import(/* webpackChunkName: "ambient" */ './ambient-chunk-contents.ts'),
);

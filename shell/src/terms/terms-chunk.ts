import { createLaterChunk } from '../quiet/later-chunk.ts';

/** The notice of new terms and the question for consent: most page views show neither. */
export const termsChunk = createLaterChunk(
  () => import(/* webpackChunkName: "terms-notice" */ './terms-chunk-contents.ts'),
);

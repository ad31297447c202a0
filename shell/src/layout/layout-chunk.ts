import { createLaterChunk } from '../quiet/later-chunk.ts';

/** Footer, menu and choice of the language: below the first view, or behind a button. Fetched once the page is quiet. */
export const layoutChunk = createLaterChunk(
  () => import(/* webpackChunkName: "layout" */ './layout-chunk-contents.ts'),
);

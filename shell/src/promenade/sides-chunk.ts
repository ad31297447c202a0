import { createLaterChunk } from '../quiet/later-chunk.ts';

/** The coast beside the column. Fetched on wide screens alone, once the page is quiet. */
export const sidesChunk = createLaterChunk(() => import(/* webpackChunkName: "sides" */ './Sides.tsx'));

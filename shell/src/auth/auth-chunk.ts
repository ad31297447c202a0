import { createLaterChunk } from '../quiet/later-chunk.ts';

/** The forms of login, registration and forgotten password: most page views need none. */
export const authChunk = createLaterChunk(
  () => import(/* webpackChunkName: "auth" */ './auth-chunk-contents.ts'),
);

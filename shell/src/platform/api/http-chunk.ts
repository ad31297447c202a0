import { nextTask } from '../../quiet/next-task.ts';

/**
 * The HTTP client, a chunk of its own: the data of a first screen come in the page, so nothing is asked for before that screen
 * is there. One load for any number of calls; after a failure the next call loads again.
 */
export async function loadHttp() {
  const { sendRequest } = await import(/* webpackChunkName: "http" */ './http.ts');
  // What is asked for then is asked in another task than the one in which the library has run.
  await nextTask();
  return sendRequest;
}

/** Loads it ahead of the first call. A failure is ignored, because the call itself tries again. */
export const prefetchHttp = () => void loadHttp().catch(() => undefined);

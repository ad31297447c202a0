import type { ApiCaller } from '@mosaico/shared/api';

/** A verification code with its answer, good for one attempt. */
export interface WorkedOut {
  readonly key: string;
  readonly answer: string;
  /** Milliseconds since the epoch. */
  readonly expiresAtMs: number;
}

/** An answer that expires sooner than this is not sent: it could expire on its way to the server. */
const SPARE_MS = 5_000;
/** A slow phone needs three seconds; whoever will not wait has the link to the picture all the time. */
const LONGEST_MS = 30_000;

/**
 * Gets a verification code that the browser can answer by itself, and answers it (G40). The solver is loaded on demand.
 *
 * @param onTries how many numbers have been tried so far
 * @returns null when it was called off
 * @throws ApiError; what the solver's code throws when it cannot be loaded; an Error when it takes too long
 */
export async function workOut(
  api: ApiCaller,
  now: () => number,
  controller: AbortController,
  onTries: (tries: number) => void = () => undefined,
): Promise<WorkedOut | null> {
  const isTooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    isTooLate.reject(new Error('the work of the verification code took too long'));
    controller.abort();
  }, LONGEST_MS);
  try {
    return await Promise.race([work(api, now, controller, onTries), isTooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function work(
  api: ApiCaller,
  now: () => number,
  controller: AbortController,
  onTries: (tries: number) => void,
): Promise<WorkedOut | null> {
  const [{ solveWork }, { data }] = await Promise.all([
    import(/* webpackChunkName: "captcha-work" */ './solve-work.ts'),
    api.call('POST /api/auth/captcha', { body: { mode: 'work' } }),
  ]);
  const expiresAtMs = now() + data.expires_in * 1_000 - SPARE_MS;
  if (data.challenge === null) throw new Error('the server gave no work');
  const answer = await solveWork(data.challenge, controller, onTries);
  return answer === null ? null : { key: data.key, answer, expiresAtMs };
}

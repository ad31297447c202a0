import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../../registry/registry-error.ts';

const BEAT_MS = 1_000;
/** After a failure, such as a full disk or a lock that is not to be had. */
const REST_MS = 30_000;

/**
 * Does what has to happen by itself to the releases: once a second, one round at a time, in every edge and in every
 * process of the release API. A registry that can only be read is left to those that may write.
 */
export function startSteward(
  round: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): { close(): Promise<void> } {
  let working: Promise<void> | null = null;
  let restUntil = 0;
  const beat = setInterval(() => {
    if (working || performance.now() < restUntil) return;
    working = round()
      .catch((error: unknown) => {
        restUntil = performance.now() + REST_MS;
        if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error)))
          log.warn('the registry can only be read here: canaries and rollbacks are left to other processes');
        else log.error({ err: error }, 'the round of canaries and rollbacks failed');
      })
      .finally(() => (working = null));
  }, BEAT_MS).unref();
  return {
    async close() {
      clearInterval(beat);
      await working;
    },
  };
}

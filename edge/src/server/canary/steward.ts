import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../../registry/registry-error.ts';

const BEAT_MS = 1_000;
/** What is asked for in the meantime is looked at so soon, all of it in one round. */
const SOON_MS = 100;
/** After a failure, such as a full disk or a lock that is not to be had. */
const REST_MS = 30_000;

export interface Steward {
  /** Something has happened that a round should see before the next beat. */
  soon(): void;
  close(): Promise<void>;
}

/**
 * Does what has to happen by itself to the releases: once a second, and when it is asked to, one round at a time, in every edge and in every
 * process of the release API. A registry that can only be read is left to those that may write.
 */
export function startSteward(
  round: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Steward {
  let working: Promise<void> | null = null;
  let restUntil = 0;
  let asked: NodeJS.Timeout | null = null;
  let isClosed = false;
  const look = () => {
    if (isClosed || working || performance.now() < restUntil) return;
    working = round()
      .catch((error: unknown) => {
        restUntil = performance.now() + REST_MS;
        if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error)))
          log.warn('the registry can only be read here: canaries and rollbacks are left to other processes');
        else log.error({ err: error }, 'the round of canaries and rollbacks failed');
      })
      .finally(() => (working = null));
  };
  const beat = setInterval(look, BEAT_MS).unref();
  return {
    soon() {
      asked ??= setTimeout(() => {
        asked = null;
        // A round that is under way may have read what there was before.
        if (working) void working.then(look);
        else look();
      }, SOON_MS).unref();
    },
    async close() {
      isClosed = true;
      clearInterval(beat);
      await working;
    },
  };
}

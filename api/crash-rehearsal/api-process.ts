import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Secret of everything that is signed here. */
export const PROVIDER_SECRET = 'a secret of the crash rehearsal alone';

const ROOT = resolve(import.meta.dirname, '../..');

/** An API that is killed and started again, always at the same port. */
export interface ApiProcess {
  readonly port: number;
  /** Resolves when it is ready. @throws when it ends before */
  start(): Promise<void>;
  /** `kill -9`; resolves when it is gone. */
  kill(): Promise<void>;
  /** Ends it as an operator does. @throws when it does not end well */
  stop(): Promise<void>;
}

/** @param settings of its environment @param logs folder for what it says */
export function apiProcess(
  port: number,
  settings: Readonly<Record<string, string>>,
  logs: string,
): ApiProcess {
  const log = openSync(join(logs, `api-${port}.log`), 'a');
  let child: ChildProcess | null = null;
  const ended = async (signal: NodeJS.Signals): Promise<number | null> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null)
      return running?.exitCode ?? null;
    const { promise, resolve: done } = Promise.withResolvers<number | null>();
    running.once('exit', done);
    running.kill(signal);
    return promise;
  };
  return {
    port,
    async start() {
      const env = {
        ...process.env,
        API_PORT: String(port),
        PROVIDER_SECRET,
        RATE_LIMIT_FACTOR: '1000000',
        REVIEW_DELAY_SECONDS: '2',
        SEED_DEMO: 'no',
        LOG_LEVEL: 'warn',
        ...settings,
      };
      const started = spawn(process.execPath, ['api/src/main.ts'], {
        cwd: ROOT,
        env,
        stdio: ['ignore', log, log],
      });
      child = started;
      for (;;) {
        if (started.exitCode !== null)
          throw new Error(`an API did not start: see ${join(logs, `api-${port}.log`)}`);
        // Killed while it was starting: its killer starts it again.
        if (started.signalCode !== null) return;
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
        if (answer?.ok) return;
        await setTimeout(50);
      }
    },
    kill: async () => void (await ended('SIGKILL')),
    async stop() {
      if ((await ended('SIGTERM')) !== 0) throw new Error('an API did not end well when it was told to');
    },
  };
}

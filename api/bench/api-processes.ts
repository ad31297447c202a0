import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@mosaico/shared/server/testing';

/** Secret of everything that callers sign. */
export const PROVIDER_SECRET = 'a secret of the measurement alone';

/** API processes on one database. */
export interface Apis {
  readonly ports: readonly number[];
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/**
 * Starts APIs of the sources in `folder` and waits until they are ready; the first one migrates and fills the database.
 *
 * @param more settings
 */
export async function startApis(
  folder: string,
  databaseUrl: string,
  processes: number,
  more: Readonly<Record<string, string>> = {},
): Promise<Apis> {
  const data = await mkdtemp(join(tmpdir(), 'mosaico-bench-ledger-'));
  const started: { readonly port: number; readonly child: ChildProcess }[] = [];
  const stop = async () => {
    await Promise.all(started.map(({ child }) => ended(child)));
    await rm(data, { recursive: true, force: true });
  };
  try {
    for (let index = 0; index < processes; index += 1) {
      const port = await freePort();
      const env = {
        ...process.env,
        API_PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: data,
        PROVIDER_SECRET,
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'error',
        // Withdrawals stay in the queue: their payouts would run beside the next measurement.
        REVIEW_DELAY_SECONDS: '86400',
        ...more,
      };
      const child = spawn(process.execPath, ['api/src/main.ts'], { cwd: folder, env, stdio: 'inherit' });
      started.push({ port, child });
      await untilReady(port, child);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports: started.map(({ port }) => port),
    pids: started.map(({ child }) => child.pid ?? 0),
    stop,
  };
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('an API did not start');
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await setTimeout(200);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('close', () => resolve());
  child.kill('SIGTERM');
  await promise;
}

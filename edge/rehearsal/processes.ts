import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAMS = { edge: 'main.ts', api: 'release-api/main.ts' } as const;

/** A process of the release platform that may be killed and started again, at the same port. */
export interface PlatformProcess {
  readonly name: string;
  /** Of its address. */
  readonly url: () => string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface Options {
  readonly kind: keyof typeof PROGRAMS;
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logs: string;
}

/** Starts one. @throws its last words when it does not listen */
export async function startProcess({ kind, name, env, logs }: Options): Promise<PlatformProcess> {
  let port = '0';
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [join(import.meta.dirname, '../src', PROGRAMS[kind])], {
      env: { ...process.env, ...env, PORT: port, RELEASE_API_PORT: port, FIRST_SCREENS: 'off' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    ended = new Promise((resolve) => started.once('close', () => resolve()));
    let said = '';
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        if (port === '0' || said.length < 10_000) said += chunk.toString();
        appendFileSync(join(logs, `${name}.log`), chunk);
      });
    for (;;) {
      const listening = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (listening !== undefined) {
        port = listening;
        return;
      }
      if (started.exitCode !== null) throw new Error(`${name} did not start:\n${said}`);
      await pause(5);
    }
  }

  await start();
  return {
    name,
    url: () => `http://127.0.0.1:${port}`,
    async kill() {
      child?.kill('SIGKILL');
      await ended;
    },
    start,
  };
}

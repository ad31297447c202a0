import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, setting } from './site.ts';

/** São Paulo is three hours behind UTC all year. */
const BEHIND_UTC_HOURS = 3;
/** Days are worked out at 03:00 there (G19). */
const AFTER_THE_SETTLEMENT_HOUR = 4;

/** A site with a database, an API and an edge of its own, on which days pass when the test says so. */
export interface SiteOfDays {
  readonly origin: string;
  /** For the API it is four o'clock of the next morning in São Paulo now. */
  goToNextMorning(): Promise<void>;
  /** Ends its processes and verifies its books. */
  stop(): Promise<void>;
}

/** Starts it on a copy of the registry that `pnpm e2e` has made. */
export async function startSiteOfDays(): Promise<SiteOfDays> {
  const home = setting('E2E_HOME');
  const folder = await mkdtemp(join(home, 'days-'));
  await cp(join(home, 'registry'), join(folder, 'registry'), { recursive: true });
  const clockFile = join(folder, 'ahead');
  await writeFile(clockFile, '0');
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const env = { ...process.env, PUBLIC_ORIGIN: origin, DATA_DIR: join(folder, 'data') };
  const processes: Running[] = [];
  const stop = async () => {
    for (const { end, ended } of processes.toReversed()) {
      end();
      await ended;
    }
  };
  try {
    processes.push(
      start('api/src/main.ts', {
        ...env,
        API_PORT: String(apiPort),
        CAPTCHA_FIXED_CODE: setting('E2E_CAPTCHA'),
        RATE_LIMIT_FACTOR: '1000',
        CLOCK_AHEAD_FILE: clockFile,
        NODE_OPTIONS: `--import=${pathToFileURL(join(ROOT, 'e2e/clock-of-file.ts')).href}`,
      }),
    );
    await answers(`${apiUrl}/readyz`, processes);
    processes.push(
      start('edge/src/main.ts', {
        ...env,
        PORT: String(port),
        API_URL: apiUrl,
        REGISTRY_DIR: join(folder, 'registry'),
      }),
    );
    await answers(`${origin}/edge/healthz`, processes);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    async goToNextMorning() {
      const there = new Date(Date.now() - BEHIND_UTC_HOURS * 60 * 60_000);
      const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
      const morning = Date.UTC(year, month, day + 1, AFTER_THE_SETTLEMENT_HOUR + BEHIND_UTC_HOURS);
      await writeFile(clockFile, String(morning - Date.now()));
    },
    async stop() {
      await stop();
      execFileSync(process.execPath, ['api/src/verify-books.ts'], { cwd: ROOT, env, stdio: 'pipe' });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly end: () => void;
  readonly ended: Promise<void>;
  readonly process: ChildProcess;
}

function start(file: string, env: NodeJS.ProcessEnv): Running {
  const child = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = () => void child.kill();
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => process.off('exit', end));
  return { end, ended, process: child };
}

/** Waits until an address answers. @throws when a process has ended meanwhile */
async function answers(url: string, processes: readonly Running[]): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (processes.some(({ process: child }) => child.exitCode !== null))
      throw new Error(`the site ended before ${url} answered`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

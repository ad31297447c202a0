import type { Config } from '../src/config/config.ts';
import type { Db } from '../src/db/tables.ts';
import type { Clock } from '../src/runtime/clock.ts';
import type { Deps } from '../src/runtime/deps.ts';
import type { Log } from '../src/runtime/log.ts';
import { MemberEvents } from '../src/runtime/member-events.ts';
import { seededRandom } from '../src/start/seed/seeded-random.ts';

/** A clock that stands still until a test moves it; a pause is over at once. */
export interface TestClock extends Clock {
  /** Length of every pause that was asked for. */
  readonly pausesMs: number[];
  set(instant: Date): void;
  advance(byMs: number): void;
}

export function testClock(start = '2026-11-02T15:00:00Z'): TestClock {
  let nowMs = Date.parse(start);
  const pausesMs: number[] = [];
  return {
    pausesMs,
    pause: (waitMs) => Promise.resolve(void pausesMs.push(waitMs)),
    now: () => new Date(nowMs),
    set: (instant) => void (nowMs = instant.getTime()),
    advance: (byMs) => void (nowMs += byMs),
  };
}

/** Keeps every line; `errors` are failures that a test must expect or not have. */
export interface TestLog extends Log {
  readonly lines: {
    readonly level: 'info' | 'warn' | 'error';
    readonly fields: Readonly<Record<string, unknown>>;
    readonly message: string;
  }[];
  readonly errors: TestLog['lines'];
}

export function testLog(): TestLog {
  const lines: TestLog['lines'] = [];
  const at =
    (level: 'info' | 'warn' | 'error') => (fields: Readonly<Record<string, unknown>>, message: string) =>
      void lines.push({ level, fields, message });
  return {
    lines,
    get errors() {
      return lines.filter((line) => line.level === 'error');
    },
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  };
}

export const testConfig: Config = {
  isProduction: false,
  host: '127.0.0.1',
  port: 0,
  dataDir: 'memory',
  databaseUrl: null,
  publicOrigin: 'http://localhost:4000',
  selfUrl: 'http://127.0.0.1:0',
  providerSecret: 'a-secret-for-tests-only',
  dataKey: 'a-data-key-for-tests-only-of-some-length',
  captchaFixedCode: '7777',
  rateLimitFactor: 1_000,
  seedsDemo: false,
  catalogueTitles: null,
  paymentProvider: 'sandbox',
  institution: null,
  gameProvider: 'sandbox',
  gameFaults: 0,
  hub88: null,
  messageProvider: 'sandbox',
  smtp: null,
  // They are asked over HTTP, which only applications that listen can answer.
  barredPlayersProvider: 'none',
  identityProvider: 'none',
  reviewDelaySeconds: 20,
  operators: [],
  drainMs: 0,
  trustedProxies: { networks: ['127.0.0.1'], hops: 1 },
  metrics: null,
  logLevel: 'silent',
};

export interface TestDeps extends Deps {
  readonly clock: TestClock;
  readonly log: TestLog;
}

let made = 0;

/** Deps of a test: real database, everything else in the test's hands. */
export function testDeps(db: Db, config: Partial<Config> = {}): TestDeps {
  made += 1;
  return {
    db,
    clock: testClock(),
    random: seededRandom(`test-${made}`),
    config: { ...testConfig, ...config },
    log: testLog(),
    memberEvents: new MemberEvents(),
  };
}

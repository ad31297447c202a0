import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './orders.ts';

const PROGRAM = fileURLToPath(new URL('./drawing-process.ts', import.meta.url));
/** Network is denied from 25 on; that a process may give up what it was allowed, from 26. */
const OLDEST_NODE = 26;
const HEAP_MB = 128;
/** Buffers are not on the heap; all together is looked at from outside. */
const MOST_RESIDENT_MB = 320;
/** Above what the process itself cuts off. */
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
/** A process that the machine has no time for is ended after so many times the limit. */
const LIMITS_OF_WAITING = 10;
/** How often memory and time are looked at, while something is drawn and while nothing is. */
const WATCH_MS = 20;
const IDLE_WATCH_MS = 1_000;
/** Time of the processor that a process may use between two orders, e.g. to collect garbage. */
const MOST_IDLE_CPU_MS = 2_000;
const PAGE_BYTES = 4096;
const TICK_MS = 10;

/** The process had to be ended: it hung, swelled, ended by itself, or spoke what is no answer. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

/** One process that draws. */
export interface Child {
  /**
   * @param limitMs time that the process may be busy for this, and may be asleep; that of a machine that has none for it does not count
   * @throws ProcessEnded and the process is gone
   */
  ask(order: Order, limitMs: number): Promise<Answer>;
  residentMb(): number;
  /** Ends it at once. */
  kill(): void;
}

/** Whether this Node can keep a process from files, network and children. */
export function canRestrict(version = process.versions.node): boolean {
  return Number(version.split('.')[0]) >= OLDEST_NODE;
}

/** What Node is started with, so that a program may do nothing but read itself. */
export function restrictions(program: string): string[] {
  return [
    '--permission',
    `--allow-fs-read=${program}`,
    // The program starts one thread, and then takes this from itself.
    '--allow-worker',
    '--disable-warning=SecurityWarning',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${HEAP_MB}`,
  ];
}

/** @param onEnd the process is gone, asked or not; not called after `kill` */
export function startChild(onEnd: () => void): Child {
  const child = spawn(process.execPath, [...restrictions(PROGRAM), PROGRAM], {
    env: {},
    // The last one only closes when this process is gone.
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  }) as ChildProcessByStdio<Writable, Readable, null>;
  let settle: ((answer: Answer | ProcessEnded) => void) | null = null;
  let isOver = false;
  let received: Buffer[] = [];
  let receivedBytes = 0;
  /** Of the order that is under way. */
  let limitMs = Infinity;
  let asleepMs = 0;
  /** When it was asked last, or has answered. */
  let sinceCpuMs = 0;
  let watch: NodeJS.Timeout | undefined;

  function end(reason: string): void {
    if (isOver) return;
    kill(reason);
    onEnd();
  }

  function kill(reason = 'it is not needed any more'): void {
    isOver = true;
    clearTimeout(watch);
    child.kill('SIGKILL');
    for (const stream of child.stdio) stream?.destroy();
    settle?.(new ProcessEnded(reason));
  }

  function hear(chunk: Buffer): void {
    if (settle === null) return end('it spoke without being asked');
    receivedBytes += chunk.length;
    if (receivedBytes > MOST_ANSWER_BYTES) return end('its answer is too long');
    received.push(chunk);
    if (chunk.at(-1) !== 10) return;
    const answer = answerFrom(Buffer.concat(received));
    if (answer === null) return end('its answer cannot be read');
    settle(answer);
  }

  function look(): void {
    const { residentMb, cpuMs, isAsleep } = usageOf(child);
    const isAsked = settle !== null;
    const busyMs = cpuMs - sinceCpuMs;
    if (isAsked && isAsleep) asleepMs += WATCH_MS;
    if (residentMb > MOST_RESIDENT_MB) return end(`it took ${Math.round(residentMb)} MB of memory`);
    if (!isAsked && busyMs > MOST_IDLE_CPU_MS) return end('it worked without being asked');
    if (isAsked && Math.max(busyMs, asleepMs) > limitMs) return end(`no answer within ${limitMs} ms`);
    watch = setTimeout(look, isAsked ? WATCH_MS : IDLE_WATCH_MS).unref();
  }

  child.on('error', (error) => end(`it cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => end(`it ended with ${signal ?? code}`));
  child.stdout.on('data', hear);
  // What is written to a process that has just ended is lost; `exit` says so.
  for (const stream of child.stdio) stream?.on('error', () => {});
  unref(child);

  return {
    kill: () => kill(),
    residentMb: () => usageOf(child).residentMb,
    async ask(order, ownLimitMs) {
      if (isOver) throw new ProcessEnded('it has ended');
      const mostMs = hasUsage ? ownLimitMs * LIMITS_OF_WAITING : ownLimitMs;
      const answer = await new Promise<Answer | ProcessEnded>((resolve) => {
        const deadline = setTimeout(() => end(`no answer within ${mostMs} ms`), mostMs);
        settle = (one) => {
          clearTimeout(deadline);
          settle = null;
          [received, receivedBytes] = [[], 0];
          sinceCpuMs = usageOf(child).cpuMs;
          resolve(one);
        };
        clearTimeout(watch);
        [limitMs, asleepMs, sinceCpuMs] = [ownLimitMs, 0, usageOf(child).cpuMs];
        look();
        child.stdin.write(`${JSON.stringify(order)}\n`);
      });
      if (answer instanceof ProcessEnded) throw answer;
      return answer;
    },
  };
}

/** An edge that has nothing else to do does not wait for its children. */
function unref(child: ChildProcess): void {
  child.unref();
  for (const stream of child.stdio) (stream as unknown as { unref?(): void } | null)?.unref?.();
}

function answerFrom(line: Buffer): Answer | null {
  try {
    const answer: unknown = JSON.parse(line.toString('utf8'));
    if (typeof answer !== 'object' || answer === null) return null;
    if ('failed' in answer) return { failed: String(answer.failed) };
    return 'done' in answer ? { done: answer.done } : null;
  } catch {
    return null;
  }
}

interface Usage {
  readonly residentMb: number;
  readonly cpuMs: number;
  readonly isAsleep: boolean;
}

/** Elsewhere the heap and the time on the clock are the limits. */
const hasUsage = existsSync('/proc/self/stat');
const UNKNOWN: Usage = { residentMb: 0, cpuMs: 0, isAsleep: false };

/** What the system says of a process. */
function usageOf({ pid }: ChildProcess): Usage {
  if (!hasUsage) return UNKNOWN;
  try {
    // After the name in brackets, which may hold anything. Source: proc_pid_stat(5).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user = 0, system = 0, pages = 0] = [fields[11], fields[12], fields[21]].map(Number);
    return {
      residentMb: (pages * PAGE_BYTES) / 1024 / 1024,
      cpuMs: (user + system) * TICK_MS,
      isAsleep: fields[0] === 'S',
    };
  } catch {
    return UNKNOWN;
  }
}

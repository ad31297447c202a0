import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
  /** @throws ProcessEnded and the process is gone */
  ask(order: Order, deadlineMs: number): Promise<Answer>;
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
  let idleSinceCpuMs = 0;
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
    const { residentMb, cpuMs } = usageOf(child);
    if (residentMb > MOST_RESIDENT_MB) return end(`it took ${Math.round(residentMb)} MB of memory`);
    if (settle === null && cpuMs - idleSinceCpuMs > MOST_IDLE_CPU_MS)
      return end('it worked without being asked');
    watch = setTimeout(look, settle === null ? IDLE_WATCH_MS : WATCH_MS).unref();
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
    async ask(order, deadlineMs) {
      if (isOver) throw new ProcessEnded('it has ended');
      const answer = await new Promise<Answer | ProcessEnded>((resolve) => {
        const deadline = setTimeout(() => end(`no answer within ${deadlineMs} ms`), deadlineMs);
        settle = (one) => {
          clearTimeout(deadline);
          settle = null;
          [received, receivedBytes] = [[], 0];
          idleSinceCpuMs = usageOf(child).cpuMs;
          resolve(one);
        };
        clearTimeout(watch);
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

/** What the system says of a process; nothing where it has no /proc: there the heap and the deadline are the limits. */
function usageOf({ pid }: ChildProcess): { residentMb: number; cpuMs: number } {
  try {
    // After the name in brackets, which may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number);
    return {
      residentMb: ((pages ?? 0) * PAGE_BYTES) / 1024 / 1024,
      cpuMs: ((user ?? 0) + (system ?? 0)) * TICK_MS,
    };
  } catch {
    return { residentMb: 0, cpuMs: 0 };
  }
}

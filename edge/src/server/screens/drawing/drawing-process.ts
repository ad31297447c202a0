import { Worker } from 'node:worker_threads';
import vm from 'node:vm';
import type { Answer, Order, Script } from './orders.ts';

/*
 * The process that runs server scripts of releases. It is started with Node's permission model: it reads no file but this one,
 * reaches no network and starts nothing. It hears orders on stdin and answers on stdout. The context that the scripts run in keeps
 * them from what is here by accident, not by intent; what holds them are the permissions, and the parent, which ends the process.
 */

type Exports = Record<string, unknown>;

interface Permission {
  has(scope: string): boolean;
  drop(scope: string): void;
}

/** Longer answers are not sent: no first screen is that large. */
const MOST_ANSWER_LETTERS = 2 * 1024 * 1024;
const MOST_REASON_LETTERS = 1_000;
/** File descriptor that closes when the parent is gone, however it went. */
const PARENT_FD = 3;

const { permission } = process as unknown as { permission?: Permission };
const write = process.stdout.write.bind(process.stdout);
const exit = process.exit.bind(process);
const { stringify, parse } = JSON;
/** Timers of the drawing that is under way: none outlives it. */
const timers = new Set<NodeJS.Timeout>();

await endWithParent();
restrict();

let shell: { context: vm.Context; exports: Exports } | null = null;
let area: Exports = {};
let received = '';
process.stdin.setEncoding('utf8');
process.stdin.on('end', () => exit(0));
process.stdin.on('data', (text: string) => {
  received += text;
  const lines = received.split('\n');
  received = lines.pop() ?? '';
  for (const line of lines) void obey(parse(line) as Order).then(answer, fail);
});
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

async function obey(order: Order): Promise<unknown> {
  if (order.kind === 'load') return load(order.shell, order.area);
  if (!shell) throw new Error('nothing is loaded');
  const { context, exports } = shell;
  const draw = exports[order.part === 'layout' ? 'drawLayout' : 'drawScreen'];
  if (typeof draw !== 'function') throw new Error('the shell draws no first screens');
  const request: unknown = vm.runInContext('JSON.parse', context)(order.request);
  return await (order.part === 'layout' ? draw(request) : draw(area, request));
}

function load(shellScript: Script, areaScript: Script | null): null {
  const context = realm();
  const exports = evaluate(context, shellScript, (name) => {
    throw new Error(`the shell's script asks for ${name}; it has to hold all it needs`);
  });
  shell = { context, exports };
  const modules = Object(exports['modules']) as Exports;
  if (areaScript)
    area = evaluate(context, areaScript, (name) => {
      if (Object.hasOwn(modules, name)) return modules[name];
      throw new Error(`the shell does not provide ${name}`);
    });
  return null;
}

/** Runs a CommonJS script. */
function evaluate(context: vm.Context, { name, code }: Script, require: (name: string) => unknown): Exports {
  const module = { exports: {} as Exports };
  const run: unknown = vm.runInContext(`(function (module, exports, require) {${code}\n})`, context, {
    filename: name,
  });
  (run as (...parts: unknown[]) => void)(module, module.exports, require);
  return module.exports;
}

/** What a browser offers and React needs to write markup. */
function realm(): vm.Context {
  const quiet = () => undefined;
  const offered = {
    AbortController,
    AbortSignal,
    clearTimeout: endTimer,
    console: { debug: quiet, error: quiet, info: quiet, log: quiet, warn: quiet },
    Event,
    EventTarget,
    MessageChannel,
    performance: { now: () => performance.now() },
    queueMicrotask: (run: () => void) => queueMicrotask(run),
    ReadableStream,
    setTimeout: startTimer,
    structuredClone,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
  };
  return vm.createContext(offered, { codeGeneration: { strings: false, wasm: false } });
}

function startTimer(run: () => void, waitMs?: number): NodeJS.Timeout {
  const timer = setTimeout(() => {
    timers.delete(timer);
    run();
  }, waitMs);
  timers.add(timer);
  return timer;
}

function endTimer(timer: NodeJS.Timeout): void {
  clearTimeout(timer);
  timers.delete(timer);
}

function answer(done: unknown): void {
  for (const timer of timers) endTimer(timer);
  send({ done });
}

function fail(error: unknown): void {
  for (const timer of timers) endTimer(timer);
  send({ failed: reasonOf(error) });
}

/** What is thrown may be anything, and asking it for its text may throw again. */
function reasonOf(error: unknown): string {
  try {
    const { stack } = Object(error) as { stack?: unknown };
    return String(stack ?? error).slice(0, MOST_REASON_LETTERS);
  } catch {
    return 'it threw something that has no text';
  }
}

function send(one: Answer): void {
  let line: string;
  try {
    line = stringify(one);
  } catch (error) {
    line = stringify({ failed: reasonOf(error) });
  }
  const isTooLong = line.length > MOST_ANSWER_LETTERS;
  write(`${isTooLong ? stringify({ failed: `its answer has ${line.length} letters` }) : line}\n`);
}

/** A script that loops keeps this thread from seeing that the parent is gone: another one sees it. */
async function endWithParent(): Promise<void> {
  const code = `
    const { readSync } = require('node:fs');
    try { while (readSync(${PARENT_FD}, Buffer.alloc(1)) > 0); } catch {}
    process.kill(process.pid, 'SIGKILL');`;
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, codeRangeSizeMb: 4 };
  const guard = new Worker(code, { eval: true, env: {}, resourceLimits: limits });
  await new Promise((resolve) => guard.once('online', resolve));
  guard.unref();
}

/** No further thread; nothing of what the permissions leave open: signals to other processes, modules by their name. */
function restrict(): void {
  permission?.drop('worker');
  if (!permission || ['fs.write', 'net', 'child', 'worker'].some((scope) => permission.has(scope))) exit(1);
  for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd', 'abort', 'dlopen', 'getBuiltinModule'])
    Reflect.deleteProperty(process, name);
}

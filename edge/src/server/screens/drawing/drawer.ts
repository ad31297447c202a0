import { ProcessEnded, startChild, type Child } from './child.ts';
import type { Order, Script } from './orders.ts';

/** Starting a process and running two scripts for the first time takes longer than drawing: so many times as long. */
const LOAD_DEADLINES = 2.5;
const MOST_WAITING = 64;
/** Without work for so long, a process is ended. */
const IDLE_MS = 3 * 60_000;
/** After scripts could not be loaded, or a process had to be ended, nothing is drawn with its scripts for so long: one that loops takes a fraction of a core. */
const REST_MS = 10_000;

/** Nothing was drawn, and the scripts are not at fault: too much is asked, or they rest after a fault. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
}

/** The scripts are at fault. */
export class DrawingFailed extends Error {
  override readonly name = 'DrawingFailed';
}

export interface DrawerOptions {
  readonly shell: () => Promise<Script>;
  /** Null for the layout. */
  readonly area: (() => Promise<Script>) | null;
  /** For one drawing. */
  readonly deadlineMs: number;
  /** For starting a process and running both scripts. */
  readonly loadDeadlineMs?: number;
}

/** Draws with the scripts of one shell and one area, one thing at a time, in a process of its own. */
export interface Drawer {
  /** @throws NotNow @throws DrawingFailed */
  draw(part: 'screen' | 'layout', request: string): Promise<unknown>;
  residentMb(): number;
  /** Ends the process. What waits fails. */
  close(): void;
}

export function createDrawer({
  shell,
  area,
  deadlineMs,
  loadDeadlineMs = deadlineMs * LOAD_DEADLINES,
}: DrawerOptions): Drawer {
  let child: Promise<Child> | null = null;
  let running: Child | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let restUntil = 0;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  async function start(): Promise<Child> {
    try {
      const [shellScript, areaScript] = await Promise.all([shell(), area?.() ?? null]);
      if (isClosed) throw new NotNow('closed');
      running = startChild(forget);
      await tell(running, { kind: 'load', shell: shellScript, area: areaScript }, loadDeadlineMs);
      return running;
    } catch (error) {
      end();
      restUntil = performance.now() + REST_MS;
      throw error;
    }
  }

  function forget(): void {
    child = null;
    running = null;
  }

  async function drawNow(part: 'screen' | 'layout', request: string): Promise<unknown> {
    clearTimeout(idle);
    if (isClosed || performance.now() < restUntil) throw new NotNow('its scripts rest after a fault');
    try {
      return await tell(await (child ??= start()), { kind: 'draw', part, request }, deadlineMs);
    } catch (error) {
      if (isClosed) throw new NotNow('closed');
      throw error instanceof NotNow ? error : atFault(error);
    } finally {
      if (!isClosed) idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  function atFault(error: unknown): Error {
    if (error instanceof ProcessEnded) restUntil = performance.now() + REST_MS;
    const { message } = error instanceof Error ? error : new Error(String(error));
    return new DrawingFailed(message);
  }

  function end(): void {
    running?.kill();
    forget();
  }

  return {
    async draw(part, request) {
      if (isClosed || waiting >= MOST_WAITING) throw new NotNow('too much waits to be drawn');
      waiting += 1;
      const turn = tail.then(() => drawNow(part, request));
      tail = turn.catch(() => {});
      return await turn.finally(() => (waiting -= 1));
    },
    residentMb: () => running?.residentMb() ?? 0,
    close() {
      isClosed = true;
      clearTimeout(idle);
      end();
    },
  };
}

async function tell(child: Child, order: Order, deadlineMs: number): Promise<unknown> {
  const answer = await child.ask(order, deadlineMs);
  if ('failed' in answer) throw new DrawingFailed(answer.failed);
  return answer.done;
}

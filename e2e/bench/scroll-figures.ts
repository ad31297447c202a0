/** One event of Chromium's trace; times are microseconds of one clock. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: {
    readonly name?: string;
    readonly layerTreeId?: number;
    readonly data?: { readonly needsBeginFrame?: number };
    readonly needsBeginFrame?: number;
  };
}

/** How a page scrolled. */
export interface ScrollFigures {
  readonly framesPerSecond: number;
  /** Between two pictures on the screen, while something moved. */
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** Share of the pictures that came later than a frame, and later than two, after the one before. */
  readonly over25: number;
  readonly over50: number;
  /** Tasks of the page's main thread that took longer than 50 ms. */
  readonly longTasks: number;
  readonly longestTaskMs: number;
}

const US_PER_MS = 1_000;
const LONG_TASK_MS = 50;

/** @throws when the trace has no pictures: the browser has changed the names of its events */
export function scrollFiguresOf(events: readonly TraceEvent[]): ScrollFigures {
  const sorted = events.toSorted((one, other) => one.ts - other.ts);
  const page = busiestPage(sorted);
  const gaps = gapsBetweenPictures(sorted.filter(({ pid }) => pid === page.pid)).toSorted((a, b) => a - b);
  if (gaps.length === 0) throw new Error('the trace has no frames');
  const at = (share: number) =>
    gaps[Math.min(gaps.length - 1, Math.floor(share * gaps.length))] ?? Number.NaN;
  const longer = (ms: number) => gaps.filter((gap) => gap > ms).length / gaps.length;
  const tasks = sorted
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === page.pid && tid === page.tid)
    .map(({ dur = 0 }) => dur / US_PER_MS);
  return {
    framesPerSecond: (1_000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    longestMs: at(1),
    over25: longer(25),
    over50: longer(50),
    longTasks: tasks.filter((ms) => ms > LONG_TASK_MS).length,
    longestTaskMs: Math.max(0, ...tasks),
  };
}

/** Times between pictures. Where the page asked for none there was nothing to show: that is no gap. */
function gapsBetweenPictures(events: readonly TraceEvent[]): number[] {
  const gaps: number[] = [];
  let before: number | null = null;
  for (const { name, ts, args } of events) {
    if (name === 'NeedsBeginFrameChanged' && (args?.data?.needsBeginFrame ?? args?.needsBeginFrame) === 0)
      before = null;
    if (name !== 'DrawFrame') continue;
    if (before !== null) gaps.push((ts - before) / US_PER_MS);
    before = ts;
  }
  return gaps;
}

/** The main thread of the page: of all pages of the browser, the one that had most to do. */
function busiestPage(events: readonly TraceEvent[]): Pick<TraceEvent, 'pid' | 'tid'> {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const workOf = ({ pid, tid }: TraceEvent) =>
    events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid).length;
  const busiest = mains.toSorted((one, other) => workOf(other) - workOf(one))[0];
  if (!busiest) throw new Error('the trace has no page');
  return busiest;
}

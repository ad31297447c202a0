/** How often one version of one area was ready or failed in browsers. */
export interface AreaCount {
  readonly area: string;
  readonly version: string;
  readonly ready: number;
  readonly failed: number;
}

/** Counts since this process started. */
export interface AreaCounters {
  count(area: string, version: string, result: 'ready' | 'failed'): void;
  /** The reporting browser named a version that is not and was not live; all of these are counted together. */
  countUnknown(): void;
  /** A mark that a browser has reported, by its name; also errors that a screen does not show (A24). */
  mark(name: string): void;
  /** A sender was over its limit: none of the reports of that batch is in the counts. */
  countDroppedBatch(): void;
  /** A failure was counted, and not logged because its sender had filled its share of the log. */
  countUnloggedReport(): void;
  all(): readonly AreaCount[];
  unknown(): number;
  marks(): Readonly<Record<string, number>>;
  droppedBatches(): number;
  unloggedReports(): number;
}

/** Names come from outside, so their number is limited. */
const MOST_MARKS = 100;

export function createCounters(): AreaCounters {
  const counts = new Map<string, AreaCount>();
  const marks = new Map<string, number>();
  let unknown = 0;
  let droppedBatches = 0;
  let unloggedReports = 0;
  return {
    count(area, version, result) {
      const key = `${area}@${version}`;
      const before = counts.get(key) ?? { area, version, ready: 0, failed: 0 };
      counts.set(key, { ...before, [result]: before[result] + 1 });
    },
    countUnknown() {
      unknown += 1;
    },
    mark(name) {
      const key = marks.size < MOST_MARKS || marks.has(name) ? name : 'others';
      marks.set(key, (marks.get(key) ?? 0) + 1);
    },
    countDroppedBatch() {
      droppedBatches += 1;
    },
    countUnloggedReport() {
      unloggedReports += 1;
    },
    all: () => [...counts.values()],
    unknown: () => unknown,
    marks: () => Object.fromEntries(marks),
    droppedBatches: () => droppedBatches,
    unloggedReports: () => unloggedReports,
  };
}

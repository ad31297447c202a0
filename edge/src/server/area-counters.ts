import type { TelemetryReport } from '@mosaico/shared/contract';

/** How often one version of one area was ready or failed in browsers. */
export interface AreaCount {
  readonly area: string;
  readonly version: string;
  readonly ready: number;
  readonly failed: number;
}

/** Where in its life an area failed in a browser. */
export type FailedStage = Extract<TelemetryReport, { kind: 'area.failed' }>['stage'];
/** The same, and on the edge: its first screen, or the shell's layout, could not be drawn. */
type AnyStage = FailedStage | 'draw';

/** How often one version of one area failed at one stage. */
export interface StageCount {
  readonly area: string;
  readonly version: string;
  readonly stage: AnyStage;
  readonly failed: number;
}

/** Counts since this process started. */
export interface AreaCounters {
  /** @param result ready, or the stage at which it failed */
  count(area: string, version: string, result: 'ready' | FailedStage): void;
  /** It could not draw on the edge. This says nothing of browsers, so it is in `stages` alone. */
  countUndrawn(area: string, version: string): void;
  /** An error that a screen or the page has met, whether or not the area failed for it. */
  countError(area: string, version: string): void;
  /** The reporting browser named a version that is not and was not live; all of these are counted together. */
  countUnknown(): void;
  /** A mark that a browser has reported, by its name; also errors that a screen does not show (A24). */
  mark(name: string): void;
  /** A sender was over its limit: none of the reports of that batch is in the counts. */
  countDroppedBatch(): void;
  /** A report named a page view that no edge has issued, or none with that set of releases. */
  countForged(): void;
  /** A failure was counted, and not logged because its sender had filled its share of the log. */
  countUnloggedReport(): void;
  all(): readonly AreaCount[];
  stages(): readonly StageCount[];
  errors(): readonly { readonly area: string; readonly version: string; readonly errors: number }[];
  unknown(): number;
  marks(): Readonly<Record<string, number>>;
  droppedBatches(): number;
  unloggedReports(): number;
  forgedReports(): number;
}

/** Names come from outside, so their number is limited. */
const MOST_MARKS = 100;

export function createCounters(): AreaCounters {
  const counts = new Map<string, AreaCount>();
  const stages = new Map<string, StageCount>();
  const errors = new Map<string, { area: string; version: string; errors: number }>();
  const marks = new Map<string, number>();
  let unknown = 0;

  function countStage(area: string, version: string, stage: AnyStage): void {
    const key = `${area}@${version} ${stage}`;
    stages.set(key, { area, version, stage, failed: (stages.get(key)?.failed ?? 0) + 1 });
  }

  let droppedBatches = 0;
  let unloggedReports = 0;
  let forgedReports = 0;
  return {
    count(area, version, result) {
      const key = `${area}@${version}`;
      const before = counts.get(key) ?? { area, version, ready: 0, failed: 0 };
      const total = result === 'ready' ? 'ready' : 'failed';
      counts.set(key, { ...before, [total]: before[total] + 1 });
      if (result !== 'ready') countStage(area, version, result);
    },
    countError(area, version) {
      const key = `${area}@${version}`;
      errors.set(key, { area, version, errors: (errors.get(key)?.errors ?? 0) + 1 });
    },
    countUndrawn: (area, version) => countStage(area, version, 'draw'),
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
    countForged() {
      forgedReports += 1;
    },
    countUnloggedReport() {
      unloggedReports += 1;
    },
    all: () => [...counts.values()],
    stages: () => [...stages.values()],
    errors: () => [...errors.values()],
    unknown: () => unknown,
    marks: () => Object.fromEntries(marks),
    droppedBatches: () => droppedBatches,
    unloggedReports: () => unloggedReports,
    forgedReports: () => forgedReports,
  };
}

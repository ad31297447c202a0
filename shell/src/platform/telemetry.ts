import {
  SHELL,
  TELEMETRY_LIMITS,
  type Telemetry,
  type TelemetryBatch,
  type TelemetryReport,
} from '@mosaico/shared/contract';
import { scrub } from './scrub.ts';

/** Time to gather reports before they are sent together. */
const GATHER_MS = 1_000;
/** A broken screen may fail again and again: at most this many reports in one page view, and this many of one error. */
const MOST_REPORTS = 300;
const MOST_OF_ONE_ERROR = 5;

export type FailureStage = Extract<TelemetryReport, { kind: 'area.failed' }>['stage'];

export interface ShellTelemetry extends Telemetry {
  /** The telemetry an area is given: everything it reports carries its name and version. */
  of(area: string, version: string): Telemetry;
  areaReady(area: string, version: string, durationMs: number): void;
  /** @returns the reference that the failure card shows */
  areaFailed(area: string, version: string, stage: FailureStage, error: unknown): string;
  /** Something that was measured of the page view, for the release whose it is. */
  vital(area: string, version: string, name: string, value: number): void;
  /** Sends what is gathered, at once: the page may be going away. */
  flush(): void;
}

export interface TelemetryOptions {
  readonly shellVersion: string;
  /** Which page view reports, as the edge knows it again; null when the page does not say. */
  readonly from: () => NonNullable<TelemetryBatch['from']> | null;
  /** Hands a batch to the network; it must survive the page. */
  readonly send: (batch: TelemetryBatch) => void;
  readonly random: () => number;
}

/** Reports about what players meet, scrubbed and sent in batches. Nothing here ever throws into a screen. */
export function createTelemetry({ shellVersion, from, send, random }: TelemetryOptions): ShellTelemetry {
  const gathered: TelemetryReport[] = [];
  const seen = new Map<string, number>();
  let total = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const view = from();
    while (gathered.length > 0)
      send({ ...(view && { from: view }), reports: gathered.splice(0, TELEMETRY_LIMITS.reports) });
  }
  function report(next: TelemetryReport): void {
    total += 1;
    if (total > MOST_REPORTS) return;
    gathered.push(next);
    timer ??= setTimeout(flush, GATHER_MS);
  }
  function error(area: string, version: string, cause: unknown, reference: string, context?: Context): void {
    const message = messageOf(cause);
    const times = (seen.get(message) ?? 0) + 1;
    seen.set(message, times);
    if (times > MOST_OF_ONE_ERROR) return;
    report({
      kind: 'error',
      area,
      version,
      reference,
      message,
      ...(context && { context: scrubbed(context) }),
    });
  }
  function of(area: string, version: string): Telemetry {
    return {
      error(cause, context) {
        const reference = createReference(random);
        error(area, version, cause, reference, context);
        return reference;
      },
      mark: (name, context) =>
        report({ kind: 'mark', area, version, name, ...(context && { context: scrubbed(context) }) }),
    };
  }

  return {
    ...of(SHELL, shellVersion),
    of,
    areaReady: (area, version, durationMs) => report({ kind: 'area.ready', area, version, durationMs }),
    vital: (area, version, name, value) => report({ kind: 'vital', area, version, name, value }),
    areaFailed(area, version, stage, cause) {
      const reference = createReference(random);
      report({ kind: 'area.failed', area, version, stage, reference });
      error(area, version, cause, reference, { stage });
      return reference;
    },
    flush,
  };
}

type Context = Readonly<Record<string, string | number>>;

function messageOf(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return scrub(text) || 'unknown error';
}

function scrubbed(context: Context): Context {
  return Object.fromEntries(
    Object.entries(context).map(([key, value]) => [key, typeof value === 'string' ? scrub(value) : value]),
  );
}

/** Easy to read aloud: no vowels, no look-alikes. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Something support can look up, such as `K7PX-29MD`. */
export function createReference(random: () => number): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)] ?? '2').join(
    '',
  );
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

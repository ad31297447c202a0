import { createHmac } from 'node:crypto';
import type { FailedStage } from '../area-counters.ts';
import type { LineFiles } from './line-files.ts';
import { outcomeLine } from './outcome.ts';
import type { Tally } from './tally.ts';
import type { ViewTokens } from './view-tokens.ts';
import { vitalLine, type VitalName } from './vital.ts';

const HOUR_MS = 3_600_000;
/** Of a version that so many views are known of, one view in twenty is told to the other edges: enough to see any change. */
const ALL_UNTIL_VIEWS = 5_000;
const ONE_IN = 20;
/** Lines that one network can make an edge write of one version in an hour, over all. */
const MOST_LINES_OF_A_NETWORK = 20;
const MOST_NETWORKS = 50_000;

/** Something about a version that the page view of its sender was signed for. */
interface Signed {
  readonly from: { readonly view: string; readonly set: string };
  readonly network: string;
  readonly area: string;
  readonly version: string;
}

/** A report that an area was ready, or failed. */
export interface SignedReport extends Signed {
  /** Null: ready. */
  readonly failed: FailedStage | null;
}

/** A value that a browser has measured. */
export interface SignedVital extends Signed {
  readonly name: VitalName;
  readonly value: number;
}

/** Takes reports of browsers. What was not issued, is told twice, or names what is not in its set has no effect. */
export interface Intake {
  /** @returns whether the page view was issued */
  note(report: SignedReport): boolean;
  /** @returns whether the page view was issued */
  measure(vital: SignedVital): boolean;
}

interface Parts {
  readonly tokens: ViewTokens;
  readonly tally: Tally;
  readonly outcomes: LineFiles;
  readonly vitals: LineFiles;
  readonly key: Buffer;
  readonly now: () => number;
  /** A failure was written down. */
  readonly onFailure: () => void;
}

export function createIntake({ tokens, tally, outcomes, vitals, key, now, onFailure }: Parts): Intake {
  const mayNote = hourlyLimit(now);
  const mayMeasure = hourlyLimit(now);

  /** What is written of a report; null for one that has no effect. */
  function written({ from, network: address, area, version }: Signed, view: string, mayWrite: Limit) {
    if (!from.set.split(' ').includes(`${area}@${version}`)) return null;
    const network = createHmac('sha256', key)
      .update('network ')
      .update(address)
      .digest('base64url')
      .slice(0, 12);
    const isOneOf =
      tally.views(area, version) < ALL_UNTIL_VIEWS ||
      Buffer.from(view, 'base64url').readUInt16BE(4) % ONE_IN === 0;
    if (!isOneOf || !mayWrite(`${area}@${version} ${network}`)) return null;
    return { at: now(), view, network, area, version };
  }

  return {
    note(report) {
      const view = tokens.read(report.from.view, report.from.set);
      if (view === null) return false;
      const line = written(report, view, mayNote);
      const shell = report.from.set.split(' ')[0]?.split('@')[1] ?? '';
      if (line) outcomes.add(outcomeLine({ ...line, shell, failed: report.failed }));
      if (line && report.failed !== null) onFailure();
      return true;
    },
    measure({ name, value, ...signed }) {
      const view = tokens.read(signed.from.view, signed.from.set);
      if (view === null) return false;
      const line = written(signed, view, (about) => mayMeasure(`${about} ${name}`));
      if (line) vitals.add(vitalLine({ ...line, name, value }));
      return true;
    },
  };
}

type Limit = (about: string) => boolean;

function hourlyLimit(now: () => number): Limit {
  const linesOf = new Map<string, number>();
  let hour = 0;
  return (about) => {
    const thisHour = Math.floor(now() / HOUR_MS);
    if (thisHour !== hour || linesOf.size > MOST_NETWORKS) linesOf.clear();
    hour = thisHour;
    const lines = (linesOf.get(about) ?? 0) + 1;
    linesOf.set(about, lines);
    return lines <= MOST_LINES_OF_A_NETWORK;
  };
}

import { join } from 'node:path';
import { loopFolder, outcomesFolder } from '../../registry/loop-folder.ts';
import { createIntake, type Intake } from './intake.ts';
import { openLineFiles } from './line-files.ts';
import { readOutcome } from './outcome.ts';
import { createTally, type Tally } from './tally.ts';
import { withOtherMachines } from './told-outcomes.ts';
import { BEFORE_MS, TRIAL_MS } from './trials.ts';
import type { ViewTokens } from './view-tokens.ts';
import { createVitalTally, type VitalSummary } from './vital-tally.ts';
import { readVital } from './vital.ts';

const HOUR_MS = 3_600_000;
const KEPT_MS = TRIAL_MS + BEFORE_MS;
const MOST_BYTES_AN_HOUR = 32 * 1024 * 1024;
/** Vitals have files of their own: they take nothing from what failures are known by. */
const MOST_VITAL_BYTES_AN_HOUR = 16 * 1024 * 1024;
const PRUNE_MS = 600_000;

/** How page views of a version fared, by all edges together, in the last hours. */
export interface Health {
  readonly views: number;
  readonly failed: number;
  readonly stages: Readonly<Record<string, number>>;
  readonly vitals: Readonly<Record<string, VitalSummary>>;
}

/** What browsers report, to this edge and to all others: written down, heard of each other, counted, and forgotten. */
export interface Reports {
  readonly intake: Intake;
  readonly tally: Tally;
  /** As of the last `readNew`, over the last twelve hours. */
  health(area: string, version: string): Health;
  /** Versions that browsers have measured something of. */
  measured(): readonly { readonly area: string; readonly version: string }[];
  /** Writes down what came here, then hears what has come anywhere. */
  readNew(): Promise<void>;
  /** Forgets what is older than any trial, now and then. */
  prune(): Promise<void>;
  flush(): Promise<void>;
}

interface Parts {
  readonly registry: string;
  readonly tokens: ViewTokens;
  readonly key: Buffer;
  readonly now: () => number;
  /** A failure was written down here. */
  readonly onFailure: () => void;
}

export function openReports({ registry, tokens, key, now, onFailure }: Parts): Reports {
  const open = (folder: string, mostBytes: number) => {
    const own = openLineFiles({ folder, now, keptMs: KEPT_MS, mostBytes });
    return withOtherMachines(own, registry, KEPT_MS);
  };
  const outcomes = open(outcomesFolder(registry), MOST_BYTES_AN_HOUR);
  const measured = open(join(loopFolder(registry), 'vitals'), MOST_VITAL_BYTES_AN_HOUR);
  const tally = createTally();
  const vitals = createVitalTally();
  let prunedAt = -Infinity;

  async function flush(): Promise<void> {
    await outcomes.flush();
    await measured.flush();
  }

  return {
    intake: createIntake({ tokens, tally, outcomes, vitals: measured, key, now, onFailure }),
    tally,
    health(area, version) {
      const window = { from: now() - KEPT_MS, until: now() + 1 };
      // Of the shell what it has reported of itself: areas that failed in it have a row of their own.
      const { views, failed } = tally.fared(area, version, window, () => false);
      const stages = tally.stages(area, version, window);
      return { views, failed, stages, vitals: vitals.of(area, version) };
    },
    measured: () => vitals.versions(),
    async readNew() {
      await flush();
      await outcomes.readNew((line) => {
        const outcome = readOutcome(line);
        if (outcome) tally.add(outcome);
      });
      await measured.readNew((line) => {
        const vital = readVital(line);
        if (vital) vitals.add(vital);
      });
    },
    async prune() {
      if (now() - prunedAt < PRUNE_MS) return;
      prunedAt = now();
      tally.forget(now() - KEPT_MS - HOUR_MS);
      vitals.forget(now() - KEPT_MS - HOUR_MS);
      await outcomes.prune();
      await measured.prune();
    },
    flush,
  };
}

import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readHistory } from '../../registry/history.ts';
import type { HistoryEntry, RegistryMap } from '../../registry/registry-map.ts';
import type { RollbackEvidence } from '../../registry/rollback-evidence.ts';
import { readMap } from '../../registry/registry.ts';
import { createIntake, type Intake } from './intake.ts';
import { judge, type Verdict } from './judge.ts';
import { openLineFiles } from './line-files.ts';
import { readOutcome } from './outcome.ts';
import { loopFolder } from '../../registry/loop-folder.ts';
import { takeBack } from './take-back.ts';
import { withOtherMachines } from './told-outcomes.ts';
import { createTally, type Tally } from './tally.ts';
import { BEFORE_MS, TRIAL_MS, trialsOf, type Trial } from './trials.ts';
import { createViewTokens } from './view-tokens.ts';
import { createVitalTally, type VitalSummary } from './vital-tally.ts';
import { readVital } from './vital.ts';
import { openWebhook, type WebhookConfig } from './webhook.ts';

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

/** The edges' common knowledge of how new versions fare, and what follows from it. */
export interface Loop extends Intake {
  /** A name for a new page view with this set of releases, which is its nonce too. */
  issue(set: string): string;
  /** As of the last round, over the last twelve hours. */
  health(area: string, version: string): Health;
  /** Versions that browsers have measured something of. */
  measured(): readonly { readonly area: string; readonly version: string }[];
  /** Hears the other edges, and takes back what does worse than before. */
  round(): Promise<void>;
  /** As of the last round. */
  isHealthy(area: string, version: string): boolean;
  trials(): readonly JudgedTrial[];
  /** How often edges have taken a version of an area back. */
  rollbacks(): Readonly<Record<string, number>>;
  flush(): Promise<void>;
}

export interface JudgedTrial {
  readonly trial: Trial;
  readonly verdict: Verdict;
  readonly failed: number;
  readonly views: number;
}

interface Parts {
  readonly registry: string;
  readonly key: Buffer;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  readonly now: () => number;
  /** False: what fails is told, and nothing is taken back. */
  readonly takesBack: boolean;
  /** Null: rollbacks are told to nobody. */
  readonly webhook: WebhookConfig | null;
}

/** Joins the other edges of a registry. @param key shared by all of them */
export function openLoop({ registry, key, log, now, takesBack, webhook }: Parts): Loop {
  const tokens = createViewTokens(key, now);
  const tally = createTally();
  const open = (name: string, mostBytes: number) => {
    const own = openLineFiles({ folder: join(loopFolder(registry), name), now, keptMs: KEPT_MS, mostBytes });
    return withOtherMachines(own, registry, KEPT_MS);
  };
  const outcomes = open('outcomes', MOST_BYTES_AN_HOUR);
  const measured = open('vitals', MOST_VITAL_BYTES_AN_HOUR);
  const vitals = createVitalTally();
  const intake = createIntake({ tokens, tally, outcomes, vitals: measured, key, now });
  const known = openHistory(registry);
  const tellOthers = webhook && openWebhook({ registry, config: webhook, log, now });
  let judged: readonly JudgedTrial[] = [];
  let rollbacks: Readonly<Record<string, number>> = {};
  let prunedAt = -Infinity;
  /** Rollbacks that were refused are tried again when something else is live, and keep no other one waiting. */
  let tried = { revision: -1, versions: new Set<string>() };

  async function flush(): Promise<void> {
    await outcomes.flush();
    await measured.flush();
  }

  async function round(): Promise<void> {
    await flush();
    await outcomes.readNew((line) => {
      const outcome = readOutcome(line);
      if (outcome) tally.add(outcome);
    });
    await measured.readNew((line) => {
      const vital = readVital(line);
      if (vital) vitals.add(vital);
    });
    const { map, history } = await known();
    const trials = trialsOf(map, history, now());
    judged = trials.map((trial) => judgedTrial(trial, trials, tally));
    if (tried.revision !== map.revision) tried = { revision: map.revision, versions: new Set() };
    const worst = judged.find(
      ({ verdict, trial }) => verdict === 'worse' && !tried.versions.has(nameOf(trial)),
    );
    // One at a time: what another one did may be this one's fault.
    if (worst && takesBack) {
      const evidence = evidenceOf(worst.trial, trials, tally);
      await takeBack(worst.trial, evidence, map.revision, { registry, log, now });
      tried.versions.add(nameOf(worst.trial));
    }
    rollbacks = rollbacksIn(history);
    await tellOthers?.(history);
    if (now() - prunedAt < PRUNE_MS) return;
    prunedAt = now();
    tally.forget(now() - KEPT_MS - HOUR_MS);
    vitals.forget(now() - KEPT_MS - HOUR_MS);
    await outcomes.prune();
    await measured.prune();
  }

  return {
    issue: (set) => tokens.issue(set),
    ...intake,
    health(area, version) {
      const window = { from: now() - KEPT_MS, until: now() + 1 };
      // Of the shell what it has reported of itself: areas that failed in it have a row of their own.
      const { views, failed } = tally.fared(area, version, window, () => false);
      return {
        views,
        failed,
        stages: tally.stages(area, version, window),
        vitals: vitals.of(area, version),
      };
    },
    measured: () => vitals.versions(),
    round,
    isHealthy: (area, version) =>
      !judged.some(
        ({ trial, verdict }) => trial.area === area && trial.version === version && verdict !== 'fine',
      ),
    trials: () => judged,
    rollbacks: () => rollbacks,
    flush,
  };
}

function rollbacksIn(history: readonly HistoryEntry[]): Readonly<Record<string, number>> {
  const areas = Map.groupBy(
    history.flatMap(({ evidence }) => evidence?.area ?? []),
    (area) => area,
  );
  return Object.fromEntries([...areas].map(([area, all]) => [area, all.length]));
}

/** The history, read again when the map is another one. */
function openHistory(registry: string) {
  let seen: { map: RegistryMap; history: readonly HistoryEntry[] } | null = null;
  return async () => {
    const map = await readMap(registry);
    if (seen?.map.revision !== map.revision) seen = { map, history: (await readHistory(registry)).entries };
    return seen;
  };
}

function judgedTrial(trial: Trial, trials: readonly Trial[], tally: Tally): JudgedTrial {
  const { fared, faredBefore } = evidenceOf(trial, trials, tally);
  const verdict = judge(fared, faredBefore, tally.elsewhere(trial.area, trial.window));
  return { trial, verdict, failed: fared.failed, views: fared.views };
}

function evidenceOf(trial: Trial, trials: readonly Trial[], tally: Tally): RollbackEvidence {
  const { area, version, before, isCanary, window, windowBefore } = trial;
  const onTrial = new Set(trials.map(nameOf));
  const isCounted = (key: string) => !onTrial.has(key);
  return {
    area,
    version,
    before,
    isCanary,
    fared: tally.fared(area, version, window, isCounted),
    faredBefore: tally.fared(area, before, windowBefore, isCounted),
    stages: tally.stages(area, version, window),
    since: new Date(window.from).toISOString(),
  };
}

function nameOf({ area, version }: Trial): string {
  return `${area}@${version}`;
}

import type { RollbackEvidence } from '../../registry/rollback-evidence.ts';
import { judge, type Verdict } from './judge.ts';
import type { Tally } from './tally.ts';
import type { Trial } from './trials.ts';

/** A trial with what is thought of it. */
export interface JudgedTrial {
  readonly trial: Trial;
  readonly verdict: Verdict;
  /** Page views. */
  readonly failed: number;
  readonly views: number;
}

/** @param trials all that run now: what fails in another one is not held against this one */
export function judgedTrial(trial: Trial, trials: readonly Trial[], tally: Tally): JudgedTrial {
  const { fared, faredBefore } = evidenceOf(trial, trials, tally);
  const verdict = judge(fared, faredBefore, tally.elsewhere(trial.area, trial.window));
  return { trial, verdict, failed: fared.failed, views: fared.views };
}

/** What the verdict of a trial rests on, as the history keeps it. */
export function evidenceOf(trial: Trial, trials: readonly Trial[], tally: Tally): RollbackEvidence {
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

/** A version on trial. */
export function nameOf({ area, version }: Trial): string {
  return `${area}@${version}`;
}

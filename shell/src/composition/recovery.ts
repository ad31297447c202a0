import type { ReleasedArea, ReleasedVersion } from '@mosaico/shared/contract';
import type { FailureStage } from '../platform/telemetry.ts';

/** One failed attempt to show an area. */
export interface Failure {
  readonly version: string;
  readonly stage: FailureStage;
  /** What support can look up. */
  readonly reference: string;
}

/** Versions that have failed for good in this tab; the next visit starts with the last one known to be good. */
export interface Recovery {
  /** What to show after these failures: the live version, the live version once more, the last known good one. Undefined when all have failed. */
  releaseAfter(area: ReleasedArea, failures: readonly Failure[]): ReleasedVersion | undefined;
  /** The player asks to try the live version again. */
  forgive(area: ReleasedArea): void;
}

const LIVE_ATTEMPTS = 2;

export function createRecovery(): Recovery {
  const condemned = new Set<string>();
  return {
    releaseAfter(area, failures) {
      const good = area.lastKnownGood;
      const ofLive = failures.filter(({ version }) => version === area.version).length;
      if (ofLive >= LIVE_ATTEMPTS && good) condemned.add(area.container);
      if (ofLive < LIVE_ATTEMPTS && !condemned.has(area.container)) return area;
      if (!good || good.version === area.version) return undefined;
      return failures.some(({ version }) => version === good.version) ? undefined : good;
    },
    forgive: (area) => void condemned.delete(area.container),
  };
}

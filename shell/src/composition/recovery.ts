import type { ReleasedArea, ReleasedVersion } from '@mosaico/shared/contract';
import { readJson, type TextStorage } from '@mosaico/shared/storage';
import type { FailureStage } from '../platform/telemetry.ts';

/** One failed attempt to show an area. */
export interface Failure {
  readonly version: string;
  readonly stage: FailureStage;
  /** What support can look up. */
  readonly reference: string;
}

/**
 * Versions that have failed for good in this tab: later visits and later page views begin with the last one known to be good,
 * because a blank area takes its whole deadline to be found out. Forgotten with the next revision of the release map.
 */
export interface Recovery {
  /**
   * What to show after these failures: the live version, the live version once more, the last known good one.
   * Undefined when all have failed.
   * @param widget which widget of the area it is about; its screen when there is none. They fail apart.
   */
  releaseAfter(
    area: ReleasedArea,
    failures: readonly Failure[],
    widget?: string,
  ): ReleasedVersion | undefined;
  /** What a visit of the area begins with. */
  firstOf(area: ReleasedArea): ReleasedVersion;
  /** The player asks to try the live version again. */
  forgive(area: ReleasedArea): void;
}

const LIVE_ATTEMPTS = 2;
/** Session storage: what has failed, and under which revision. */
const FAILED_KEY = 'failedReleases';

/** @param revision of the release map that the tab runs now */
export function createRecovery(storage: TextStorage, revision: () => number): Recovery {
  function remembered(): readonly unknown[] {
    const kept = readJson(storage, FAILED_KEY) as { revision?: unknown; failed?: unknown } | null;
    return kept?.revision === revision() && Array.isArray(kept.failed) ? kept.failed : [];
  }
  function remember(failed: readonly unknown[]): void {
    storage.setItem(FAILED_KEY, JSON.stringify({ revision: revision(), failed }));
  }

  return {
    releaseAfter(area, failures, widget) {
      const good = area.lastKnownGood;
      const part = partOf(area, widget);
      const ofLive = failures.filter(({ version }) => version === area.version).length;
      let isCondemned = remembered().includes(part);
      if (ofLive >= LIVE_ATTEMPTS && good && !isCondemned) {
        remember([...remembered(), part]);
        isCondemned = true;
      }
      if (ofLive < LIVE_ATTEMPTS && !(isCondemned && good)) return area;
      if (!good || good.version === area.version) return undefined;
      return failures.some(({ version }) => version === good.version) ? undefined : good;
    },
    firstOf(area) {
      return remembered().includes(partOf(area)) ? (area.lastKnownGood ?? area) : area;
    },
    forgive: (area) => remember(remembered().filter((part) => part !== partOf(area))),
  };
}

function partOf({ container }: ReleasedArea, widget = ''): string {
  return `${container} ${widget}`;
}

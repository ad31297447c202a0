import type { HistoryEntry, RegistryMap } from '../../registry/registry-map.ts';
import type { Window } from './tally.ts';

const HOUR_MS = 3_600_000;
/** What has been live for longer is judged by people. */
export const TRIAL_MS = 6 * HOUR_MS;
/** How long before an activation the version before is looked at. */
export const BEFORE_MS = 6 * HOUR_MS;

/** A version that is new to visitors, and the one it is compared with. */
export interface Trial {
  readonly area: string;
  readonly version: string;
  readonly before: string;
  readonly isCanary: boolean;
  /** When views of it count, and when those of the one before. */
  readonly window: Window;
  readonly windowBefore: Window;
}

/**
 * The versions that are on trial: canaries, compared with what the others have at the same time; and what was activated a short time ago in place of
 * another version, compared with that one before. What was rolled back to is not on trial: so nothing goes back and forth. Pure.
 */
export function trialsOf(map: RegistryMap, history: readonly HistoryEntry[], now: number): readonly Trial[] {
  return Object.entries(map.areas).flatMap(([area, { version, canary }]): Trial[] => {
    if (canary) {
      const window = { from: Date.parse(canary.startedAt), until: now + 1 };
      return [
        { area, version: canary.version, before: version, isCanary: true, window, windowBefore: window },
      ];
    }
    const line = history.findLast(({ changes }) => changes.some((change) => change.area === area));
    const change = line?.changes.find((one) => one.area === area);
    if (!line || !change || change.from === null || change.to !== version || line.action !== 'activate')
      return [];
    const since = Date.parse(line.at);
    if (now - since > TRIAL_MS) return [];
    return [
      {
        area,
        version,
        before: change.from,
        isCanary: false,
        window: { from: since, until: now + 1 },
        windowBefore: { from: since - BEFORE_MS, until: since },
      },
    ];
  });
}

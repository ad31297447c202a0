import type { Reactive, ReleaseMap } from '@mosaico/shared/contract';
import { createReactive, type Settable } from '@mosaico/shared/reactive';
import { UNKNOWN_SHELL } from './release-map.ts';

/** The release map of an open tab: the set of releases that this tab composes its pages from. */
export interface Composition extends Settable<ReleaseMap> {
  /** Another release of the shell is live: this tab should move to the new set as a whole. */
  readonly isOutdated: Reactive<boolean>;
  /** It should do so without waiting for the player to go on. */
  readonly isUrgent: Reactive<boolean>;
  /** Revision of the latest map, whether this tab may use it or not. */
  readonly latestRevision: number;
}

/**
 * Takes over a newer map only when it names the shell that runs here: the gate has checked the areas of a map only
 * against that map's own shell (contract version and shared modules). While another
 * shell is live, the tab keeps the last set that fits it.
 */
export function createComposition(initial: ReleaseMap): Composition {
  const usable = createReactive(initial);
  const isOutdated = createReactive(false);
  const isUrgent = createReactive(false);
  let latestRevision = initial.revision;
  return {
    get value() {
      return usable.value;
    },
    changes$: usable.changes$,
    isOutdated,
    isUrgent,
    get latestRevision() {
      return latestRevision;
    },
    set(next) {
      latestRevision = next.revision;
      const running = usable.value.shell;
      const fits = next.shell === running || running === UNKNOWN_SHELL;
      if (fits) usable.set(next);
      isOutdated.set(!fits);
      isUrgent.set(!fits && (next.urgent ?? 0) > usable.value.revision);
    },
  };
}

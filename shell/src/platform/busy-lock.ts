import type { BusyLock, Reactive } from '@mosaico/shared/contract';
import { createReactive } from '@mosaico/shared/reactive';

/** The lock with its view for the shell, which does not load the page anew while it is held. */
export interface ShellBusyLock extends BusyLock {
  readonly isHeld: Reactive<boolean>;
}

export function createBusyLock(): ShellBusyLock {
  const holders = new Set<symbol>();
  const isHeld = createReactive(false);
  return {
    isHeld,
    hold(reason) {
      const holder = Symbol(reason);
      holders.add(holder);
      isHeld.set(true);
      return () => {
        holders.delete(holder);
        isHeld.set(holders.size > 0);
      };
    },
  };
}

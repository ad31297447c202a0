import type { BusyLock, Live } from '@mosaico/shared/contract';
import { createLive } from './live.ts';

/** The lock with its view for the shell: nothing is swapped in place while it is held. */
export interface ShellBusyLock extends BusyLock {
  readonly isHeld: Live<boolean>;
}

export function createBusyLock(): ShellBusyLock {
  const holders = new Set<symbol>();
  const isHeld = createLive(false);
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
